import { isDay } from '../domain/day.ts';
import type { Problem } from '../domain/errors.ts';
import { parseDay, problemInDateFormat } from '../domain/submission/date-format.ts';
import { DECISIONS, QF_EHEA_LEVELS, REPORT_STATUSES } from '../domain/vocabularies.ts';
import { parseDecision, parseQfEheaLevel, parseReportStatus } from '../domain/vocabulary-codes.ts';
import { readFile } from './read-file.ts';
import { readProgramme } from './read-programme.ts';
import { readActivity, readAgency, readInstitution } from './read-references.ts';
import type { ReportDraft } from './report-draft.ts';
import { createValueReader, type Members, shown, type ValueReader } from './value-reader.ts';

/** The members of a report as agencies send it. */
export const REPORT_MEMBERS = [
  'agency',
  'contributing_agencies',
  'report_id',
  'local_identifier',
  'activities',
  'activity',
  'status',
  'decision',
  'supersedes',
  'limit_field',
  'limit_qf_levels',
  'summary',
  'other_comment',
  'valid_from',
  'valid_to',
  'date_format',
  'report_links',
  'report_files',
  'institutions',
  'platforms',
  'programmes',
] as const;

const MAX_LOCAL_IDENTIFIER = 255;

export interface ReadReport {
  readonly draft: ReportDraft;
  /** Whether what was sent is a report at all; if not, there is one problem and that says it all. */
  readonly isReport: boolean;
  readonly problems: readonly Problem[];
}

/** Reads what an agency sent. Everything that cannot be read is told at once. */
export function readReport(sent: unknown): ReadReport {
  const reader = createValueReader();
  const isReport = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
  if (!isReport) reader.refuse('', notOneReport(sent));
  const members = isReport ? (reader.members(sent, '', REPORT_MEMBERS) ?? {}) : {};
  return { draft: toDraft(members, reader), isReport, problems: reader.problems };
}

function notOneReport(sent: unknown): string {
  return Array.isArray(sent)
    ? 'Send one report, not a list; lists go to submissionapi/v1/submit/report, or as CSV to submit/csv.'
    : `Send a report as a JSON object, not ${shown(sent)}.`;
}

function toDraft(members: Members, reader: ValueReader): ReportDraft {
  const { text, id, choice, list } = reader;
  const dates = createDayReader(members, reader);
  const isLegacy = members['activities'] === undefined && members['activity'] !== undefined;
  if (members['activities'] !== undefined && members['activity'] !== undefined) {
    reader.refuse('/activity', 'Send activities or activity, not both.');
  }
  return {
    reportId: id(members['report_id'], '/report_id', 'the number of a report'),
    agency: readAgency(members['agency'], '/agency', reader),
    contributingAgencies: list(members['contributing_agencies'], '/contributing_agencies', (entry, pointer) =>
      given(readAgency(entry, pointer, reader), pointer, reader),
    ),
    localIdentifier: text(members['local_identifier'], '/local_identifier', MAX_LOCAL_IDENTIFIER),
    activities: isLegacy
      ? [readActivity(members['activity'], '/activity', reader)]
      : list(members['activities'], '/activities', (entry, pointer) => readActivity(entry, pointer, reader)),
    activitiesPointer: isLegacy ? '/activity' : '/activities',
    status: choice(members['status'], '/status', { values: REPORT_STATUSES, parse: parseReportStatus }),
    decision: choice(members['decision'], '/decision', { values: DECISIONS, parse: parseDecision }),
    supersedes: id(members['supersedes'], '/supersedes', 'the number of a report of the same agency'),
    limitField: text(members['limit_field'], '/limit_field'),
    limitQfLevels: list(members['limit_qf_levels'], '/limit_qf_levels', (entry, pointer) =>
      given(choice(entry, pointer, { values: QF_EHEA_LEVELS, parse: parseQfEheaLevel }), pointer, reader),
    ),
    summary: text(members['summary'], '/summary'),
    otherComment: text(members['other_comment'], '/other_comment'),
    validFrom: dates('valid_from'),
    validTo: dates('valid_to'),
    links: list(members['report_links'], '/report_links', (entry, pointer) => readLink(entry, pointer, reader)),
    files: list(members['report_files'], '/report_files', (entry, pointer) => readFile(entry, pointer, reader)),
    institutions: list(members['institutions'], '/institutions', (entry, pointer) =>
      readInstitution(entry, pointer, reader),
    ),
    platforms: list(members['platforms'], '/platforms', (entry, pointer) => readInstitution(entry, pointer, reader)),
    programmes: list(members['programmes'], '/programmes', (entry, pointer) => readProgramme(entry, pointer, reader)),
    members: new Set(Object.keys(members)),
  };
}

/** An entry of a list must not be empty. */
function given<Value>(value: Value | null | undefined, pointer: string, reader: ValueReader): Value | undefined {
  return value === null ? reader.refuse(pointer, 'This entry is empty; leave it out.') : value;
}

function createDayReader(members: Members, { text, refuse }: ValueReader) {
  const pattern = text(members['date_format'], '/date_format');
  const problem = typeof pattern === 'string' ? problemInDateFormat(pattern) : undefined;
  if (problem !== undefined) refuse('/date_format', problem);

  // By which pattern a date is to be read is not known then.
  const isUnreadable = problem !== undefined || (pattern === undefined && members['date_format'] !== undefined);

  return (name: 'valid_from' | 'valid_to') => {
    const written = text(members[name], `/${name}`);
    if (typeof written !== 'string') return written;
    if (isUnreadable) return undefined;
    if (typeof pattern === 'string') {
      const day = parseDay(written, pattern);
      return day ?? refuse(`/${name}`, `This is no day in the date format "${pattern}": ${shown(written)}.`);
    }
    return isDay(written)
      ? written
      : refuse(
          `/${name}`,
          `This must be a day that exists, as YYYY-MM-DD, not ${shown(written)}; ` +
            'another order of day, month and year is announced by date_format.',
        );
  };
}

function readLink(entry: unknown, pointer: string, reader: ValueReader) {
  const members = reader.members(entry, pointer, ['link', 'link_display_name']);
  if (members === undefined) return undefined;
  const link = reader.address(members['link'], `${pointer}/link`);
  const displayName = reader.text(members['link_display_name'], `${pointer}/link_display_name`) ?? '';
  if (link === null || members['link'] === undefined) {
    return reader.refuse(`${pointer}/link`, 'A link needs its address.');
  }
  return link === undefined ? undefined : { link, displayName };
}
