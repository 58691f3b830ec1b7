import type { Instant } from './day.ts';
import type { Flag, Report, ReportFile } from './report.ts';

/** The rule that holds a report whose documents nobody can read. */
const ONLY_FILE_FAILED = 'only_file_failed';
/** The rule that holds a report without any document. */
const NO_FILE = 'no_file';

const MESSAGES = {
  one: 'The only file of the report could not be fetched.',
  several: 'None of the files of the report could be fetched.',
} as const;

export type StoredContent = Pick<ReportFile, 'sha256' | 'size'>;

/** The report once the content of a file has arrived. */
export function withStoredFile(report: Report, fileId: number, { sha256, size }: StoredContent, at: Instant): Report {
  return withFiles(report, changed(report.files, fileId, { state: 'stored', sha256, size }), at);
}

/** The report once nobody tries to fetch a file any more. */
export function withFailedFile(report: Report, fileId: number, at: Instant): Report {
  return withFiles(report, changed(report.files, fileId, { state: 'failed', sha256: null, size: null }), at);
}

function changed(files: readonly ReportFile[], fileId: number, change: Partial<ReportFile>): readonly ReportFile[] {
  return files.map((file) => (file.id === fileId ? { ...file, ...change } : file));
}

/**
 * The report with other files. It is flagged when none of them can be read or may yet arrive, unless the operator has
 * removed that flag for the same files; a flag goes by itself once its cause is gone.
 */
export function withFiles(report: Report, files: readonly ReportFile[], at: Instant): Report {
  const raised = onlyFileFailed(files);
  const flags = report.flags.filter((flag) => !isSettled(flag, files, raised?.facts));
  const isKnown = flags.some(({ code, facts = raised?.facts }) => code === ONLY_FILE_FAILED && facts === raised?.facts);
  if (raised === undefined || isKnown) return { ...report, files, flags };
  return { ...report, files, flags: [...flags, { ...raised, raisedAt: at, removal: null }] };
}

/** What the operator removed stays as it is. A flag without facts stands for whatever its rule went by. */
function isSettled({ code, facts, removal }: Flag, files: readonly ReportFile[], failed: string | undefined): boolean {
  if (removal !== null) return false;
  if (code === NO_FILE) return files.length > 0;
  return code === ONLY_FILE_FAILED && (failed === undefined || (facts !== undefined && facts !== failed));
}

/** What the rule about files says of them; `undefined` when there is nothing to say. Pending is no fault. */
export function onlyFileFailed(files: readonly Pick<ReportFile, 'id' | 'state'>[]) {
  if (files.length === 0 || files.some(({ state }) => state !== 'failed')) return undefined;
  return {
    code: ONLY_FILE_FAILED,
    level: 'high level',
    message: files.length === 1 ? MESSAGES.one : MESSAGES.several,
    facts: `files:${files.map(({ id }) => id).join(',')}`,
  } as const;
}
