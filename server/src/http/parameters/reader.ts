import type { TSchema } from 'typebox';

/** Turns what came in into values, or throws a `RegistryError`. */
export type Reader = (input: unknown) => unknown;

const READER = Symbol('reader');

/** Attaches the function that reads what a schema describes; see `createSchemaController`. */
export function withReader<Schema extends TSchema>(schema: Schema, reader: Reader): Schema {
  Object.defineProperty(schema, READER, { value: reader });
  return schema;
}

export function readerOf(schema: unknown): Reader | undefined {
  return (schema as { readonly [READER]?: Reader } | undefined)?.[READER];
}
