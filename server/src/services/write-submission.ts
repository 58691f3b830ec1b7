import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { Instant } from '../domain/day.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { agencyWithNewCountries, institutionsWithNewLevels } from '../domain/submission/side-effects.ts';
import type { Submission } from '../domain/submission/submission.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { assignNewIds, countNew } from '../import/new-ids.ts';
import type { Database } from '../store/database.ts';
import { reserveIdsOf } from '../store/id-counter.ts';
import { type RegistryWriter, writeRegistry } from '../store/record-writer.ts';
import { settleSubmission, submissionRow } from '../store/submission-store.ts';
import type { Tables } from '../store/tables.ts';
import { contentOf } from './import-kind.ts';
import type { ReadyReport } from './prepare-submission.ts';
import { releaseSuperseded } from './release-superseded.ts';

export interface SubmissionWriting {
  readonly database: Database;
  readonly files: Pick<FileStorage, 'put'>;
  readonly at: Instant;
  readonly prepared: ReadyReport;
  readonly submission: Pick<Submission, 'accountId' | 'operation' | 'channel' | 'request'>;
  /** The submission that has waited until now, when it is not a new one. */
  readonly waitingId?: number | undefined;
}

export interface WrittenReport {
  readonly submissionId: number;
  readonly report: Stored<Report>;
}

/**
 * Stores the report with its programmes, files and flags, what follows from it for its agency and its institutions,
 * the journal entries and the record of the submission: all of it, or nothing.
 */
export async function writeSubmission<Result>(
  { database, files, at, prepared, submission, waitingId }: SubmissionWriting,
  work: (written: WrittenReport, transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  // Before the transaction: a content that no report names in the end does no harm.
  for (const file of prepared.draft.files ?? []) if (file?.from === 'content') await files.put(file.content);
  const reason = prepared.before === undefined ? 'Report submitted' : 'Report submitted again';
  return writeRegistry(database, { actor: `account:${submission.accountId}`, reason, at }, async (writer) => {
    await writeConsequences(writer, prepared);
    const { report, reservedId } = await writeReport(writer, prepared, at);
    const submissionId = waitingId ?? reservedId ?? (await writer.reserveIds('submission', 1));
    const record: Submission = {
      id: submissionId,
      at,
      agencyId: report.agencyId,
      reportId: report.id,
      reportVersion: report.version,
      result: 'accepted',
      localIdentifier: report.localIdentifier,
      problems: [],
      ...submission,
    };
    if (waitingId === undefined) writer.insertLast('submission', [submissionRow(record)]);
    else await settleSubmission(writer.transaction, waitingId, record);
    return work({ submissionId, report }, writer.transaction);
  });
}

/** In the order of ids, so that two submissions never wait for each other. */
async function writeConsequences(writer: RegistryWriter, { facts, raised }: ReadyReport): Promise<void> {
  const agency = agencyWithNewCountries(facts, raised);
  if (agency) await writer.put('agency', [toPut(agency)]);
  const institutions = institutionsWithNewLevels(facts);
  const inOrder = institutions.toSorted((one, other) => one.id - other.id);
  if (inOrder.length > 0) await writer.put('institution', inOrder.map(toPut));
}

function toPut<Content extends object>(record: Stored<Content>) {
  return { id: record.id, version: record.version, content: contentOf<Content>(record) };
}

/** The report as it is now, and the number that is reserved for the record of the submission. */
interface StoredReport {
  readonly report: Stored<Report>;
  readonly reservedId: number | undefined;
}

async function writeReport(
  writer: RegistryWriter,
  { before, content }: ReadyReport,
  at: Instant,
): Promise<StoredReport> {
  // Sent again as it is: nothing changes, and nobody needs to hear of it.
  if (before !== undefined && isDeepStrictEqual(contentOf<Report>(before), content)) {
    return { report: before, reservedId: undefined };
  }
  const first = await reserveIdsOf(writer.transaction, {
    report: before === undefined ? 1 : 0,
    report_file: countNew(content.files),
    programme: countNew(content.programmes),
    submission: 1,
  });
  const id = before?.id ?? first.report ?? 0;
  const numbered: Report = {
    ...content,
    files: assignNewIds(content.files, first.report_file ?? 0),
    programmes: assignNewIds(content.programmes, first.programme ?? 0),
  };
  await writer.put('report', [{ id, version: before?.version ?? 0, content: numbered }]);
  if (before?.supersedesId && before.supersedesId !== content.supersedesId) {
    await releaseSuperseded(writer, before.supersedesId, id);
  }
  const version = (before?.version ?? 0) + 1;
  const report = { id, version, createdAt: before?.createdAt ?? at, updatedAt: at, ...numbered };
  return { report, reservedId: first.submission };
}

/** The report as a dry run shows it. */
export function rehearsed({ before, content }: ReadyReport, at: Instant): Stored<Report> {
  return {
    id: before?.id ?? 0,
    version: before?.version ?? 0,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
    ...content,
  };
}
