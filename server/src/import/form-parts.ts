import { type Static, Type } from 'typebox';
import type { Day, Period } from '../domain/day.ts';
import type { HistoricalValue } from '../domain/record.ts';
import { filledText, form, integerProblem, nullable, nullableDay, text } from './fields.ts';

/** A text without white space at its ends, composed, so that equal names are equal texts. */
export function clean(value: string): string {
  return value.trim().normalize('NFC');
}

/** What a parser made of a field that validation has let through. */
export function checked<Value>(parsed: Value | undefined): Value {
  if (parsed === undefined) throw new Error('A row was converted before it was validated');
  return parsed;
}

/** The members that have a value: what a row states. The rest of a stored record stays as it is. */
export function stated<Members extends object>(
  members: Members,
): { [Key in keyof Members]?: Exclude<Members[Key], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as never;
}

/** Converts a value; `null` and "not stated" stay what they are. */
export function ifGiven<Value, Result>(
  value: Value | null | undefined,
  convert: (value: Value) => Result,
): Result | null | undefined {
  if (value === undefined) return undefined;
  return value === null ? null : convert(value);
}

export function toPeriod(from: Day | null | undefined, to: Day | null | undefined): Period {
  return { validFrom: from ?? null, validTo: to ?? null };
}

/** Says so when a period ends before it starts. */
export function periodProblem(from: Day | null | undefined, to: Day | null | undefined): string | undefined {
  return from && to && to < from ? `ends on ${to}, before it starts on ${from}` : undefined;
}

export const historicalData = () =>
  Type.Array(
    form({
      field: filledText(),
      value: text(),
      record_id: Type.Optional(nullable<number>(integerProblem, 'number')),
      valid_from: Type.Optional(nullableDay()),
      valid_to: Type.Optional(nullableDay()),
    }),
  );

export function toHistory(rows: Static<ReturnType<typeof historicalData>>): readonly HistoricalValue[] {
  return rows.map((row) => ({
    field: clean(row.field),
    value: clean(row.value),
    recordId: row.record_id ?? null,
    ...toPeriod(row.valid_from, row.valid_to),
  }));
}
