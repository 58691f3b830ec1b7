import { type Static, type TProperties, type TSchema, Type } from 'typebox';
import { type Day, isDay } from '../domain/day.ts';
import { didYouMean } from '../domain/did-you-mean.ts';
import { problemInMarkdown } from '../domain/markdown.ts';
import { LARGEST_ID } from '../domain/record.ts';

/** How a cell of a CSV file is turned into the JSON value of a field. */
export type CellKind = 'text' | 'number' | 'boolean';

export const CELL_KIND = 'cellKind';

/**
 * A field of a form. `problemOf` says what is wrong with a value in words that go on after its pointer, and nothing
 * about a good one. One check and one sentence a field: a row with five mistakes gets five sentences.
 */
export function field<Value>(problemOf: (value: unknown) => string | undefined, cellKind: CellKind = 'text') {
  return Type.Refine(
    Type.Unsafe<Value>({ [CELL_KIND]: cellKind }),
    (value: unknown) => problemOf(value) === undefined,
    (value: unknown) => problemOf(value) ?? '',
  );
}

/** The same field, where `null` says that there is nothing. */
export function nullable<Value>(problemOf: (value: unknown) => string | undefined, cellKind: CellKind = 'text') {
  return field<Value | null>((value) => (value === null ? undefined : problemOf(value)), cellKind);
}

/** A form or a part of one. Members it does not name are refused: a misspelt field would be lost silently. */
export function form<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

/** Adds a rule over several fields to a form. It is only asked once the fields themselves are right. */
export function withRule<Form extends TSchema>(
  schema: Form,
  problemOf: (value: Static<Form>) => string | undefined,
): Form {
  return Type.Refine(
    schema,
    (value) => problemOf(value) === undefined,
    (value) => problemOf(value) ?? '',
  );
}

const MAX_TEXT = 10_000;
const MAX_URL = 500;
// Later dates stand for "no end" in other systems; here an open end is null.
const END_OF_DATES: Day = '2999-12-31';

function textProblem(value: unknown): string | undefined {
  if (typeof value !== 'string') return `must be text, not ${quote(value)}`;
  // PostgreSQL has no place for it.
  if (value.includes('\0')) return 'must not contain the character U+0000';
  return value.length > MAX_TEXT ? `is longer than ${MAX_TEXT} characters` : undefined;
}

function markdownProblem(value: unknown): string | undefined {
  return textProblem(value) ?? problemInMarkdown(String(value));
}

function filledTextProblem(value: unknown): string | undefined {
  return textProblem(value) ?? (String(value).trim() === '' ? 'must not be empty' : undefined);
}

function dayProblem(value: unknown): string | undefined {
  if (typeof value !== 'string' || !isDay(value))
    return `must be a day that exists, as YYYY-MM-DD, not ${quote(value)}`;
  return value > END_OF_DATES ? 'is too far ahead; write null where no end is known' : undefined;
}

export function urlProblem(value: unknown): string | undefined {
  const isAddress = typeof value === 'string' && URL.canParse(value) && /^https?:\/\//i.test(value);
  if (!isAddress) return `must be an address that starts with http:// or https://, not ${quote(value)}`;
  return value.length > MAX_URL ? `is longer than ${MAX_URL} characters` : undefined;
}

function urlOrEmptyProblem(value: unknown): string | undefined {
  return value === '' ? undefined : urlProblem(value);
}

function booleanProblem(value: unknown): string | undefined {
  return typeof value === 'boolean' ? undefined : `must be true or false, not ${quote(value)}`;
}

export const text = () => field<string>(textProblem);
export const filledText = () => field<string>(filledTextProblem);
export const markdown = () => field<string>(markdownProblem);
export const nullableText = () => nullable<string>(textProblem);
export const day = () => field<Day>(dayProblem);
export const nullableDay = () => nullable<Day>(dayProblem);
export const url = () => field<string>(urlProblem);
export const urlOrEmpty = () => field<string>(urlOrEmptyProblem);
export const nullableUrl = () => nullable<string>(urlProblem);
export const bool = () => field<boolean>(booleanProblem, 'boolean');

export interface Range {
  readonly min: number;
  readonly max: number;
}

export function numberProblem({ min, max }: Range): (value: unknown) => string | undefined {
  return (value) =>
    typeof value === 'number' && value >= min && value <= max
      ? undefined
      : `must be a number from ${min} to ${max}, not ${quote(value)}`;
}

export function integerProblem(value: unknown): string | undefined {
  const isId = Number.isInteger(value) && Number(value) > 0 && Number(value) <= LARGEST_ID;
  return isId ? undefined : `must be a whole number from 1 to ${LARGEST_ID}, not ${quote(value)}`;
}

/** A value of a vocabulary in words of any case, or its number where the parser takes one. */
export function vocabularyProblem(values: readonly string[], parse: (input: string) => string | undefined) {
  return (value: unknown): string | undefined => {
    const isInput = typeof value === 'string' || typeof value === 'number';
    if (isInput && parse(String(value)) !== undefined) return undefined;
    const close = typeof value === 'string' ? didYouMean(value, values) : undefined;
    const hint =
      close === undefined
        ? `allowed are ${values.map((allowed) => `"${allowed}"`).join(', ')}`
        : `did you mean "${close}"?`;
    return `cannot be ${quote(value)}; ${hint}`;
  };
}

const MAX_QUOTED = 60;

/** The value as the file has it, shortened. */
export function quote(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > MAX_QUOTED ? `${json.slice(0, MAX_QUOTED)}…` : json;
}
