import { refuseUnknown } from './kinds.ts';
import { type Parameter, readOnce } from './parameter.ts';

export interface Ordering<Field extends string> {
  readonly field: Field;
  readonly descending: boolean;
}

/** `ordering=field`, or `ordering=-field` for the other direction. */
export function ordering<const Field extends string, Fallback extends Ordering<Field> | undefined>(
  fields: readonly Field[],
  { fallback, description }: { readonly fallback: Fallback; readonly description: string },
): Parameter<Ordering<Field> | Fallback> {
  const values = fields.flatMap((field) => [field, `-${field}`]);
  return {
    schema: { type: 'string', enum: values, description },
    absent: fallback,
    read: (texts) =>
      readOnce(texts, (given) => {
        const field = fields.find((candidate) => candidate === given.replace(/^-/, ''));
        if (field === undefined) return refuseUnknown(given, values);
        return { value: { field, descending: given.startsWith('-') } };
      }),
  };
}
