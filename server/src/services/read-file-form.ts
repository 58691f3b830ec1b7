import { type Problem, RegistryError } from '../domain/errors.ts';
import { MAX_LOCATION_LENGTH } from '../domain/file-fetching.ts';
import { reportFileName } from '../domain/report-file-name.ts';
import { decodeInlineFile } from '../files/inline-file.ts';
import { findLanguage } from '../reference/languages.ts';
import type { FileDescription } from './manage-report-files.ts';

/** What somebody sends about one file. */
export interface FileForm {
  readonly originalLocation?: string | undefined;
  /** Base64. */
  readonly file?: string | undefined;
  readonly fileName?: string | undefined;
  readonly displayName?: string | undefined;
  readonly reportLanguage: readonly string[];
}

const MAX_NAME_LENGTH = 255;

/** Says everything that is wrong with the form at once. */
export function readFileForm(form: FileForm): FileDescription {
  const content = form.file === undefined ? undefined : attempt(form.file);
  const problems = [
    ...sourceProblems(form),
    ...(content !== undefined && 'problem' in content ? [content.problem] : []),
    ...languageProblems(form.reportLanguage),
    ...nameProblems(form),
  ];
  if (problems.length > 0) throw new RegistryError('invalid_record', 'The file is not accepted.', { problems });
  const originalLocation = form.originalLocation?.trim() ?? null;
  const fileName = reportFileName(form.fileName ?? originalLocation ?? '');
  return {
    originalLocation,
    fileName,
    displayName: form.displayName?.trim() || fileName,
    languages: form.reportLanguage.map((code) => findLanguage(code)?.alpha3 ?? ''),
    content: content === undefined || 'problem' in content ? null : once(content.bytes),
  };
}

function attempt(file: string): { readonly bytes: Buffer } | { readonly problem: Problem } {
  try {
    return { bytes: decodeInlineFile(file) };
  } catch (error) {
    if (error instanceof RegistryError) return { problem: { pointer: '/file', message: error.message } };
    throw error;
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function sourceProblems({ originalLocation, file, fileName }: FileForm): Problem[] {
  if ((originalLocation === undefined) === (file === undefined)) {
    return [{ pointer: '', message: 'needs either original_location or file, and not both' }];
  }
  if (originalLocation !== undefined) return locationProblems(originalLocation.trim());
  return fileName === undefined || fileName.trim() === ''
    ? [{ pointer: '/file_name', message: 'is required together with file' }]
    : [];
}

function locationProblems(location: string): Problem[] {
  if (location.length > MAX_LOCATION_LENGTH) {
    return [{ pointer: '/original_location', message: `can have at most ${MAX_LOCATION_LENGTH} characters` }];
  }
  const isWeb = URL.canParse(location) && /^https?:$/.test(new URL(location).protocol);
  return isWeb
    ? []
    : [{ pointer: '/original_location', message: 'must be an address that starts with http:// or https://' }];
}

function languageProblems(codes: readonly string[]): Problem[] {
  if (codes.length === 0) return [{ pointer: '/report_language', message: 'needs at least one language' }];
  return codes.flatMap((code, index) =>
    findLanguage(code) === undefined
      ? [
          {
            pointer: `/report_language/${index}`,
            message: `must be a language code of ISO 639, such as "de" or "deu", not "${code}"`,
          },
        ]
      : [],
  );
}

function nameProblems({ displayName = '', fileName = '' }: FileForm): Problem[] {
  const message = `can have at most ${MAX_NAME_LENGTH} characters`;
  return [
    ...(displayName.length > MAX_NAME_LENGTH ? [{ pointer: '/display_name', message }] : []),
    ...(fileName.length > MAX_NAME_LENGTH ? [{ pointer: '/file_name', message }] : []),
  ];
}
