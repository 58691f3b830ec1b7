import type { Role } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { Report, ReportFile } from '../domain/report.ts';
import { withFiles } from '../domain/report-files.ts';
import { stateOf } from '../domain/report-state.ts';
import { maySubmitFor } from '../domain/submission/authority.ts';
import type { FileStorage, StoredFile } from '../files/file-storage.ts';
import { storePdf } from '../files/pdf-content.ts';
import { readAccountAgencies } from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import { deleteFetchState, type FetchState, findReportOfFile, readFetchStates } from '../store/file-fetch-store.ts';
import { findRecord } from '../store/record-reader.ts';
import type { RegistryWriter } from '../store/record-writer.ts';
import { insertSubmission } from '../store/submission-store.ts';
import { changeReport } from './change-report.ts';

export interface ReportFilesDependencies {
  readonly database: Database;
  readonly files: Pick<FileStorage, 'putStream'>;
  readonly clock: Clock;
}

/** Who sends something, and which version of the report they have seen. */
export interface Sender {
  readonly accountId: number;
  readonly role: Role;
  readonly version?: number | undefined;
}

/** What is said of a file. Its content comes along, or is fetched from the location. */
export interface FileDescription {
  readonly displayName: string;
  readonly fileName: string;
  readonly languages: readonly string[];
  readonly originalLocation: string | null;
  readonly content: AsyncIterable<Uint8Array> | null;
}

/** A report after one of its files has changed. */
export interface ReportFileChange {
  readonly reportId: number;
  readonly version: number;
  readonly report: Report;
  /** The number that the added or replaced file has now; `null` when one was removed. */
  readonly fileId: number | null;
  /** How the fetching of its files goes. */
  readonly fetchStates: ReadonlyMap<number, FetchState>;
}

export type ReportFiles = ReturnType<typeof createReportFiles>;

