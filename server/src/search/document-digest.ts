import type { SearchDocument } from './search-document.ts';

/**
 * A number that tells contents apart: equal for equal documents, whatever the order in which their members were set,
 * and almost never for others. Worked out for every document that is indexed, so it is a plain hash of 32 bits.
 */
export function documentDigest(document: SearchDocument): number {
  let hash = digestNumber(START, document.id);
  for (const field of document.text) hash = digestText(digestText(hash, field.class), field.text);
  hash = digestTexts(hash, document.names);
  hash = digestTexts(hash, document.identifiers);
  for (const map of [document.facets, document.keywords]) {
    hash = digestEntries(hash, map, digestTexts);
  }
  for (const map of [document.days, document.instants, document.sortKeys]) {
    hash = digestEntries(hash, map, digestValue);
  }
  for (const { lat, long } of document.points) hash = digestText(hash, `${lat} ${long}`);
  return hash >>> 0;
}

const START = 0x811c9dc5;
const PRIME = 0x01000193;

/** The entries of a map are added up, so that their order does not matter. */
function digestEntries<Value>(
  hash: number,
  map: Readonly<Record<string, Value>>,
  digest: (hash: number, value: Value) => number,
): number {
  let sum = 0;
  for (const key of Object.keys(map)) sum = (sum + digest(digestText(START, key), map[key] as Value)) | 0;
  return digestNumber(hash, sum);
}

function digestTexts(hash: number, texts: readonly string[]): number {
  let own = hash;
  for (const text of texts) own = digestText(own, text);
  return digestNumber(own, texts.length);
}

const TYPE_OF_NULL = 1;
const TYPE_OF_NUMBER = 2;
const TYPE_OF_TEXT = 3;

function digestValue(hash: number, value: string | number | null): number {
  if (value === null) return digestNumber(hash, TYPE_OF_NULL);
  if (typeof value === 'number') return digestText(digestNumber(hash, TYPE_OF_NUMBER), String(value));
  return digestText(digestNumber(hash, TYPE_OF_TEXT), value);
}

/** After FNV-1a, two code units a step, the length last so that neighbours cannot lend each other letters. */
function digestText(hash: number, text: string): number {
  const { length } = text;
  let own = hash;
  let i = 0;
  for (; i + 1 < length; i += 2) {
    own = Math.imul(own ^ (text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16)), PRIME);
    own ^= own >>> 15;
  }
  if (i < length) own = Math.imul(own ^ text.charCodeAt(i), PRIME);
  return digestNumber(own, length);
}

function digestNumber(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, PRIME);
  return Math.imul(mixed ^ (mixed >>> 15), PRIME);
}
