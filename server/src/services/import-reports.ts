import type { Stored } from '../domain/record.ts';
import type { Flag, Report } from '../domain/report.ts';
import { supersededByAfter } from '../domain/report-state.ts';
import { identityProblems } from '../domain/submission/identity-rules.ts';
import { objectionToSuperseding } from '../domain/submission/superseding-rules.ts';
import { applyReport, matchReport } from '../import/apply-report.ts';
import { ownIdentifierOf, referencesOfReports } from '../import/draft-references.ts';
import { assignNewIds, countNew } from '../import/new-ids.ts';
import type { ReportDraft } from '../import/report-draft.ts';
import type { FieldProblem, ImportNote } from '../import/row.ts';
import { checkReport } from '../submission/check-report.ts';
import { flagImportedReports } from './flag-imported-reports.ts';
import { factKey, factsOfReport } from './import-facts.ts';
import { type ApplyContext, contentOf, type ImportKind, type PlannedRecord } from './import-kind.ts';

export const reportRows: ImportKind<'report', ReportDraft> = {
  type: 'report',
  referencesOf: referencesOfReports,
  match: matchReport,
  factsOf({ stated: { localIdentifier = null }, references: { agency } }, id, resolver) {
    const agencyIds = agency ? resolver.agencyIds(agency) : [];
    return agencyIds.flatMap((agencyId) => factsOfReport({ id, agencyId, localIdentifier, isWithdrawn: false }));
  },
  isAhead: ({ references: { supersedes } }, resolver) => !!supersedes && resolver.reportIds(supersedes).length === 0,
  // Otherwise the next import of the same file would undo the withdrawal.
  objectionTo: ({ id, withdrawal }) =>
    withdrawal === null
      ? undefined
      : {
          problem: {
            pointer: '',
            message: `is about report ${id}, which was withdrawn; only an operator can change it`,
          },
        },
  relatedIds: ({ references: { supersedes } }, before, resolver) => [
    ...(supersedes ? resolver.reportIds(supersedes) : []),
    ...(before?.supersedesId ? [before.supersedesId] : []),
  ],
  institutionIdsOf({ references: { institutions = [], platforms = [] } }, before, resolver) {
    const named = [...institutions, ...platforms].flatMap((reference) => resolver.institutionIds(reference));
    return [...named, ...(before?.institutionIds ?? []), ...(before?.platformIds ?? [])];
  },
  apply(draft, context) {
    const { around, today } = context;
    const identity = identityProblems({
      reportId: context.before && context.id,
      localIdentifier: draft.stated.localIdentifier,
      holderId: holderOf(draft, context),
    });
    const applied = applyReport(draft, {
      ...context,
      problemsIn: (report) =>
        [...identity, ...checkReport(report, around, today)].map(({ pointer = '', message }) => ({ pointer, message })),
    });
    if ('problems' in applied) return applied;
    const message = supersedingProblem(applied.content, context);
    return message === undefined ? applied : { problems: [{ pointer: '/supersedes', message } satisfies FieldProblem] };
  },
  flag: flagImportedReports,
  notesOn: newFlags,
  consequences: linkSuperseded,
  async numberParts(reports, reserve) {
    const newFiles = sum(reports.map(({ files }) => countNew(files)));
    const newProgrammes = sum(reports.map(({ programmes }) => countNew(programmes)));
    let nextFile = newFiles === 0 ? 0 : await reserve('report_file', newFiles);
    let nextProgramme = newProgrammes === 0 ? 0 : await reserve('programme', newProgrammes);
    return reports.map((report) => {
      const files = assignNewIds(report.files, nextFile);
      const programmes = assignNewIds(report.programmes, nextProgramme);
      nextFile += countNew(report.files);
      nextProgramme += countNew(report.programmes);
      return { ...report, files, programmes };
    });
  },
  labelOf: ({ localIdentifier }, id) => `report ${id}${localIdentifier === null ? '' : ` (${localIdentifier})`}`,
};

