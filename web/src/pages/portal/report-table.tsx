import type { AgencyDetail, ReportListItem } from '@touchstone/sdk';
import { DataTable } from '../../components/data-table.tsx';
import { ShortDay } from '../../components/day.tsx';
import { capitalised } from '../../components/report-entry.tsx';
import { Decision, ValidityWords } from '../../components/report-state.tsx';
import { validityOf } from '../../registry/report-state.ts';
import { useSite } from '../../site-view.ts';
import { FlagTag } from './flags.tsx';
import type { PortalState } from './reports.tsx';

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
        name="flag"
        label={words.flag}
        chosen={state.flag ?? ''}
        options={[
          ['', words.anyFlag],
          ['none', words.flags.none],
          ['low level', words.flags['low level']],
        ]}
      />
      <Choice
        name="active"
        label={words.validity}
        chosen={state.active === undefined ? '' : String(state.active)}
        options={[
          ['', words.anyValidity],
          ['true', words.validToday],
          ['false', words.notValidToday],
        ]}
      />
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

export function ReportTable({ reports }: { readonly reports: readonly ReportListItem[] }) {
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
        { title: words.columns.validity, cell: (report) => <ValidityWords validity={validityOf(report, today)} /> },
        { title: words.columns.flag, cell: (report) => <FlagTag level={report.flag_level} /> },
        { title: words.columns.changed, cell: ({ date_updated: at }) => <ShortDay day={at} /> },
      ]}
    />
  );
}

function ReportName({ report }: { readonly report: ReportListItem }) {
  const { format, link } = useSite();
  const [first, ...further] = report.programmes;
  const programmes = first && ` (${first.name_primary}${further.length > 0 ? ` +${further.length}` : ''})`;
  return (
    <>
      <a href={link(`/portal/report/${report.id}`)}>
        {capitalised(report.agency_esg_activity)}
        {programmes}
      </a>
      <br />
      <span class="muted">{format.and(report.institutions.map(({ name_primary: name }) => name))}</span>
    </>
  );
}

function Ids({ report: { id, local_identifier: own } }: { readonly report: ReportListItem }) {
  const { noOwnId } = useSite().messages.account.portal;
  return (
    <span>
      {own === null ? <span class="muted">{noOwnId}</span> : <code>{own}</code>}
      <br />
      <span class="muted">{id}</span>
    </span>
  );
}

/** Back and forth; what was asked for stays. */
export function OwnPager({ state, last }: { readonly state: PortalState; readonly last: number }) {
  const { messages, link } = useSite();
  if (last === 1) return null;
  const { previousPage, nextPage, pages } = messages.frame;
  const address = (page: number) => {
    const { agency, query, flag, active } = state;
    const given = Object.entries({ agency, query, flag, active, page }).filter(
      ([, value]) => value !== undefined && value !== '',
    );
    return `${link('/portal')}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
  };
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
