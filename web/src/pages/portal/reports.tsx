import type { AgencyDetail } from '@touchstone/sdk';
import { Section } from '../../components/section.tsx';
import { personalPage } from '../../session/personal-page.ts';
import { useSite } from '../../site-view.ts';
import { DoneNotice } from '../account/done-notice.tsx';
import { Expiring } from './expiring.tsx';
import { readExpiring } from './expiring-months.ts';
import { Flags } from './flags.tsx';
import { requireAgencies } from './own-agencies.ts';
import { DOWNLOAD_PATH } from './own-download.ts';
import {
  type OwnReportPage,
  PAGE_SIZE,
  type PortalState,
  readOwnReports,
  readPortalState,
  searchOf,
} from './own-reports.ts';
import { FilterForm, OwnPager, ReportTable } from './report-table.tsx';

const SHOWN_FLAGS = 10;
/** As many as the registry gives at once. */
const ALL_FLAGS = 200;

/** The reports of somebody's agencies, what is wrong with them, and when they end. */
export const portalPage = personalPage('/portal', async (request) => {
  const { registry, visitor, query, messages, today } = request;
  const ids = requireAgencies(request);
  const state = readPortalState(query, ids);
  const own = visitor.asVisitor();
  const agencies = await Promise.all(ids.map((id) => registry.getAgency({ agencyID: id })));
  const [found, all, held, queue, months] = await Promise.all([
    readOwnReports({ everybody: registry, own }, state, agencies),
    registry.searchReports({ agency_id: ids, limit: 0 }),
    own.listOwnReports({ state: 'held', limit: 0 }),
    own.listFlags({ limit: query.has('flags') ? ALL_FLAGS : SHOWN_FLAGS }),
    readExpiring(registry, state.agency === undefined ? ids : [state.agency], today),
  ]);
  const words = messages.account.portal;
  const content = (
    <>
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead(all.count)}</p>
        <DoneNotice sentence={query.get('done') === 'waiting' ? messages.account.portalForm.done.waiting : undefined} />
        <Ways />
        <Held count={held.count} />
      </div>
      <Reports state={state} agencies={agencies} found={found} />
      <Flags flags={queue.results} count={queue.count} isAll={query.has('flags')} />
      <Expiring months={months} agency={state.agency} />
    </>
  );
  return { title: words.title, description: words.description, isUnlisted: true, personal: 'reports', content };
});

/** What somebody mostly comes for. */
function Ways() {
  const { messages, link } = useSite();
  const { menu } = messages.account;
  return (
    <div class="buttons">
      <a class="button" href={link('/portal/reports/new')}>
        {menu['new-report']}
      </a>
      <a class="button other" href={link('/portal/csv')}>
        {messages.account.portalCsv.title}
      </a>
    </div>
  );
}

function Held({ count }: { readonly count: number }) {
  const { messages, link } = useSite();
  const words = messages.account.portal;
  if (count === 0) return null;
  return (
    <div class="notice of-negative">
      <h2>{words.held(count)}</h2>
      <p>
        {words.heldText} <a href={`${link('/portal')}?state=held#reports`}>{words.heldShow}</a>
      </p>
    </div>
  );
}

interface ReportsProps {
  readonly state: PortalState;
  readonly agencies: readonly AgencyDetail[];
  readonly found: OwnReportPage;
}

function Reports({ state, agencies, found: { count, reports, isByName = false } }: ReportsProps) {
  const words = useSite().messages.account.portal;
  return (
    <Section id="reports" title={words.reports} isWhole>
      <FilterForm state={state} agencies={agencies} />
      <p class="caption">
        <span role="status">
          {words.found(count)}
          <Ends state={state} />
        </span>{' '}
        {!isByName && <DownloadLink state={state} />}
      </p>
      <div class="own-reports">
        <ReportTable reports={reports} />
      </div>
      <OwnPager state={state} last={Math.max(1, Math.ceil(count / PAGE_SIZE))} />
    </Section>
  );
}

/** Of what ends in certain days; the way to all the others. */
function Ends({ state: { ends_from: from, ends_to: to, page: _, ...others } }: { readonly state: PortalState }) {
  const { messages, format, link } = useSite();
  const words = messages.account.portal;
  if (from === undefined || to === undefined) return null;
  return (
    <>
      , {words.ends(format.day(from), format.day(to))}{' '}
      <a href={`${link('/portal')}${searchOf(others)}#reports`}>{words.anyEnd}</a>
    </>
  );
}

/** What is listed, as a file. What is found by names has a download where everybody searches. */
function DownloadLink({ state }: { readonly state: PortalState }) {
  const { messages, link } = useSite();
  const { page: _, ...asked } = state;
  return <a href={`${link(DOWNLOAD_PATH)}${searchOf(asked)}`}>{messages.account.portal.download}</a>;
}
