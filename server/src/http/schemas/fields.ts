import { type Static, type TSchema, type TUnsafe, Type } from 'typebox';

/** The pieces that wire forms are made of. */

export function day(description: string) {
  return Type.String({ format: 'date', description });
}

/** A day, or `""` when it is not known or the period is open. */
export function dayOrEmpty(description: string) {
  return Type.String({ description: `${description} Empty when there is none.`, example: '2021-03-01' });
}

export function dateTime(description: string) {
  return Type.String({ format: 'date-time', description });
}

export function address(description: string) {
  return Type.String({ description, example: 'https://www.example.org/' });
}

/** OpenAPI 3.0 has no type `null`; both the validator and the serialiser read this keyword too. */
export function nullable<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  const { enum: values } = schema as { readonly enum?: readonly unknown[] };
  // A closed list closes null out too unless it names it.
  return Type.Unsafe<Static<Schema> | null>({ ...schema, ...(values && { enum: [...values, null] }), nullable: true });
}

/** A schema by its name, so that the description says the name instead of repeating the content. */
export function refTo<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema>> {
  return Type.Unsafe<Static<Schema>>({ $ref: `${schemaId(schema)}#` });
}

function schemaId(schema: TSchema): string {
  const id = (schema as { readonly $id?: string }).$id;
  if (id === undefined) throw new TypeError('Only a schema with an $id can be referred to');
  return id;
}

export function listOf<Schema extends TSchema>(schema: Schema, description?: string) {
  return Type.Array(schema, description === undefined ? {} : { description });
}

export function oneOf<const Values extends readonly string[]>(values: Values, description: string) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], description });
}
