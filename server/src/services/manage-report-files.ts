import type { Role } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import type { Instant } from '../domain/day.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Report, ReportFile } from '../domain/report.ts';
import { withFiles } from '../domain/report-files.ts';
import { stateOf } from '../domain/report-state.ts';
import { maySubmitFor } from '../domain/submission/authority.ts';
import { sizeProblems } from '../domain/submission/size-rules.ts';
import type { FileStorage, StoredFile } from '../files/file-storage.ts';
import { storePdf } from '../files/pdf-content.ts';
import { readAccountAgencies } from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import { deleteFetchState, type FetchState, findReportOfFile, readFetchStates } from '../store/file-fetch-store.ts';
import { findRecord } from '../store/record-reader.ts';
import type { RegistryWriter } from '../store/record-writer.ts';
import { insertSubmission } from '../store/submission-store.ts';
import { changeReport } from './change-report.ts';
import { createKeptAnswers } from './kept-answers.ts';

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
  /** Keeps the answer in the same transaction, so that a repeated request has one effect. */
  readonly keep?: (transaction: RegistryWriter['transaction'], change: ReportFileChange) => Promise<void>;
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
  return { add, replace, receiveContent, putContent, remove, keptAnswers: createKeptAnswers({ database, clock }) };

  async function add(sender: Sender, reportId: number, description: FileDescription): Promise<ReportFileChange> {
    await requireOwnReport(sender, reportId);
    const stored = await store(description.content);
    return change(sender, { reportId, reason: 'A file was added.' }, async (present, writer) => {
      const fileId = await writer.reserveIds('report_file', 1);
      return { fileId, files: [...present.files, toFile(fileId, description, stored)] };
    });
  }

  /** Another document, or another description, in the place of a file. Another document has another number. */
  async function replace(sender: Sender, oldId: number, description: FileDescription): Promise<ReportFileChange> {
    const reportId = await requireOwnFile(sender, oldId);
    const stored = await store(description.content);
    return change(sender, { reportId, reason: `The file ${oldId} was replaced.` }, async (present, writer) => {
      const old = fileIn(present, oldId);
      const isSameContent = stored === undefined && description.originalLocation === old.originalLocation;
      const fileId = isSameContent ? oldId : await writer.reserveIds('report_file', 1);
      if (!isSameContent) await deleteFetchState(writer.transaction, oldId);
      const next = isSameContent ? { ...old, ...wording(description) } : toFile(fileId, description, stored);
      return { fileId, files: present.files.map((file) => (file.id === oldId ? next : file)) };
    });
  }

  /** Takes the bytes of a file that the report already describes, as older programs send them. */
  async function receiveContent(
    sender: Sender,
    fileId: number,
    content: AsyncIterable<Uint8Array>,
  ): Promise<StoredFile> {
    await requireOwnFile(sender, fileId);
    return storePdf(files, content);
  }

  /** Gives a file what was received for it. */
  async function putContent(
    sender: Sender,
    { fileId, fileName, received }: { fileId: number; fileName: string; received: StoredFile },
  ): Promise<ReportFileChange> {
    const reportId = await requireOwnFile(sender, fileId);
    const stored = { ...received, fileName, state: 'stored' as const };
    return change(sender, { reportId, reason: `The file ${fileId} was sent.` }, async (present, writer) => {
      fileIn(present, fileId);
      await deleteFetchState(writer.transaction, fileId);
      return { fileId, files: present.files.map((file) => (file.id === fileId ? { ...file, ...stored } : file)) };
    });
  }

  async function remove(sender: Sender, fileId: number): Promise<ReportFileChange> {
    const reportId = await requireOwnFile(sender, fileId);
    return change(sender, { reportId, reason: `The file ${fileId} was removed.` }, async (present, writer) => {
      fileIn(present, fileId);
      if (present.files.length === 1) {
        throw new RegistryError('conflict', 'This is the only file of the report; add another one first.');
      }
      await deleteFetchState(writer.transaction, fileId);
      return { fileId: null, files: present.files.filter(({ id }) => id !== fileId) };
    });
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
    { accountId, version, keep }: Sender,
    { reportId, reason }: { readonly reportId: number; readonly reason: string },
    work: (report: Report, writer: RegistryWriter) => Promise<Pick<Report, 'files'> & Pick<ReportFileChange, 'fileId'>>,
  ): Promise<ReportFileChange> {
    const at = clock.now();
    const request = { database, change: { actor: `account:${accountId}`, reason, at }, reportId, version };
    let made: ReportFileChange | undefined;
    await changeReport(request, async (present, writer) => {
      requireOpen(present, reportId);
      const { files: changed, fileId } = await work(present, writer);
      const report = withFiles(present, changed, at);
      requireModest(report);
      const fetchStates = await readFetchStates(
        writer.transaction,
        changed.map(({ id }) => id),
      );
      made = { reportId, version: present.version + 1, report, fileId, fetchStates };
      await keep?.(writer.transaction, made);
      await writeDown(writer, { at, accountId, reportId, reason, report, version: made.version });
      return report;
    });
    if (made === undefined) throw new RegistryError('not_found', `There is no report ${reportId}.`);
    return made;
  }
}

/** For the list of what the agency sent. */
async function writeDown(
  { transaction }: RegistryWriter,
  sent: {
    readonly at: Instant;
    readonly accountId: number;
    readonly reportId: number;
    readonly reason: string;
    readonly report: Report;
    readonly version: number;
  },
): Promise<void> {
  const { at, accountId, reportId, reason, report, version } = sent;
  await insertSubmission(transaction, {
    at,
    accountId,
    agencyId: report.agencyId,
    reportId,
    reportVersion: version,
    operation: 'file',
    channel: 'json',
    result: 'accepted',
    localIdentifier: report.localIdentifier,
    request: { report_id: reportId, change: reason },
    problems: [],
  });
}

function requireOpen(report: Report, reportId: number): void {
  if (stateOf(report) === 'withdrawn') {
    throw new RegistryError('gone', `Report ${reportId} is withdrawn; nothing of it changes any more.`);
  }
}

function requireModest(report: Report): void {
  const problems = sizeProblems(report);
  if (problems.length > 0) throw new RegistryError('invalid_record', 'The file was not accepted.', { problems });
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
