import { type TUnsafe, Type } from 'typebox';
import { RegistryError } from '../../domain/errors.ts';
import { parseRegistryId } from '../../domain/institution-names.ts';
import { withReader } from './reader.ts';

interface PathParameter<Value> {
  readonly schema: Readonly<Record<string, unknown>>;
  /** The value, or `undefined` when nothing can have this address. */
  readonly read: (text: string) => Value | undefined;
}

type PathValues<Defined extends Readonly<Record<string, PathParameter<unknown>>>> = {
  readonly [Name in keyof Defined]: Defined[Name] extends PathParameter<infer Value> ? Value : never;
};

/** The variable parts of a path. A part that cannot name anything is a path that does not exist. */
export function pathParameters<const Defined extends Readonly<Record<string, PathParameter<unknown>>>>(
  definitions: Defined,
): TUnsafe<PathValues<Defined>> {
  const entries = Object.entries(definitions);
  const properties = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema]));
  const schema = Type.Unsafe<PathValues<Defined>>({ type: 'object', properties, required: Object.keys(definitions) });
  return withReader(schema, (params) => {
    const texts = params as Readonly<Record<string, string>>;
    const values: Record<string, unknown> = {};
    for (const [name, { read }] of entries) values[name] = readPart(texts[name] ?? '', read);
    return values;
  });
}

function readPart(text: string, read: PathParameter<unknown>['read']): unknown {
  const value = read(text);
  if (value === undefined) throw new RegistryError('not_found', `There is nothing called "${text}" here.`);
  return value;
}

/** The number of a record. */
export function recordId(description: string, example = 1): PathParameter<number> {
  return {
    schema: { type: 'integer', minimum: 1, description, example },
    read: readId,
  };
}

/** An institution by its number or its registry identifier. */
export const institutionId: PathParameter<number> = {
  schema: {
    type: 'string',
    pattern: '^(\\d+|REGINST\\d{4,})$',
    description: 'The number or the registry identifier of the institution.',
    example: 'REGINST0001',
  },
  read: readInstitutionId,
};

export function pathText(description: string, example: string): PathParameter<string> {
  return {
    schema: { type: 'string', description, example },
    // Nothing has a name with a NUL in it, and PostgreSQL would not even compare one.
    read: (text) => (text.includes('\0') ? undefined : text.trim() || undefined),
  };
}

/** What the databases hold in an id; a larger number names nothing. */
const LARGEST_ID = 2_147_483_647;

export function readId(text: string): number | undefined {
  const id = Number(text);
  return /^\d+$/.test(text) && id <= LARGEST_ID ? id : undefined;
}

/** The number of an institution, from itself or from the registry identifier. */
export function readInstitutionId(text: string): number | undefined {
  const id = readId(text) ?? parseRegistryId(text);
  return id !== undefined && id <= LARGEST_ID ? id : undefined;
}
