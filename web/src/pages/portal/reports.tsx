import type { AgencyDetail, QueuedFlag, ReportListItem } from '@touchstone/sdk';
import { Section } from '../../components/section.tsx';
import { personalPage } from '../../session/personal-page.ts';
import { Expiring } from './expiring.tsx';
import { readExpiring } from './expiring-months.ts';
import { Flags } from './flags.tsx';
import { requireAgencies } from './own-agencies.ts';
import { FilterForm, OwnPager, ReportTable } from './report-table.tsx';

const PAGE_SIZE = 20;
const SHOWN_FLAGS = 50;

/** What the address asks for. */
export interface PortalState {
  readonly agency: number | undefined;
  readonly query: string;
  readonly flag: 'none' | 'low level' | undefined;
  readonly active: boolean | undefined;
  readonly page: number;
}

/** The reports of somebody's agencies, what is wrong with them, and when they end. */
export const portalPage = personalPage('/portal', async (request) => {
  const { registry, visitor, query, messages, today } = request;
  const ids = requireAgencies(request);
  const state = readState(query, ids);
  const own = state.agency === undefined ? ids : [state.agency];
  const [found, all, queue, months, agencies] = await Promise.all([
    registry.searchReports({
      agency_id: own,
      ...(state.query !== '' && { query: state.query }),
      ...(state.flag !== undefined && { flag: state.flag }),
      ...(state.active !== undefined && { active: state.active }),
      ...(state.query === '' && { ordering: '-date_updated' as const }),
      limit: PAGE_SIZE,
      offset: (state.page - 1) * PAGE_SIZE,
    }),
    registry.searchReports({ agency_id: ids, limit: 0 }),
    visitor.asVisitor().listFlags({ limit: SHOWN_FLAGS }),
    readExpiring(registry, own, today),
    Promise.all(ids.map((id) => registry.getAgency({ agencyID: id }))),
  ]);
  const words = messages.account.portal;
  const content = (
    <>
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead(all.count)}</p>
        <Held flags={queue.results} title={words.held} text={words.heldText} />
      </div>
      <Flags flags={queue.results} count={queue.count} />
      <Reports state={state} agencies={agencies} count={found.count} reports={found.results} title={words.reports} />
      <Expiring months={months} />
    </>
  );
  return { title: words.title, description: words.description, isUnlisted: true, personal: 'reports', content };
});

function readState(query: URLSearchParams, ids: readonly number[]): PortalState {
  const page = Number(query.get('page') ?? '1');
  const active = query.get('active');
  return {
    agency: ids.find((id) => String(id) === query.get('agency')),
    query: query.get('query')?.trim() ?? '',
    flag: (['none', 'low level'] as const).find((known) => known === query.get('flag')),
    active: active === 'true' ? true : active === 'false' ? false : undefined,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

interface HeldProps {
  readonly flags: readonly QueuedFlag[];
  readonly title: (count: number) => string;
  readonly text: string;
}

function Held({ flags, title, text }: HeldProps) {
  const held = new Set(flags.filter(({ state }) => state === 'held').map(({ report_id: id }) => id));
  if (held.size === 0) return null;
  return (
    <div class="notice of-negative">
      <h2>{title(held.size)}</h2>
      <p>{text}</p>
    </div>
  );
}

interface ReportsProps {
  readonly title: string;
  readonly state: PortalState;
  readonly agencies: readonly AgencyDetail[];
  readonly count: number;
  readonly reports: readonly ReportListItem[];
}

function Reports({ title, state, agencies, count, reports }: ReportsProps) {
  return (
    <Section id="reports" title={title} isWhole>
      <FilterForm state={state} agencies={agencies} />
      <ReportTable reports={reports} />
      <OwnPager state={state} last={Math.max(1, Math.ceil(count / PAGE_SIZE))} />
    </Section>
  );
}
