import { isDay } from '../../../domain/day.ts';
import { RegistryError } from '../../../domain/errors.ts';

const INSTANT_FORMAT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const FIRST_SURROGATE = 0xd800;
const AFTER_SURROGATES = 0xe000;
const FIRST_ASTRAL = 0x10000;
/** Four bytes each stay below the 32,766 that a value may have. */
const LONGEST_SORTED_TEXT = 8_000;

/** A day as a number that reads like it: 2024-02-29 is 20240229. */
export function dayNumber(day: string): number {
  if (isDay(day)) return Number(day.replaceAll('-', ''));
  throw new RegistryError('invalid_parameter', `"${String(day)}" is not a day like 2024-02-29`);
}

/** Seconds since 1970. */
export function instantNumber(instant: string): number {
  const time = INSTANT_FORMAT.test(instant) ? Date.parse(instant) : Number.NaN;
  if (!Number.isNaN(time)) return time / 1000;
  throw new RegistryError('invalid_parameter', `"${instant}" is not an instant like 2024-02-29T12:00:00Z`);
}

/**
 * A text whose order by code point, which OpenSearch sorts by, is the order of the given text by UTF-16 code unit:
 * surrogates move below the letters that follow them, each of which moves beyond.
 */
export function sortableText(text: string): string {
  const cut = text.slice(0, LONGEST_SORTED_TEXT);
  if (!/[\ud800-\uffff]/.test(cut)) return cut;
  let sortable = '';
  for (let index = 0; index < cut.length; index++)
    sortable += String.fromCodePoint(sortableUnit(cut.charCodeAt(index)));
  return sortable;
}

function sortableUnit(unit: number): number {
  if (unit < FIRST_SURROGATE) return unit;
  if (unit < AFTER_SURROGATES) return unit - FIRST_SURROGATE + AFTER_SURROGATES;
  return unit - AFTER_SURROGATES + FIRST_ASTRAL;
}
