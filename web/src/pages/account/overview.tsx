import { type AgencyDetail, type Client, type Limits, type OwnAccount, RegistryClientError } from '@touchstone/sdk';
import { AgencyLink } from '../../components/agency-name.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { Day, ShortDay } from '../../components/day.tsx';
import { Facts, Section } from '../../components/section.tsx';
import { personalPage } from '../../session/personal-page.ts';
import { useSite } from '../../site-view.ts';
import { DoneNotice } from './done-notice.tsx';

const BYTES_PER_MEGABYTE = 1024 * 1024;
const SECONDS_PER_HOUR = 3_600;

export const accountPage = personalPage('/account', async ({ visitor, registry, session, messages, query }) => {
  const { account } = session;
  const words = messages.account.overview;
  const [limits, agencies] = await Promise.all([visitor.asVisitor().getLimits(), readAgencies(account, registry)]);
  const content = (
    <>
      <div class="opening">
        <h1>{words.title}</h1>
        <DoneNotice sentence={query.get('done') === 'confirmed' ? words.confirmed : undefined} />
        <p class="lead">{words.leads[account.role]}</p>
      </div>
      <You account={account} />
      {agencies.length > 0 && <Agencies agencies={agencies} />}
      <Usage limits={limits} />
    </>
  );
  return { title: words.title, description: words.description, isUnlisted: true, personal: 'account', content };
});

function You({ account }: { readonly account: OwnAccount }) {
  const { messages, link } = useSite();
  const { overview: words, roles, username, email } = messages.account;
  return (
    <Section id="you" title={words.you}>
      <Facts
        rows={[
          [username, account.username],
          [words.role, roles[account.role]],
          [email, account.email],
          account.organisation !== '' && [words.organisation, account.organisation],
          account.display_name !== '' && [words.name, account.display_name],
          [words.purpose, account.purpose],
          [words.listed, <a href={link('/users')}>{account.published ? words.isListed : words.isNotListed}</a>],
          [words.since, <Day day={account.created_at} />],
          account.terms_version !== '' && [
            words.terms,
            <a href={link('/terms')}>{messages.account.register.termsVersion(account.terms_version)}</a>,
          ],
        ]}
      />
    </Section>
  );
}

interface OwnAgency {
  readonly agency: AgencyDetail;
  readonly right: OwnAccount['agencies'][number];
}

/** Few people act for more than a handful. */
async function readAgencies({ agencies }: OwnAccount, registry: Client): Promise<readonly OwnAgency[]> {
  const read = agencies.map(async (right) => {
    try {
      return { right, agency: await registry.getAgency({ agencyID: right.agency_id }) };
    } catch (error) {
      if (error instanceof RegistryClientError && error.status === 404) return undefined;
      throw error;
    }
  });
  return (await Promise.all(read)).filter((found) => found !== undefined);
}

function Agencies({ agencies }: { readonly agencies: readonly OwnAgency[] }) {
  const { messages } = useSite();
  const { overview: words } = messages.account;
  return (
    <Section id="agencies" title={words.agencies} aside={words.agenciesAside}>
      <DataTable
        caption={words.agencies}
        rows={agencies}
        keyOf={({ agency, right }) => `${agency.id} ${right.relation}`}
        columns={[
          { title: words.agency, cell: ({ agency }) => <AgencyLink agency={agency} /> },
          { title: words.relation, cell: ({ right }) => words.relations[right.relation] },
          { title: words.period, cell: ({ right }) => <Period from={right.valid_from} to={right.valid_to} /> },
        ]}
      />
    </Section>
  );
}

function Period({ from, to }: { readonly from: string | null; readonly to: string | null }) {
  const { messages } = useSite();
  if (from === null && to === null) return <>{messages.account.overview.unlimited}</>;
  return (
    <>
      {from !== null && <ShortDay day={from} />} – {to !== null && <ShortDay day={to} />}
    </>
  );
}

function Usage({ limits }: { readonly limits: Limits }) {
  const { messages, format } = useSite();
  const { overview: words } = messages.account;
  const windows = [
    { name: words.minute, ...limits.requests_per_minute },
    { name: words.day, ...limits.requests_per_day },
  ];
  const wait = (seconds: number) =>
    seconds < SECONDS_PER_HOUR
      ? words.seconds(format.number(seconds))
      : words.hours(format.number(Math.ceil(seconds / SECONDS_PER_HOUR)));
  return (
    <Section id="usage" title={words.usage} aside={words.usageAside}>
      <DataTable
        caption={words.usage}
        rows={windows}
        keyOf={({ name }) => name}
        columns={[
          { title: words.window, cell: ({ name }) => name },
          { title: words.used, isNumber: true, cell: ({ limit, remaining }) => format.number(limit - remaining) },
          { title: words.left, isNumber: true, cell: ({ remaining }) => format.number(remaining) },
          { title: words.allowed, isNumber: true, cell: ({ limit }) => format.number(limit) },
          { title: words.afresh, isNumber: true, cell: ({ reset }) => wait(reset) },
        ]}
      />
      <h3 class="plain">{words.otherLimits}</h3>
      <Facts
        rows={[
          [words.pageRows, format.number(limits.page_rows)],
          [words.filterValues, format.number(limits.values_per_filter)],
          [words.queryCharacters, format.number(limits.query_characters)],
          [words.bodySize, words.megabytes(format.number(limits.json_body_bytes / BYTES_PER_MEGABYTE))],
        ]}
      />
    </Section>
  );
}
