import type { ReportListItem } from '@touchstone/sdk';
import type { CountryCodes } from '../registry/country-codes.ts';
import { validityOf } from '../registry/report-state.ts';
import { useSite } from '../site-view.ts';
import { ShortDay } from './day.tsx';
import { Decision, ValidityWords } from './report-state.tsx';

interface ReportEntryProps {
  readonly report: ReportListItem;
  readonly codes: CountryCodes;
  /** Whether the day of its publication stands before it. */
  readonly isDated?: boolean;
}

/** A report in a list: what was reviewed, by whom, and what came of it. */
export function ReportEntry({ report, codes, isDated = false }: ReportEntryProps) {
  const { format, link, messages, today } = useSite();
  const names = report.institutions.map(({ name_primary }) => name_primary);
  const programmes = report.programmes.map(({ name_primary }) => name_primary);
  return (
    <article class={isDated ? 'record dated' : 'record with-state'}>
      {isDated && (
        <p class="small muted">
          <ShortDay day={report.date_created} />
        </p>
      )}
      <div>
        <h3 class="name">
          <a href={link(`/report/${report.id}`)}>{format.and(names)}</a>
        </h3>
        <p class="own" lang="en">
          {capitalised(report.agency_esg_activity)}
          {programmes.length > 0 && `: ${shortList(programmes, format.and)}`}
        </p>
        <p class="details">
          <span>{report.agency_acronym}</span>
          <span>{report.country.map((name) => format.country(codes.get(name) ?? '', name)).join(', ')}</span>
          {report.status === 'voluntary' && <span>{messages.vocabulary.status.voluntary}</span>}
        </p>
      </div>
      <div class="state">
        <Decision report={report} />
        <ValidityWords validity={validityOf(report, today)} />
      </div>
    </article>
  );
}

const SHOWN_NAMES = 3;

function shortList(names: readonly string[], and: (values: readonly string[]) => string): string {
  if (names.length <= SHOWN_NAMES) return and(names);
  return and([...names.slice(0, SHOWN_NAMES - 1), `+${names.length - SHOWN_NAMES + 1}`]);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
