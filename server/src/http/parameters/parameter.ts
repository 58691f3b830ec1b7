import type { Problem } from '../../domain/errors.ts';

/** What is wrong with a parameter, before it is known which one. */
export type ParameterProblem = Omit<Problem, 'parameter' | 'pointer'>;

export type Reading<Value> = { readonly value: Value } | { readonly problem: ParameterProblem };

/** One query parameter: how it is described and how its texts become a value. */
export interface Parameter<Value> {
  /** JSON Schema for the description of the API. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** The value when the parameter is not given. */
  readonly absent: Value;
  /** Reads the texts that were given: one or more, none of them empty. */
  readonly read: (texts: readonly string[]) => Reading<Value>;
}

export type ParameterValue<Kind> = Kind extends Parameter<infer Value> ? Value : never;

/** More values than anybody lists in good faith. */
export const MAX_VALUES = 50;

export function refuse(message: string, hints: Omit<ParameterProblem, 'message'> = {}): { problem: ParameterProblem } {
  return { problem: { message, ...hints } };
}

/** Reads a parameter that can be given only once. */
export function readOnce<Value>(texts: readonly string[], read: (text: string) => Reading<Value>): Reading<Value> {
  const [text, ...others] = texts;
  if (text === undefined || others.length > 0) return refuse('can be given only once');
  return read(text);
}

/** Reads a parameter that can be repeated; the first bad value is told. */
export function readEach<Value>(
  texts: readonly string[],
  read: (text: string) => Reading<Value>,
): Reading<readonly Value[]> {
  const distinct = [...new Set(texts)];
  if (distinct.length > MAX_VALUES) return refuse(`takes at most ${MAX_VALUES} values, not ${distinct.length}`);
  const values: Value[] = [];
  for (const text of distinct) {
    const reading = read(text);
    if ('problem' in reading) return reading;
    values.push(reading.value);
  }
  return { value: values };
}
