import { RegistryError } from '../domain/errors.ts';
import { readFileWithOwner } from '../submission/read-file.ts';
import type { NewFileDraft } from '../submission/report-draft.ts';
import { createValueReader } from '../submission/value-reader.ts';
import type { FileDescription } from './manage-report-files.ts';

/** Reads what somebody sent about one file as a report with that file would be read. Says everything that is wrong. */
export function readFileForm(
  sent: unknown,
  owner: 'report_id' | 'file_id',
): { readonly ownerId: number; readonly description: FileDescription } {
  const reader = createValueReader();
  const read = readFileWithOwner(sent, owner, reader);
  const { problems } = reader;
  if (read === undefined || problems.length > 0) {
    throw new RegistryError('invalid_record', 'The file is not accepted.', { problems });
  }
  return { ownerId: read.ownerId, description: toDescription(read.file) };
}

function toDescription(file: NewFileDraft): FileDescription {
  const { fileName, languages, displayName } = file;
  return {
    fileName,
    languages,
    displayName: displayName ?? fileName,
    originalLocation: file.from === 'address' ? file.originalLocation : null,
    content: file.from === 'content' ? once(file.content) : null,
  };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
