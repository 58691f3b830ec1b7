import { createHash } from 'node:crypto';

/** Deeper than any report; what is nested deeper cannot be written back as JSON either. */
const MAX_DEPTH = 20;
const LONGEST_KEPT = 200;
const MAX_KEPT_LENGTH = 100_000;

/** Whether the value is no deeper than anything that makes sense. */
export function isShallow(value: unknown, room = MAX_DEPTH): boolean {
  if (room === 0) return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((member) => isShallow(member, room - 1));
}

/** What was sent without the contents of files, for showing it again. */
export function withoutContents(sent: unknown): unknown {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent;
  const { report_files: files } = sent as { readonly report_files?: unknown };
  return Array.isArray(files) ? { ...sent, report_files: files.map(withoutContent) } : sent;
}

function withoutContent(file: unknown): unknown {
  const content = typeof file === 'object' && file !== null && 'file' in file ? file.file : undefined;
  if (typeof content !== 'string' || content.length <= LONGEST_KEPT) return file;
  return { ...(file as object), file: `(${content.length} characters of base64)` };
}

/** The same, where it is to be kept: what is larger than any report is left out. */
export function keptForm(sent: unknown): unknown {
  const shown = withoutContents(sent);
  const length = (JSON.stringify(shown) ?? '').length;
  return length > MAX_KEPT_LENGTH ? { left_out: `${length} characters` } : (shown ?? null);
}

/** Equal for requests that say the same; members may come in any order. */
export function requestHash(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, inOrder)).digest('base64url');
}

function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
