import { type Day, isDay } from '../day.ts';

/** The parts of a strptime pattern that make a calendar day. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  Y: String.raw`(?<Y>\d{4})`,
  y: String.raw`(?<y>\d{2})`,
  m: String.raw`(?<m>\d{1,2})`,
  d: String.raw`(?<d>\d{1,2})`,
  e: String.raw`(?<d>\d{1,2})`,
  b: '(?<b>[A-Za-z]{3})',
  B: '(?<B>[A-Za-z]+)',
  '%': '%',
};

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const MAX_PATTERN = 40;
/** As POSIX reads years of two digits. */
const FIRST_YEAR_OF_LAST_CENTURY = 69;

/** What is wrong with a pattern; `undefined` when dates can be read by it. */
export function problemInDateFormat(pattern: string): string | undefined {
  if (pattern.length > MAX_PATTERN) return `A date format can have at most ${MAX_PATTERN} characters.`;
  const used = [...pattern.matchAll(/%(.?)/gs)].map((match) => match[1] ?? '');
  if (used.includes('M')) return 'In a date format %M means minutes; write %m for the month.';
  const unknown = used.find((letter) => !Object.hasOwn(DIRECTIVES, letter));
  if (unknown !== undefined) {
    return `The date format has "%${unknown}", which is not known here; use %Y or %y, %m, %b or %B, and %d.`;
  }
  const parts = [hasOne(used, ['Y', 'y']), hasOne(used, ['m', 'b', 'B']), hasOne(used, ['d', 'e'])];
  return parts.every(Boolean)
    ? undefined
    : 'A date format needs the year (%Y or %y), the month (%m, %b or %B) and the day (%d), each once.';
}

function hasOne(used: readonly string[], letters: readonly string[]): boolean {
  return used.filter((letter) => letters.includes(letter)).length === 1;
}

/** The day that a text says by a pattern that was checked; `undefined` when it does not fit or does not exist. */
export function parseDay(text: string, pattern: string): Day | undefined {
  const source = pattern.replaceAll(/%(.)|([^%])/gs, (_whole, letter: string | undefined, literal: string) =>
    letter === undefined ? literal.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`) : (DIRECTIVES[letter] ?? ''),
  );
  const parts = new RegExp(`^${source}$`).exec(text.trim())?.groups;
  if (parts === undefined) return undefined;
  const day = `${yearOf(parts)}-${monthOf(parts)}-${(parts['d'] ?? '').padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

function yearOf({ Y, y }: Readonly<Record<string, string | undefined>>): string {
  if (Y !== undefined) return Y;
  const twoDigits = Number(y);
  return String(twoDigits < FIRST_YEAR_OF_LAST_CENTURY ? 2000 + twoDigits : 1900 + twoDigits);
}

function monthOf({ m, b, B }: Readonly<Record<string, string | undefined>>): string {
  const name = (b ?? B ?? '').toLowerCase();
  const number = m ?? String(MONTHS.findIndex((month) => (B === undefined ? month.slice(0, 3) : month) === name) + 1);
  return number.padStart(2, '0');
}
