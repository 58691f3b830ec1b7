import { readJsonArray } from './json-array.ts';
import { type RowReader, readRows } from './read-rows.ts';
import { institutionKey } from './references.ts';
import { notesOnRor, type RorDraft, toRorDraft } from './ror-draft.ts';
import { rorForm } from './ror-form.ts';
import type { ByteChunks, ImportRow } from './row.ts';
import { createRowValidator } from './validate-row.ts';

export interface RorOptions {
  /** Also takes organisations that ROR does not count as education, as other providers. */
  readonly allTypes?: boolean;
}

const validate = createRowValidator(rorForm);

/** Reads the JSON file of a ROR data dump, schema v2, record by record. */
export function readRor(
  chunks: ByteChunks,
  { allTypes = false }: RorOptions = {},
): AsyncGenerator<ImportRow<RorDraft>> {
  return readRows(readJsonArray(chunks), createRorReader(allTypes));
}

function createRorReader(allTypes: boolean): RowReader<RorDraft> {
  return {
    keysOf: ({ key }) => [institutionKey(key)],
    read(value) {
      if (isOfSchemaOne(value)) return { problems: [{ pointer: '', message: OLD_SCHEMA }] };
      const validation = validate(value);
      if ('problems' in validation) return validation;
      const { row } = validation;
      if (row.status === 'withdrawn') return { skipped: WITHDRAWN };
      if (!allTypes && !row.types.includes('education')) return { skipped: NOT_EDUCATION };
      return { draft: toRorDraft(row), notes: notesOnRor(row) };
    },
  };
}

const OLD_SCHEMA = 'is a record of ROR schema v1; take the file of the dump whose name contains v2';
const WITHDRAWN = { code: 'withdrawn', message: 'withdrawn from ROR' };
const NOT_EDUCATION = { code: 'not_education', message: 'not an organisation of the type education' };

/** The old schema had one name where the new one has a list. */
function isOfSchemaOne(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && !('names' in value);
}
