import type { AgencyDetail, OwnReport } from '@touchstone/sdk';
import { DataTable } from '../../components/data-table.tsx';
import { ShortDay } from '../../components/day.tsx';
import { capitalised } from '../../components/report-entry.tsx';
import { Decision, ValidityWords } from '../../components/report-state.tsx';
import { validityOf } from '../../registry/report-state.ts';
import { useSite } from '../../site-view.ts';
import { FlagTag } from './flags.tsx';
import { FILE_STATES, FLAG_LEVELS, type PortalState, SHOWN_STATES, searchOf } from './own-reports.ts';

interface FilterFormProps {
  readonly state: PortalState;
  readonly agencies: readonly AgencyDetail[];
}

export function FilterForm({ state, agencies }: FilterFormProps) {
  const { messages, link } = useSite();
  const words = messages.account.portal;
  return (
    <form class="own-filters" action={link('/portal')} aria-label={words.filters}>
      <div>
        <label for="query">{words.query}</label>
        <input class="input small" type="search" id="query" name="query" value={state.query} maxLength={512} />
      </div>
      {agencies.length > 1 && (
        <Choice
          name="agency"
          label={words.agency}
          chosen={state.agency === undefined ? '' : String(state.agency)}
          options={[
            ['', words.allAgencies],
            ...agencies.map(({ id, acronym_primary: acronym }) => [String(id), acronym] as const),
          ]}
        />
      )}
      <Choice
        name="state"
        label={words.state}
        chosen={state.state ?? ''}
        options={[['', words.anyState], ...SHOWN_STATES.map((one) => [one, words.stateChoices[one]] as const)]}
      />
      <Choice
        name="flag"
        label={words.flag}
        chosen={state.flag ?? ''}
        options={[['', words.anyFlag], ...FLAG_LEVELS.map((one) => [one, words.flags[one]] as const)]}
      />
      <Choice
        name="file"
        label={words.files}
        chosen={state.file ?? ''}
        options={[['', words.anyFile], ...FILE_STATES.map((one) => [one, words.fileChoices[one]] as const)]}
      />
      {state.ends_from !== undefined && <input type="hidden" name="ends_from" value={state.ends_from} />}
      {state.ends_to !== undefined && <input type="hidden" name="ends_to" value={state.ends_to} />}
      <button class="button other small" type="submit">
        {words.show}
      </button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  readonly options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, chosen, options }: ChoiceProps) {
  return (
    <div>
      <label for={name}>{label}</label>
      <select class="small" id={name} name={name}>
        {options.map(([value, text]) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

export function ReportTable({ reports }: { readonly reports: readonly OwnReport[] }) {
  const { messages, today } = useSite();
  const words = messages.account.portal;
  if (reports.length === 0) return <p>{words.nothing}</p>;
  return (
    <DataTable
      caption={words.reports}
      rows={reports}
      keyOf={({ id }) => id}
      columns={[
        { title: words.columns.report, cell: (report) => <ReportName report={report} /> },
        { title: words.columns.ids, cell: (report) => <Ids report={report} /> },
        { title: words.columns.decision, cell: (report) => <Decision report={report} isShort /> },
        { title: words.columns.validity, cell: (report) => <ValidityWords validity={ownValidity(report, today)} /> },
        { title: words.columns.flag, cell: (report) => <State report={report} /> },
        { title: words.columns.changed, cell: ({ date_updated: at }) => <ShortDay day={at} /> },
      ]}
    />
  );
}

interface ReportProps {
  readonly report: OwnReport;
}

function ownValidity(report: OwnReport, today: string) {
  const isWithin = report.valid_from <= today && today <= report.valid_to_calculated;
  return validityOf({ ...report, report_valid: isWithin && report.superseded_by === null }, today);
}

function ReportName({ report }: ReportProps) {
  const { format, link } = useSite();
  const [first, ...further] = report.programmes;
  const programmes = first && ` (${first.name_primary}${further.length > 0 ? ` +${further.length}` : ''})`;
  return (
    <>
      <a href={link(`/portal/report/${report.id}`)}>
        {capitalised(report.activities[0]?.activity ?? String(report.id))}
        {programmes}
      </a>
      <br />
      <span class="muted">{format.and(report.institutions.map(({ name_primary: name }) => name))}</span>
    </>
  );
}

function Ids({ report: { id, local_identifier: own } }: ReportProps) {
  const { noOwnId } = useSite().messages.account.portal;
  return (
    <span>
      {own === null ? <span class="muted">{noOwnId}</span> : <code>{own}</code>}
      <br />
      <span class="muted">{id}</span>
    </span>
  );
}

/** Whether anybody else sees it, and what stands in the way. */
function State({ report }: ReportProps) {
  const { messages, language } = useSite();
  const words = messages.account.portal;
  const { state, report_flag: flag, report_warnings: warnings, files, deletion_requested: isToGo } = report;
  if (state === 'withdrawn') return <span class="tag">{words.stateChoices.withdrawn}</span>;
  const failed = files.filter((file) => file.state === 'failed').length;
  const pending = files.filter((file) => file.state === 'pending').length;
  return (
    <span class="own-state">
      <FlagTag level={flag} />
      {isToGo && <span>{words.stateChoices.deletion}</span>}
      {warnings
        .filter(({ code }) => code !== 'deletion_requested')
        .map(({ code, message }) => (
          <span key={`${code} ${message}`} lang={language === 'en' ? undefined : 'en'}>
            {message}
          </span>
        ))}
      {failed > 0 && <span>{words.filesFailed(failed)}</span>}
      {pending > 0 && <span>{words.filesPending(pending)}</span>}
    </span>
  );
}

/** Back and forth; what was asked for stays. */
export function OwnPager({ state, last }: { readonly state: PortalState; readonly last: number }) {
  const { messages, link } = useSite();
  if (last === 1) return null;
  const { previousPage, nextPage, pages } = messages.frame;
  const address = (page: number) => `${link('/portal')}${searchOf({ ...state, page })}`;
  return (
    <nav class="pager" aria-label={pages}>
      {state.page > 1 && (
        <a href={address(state.page - 1)} rel="prev">
          {previousPage}
        </a>
      )}
      <span>{messages.account.portal.pageOf(state.page, last)}</span>
      {state.page < last && (
        <a href={address(state.page + 1)} rel="next">
          {nextPage}
        </a>
      )}
    </nav>
  );
}
