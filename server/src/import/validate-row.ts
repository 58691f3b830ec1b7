import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { didYouMean } from '../domain/did-you-mean.ts';
import type { FieldProblem } from './row.ts';

// Enough for every mistake a person makes in one row; a row that is another thing altogether need not be listed whole.
const MAX_PROBLEMS = 100;

export type Validation<Row> = { readonly row: Row } | { readonly problems: readonly FieldProblem[] };

/** Checks a value against a form and says everything that is wrong with it at once. */
export function createRowValidator<Form extends TSchema>(form: Form): (value: unknown) => Validation<Static<Form>> {
  const validator = Compile(form);
  return (value) => {
    if (validator.Check(value)) return { row: value };
    const problems = errorsOf(() => validator.Errors(value)).flatMap((error) => toProblems(error, form));
    return { problems: problems.slice(0, MAX_PROBLEMS) };
  };
}

/** TypeBox stops at eight errors unless told otherwise, for the whole process; told so only while it runs here. */
function errorsOf(run: () => TLocalizedValidationError[]): TLocalizedValidationError[] {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: 2 * MAX_PROBLEMS });
  try {
    return run();
  } finally {
    Settings.Set({ maxErrors });
  }
}

function toProblems(error: TLocalizedValidationError, form: TSchema): readonly FieldProblem[] {
  const { instancePath: pointer, keyword, message } = error;
  if (keyword === 'required') {
    return error.params.requiredProperties.map((name) => ({ pointer: `${pointer}/${name}`, message: 'is missing' }));
  }
  if (keyword === 'additionalProperties') {
    const known = memberNames(form, error.schemaPath);
    return error.params.additionalProperties.map((name) => ({
      pointer: `${pointer}/${escaped(name)}`,
      message: unknownMember(name, known),
    }));
  }
  if (keyword === 'type')
    return [{ pointer, message: `must be ${error.params.type === 'array' ? 'a list' : 'an object'}` }];
  if (keyword === 'minItems') return [{ pointer, message: 'must have at least one entry' }];
  // What this one says about an unknown member is said above.
  return keyword === 'boolean' ? [] : [{ pointer, message }];
}

function unknownMember(name: string, known: readonly string[]): string {
  const close = didYouMean(name, known);
  return close === undefined
    ? `is not known here; known are ${known.join(', ')}`
    : `is not known here; did you mean ${close}?`;
}

/** The members of the object that the schema path, such as `#/properties/names/items`, leads to. */
function memberNames(form: TSchema, schemaPath: string): readonly string[] {
  const steps = schemaPath.split('/').slice(1);
  const schema = steps.reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], form);
  return Object.keys((schema as { properties?: object } | undefined)?.properties ?? {});
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
