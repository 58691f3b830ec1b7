import { useReportTitle } from '../../charts/coverage-timeline.tsx';
import { Decision, ValidityWords } from '../../components/report-state.tsx';
import { Section } from '../../components/section.tsx';
import type { InstitutionReport } from '../../registry/institution-verdict.ts';
import { useSite } from '../../site-view.ts';
import type { InstitutionView } from '../institution.tsx';

/** How many rows are shown before the reader asks for all of them. */
const MOST_ROWS = 12;
const LEVELS = ['short cycle', 'first cycle', 'second cycle', 'third cycle'] as const;

export function InstitutionalReports({ whole }: InstitutionView) {
  const words = useSite().messages.institution.reports;
  return (
    <Section id="institutional" title={words.institutionalTitle} aside={words.count(whole.length)}>
      {whole.length === 0 ? (
        <p>{words.noneInstitutional}</p>
      ) : (
        <FoldedTable reports={whole} first={words.report} label={words.institutionalTitle} />
      )}
    </Section>
  );
}

/** The reader may narrow the list down; the choice is in the address. */
export function ProgrammeReports({ institution, programmes, query }: InstitutionView) {
  const { messages, link } = useSite();
  const words = messages.institution.reports;
  const level = query.get('level') ?? '';
  const isValidOnly = query.get('show') === 'valid';
  const chosen = programmes.filter(
    ({ report, validity }) =>
      (!isValidOnly || validity.state === 'in-force') &&
      (level === '' || report.programmes.some((programme) => programme.qf_ehea_level === level)),
  );
  const isNarrowed = isValidOnly || level !== '';
  const valid = chosen.filter(({ validity }) => validity.state === 'in-force').length;
  const count = isNarrowed ? words.chosenCount(chosen.length, programmes.length) : words.count(programmes.length);
  if (programmes.length === 0) {
    return (
      <Section id="programmes" title={words.programmeTitle} aside={words.count(0)}>
        <p>{words.noneProgramme}</p>
      </Section>
    );
  }
  return (
    <Section
      id="programmes"
      title={words.programmeTitle}
      aside={chosen.length === 0 ? count : `${count} ${words.validCount(valid)}`}
    >
      <form class="show-only" action={`${link(`/institution/${institution.registry_id}`)}#programmes`}>
        <label for="show">{words.show}</label>
        <select class="small" id="show" name="show">
          <option value="">{words.all}</option>
          <option value="valid" selected={isValidOnly}>
            {words.validOnly}
          </option>
        </select>
        <label for="level">{words.level}</label>
        <select class="small" id="level" name="level">
          <option value="">{words.anyLevel}</option>
          {LEVELS.map((one) => (
            <option key={one} value={one} selected={one === level}>
              {messages.vocabulary.level[one]}
            </option>
          ))}
        </select>
        <button class="button other small" type="submit">
          {words.apply}
        </button>
      </form>
      {chosen.length === 0 ? (
        <p>{words.noneShown}</p>
      ) : (
        <FoldedTable reports={chosen} first={words.programmes} label={words.programmeTitle} />
      )}
      <p class="small">
        <a href={`${link('/reports')}?institution=${institution.registry_id}`}>{words.inSearch}</a>
      </p>
    </Section>
  );
}

interface ReportTableProps {
  readonly reports: readonly InstitutionReport[];
  readonly first: string;
  readonly label: string;
}

/** The newest, then the rest for whoever asks. */
function FoldedTable({ reports, ...rest }: ReportTableProps) {
  const { messages, format } = useSite();
  return (
    <>
      <ReportTable reports={reports.slice(0, MOST_ROWS)} {...rest} />
      {reports.length > MOST_ROWS && (
        <details class="more">
          <summary>{messages.search.more(format.number(reports.length - MOST_ROWS))}</summary>
          <ReportTable reports={reports.slice(MOST_ROWS)} {...rest} />
        </details>
      )}
    </>
  );
}

function ReportTable({ reports, first, label }: ReportTableProps) {
  const words = useSite().messages.institution.reports;
  return (
    <table class="to-cards">
      <caption class="unseen">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{words.agency}</th>
          <th scope="col">{words.decision}</th>
          <th scope="col">{words.validity}</th>
          <th scope="col">{words.system}</th>
        </tr>
      </thead>
      <tbody>
        {reports.map((placed) => (
          <ReportRow key={placed.report.id} placed={placed} />
        ))}
      </tbody>
    </table>
  );
}

function ReportRow({ placed: { report, validity } }: { readonly placed: InstitutionReport }) {
  const { messages, link } = useSite();
  const words = messages.institution.reports;
  const { status, relation } = messages.vocabulary;
  return (
    <tr>
      <th scope="row">
        <a href={link(`/report/${report.id}`)}>{useReportTitle(report)}</a>{' '}
        <span class="muted number">{report.id}</span>
        {report.relation !== 'own' && <span class="own muted">{relation[report.relation]}</span>}
      </th>
      <td data-label={words.agency}>{report.agency_acronym}</td>
      <td data-label={words.decision}>
        <Decision report={report} isShort />
      </td>
      <td data-label={words.validity}>
        <ValidityWords validity={validity} />
      </td>
      <td data-label={words.system}>
        <span>
          {status[report.status]}
          {report.crossborder && words.alsoCrossborder}
        </span>
      </td>
    </tr>
  );
}
