import { MAX_INLINE_FILE_BYTES } from '../domain/file-fetching.ts';
import { reportFileName } from '../domain/report-file-name.ts';
import { findLanguage, LANGUAGES } from '../reference/languages.ts';
import type { FileDraft, NewFileDraft } from './report-draft.ts';
import { type Members, shown, type ValueReader } from './value-reader.ts';

const MEMBERS = ['original_location', 'file', 'file_name', 'display_name', 'report_language'];
const MAX_FILE_NAME = 255;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** A document: where it is, itself in base64, or the number of one the report already has. */
export function readFile(value: unknown, pointer: string, reader: ValueReader): FileDraft | undefined {
  const members = reader.members(value, pointer, ['id', ...MEMBERS]);
  if (members === undefined) return undefined;
  return isGiven(members['id']) && !isGiven(members['original_location']) && !isGiven(members['file'])
    ? readKnownFile(members, pointer, reader)
    : readNewFile(members, pointer, reader);
}

/** A document that comes by itself, with the number of the report that gets it or of the file that it replaces. */
export function readFileWithOwner(
  value: unknown,
  owner: 'report_id' | 'file_id',
  reader: ValueReader,
): { readonly ownerId: number; readonly file: NewFileDraft } | undefined {
  const members = reader.members(value, '', [owner, ...MEMBERS]);
  if (members === undefined) return undefined;
  const what = owner === 'report_id' ? 'the number of the report that gets the file' : 'the number of a file';
  const ownerId = reader.id(members[owner], `/${owner}`, what);
  if (!isGiven(members[owner])) reader.refuse(`/${owner}`, `Send ${what} as ${owner}.`);
  const file = readNewFile(members, '', reader);
  return typeof ownerId === 'number' && file !== undefined ? { ownerId, file } : undefined;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function readKnownFile(members: Members, pointer: string, reader: ValueReader): FileDraft | undefined {
  const described = readDescription(members, pointer, reader);
  const id = reader.id(members['id'], `${pointer}/id`, 'the number of a file of the report');
  return typeof id === 'number' ? { from: 'report', id, ...described } : undefined;
}

function readDescription(members: Members, pointer: string, reader: ValueReader) {
  return {
    displayName: reader.text(members['display_name'], `${pointer}/display_name`, MAX_FILE_NAME) ?? null,
    languages: readLanguages(members['report_language'], `${pointer}/report_language`, reader),
  };
}

function readNewFile(members: Members, pointer: string, reader: ValueReader): NewFileDraft | undefined {
  const described = readDescription(members, pointer, reader);
  const fileName = reader.text(members['file_name'], `${pointer}/file_name`, MAX_FILE_NAME);
  const sources = ['id', 'original_location', 'file'].filter((name) => isGiven(members[name]));
  if (sources.length !== 1) {
    return reader.refuse(
      pointer,
      `A file has either original_location or file (in base64), not ${sources.length} of them.`,
    );
  }
  if (sources[0] === 'original_location') {
    const location = reader.address(members['original_location'], `${pointer}/original_location`);
    if (typeof location !== 'string') return undefined;
    return {
      from: 'address',
      originalLocation: location,
      fileName: reportFileName(fileName ?? location),
      ...described,
    };
  }
  const content = readContent(members['file'], `${pointer}/file`, reader);
  return content && { from: 'content', content, fileName: reportFileName(fileName ?? ''), ...described };
}

function readLanguages(value: unknown, pointer: string, reader: ValueReader): readonly string[] {
  const read = reader.list(value, pointer, (entry, at) => {
    const written = reader.text(entry, at);
    if (typeof written !== 'string') return [];
    const language = findLanguage(written);
    if (language !== undefined) return [language.alpha3];
    const meant = LANGUAGES.find(({ name }) => name.toLowerCase() === written.toLowerCase());
    reader.refuse(
      at,
      `This must be a language code of ISO 639, such as "de" or "deu", not ${shown(written)}.`,
      meant === undefined ? {} : { didYouMean: meant.alpha2 ?? meant.alpha3 },
    );
    return [];
  });
  if (!read || read.length === 0) {
    reader.refuse(pointer, 'A file needs the language it is written in, as a code of ISO 639 such as "en".');
  }
  return [...new Set((read ?? []).flat())];
}

function readContent(value: unknown, pointer: string, reader: ValueReader): Uint8Array | undefined {
  const written =
    typeof value === 'string' ? value.replace(/^data:application\/pdf;base64,/i, '').replaceAll(/\s/g, '') : '';
  // Of four characters one alone is never left over.
  const isCut = written.replace(/=+$/, '').length % 4 === 1;
  if (written === '' || isCut || !BASE64.test(written)) return reader.refuse(pointer, 'This must be a PDF in base64.');
  const content = Buffer.from(written, 'base64');
  if (content.byteLength > MAX_INLINE_FILE_BYTES) {
    const limit = MAX_INLINE_FILE_BYTES / 1024 / 1024;
    return reader.refuse(pointer, `A file inside a report can have at most ${limit} MB; send its address instead.`);
  }
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') {
    return reader.refuse(pointer, 'The file is not a PDF: it does not start with "%PDF-".');
  }
  return content;
}
