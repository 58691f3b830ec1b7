import { RegistryError } from '../domain/errors.ts';

/** What each uniqueness rule of the database means to the person who ran into it. */
const SENTENCES: readonly (readonly [mark: string, sentence: string])[] = [
  ['report_local_identifier', 'The agency has already used this local identifier for another report'],
  ['institution_identifier_active', 'An institution can have only one current identifier of a type and agency'],
  ['stats_id', 'Another institution already has this statistical identifier'],
  ['register_number', 'Another agency already has this register number'],
  ['activity_local_identifier', 'The agency has already used this local identifier for another activity'],
  ['alpha2', 'Another country already has this code'],
  ['name_english', 'Another country already has this name'],
  ['account_username', 'The username is already taken'],
  ['account_email', 'Another account already has this mail address'],
];

/** SQLite names the columns of a violated index, PostgreSQL the index. */
const SQLITE_COLUMNS: Readonly<Record<string, string>> = {
  'report.agency_id, report.local_identifier': 'report_local_identifier',
  'activity.agency_id, activity.local_identifier': 'activity_local_identifier',
};

/** Turns a violated rule of the database into a sentence; anything else stays as it is. */
export function asRegistryError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof RegistryError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY') {
    return new RegistryError('conflict', sentenceFor(constraintIn(error)), { cause: error });
  }
  if (code.startsWith('23') || code.startsWith('SQLITE_CONSTRAINT')) {
    return new RegistryError('invalid_record', `The record breaks a rule of the registry: ${error.message}`, {
      cause: error,
    });
  }
  if (code === '40P01') {
    return new RegistryError('conflict', 'Somebody else was changing the same records; try again', { cause: error });
  }
  return error;
}

function constraintIn(error: Error): string {
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  const columns = error.message.split('failed: ')[1] ?? error.message;
  return SQLITE_COLUMNS[columns] ?? columns;
}

function sentenceFor(constraint: string): string {
  const known = SENTENCES.find(([mark]) => constraint.includes(mark));
  return known?.[1] ?? `Something with the same key already exists (${constraint})`;
}
