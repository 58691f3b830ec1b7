import type { AgencyDecision, AgencyListItem } from '@touchstone/sdk';
import { AgencyLink, CountryLink } from '../components/agency-name.tsx';
import { type Column, DataTable } from '../components/data-table.tsx';
import { ShortDay } from '../components/day.tsx';
import { Gap } from '../components/gap.tsx';
import { lastPage, Pager } from '../components/search-results.tsx';
import { Crumbs } from '../components/section.tsx';
import type { Page } from '../page.ts';
import { readSearchState, type SearchShape, type SearchState } from '../registry/search-state.ts';
import { useSite } from '../site-view.ts';

const DECISIONS_PATH = '/agencies/decisions';
const DECISION_PAGES: SearchShape = { choices: [], days: [], orderings: [], pageSizes: [100], defaultSize: 100 };

export const agencyListPage: Page = {
  path: '/agencies',
  async respond({ registry, messages }) {
    const { results } = await registry.listAgencies({ ordering: 'name_primary' });
    const { title, description } = messages.agency.list;
    return { title, description, menu: 'agencies', content: <Agencies agencies={results} /> };
  },
};

export const formerAgenciesPage: Page = {
  path: '/agencies/former',
  async respond({ registry, messages }) {
    const { results } = await registry.listAgencies({ registered: 'false', ordering: 'name_primary' });
    const { title, description } = messages.agency.formerList;
    return { title, description, menu: 'agencies', content: <FormerAgencies agencies={results} /> };
  },
};

export const agencyDecisionsPage: Page = {
  path: DECISIONS_PATH,
  async respond({ registry, messages, query }) {
    const [decisions, agencies] = await Promise.all([
      registry.listAgencyDecisions(),
      registry.listAgencies({ registered: 'all' }),
    ]);
    const { title, description } = messages.agency.decisionList;
    const state = readSearchState(query, DECISION_PAGES);
    const content = <Decisions decisions={decisions} agencies={agencies.results} state={state} />;
    return { title, description, menu: 'agencies', content };
  },
};

interface AgenciesProps {
  readonly agencies: readonly AgencyListItem[];
}

function Agencies({ agencies }: AgenciesProps) {
  const { messages, link } = useSite();
  const words = messages.agency.list;
  return (
    <>
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead(agencies.length)}</p>
        <p class="inline">
          <a href={link('/agencies/former')}>{words.former}</a>
          <a href={link('/agencies/decisions')}>{words.decisions}</a>
        </p>
      </div>
      <DataTable
        caption={words.title}
        rows={agencies}
        keyOf={({ id }) => id}
        columns={[...useCommonColumns('since')]}
      />
    </>
  );
}

function FormerAgencies({ agencies }: AgenciesProps) {
  const { messages } = useSite();
  const words = messages.agency.formerList;
  return (
    <>
      <Crumbs trail={[['/agencies', messages.agency.list.title]]} here={words.title} />
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">{agencies.length === 0 ? words.none : words.lead}</p>
      </div>
      {agencies.length > 0 && (
        <DataTable
          caption={words.title}
          rows={agencies}
          keyOf={({ id }) => id}
          columns={[...useCommonColumns('until')]}
        />
      )}
    </>
  );
}

function useCommonColumns(dated: 'since' | 'until'): readonly [Column<AgencyListItem>, ...Column<AgencyListItem>[]] {
  const { messages, format } = useSite();
  const { list, formerList } = messages.agency;
  return [
    { title: list.agency, cell: (agency) => <AgencyLink agency={agency} /> },
    { title: list.seat, cell: ({ country }) => <CountryLink country={country} /> },
    dated === 'since'
      ? { title: list.since, cell: ({ registration_start: day }) => <ShortDay day={day} /> }
      : {
          title: formerList.until,
          cell: ({ registration_valid_to: day }) => (day === '' ? messages.frame.notKnown : <ShortDay day={day} />),
        },
    { title: list.institutions, isNumber: true, cell: ({ institution_count: count }) => format.number(count) },
    { title: list.reports, isNumber: true, cell: ({ report_count: count }) => format.number(count) },
  ];
}

interface DecisionsProps extends AgenciesProps {
  readonly decisions: readonly AgencyDecision[];
  readonly state: SearchState;
}

function Decisions({ decisions, agencies, state }: DecisionsProps) {
  const { messages } = useSite();
  const words = messages.agency.decisionList;
  const byAcronym = new Map(agencies.map((agency) => [agency.acronym_primary, agency]));
  const last = lastPage(decisions.length, state.size);
  const page = Math.min(state.page, last);
  const first = (page - 1) * state.size;
  const shown = decisions.slice(first, first + state.size);
  const nameOf = (acronym: string) => {
    const agency = byAcronym.get(acronym);
    return agency === undefined ? acronym : <AgencyLink agency={agency} />;
  };
  return (
    <>
      <Crumbs trail={[['/agencies', messages.agency.list.title]]} here={words.title} />
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">
          {words.lead(decisions.length)} {last > 1 && messages.search.showing(first + 1, first + shown.length)}
        </p>
      </div>
      <DataTable
        caption={words.title}
        rows={shown}
        keyOf={(one) => `${one.agency_acronym}${one.decision_date}${one.decision_type}`}
        columns={[
          { title: messages.agency.list.agency, cell: (one) => nameOf(one.agency_acronym) },
          { title: words.date, cell: (one) => <ShortDay day={one.decision_date} /> },
          { title: words.decision, cell: (one) => messages.vocabulary.agencyDecision[one.decision_type] },
          { title: words.documents, cell: (one) => <DecisionFiles decision={one} /> },
        ]}
      />
      <Pager path={DECISIONS_PATH} shape={DECISION_PAGES} state={{ ...state, page }} count={decisions.length} />
    </>
  );
}

interface DecisionFilesProps {
  readonly decision: { readonly decision_file: string; readonly decision_file_extra: string };
}

export function DecisionFiles({ decision }: DecisionFilesProps) {
  const words = useSite().messages.agency.decisionList;
  const files = [
    { address: decision.decision_file, text: words.document },
    { address: decision.decision_file_extra, text: words.extra },
  ].filter(({ address }) => address !== '');
  if (files.length === 0) return <Gap />;
  return (
    <span class="inline">
      {files.map(({ address, text }) => (
        <a key={address} href={address}>
          {text}
        </a>
      ))}
    </span>
  );
}
