import type { Agency } from '../../domain/agency.ts';
import { agencyAcronymPrimary } from '../../domain/agency-names.ts';
import type { Day } from '../../domain/day.ts';
import { onceFor } from '../../domain/once-for.ts';
import type { Stored } from '../../domain/record.ts';
import type { Report } from '../../domain/report.ts';
import { isListedAs, type ReportList } from '../../domain/report-lists.ts';
import { type Family, type ReportRelation, relationOf } from '../../domain/report-relation.ts';
import { calculatedValidTo, isValidOn } from '../../domain/validity.ts';
import { DECISIONS, REPORT_STATUSES } from '../../domain/vocabularies.ts';
import { parseDecision, parseReportStatus } from '../../domain/vocabulary-codes.ts';
import { findLanguage } from '../../reference/languages.ts';
import { agencyNames } from '../parameters/catalogue-names.ts';
import { choiceNumbers, choices, day, flag, ids, texts } from '../parameters/kinds.ts';
import { resolveIds, resolveNames } from '../parameters/name-table.ts';
import { ordering } from '../parameters/ordering.ts';
import { pageParameters } from '../parameters/page-parameters.ts';
import type { Values } from '../parameters/query-parameters.ts';
import { LANGUAGE_NAMES } from '../parameters/reference-names.ts';

/** The query of the two lists of an institution's reports. */
export const institutionReportParameters = {
  history: flag({ description: 'Also reports that are not valid today.', fallback: true }),
  agency: texts({
    description: 'The agency: acronym, name or number. Contributing agencies count.',
    example: ['MERQA'],
  }),
  agency_id: ids({ description: 'The agency by number.' }),
  status: choices(REPORT_STATUSES, { description: 'Why the procedure was carried out.', parse: parseReportStatus }),
  status_id: choiceNumbers(REPORT_STATUSES, { description: 'The same by number.' }),
  decision: choices(DECISIONS, { description: 'The outcome of the procedure.', parse: parseDecision }),
  decision_id: choiceNumbers(DECISIONS, { description: 'The same by number.' }),
  language: texts({ description: 'Language of a report file: English name or ISO 639 code.', example: ['German'] }),
  language_id: ids({ description: 'Language of a report file by number.', example: [53] }),
  valid_on: day({ description: 'Only reports valid on that day.' }),
  ordering: ordering(['name', 'agency', 'valid_from', 'valid_to_calculated', 'date_created', 'date_updated'], {
    description: 'What to sort by.',
    fallback: { field: 'valid_from', descending: true },
  }),
  ...pageParameters({ defaultLimit: null }),
};

type Query = Values<typeof institutionReportParameters>;

interface ListFacts {
  readonly list: ReportList;
  readonly family: Family;
  readonly agencies: readonly Stored<Agency>[];
  readonly today: Day;
}

export interface ListedReport {
  readonly report: Stored<Report>;
  /** Why it is listed. */
  readonly relation: ReportRelation;
}

/** The reports that the list shows for the institution, in the order that was asked for. */
export function chooseReports(reports: readonly Stored<Report>[], query: Query, facts: ListFacts): ListedReport[] {
  const isWanted = createFilter(query, facts);
  const rows = reports.flatMap((report) => {
    const relation = relationOf(report, facts.family);
    return relation !== undefined && isWanted(report) ? [{ report, relation }] : [];
  });
  return sortReports(rows, query.ordering, facts.agencies);
}

function createFilter(query: Query, { list, agencies, today }: ListFacts): (report: Report) => boolean {
  const activities = activitiesById(agencies);
  const agencyIds = resolveIds({
    parameter: 'agency',
    table: agencyNames(agencies),
    texts: query.agency,
    ids: query.agency_id,
  });
  const languages = languageNames(query);
  const statuses = [...query.status, ...query.status_id];
  const decisions = [...query.decision, ...query.decision_id];
  return (report) =>
    isListedAs(
      list,
      report.activityIds.flatMap((id) => activities.get(id)?.type ?? []),
    ) &&
    (query.history || isValidOn(today, report)) &&
    (query.valid_on === undefined || isValidOn(query.valid_on, report)) &&
    includesAny(agencyIds, [report.agencyId, ...report.contributingAgencyIds]) &&
    includesAny(statuses, [report.status]) &&
    includesAny(decisions, [report.decision]) &&
    includesAny(
      languages,
      report.files.flatMap((file) => file.languages.map(languageName)),
    );
}

const activitiesById = onceFor(
  (agencies: readonly Stored<Agency>[]) =>
    new Map(agencies.flatMap((agency) => agency.activities.map((entry) => [entry.id, entry]))),
);

/** Nothing wanted means everything is. */
function includesAny<Value>(wanted: readonly Value[], values: readonly Value[]): boolean {
  return wanted.length === 0 || values.some((value) => wanted.includes(value));
}

/** The English names of the languages that the query names. */
function languageNames({ language, language_id: numbers }: Query): readonly string[] {
  const filter = { parameter: 'language', table: LANGUAGE_NAMES, texts: language, ids: numbers };
  return resolveNames({ language: filter }).language;
}

function languageName(code: string): string {
  return findLanguage(code)?.name ?? code;
}

function sortReports(
  rows: readonly ListedReport[],
  { field, descending }: Query['ordering'],
  agencies: readonly Stored<Agency>[],
): ListedReport[] {
  const keyOf = createSortKey(field, agencies);
  const keyed = rows.map((row) => ({ row, key: keyOf(row.report) }));
  const direction = descending ? -1 : 1;
  keyed.sort((one, other) => {
    const difference = one.key < other.key ? -1 : one.key > other.key ? 1 : 0;
    return difference * direction || (one.row.report.id - other.row.report.id) * direction;
  });
  return keyed.map(({ row }) => row);
}

function createSortKey(
  field: Query['ordering']['field'],
  agencies: readonly Stored<Agency>[],
): (report: Stored<Report>) => string {
  switch (field) {
    case 'name': {
      const names = new Map(
        agencies.flatMap((agency) => agency.activities.map((entry) => [entry.id, entry.description])),
      );
      return ({ activityIds }) => names.get(activityIds[0] ?? 0) ?? '';
    }
    case 'agency': {
      const acronyms = new Map(agencies.map((agency) => [agency.id, agencyAcronymPrimary(agency)]));
      return ({ agencyId }) => acronyms.get(agencyId) ?? '';
    }
    case 'valid_from':
      return ({ validFrom }) => validFrom;
    case 'valid_to_calculated':
      return calculatedValidTo;
    case 'date_created':
      return ({ createdAt }) => createdAt;
    case 'date_updated':
      return ({ updatedAt }) => updatedAt;
  }
}