/** What agencies do with single files of their reports. */
export function createReportFiles({ database, files, clock }: ReportFilesDependencies) {
  return { add, replace, putContent, remove };

  async function add(sender: Sender, reportId: number, description: FileDescription): Promise<ReportFileChange> {
    await requireOwnReport(sender, reportId);
    const stored = await store(description.content);
    let id = 0;
    const report = await change(sender, { reportId, reason: 'A file was added.' }, async (present, writer) => {
      id = await writer.reserveIds('report_file', 1);
      return [...present.files, toFile(id, description, stored)];
    });
    return asChange(reportId, report, id);
  }

  /** Another document, or another description, in the place of a file. Its address changes with its number. */
  async function replace(sender: Sender, fileId: number, description: FileDescription): Promise<ReportFileChange> {
    const reportId = await requireOwnFile(sender, fileId);
    const stored = await store(description.content);
    let id = fileId;
    const report = await change(
      sender,
      { reportId, reason: `The file ${fileId} was replaced.` },
      async (present, writer) => {
        const old = fileIn(present, fileId);
        const isSameContent = stored === undefined && description.originalLocation === old.originalLocation;
        if (!isSameContent) {
          id = await writer.reserveIds('report_file', 1);
          await deleteFetchState(writer.transaction, fileId);
        }
        const next = isSameContent ? { ...old, ...wording(description) } : toFile(id, description, stored);
        return present.files.map((file) => (file.id === fileId ? next : file));
      },
    );
    return asChange(reportId, report, id);
  }

  /** The bytes of a file that the report already describes, as older programs send them. */
  async function putContent(
    sender: Sender,
    { fileId, fileName, content }: { fileId: number; fileName: string; content: AsyncIterable<Uint8Array> },
  ): Promise<ReportFileChange> {
    const reportId = await requireOwnFile(sender, fileId);
    const stored = await storePdf(files, content);
    const report = await change(
      sender,
      { reportId, reason: `The file ${fileId} was sent.` },
      async (present, writer) => {
        fileIn(present, fileId);
        await deleteFetchState(writer.transaction, fileId);
        return present.files.map((file) =>
          file.id === fileId ? { ...file, ...stored, fileName, state: 'stored' as const } : file,
        );
      },
    );
    return asChange(reportId, report, fileId);
  }

  async function remove(sender: Sender, fileId: number): Promise<ReportFileChange> {
    const reportId = await requireOwnFile(sender, fileId);
    const report = await change(
      sender,
      { reportId, reason: `The file ${fileId} was removed.` },
      async (present, writer) => {
        fileIn(present, fileId);
        if (present.files.length === 1) {
          throw new RegistryError('conflict', 'This is the only file of the report; add another one first.');
        }
        await deleteFetchState(writer.transaction, fileId);
        return present.files.filter(({ id }) => id !== fileId);
      },
    );
    return asChange(reportId, report, null);
  }

  async function asChange(reportId: number, report: Stored<Report>, fileId: number | null): Promise<ReportFileChange> {
    const fetchStates = await readFetchStates(
      database.primary,
      report.files.map(({ id }) => id),
    );
    return { reportId, version: report.version, report, fileId, fetchStates };
  }

  async function store(content: AsyncIterable<Uint8Array> | null): Promise<StoredFile | undefined> {
    return content === null ? undefined : storePdf(files, content);
  }

  /** Asked before anything is read: nobody may fill the disk for reports that are not theirs. */
  async function requireOwnReport({ accountId, role }: Sender, reportId: number): Promise<void> {
    const report = await findRecord(database.primary, 'report', reportId);
    const agencies = await readAccountAgencies(database.primary, accountId);
    if (report === undefined || !maySubmitFor(report.agencyId, { role, agencies }, clock.today())) {
      throw new RegistryError('not_found', `Your agencies have no report ${reportId}.`);
    }
    requireOpen(report, reportId);
  }

  async function requireOwnFile(sender: Sender, fileId: number): Promise<number> {
    const reportId = await findReportOfFile(database.primary, fileId);
    const missing = new RegistryError('not_found', `Your agencies have no report with a file ${fileId}.`);
    if (reportId === undefined) throw missing;
    await requireOwnReport(sender, reportId).catch((error: unknown) => {
      throw error instanceof RegistryError && error.code === 'not_found' ? missing : error;
    });
    return reportId;
  }

  async function change(
    { accountId, version }: Sender,
    { reportId, reason }: { readonly reportId: number; readonly reason: string },
    work: (report: Report, writer: RegistryWriter) => Promise<readonly ReportFile[]>,
  ): Promise<Stored<Report>> {
    const at = clock.now();
    const request = { database, change: { actor: `account:${accountId}`, reason, at }, reportId, version };
    const changed = await changeReport(request, async (report, writer) => {
      requireOpen(report, reportId);
      const next = withFiles(report, await work(report, writer), at);
      await insertSubmission(writer.transaction, {
        at,
        accountId,
        agencyId: report.agencyId,
        reportId,
        reportVersion: report.version + 1,
        operation: 'file',
        channel: 'json',
        result: 'accepted',
        localIdentifier: report.localIdentifier,
        request: { report_id: reportId, change: reason },
        problems: [],
      });
      return next;
    });
    if (changed === undefined) throw new RegistryError('not_found', `There is no report ${reportId}.`);
    return changed;
  }
}

function requireOpen(report: Report, reportId: number): void {
  if (stateOf(report) === 'withdrawn') {
    throw new RegistryError('conflict', `Report ${reportId} is withdrawn; nothing of it changes any more.`);
  }
}

function fileIn({ files }: Pick<Report, 'files'>, fileId: number): ReportFile {
  const file = files.find(({ id }) => id === fileId);
  if (file === undefined) throw new RegistryError('not_found', `The report has no file ${fileId} any more.`);
  return file;
}

function wording({ displayName, fileName, languages }: FileDescription) {
  return { displayName, fileName, languages };
}

function toFile(id: number, description: FileDescription, stored: StoredFile | undefined): ReportFile {
  return {
    id,
    ...wording(description),
    ...(stored === undefined
      ? { state: 'pending' as const, sha256: null, size: null }
      : { state: 'stored' as const, sha256: stored.sha256, size: stored.size }),
    originalLocation: description.originalLocation,
  };
}
