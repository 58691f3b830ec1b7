import { didYouMean } from '../domain/did-you-mean.ts';
import type { Problem } from '../domain/errors.ts';
import { LARGEST_ID } from '../domain/record.ts';

/** A JSON object as it came in. */
export type Members = Readonly<Record<string, unknown>>;

const MAX_TEXT = 10_000;
const MAX_URL = 500;
const MAX_ENTRIES = 1_000;
const MAX_SHOWN = 60;
const MOST_IN_SENTENCE = 12;
const TRUE = ['true', 'yes', '1'];
const FALSE = ['false', 'no', '0'];

export type ValueReader = ReturnType<typeof createValueReader>;

/**
 * Reads values that may have come as JSON, as form fields or as cells, and gathers what is wrong with them. Each
 * reading gives the value, `null` for one that is empty, and `undefined` for one that is absent or cannot be read.
 */
export function createValueReader() {
  const problems: Problem[] = [];

  function refuse(pointer: string, message: string, more: Pick<Problem, 'allowed' | 'didYouMean'> = {}): undefined {
    problems.push({ pointer, message, ...more });
  }

  /** A text without white space at its ends, composed, so that equal names are equal texts. */
  function text(value: unknown, pointer: string, maxLength = MAX_TEXT): string | null | undefined {
    if (value === undefined || value === null) return value;
    if (typeof value !== 'string' && typeof value !== 'number') {
      return refuse(pointer, `This must be text, not ${shown(value)}.`);
    }
    const cleaned = String(value).trim().normalize('NFC');
    if (cleaned === '') return null;
    // PostgreSQL has no place for these, and nobody types them.
    const damaged = cleaned.search(/[\0\uD800-\uDFFF]/u);
    if (damaged !== -1) {
      const sentence = `Character ${damaged + 1} of this text is damaged, as happens in copying; delete it and type it again.`;
      return refuse(pointer, sentence);
    }
    if (cleaned.length > maxLength) return refuse(pointer, `This can have at most ${maxLength} characters.`);
    return cleaned;
  }

  function id(value: unknown, pointer: string, what: string): number | null | undefined {
    const written = text(value, pointer);
    if (written === null || written === undefined) return written;
    const number = Number(written);
    const isId = /^\d{1,10}$/.test(written) && number > 0 && number <= LARGEST_ID;
    return isId ? number : refuse(pointer, `This must be ${what}, not ${shown(value)}.`);
  }

  function amount(value: unknown, pointer: string, max: number): number | null | undefined {
    const written = text(value, pointer);
    if (written === null || written === undefined) return written;
    const number = Number(written.replace(',', '.'));
    const isAmount = /^\d+([.,]\d+)?$/.test(written) && number <= max;
    return isAmount ? number : refuse(pointer, `This must be a number from 0 to ${max}, not ${shown(value)}.`);
  }

  function bool(value: unknown, pointer: string): boolean | null | undefined {
    if (typeof value === 'boolean') return value;
    const written = text(value, pointer);
    if (written === null || written === undefined) return written;
    if (TRUE.includes(written.toLowerCase())) return true;
    if (FALSE.includes(written.toLowerCase())) return false;
    return refuse(pointer, `This must be true or false, not ${shown(value)}.`, { allowed: ['true', 'false'] });
  }

  function address(value: unknown, pointer: string): string | null | undefined {
    const written = text(value, pointer, MAX_URL);
    if (written === null || written === undefined) return written;
    const isAddress = URL.canParse(written) && /^https?:\/\//i.test(written);
    return isAddress
      ? written
      : refuse(pointer, `This must be an address that starts with http:// or https://, not ${shown(value)}.`);
  }

  /** A value of a closed list, by its words or its number. */
  function choice<Value extends string>(
    value: unknown,
    pointer: string,
    { values, parse }: { values: readonly Value[]; parse: (input: string) => Value | undefined },
  ): Value | null | undefined {
    const written = text(value, pointer);
    if (written === null || written === undefined) return written;
    const parsed = parse(written);
    if (parsed !== undefined) return parsed;
    const close = didYouMean(written, values);
    const hint = close === undefined ? '' : ` Did you mean "${close}"?`;
    return refuse(pointer, `This cannot be ${shown(value)}.${hint}${choicesIn(values)}`, {
      allowed: values,
      ...(close !== undefined && { didYouMean: close }),
    });
  }

  /** A list, or one value that stands for a list of one. */
  function list<Item>(
    value: unknown,
    pointer: string,
    read: (entry: unknown, pointer: string) => Item,
  ): readonly Item[] | null | undefined {
    if (value === undefined || value === null || value === '') return value === '' ? null : value;
    const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (entries.length > MAX_ENTRIES) {
      return refuse(pointer, `This can have at most ${MAX_ENTRIES} entries, not ${entries.length}.`);
    }
    return entries.map((entry, index) => read(entry, `${pointer}/${index}`));
  }

  /** An object with no other members than the known ones: a misspelt one would be lost silently. */
  function members(value: unknown, pointer: string, known: readonly string[]): Members | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return refuse(pointer, `This must be an object with ${known.join(', ')}, not ${shown(value)}.`);
    }
    for (const name of Object.keys(value).filter((candidate) => !known.includes(candidate))) {
      const close = didYouMean(name, known);
      refuse(
        `${pointer}/${escapePointer(name)}`,
        `There is no "${name.slice(0, MAX_SHOWN)}" here.${close === undefined ? '' : ` Did you mean "${close}"?`}`,
        close === undefined ? { allowed: known } : { didYouMean: close },
      );
    }
    // Without what the prototype of a parsed object may have been given.
    return Object.fromEntries(Object.entries(value).filter(([name]) => known.includes(name)));
  }

  return { problems: problems as readonly Problem[], refuse, text, id, amount, bool, address, choice, list, members };
}

/** The values as a sentence, where they are few enough to be read; not everybody sees the list that goes with it. */
function choicesIn(values: readonly string[]): string {
  if (values.length > MOST_IN_SENTENCE) return '';
  const quoted = values.map((value) => `"${value}"`);
  return ` It can be ${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}.`;
}

/** The value as it was sent, shortened. */
export function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > MAX_SHOWN ? `${json.slice(0, MAX_SHOWN)}…` : json;
}

function escapePointer(name: string): string {
  return name.slice(0, MAX_SHOWN).replaceAll('~', '~0').replaceAll('/', '~1');
}
