import { readFormFiles } from '../../../form-fields.ts';
import { reports } from '../../../messages/en/desk/reports.ts';
import type { Form, PersonalRequest } from '../../../session/personal-page.ts';

export const IMPORTS_PATH = '/desk/imports';

/** What was asked of a file. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly records: ImportedRecords;
  readonly format: ImportFormat;
  readonly reason: string;
  /** Rules whose flags are raised and removed at once. */
  readonly removedFlags: readonly FlagRule[];
}

export const IMPORTED_RECORDS = ['institutions', 'agencies', 'countries', 'reports'] as const;
export type ImportedRecords = (typeof IMPORTED_RECORDS)[number];

export const IMPORT_FORMATS = ['ndjson', 'csv', 'ror'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** Flags that the registry raises by itself; for a deletion an agency asks. */
export type FlagRule = Exclude<keyof typeof reports.rules, 'deletion_requested'>;
export const FLAG_RULES = Object.keys(reports.rules).filter((rule): rule is FlagRule => rule !== 'deletion_requested');

/** The box that decides on the flags of a rule. */
export function flagField(rule: FlagRule): string {
  return `remove_flag.${rule}`;
}

export const MAX_FILE_MB = 8;
/** The file once more in base64, and the rest of the form. */
export const FORM_LIMIT = Math.ceil(MAX_FILE_MB * 1.4) * 1024 * 1024;

/** The file that a form brings: chosen there, or carried along from the page that showed what it would change. */
export function sentFile({ contentType, body }: PersonalRequest, form: Form): SentFile {
  const chosen = readFormFiles(contentType, body).get('file');
  const name = chosen?.name ?? form.get('file_name') ?? '';
  return {
    name,
    bytes: chosen?.bytes ?? Buffer.from(form.get('content') ?? '', 'base64'),
    records: IMPORTED_RECORDS.find((known) => known === form.get('records')) ?? 'institutions',
    format: IMPORT_FORMATS.find((known) => known === form.get('format')) ?? formatOf(name),
    reason: form.get('reason')?.trim() ?? '',
    removedFlags: FLAG_RULES.filter((rule) => form.get(flagField(rule)) !== undefined),
  };
}

/** As the command line does: what a file is called says how it is written. */
export function formatOf(name: string): ImportFormat {
  if (/\.(?:csv|tsv)$/i.test(name)) return 'csv';
  return /\.json$/i.test(name) ? 'ror' : 'ndjson';
}
