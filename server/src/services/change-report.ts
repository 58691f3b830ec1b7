import { RegistryError } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import type { Change } from '../journal/journal-entry.ts';
import type { Database } from '../store/database.ts';
import { findRecord } from '../store/record-reader.ts';
import { type RegistryWriter, writeRegistry } from '../store/record-writer.ts';
import type { Decision } from './account-administration.ts';
import { contentOf } from './import-kind.ts';

export interface ReportChangeRequest {
  readonly database: Database;
  readonly change: Change;
  readonly reportId: number;
  /** The version the caller has seen, when another one shall be a conflict. */
  readonly version?: number | undefined;
}

/** A decision on the version of a report that whoever decides has seen. */
export interface ReportDecision extends Decision {
  readonly version?: number | undefined;
}

const TRIES = 5;

/**
 * Changes one report as it is at that moment. When somebody else changes it meanwhile the work is done again on what
 * they made of it. Nothing is written when the work returns `undefined`.
 */
export async function changeReport(
  request: ReportChangeRequest,
  work: (report: Stored<Report>, writer: RegistryWriter) => Promise<Report | undefined>,
): Promise<Stored<Report> | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await changeOnce(request, work);
    } catch (error) {
      const isOvertaken = error instanceof RegistryError && error.code === 'conflict' && request.version === undefined;
      if (!isOvertaken || tries === TRIES) throw error;
    }
  }
}

function changeOnce(
  { database, change, reportId, version }: ReportChangeRequest,
  work: (report: Stored<Report>, writer: RegistryWriter) => Promise<Report | undefined>,
): Promise<Stored<Report> | undefined> {
  return writeRegistry(database, change, async (writer) => {
    const report = await findRecord(writer.transaction, 'report', reportId);
    if (report === undefined) throw new RegistryError('not_found', `There is no report ${reportId}.`);
    if (version !== undefined && version !== report.version) {
      throw new RegistryError('conflict', `Report ${reportId} has changed since you read it; read it again.`);
    }
    const changed = await work(report, writer);
    if (changed === undefined) return undefined;
    const content = contentOf({ ...report, ...changed });
    await writer.put('report', [{ id: reportId, version: report.version, content }]);
    return { ...report, ...content, version: report.version + 1, updatedAt: change.at };
  });
}
