import type { AdminAccount, AgencyListItem } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { Facts, Section } from '../../../components/section.tsx';
import type { Document } from '../../../page.ts';
import type { PersonalRequest } from '../../../session/personal-page.ts';
import { useSite } from '../../../site-view.ts';
import { Actor, type ActorNames, readActors } from '../audit/actors.tsx';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { Moment } from '../moment.tsx';
import { recordIdIn } from '../record-id.ts';
import type { Refused } from '../refused.ts';
import { tryDecision } from '../try-decision.ts';
import { Access, Registration } from './account-decisions.tsx';
import { AgenciesForm, OwnAgencies } from './agencies-form.tsx';
import { changeAccount } from './change-account.ts';
import { Tokens } from './tokens.tsx';

const PATH = '/desk/accounts/:id';
const SHOWN_ENTRIES = 15;

/** An account, and everything that can be done with it. */
export const deskAccountPage = deskPage(PATH, (request) => accountDocument(request));

export const deskAccountAction = deskAction(PATH, async (request, form) => {
  const accountID = recordIdIn(request);
  const action = form.get('action') ?? '';
  const change = form.get('decision') ?? action;
  const outcome = await tryDecision(request, form, (reason) =>
    changeAccount(request.visitor.asVisitor(), { accountID, change, form, reason }),
  );
  if ('refusal' in outcome) return accountDocument(request, { action, form, refusal: outcome.refusal });
  return { redirect: `${request.link(`/desk/accounts/${accountID}`)}?done=${change}`, status: 303 };
});

export interface AccountProps {
  readonly account: AdminAccount;
  readonly refused: Refused | undefined;
}

async function accountDocument(request: PersonalRequest, refused?: Refused): Promise<Document> {
  const { visitor, registry, messages, query } = request;
  const { account: words, list } = messages.desk.accounts;
  const desk = visitor.asVisitor();
  const [account, agencies] = await Promise.all([
    desk.getAccount({ accountID: recordIdIn(request) }),
    registry.listAgencies({ registered: 'all', ordering: 'acronym_primary' }),
  ]);
  const actors = await readActors(desk, account.audit);
  const isDecided = ['approve', 'refuse'].includes(query.get('done') ?? '');
  return deskDocument({
    path: `/desk/accounts/${account.id}`,
    trail: [['/desk/accounts', list.title]],
    title: words.title(account.username),
    description: words.description,
    lead: leadOf(account, messages.desk.accounts),
    done: words.done[query.get('done') ?? ''],
    next: isDecided ? ['/desk/registrations', words.toRegistrations] : undefined,
    refused,
    children: (
      <>
        <AccountFacts account={account} />
        {account.status === 'approval' && <Registration account={account} refused={refused} />}
        <Agencies account={account} agencies={agencies.results} refused={refused} />
        <Tokens account={account} refused={refused} />
        <Access account={account} refused={refused} />
        <History account={account} actors={actors} />
      </>
    ),
  });
}

type AccountWords = PersonalRequest['messages']['desk']['accounts'];

function leadOf({ status, status_reason: reason, role }: AdminAccount, words: AccountWords): string {
  const { leads, suspendedFor } = words.account;
  if (status === 'suspended' && reason !== '') return suspendedFor(reason);
  return `${words.roles[role]}. ${leads[status]}`;
}

function AccountFacts({ account }: { readonly account: AdminAccount }) {
  const { messages } = useSite();
  const { account: words, roles, purpose } = messages.desk.accounts;
  const { confirmed_at: confirmed, listed, hidden } = account;
  return (
    <Section id="facts" title={words.facts}>
      <Facts
        rows={[
          account.display_name !== '' && [words.displayName, account.display_name],
          account.organisation !== '' && [words.organisation, account.organisation],
          [purpose, account.purpose],
          [words.email, account.email],
          [words.role, roles[account.role]],
          [words.registered, <Moment at={account.created_at} />],
          [words.confirmed, confirmed === null ? words.notConfirmed : <Moment at={confirmed} />],
          [words.listed, words.listedSay[listed ? (hidden ? 'hidden' : 'yes') : 'no']],
        ]}
      />
    </Section>
  );
}

function Agencies({ account, agencies, refused }: AccountProps & { readonly agencies: readonly AgencyListItem[] }) {
  const { account: words } = useSite().messages.desk.accounts;
  return (
    <Section id="agencies" title={words.agencies} aside={words.agenciesAside}>
      {account.role === 'consumer' ? (
        <p>{words.notForReaders}</p>
      ) : (
        <>
          <OwnAgencies account={account} agencies={agencies} />
          <details class="more" open={refused?.action === 'agencies'}>
            <summary>{words.changeAgencies}</summary>
            <AgenciesForm account={account} agencies={agencies} refused={refused} />
          </details>
        </>
      )}
    </Section>
  );
}

interface HistoryProps {
  readonly account: AdminAccount;
  readonly actors: ActorNames;
}

/** Newest first; being signed in is an entry too, so there can be many. */
function History({ account, actors }: HistoryProps) {
  const { account: words } = useSite().messages.desk.accounts;
  const entries = account.audit.toReversed();
  const older = entries.slice(SHOWN_ENTRIES);
  return (
    <Section id="history" title={words.history}>
      <Entries caption={words.history} entries={entries.slice(0, SHOWN_ENTRIES)} actors={actors} />
      {older.length > 0 && (
        <details class="more">
          <summary>{words.older(older.length)}</summary>
          <Entries caption={words.older(older.length)} entries={older} actors={actors} />
        </details>
      )}
    </Section>
  );
}

interface EntriesProps {
  readonly caption: string;
  readonly entries: AdminAccount['audit'];
  readonly actors: ActorNames;
}

function Entries({ caption, entries, actors }: EntriesProps) {
  const { when, what, why, who } = useSite().messages.desk.accounts.account.historyColumns;
  return (
    <DataTable
      caption={caption}
      rows={entries.map((entry, position) => ({ ...entry, position }))}
      keyOf={({ position }) => position}
      columns={[
        { title: when, cell: ({ at }) => <Moment at={at} /> },
        { title: what, cell: ({ action }) => action },
        { title: why, cell: ({ reason }) => reason },
        { title: who, cell: ({ actor }) => <Actor actor={actor} names={actors} /> },
      ]}
    />
  );
}
