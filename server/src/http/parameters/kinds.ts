import { type Day, type Instant, isDay, toInstant } from '../../domain/day.ts';
import { didYouMean } from '../../domain/did-you-mean.ts';
import { parseWord } from '../../domain/vocabulary-codes.ts';
import { type Parameter, type Reading, readEach, readOnce, refuse } from './parameter.ts';

export interface Described {
  readonly description: string;
  readonly example?: unknown;
}

/** Plain text, given once. */
export function text({
  maxLength = 512,
  ...described
}: Described & { maxLength?: number }): Parameter<string | undefined> {
  return {
    schema: { type: 'string', maxLength, ...described },
    absent: undefined,
    read: (given) => readOnce(given, (one) => readText(one, maxLength)),
  };
}

/** Plain texts, any of which may match; what they name is looked up by whoever knows the names. */
export function texts({
  maxLength = 512,
  ...described
}: Described & { maxLength?: number }): Parameter<readonly string[]> {
  return {
    schema: { type: 'array', items: { type: 'string', maxLength }, ...described },
    absent: [],
    read: (given) => readEach(given, (one) => readText(one, maxLength)),
  };
}

/** Numbers of records, any of which may match. */
export function ids(described: Described): Parameter<readonly number[]> {
  return {
    schema: { type: 'array', items: { type: 'integer', minimum: 1 }, example: [1], ...described },
    absent: [],
    read: (given) => readEach(given, readWholeNumber),
  };
}

export function flag(described: Described): Parameter<boolean | undefined>;
export function flag(described: Described & { fallback: boolean }): Parameter<boolean>;
export function flag({ fallback, ...described }: Described & { fallback?: boolean }): Parameter<boolean | undefined> {
  return {
    schema: { type: 'boolean', ...(fallback !== undefined && { default: fallback }), ...described },
    absent: fallback,
    read: (given) => readOnce(given, readFlag),
  };
}

export function day(described: Described): Parameter<Day | undefined> {
  return {
    schema: { type: 'string', format: 'date', example: '2024-01-31', ...described },
    absent: undefined,
    read: (given) => readOnce(given, readDay),
  };
}

export function instant(described: Described): Parameter<Instant | undefined> {
  return {
    schema: { type: 'string', format: 'date-time', example: '2024-01-31T12:00:00Z', ...described },
    absent: undefined,
    read: (given) => readOnce(given, readInstant),
  };
}

interface ChoiceOptions<Value> extends Described {
  /** How a value may be written, where its words are not all. */
  readonly parse?: (given: string) => Value | undefined;
  /** What is probably meant by other words for a value, where their letters do not tell. */
  readonly guess?: (given: string) => Value | undefined;
}

/** Values of a closed list, any of which may match. */
export function choices<Value extends string>(
  values: readonly Value[],
  { parse, guess, ...described }: ChoiceOptions<Value>,
): Parameter<readonly Value[]> {
  return {
    schema: { type: 'array', items: { type: 'string', enum: [...values] }, ...described },
    absent: [],
    read: (given) => readEach(given, (one) => readChoice(one, values, { parse, guess })),
  };
}

/** One value of a closed list. */
export function choice<const Value extends string>(
  values: readonly Value[],
  options: ChoiceOptions<Value>,
): Parameter<Value | undefined>;
export function choice<Value extends string>(
  values: readonly Value[],
  options: ChoiceOptions<Value> & { fallback: Value },
): Parameter<Value>;
export function choice<Value extends string>(
  values: readonly Value[],
  { fallback, parse, guess, ...described }: ChoiceOptions<Value> & { fallback?: Value },
): Parameter<Value | undefined> {
  return {
    schema: { type: 'string', enum: [...values], ...(fallback !== undefined && { default: fallback }), ...described },
    absent: fallback,
    read: (given) => readOnce(given, (one) => readChoice(one, values, { parse, guess })),
  };
}

/** Values of a closed list by their numbers: the `_id` twin of a label filter. */
export function choiceNumbers<Value extends string>(
  values: readonly Value[],
  { numberedFrom = 1, ...described }: Described & { numberedFrom?: number },
): Parameter<readonly Value[]> {
  const numbers = values.map((_, index) => index + numberedFrom);
  return {
    schema: { type: 'array', items: { type: 'integer', enum: numbers }, ...described },
    absent: [],
    read: (given) =>
      readEach(given, (one) => {
        const value = /^\d+$/.test(one) ? values[Number(one) - numberedFrom] : undefined;
        return value === undefined ? refuse(`does not know "${one}"`, { allowed: numbers.map(String) }) : { value };
      }),
  };
}

/** Accepted for the sake of other clients and without effect here. */
export function ignored(described: Described): Parameter<undefined> {
  return {
    schema: { type: 'string', example: '10', ...described },
    absent: undefined,
    read: () => ({ value: undefined }),
  };
}

function readText(given: string, maxLength: number): Reading<string> {
  if (given.length > maxLength) return refuse(`takes at most ${maxLength} characters, not ${given.length}`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (/[\u0000-\u0008\u000b-\u001f\u007f]/.test(given)) return refuse('must not hold control characters');
  return { value: given };
}

export function readWholeNumber(given: string): Reading<number> {
  const value = Number(given);
  if (!/^\d+$/.test(given)) return refuse(`takes a whole number, not "${given}"`);
  if (Number.isSafeInteger(value)) return { value };
  return refuse(`takes a whole number up to ${Number.MAX_SAFE_INTEGER}, not "${given}"`);
}

export function readFlag(given: string): Reading<boolean> {
  if (/^(?:true|yes|1)$/i.test(given)) return { value: true };
  if (/^(?:false|no|0)$/i.test(given)) return { value: false };
  return refuse(`takes true or false, not "${given}"`, { allowed: ['true', 'false', 'yes', 'no', '1', '0'] });
}

const DAY_FORMAT = /^\d{4}-\d{2}-\d{2}$/;

function readDay(given: string): Reading<Day> {
  const isReal: boolean = isDay(given);
  if (isReal) return { value: given };
  if (DAY_FORMAT.test(given)) return refuse(`names the day ${given}, which is in no calendar`);
  return refuse(`takes a day such as 2024-01-31, not "${given}"`);
}

const INSTANT_FORMAT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i;

/** A day alone means its first moment in UTC. */
function readInstant(given: string): Reading<Instant> {
  const isWholeDay: boolean = isDay(given);
  if (isWholeDay) return { value: `${given}T00:00:00Z` };
  // A plus sign in a query string arrives as a space.
  const moment = given.replace(/ (\d{2}:\d{2})$/, '+$1');
  if (INSTANT_FORMAT.test(moment) && isDay(moment.slice(0, 10)) && !Number.isNaN(Date.parse(moment))) {
    return { value: toInstant(new Date(Date.parse(moment))) };
  }
  return refuse(`takes a moment such as 2024-01-31T12:00:00Z, not "${given}"`);
}

function readChoice<Value extends string>(
  given: string,
  values: readonly Value[],
  {
    parse = (word) => parseWord(values, word),
    guess,
  }: { [Name in 'parse' | 'guess']: ChoiceOptions<Value>[Name] | undefined },
): Reading<Value> {
  const value = parse(given);
  return value === undefined ? refuseUnknown(given, values, guess?.(given)) : { value };
}

/** The refusal of a value that is not on the list, with the list and the likeliest of it. */
export function refuseUnknown(given: string, allowed: readonly string[], guessed?: string) {
  const probably = guessed ?? didYouMean(given, allowed);
  return refuse(`does not know "${given}"`, { allowed, ...(probably !== undefined && { didYouMean: probably }) });
}
