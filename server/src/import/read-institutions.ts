import { readCsvRows } from './csv-rows.ts';
import { type InstitutionDraft, notesOnInstitution, toInstitutionDraft } from './institution-draft.ts';
import { institutionForm, newInstitutionForm } from './institution-form.ts';
import { readNdjson } from './ndjson.ts';
import { createFormReader, readRows } from './read-rows.ts';
import { institutionKey } from './references.ts';
import type { ByteChunks, ImportRow } from './row.ts';

/** What most lists of institutions have, under short names: the current name and the main place. */
const SHORTCUTS = {
  name_official: 'names[1].name_official',
  name_official_transliterated: 'names[1].name_official_transliterated',
  name_english: 'names[1].name_english',
  acronym: 'names[1].acronym',
  country: 'countries[1].country',
  city: 'countries[1].city',
  lat: 'countries[1].lat',
  long: 'countries[1].long',
};

const meaning = { toDraft: toInstitutionDraft, keysOf: identityOf, notesOn: notesOnInstitution };

export const institutionReader = createFormReader(institutionForm, meaning);

/** For an institution that somebody adds by hand. */
export const newInstitutionReader = createFormReader(newInstitutionForm, meaning);

export function readInstitutionsNdjson(chunks: ByteChunks): AsyncGenerator<ImportRow<InstitutionDraft>> {
  return readRows(readNdjson(chunks), institutionReader);
}

export function readInstitutionsCsv(chunks: ByteChunks): AsyncGenerator<ImportRow<InstitutionDraft>> {
  return readRows(readCsvRows(chunks, { form: institutionForm, shortcuts: SHORTCUTS }), institutionReader);
}

/** Identifiers only identify a row without anything better: two institutions may share one by mistake or history. */
function identityOf({ keys }: InstitutionDraft): readonly string[] {
  const [first] = keys;
  return (first?.by === 'identifier' ? keys : keys.slice(0, 1)).map(institutionKey);
}