/** The standing report that has the local identifier of the row; one that was withdrawn has given it back. */
function holderOf(draft: ReportDraft, { resolver, isKnown }: ApplyContext<Report>): number | undefined {
  const identifier = ownIdentifierOf(draft);
  if (identifier === undefined) return undefined;
  const { agency, localIdentifier } = identifier;
  const isStanding = resolver
    .agencyIds(agency)
    .some((agencyId) => isKnown(factKey.reportOfAgency('standing', agencyId, localIdentifier)));
  return isStanding ? resolver.reportIds(identifier)[0] : undefined;
}

/** Each flag that was raised just now. */
function newFlags({ before, content }: PlannedRecord<Report>): readonly ImportNote[] {
  return content.flags
    .filter((flag) => !before?.flags.includes(flag))
    .map(({ code, level, message, removal }) => ({ code: `${noteKind(level, removal)}: ${code}`, message }));
}

function noteKind(level: Flag['level'], removal: Flag['removal']): string {
  if (removal !== null) return 'flag removed';
  return level === 'high level' ? 'held' : 'flag';
}

function supersedingProblem(report: Report, context: ApplyContext<Report>): string | undefined {
  const { id, before, stored, planned } = context;
  const olderId = report.supersedesId;
  if (olderId === null || olderId === before?.supersedesId) return undefined;
  if (olderId === id) return 'names the report itself';
  const rival = planned.find(({ content }) => content.supersedesId === olderId);
  if (rival) return `names report ${olderId}, which the report of line ${rival.line} supersedes already`;
  // One that comes with the same batch has nothing yet that could speak against it.
  const older = stored.get(olderId);
  return older && objectionToSuperseding(older, { id, agencyId: report.agencyId }, olderThan(olderId, context));
}

/** The reports that this one supersedes, itself or through others, as far as the batch has read them. */
function olderThan(start: number, { stored, planned }: ApplyContext<Report>): readonly number[] {
  const found = new Set<number>();
  for (let id: number | null = start; id !== null && !found.has(id); id = nextOf(id)) found.add(id);
  return [...found];

  function nextOf(id: number): number | null {
    return planned.find((record) => record.id === id)?.content.supersedesId ?? stored.get(id)?.supersedesId ?? null;
  }
}

/** A superseded report carries its successor's id and first day, and loses them when the successor changes its mind. */
function linkSuperseded(
  planned: readonly PlannedRecord<Report>[],
  stored: ReadonlyMap<number, Stored<Report>>,
): readonly PlannedRecord<Report>[] {
  const records = new Map(planned.map((record) => [record.id, record]));
  for (const { id, line, before, content } of planned) {
    const { supersedesId } = content;
    if (before?.supersedesId && before.supersedesId !== supersedesId) release(before.supersedesId, id, line);
    if (supersedesId !== null) link(supersedesId, line, (older) => supersededByAfter(older, { ...content, id }));
  }
  return [...records.values()];

  /** Unless another report of the batch has taken it over. */
  function release(olderId: number, id: number, line: number): void {
    const older = records.get(olderId) ?? read(olderId, line);
    if (older?.content.supersededBy?.reportId === id) link(olderId, line, () => null);
  }

  function link(olderId: number, line: number, supersededBy: (older: Report) => Report['supersededBy']): void {
    const older = records.get(olderId) ?? read(olderId, line);
    // A dry run knows of the reports of earlier batches, but there is nothing to change in them.
    if (!older) return;
    records.set(olderId, { ...older, content: { ...older.content, supersededBy: supersededBy(older.content) } });
  }

  function read(id: number, line: number): PlannedRecord<Report> | undefined {
    const record = stored.get(id);
    if (!record) return undefined;
    const before = contentOf<Report>(record);
    return { line, id, version: record.version, before, content: before };
  }
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
