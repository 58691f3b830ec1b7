import { createUnsigned, type Unsigned } from './number-list.ts';
import { stringAt } from './string-reader.ts';
import { lowerBound } from './string-search.ts';
import type { StringTable } from './string-table.ts';

export type ColumnValue = string | number;

/** One value a document, and the documents in order of it. */
export interface OrderedColumn {
  /** A number that grows with the document's value; 0 where there is none. */
  readonly keys: Unsigned;
  /** Documents that have a value, by value, then by number; `null` for so few texts that they are quickly counted. */
  readonly order: Uint32Array | null;
  readonly values: ColumnValues;
}

/** A column whose order is kept. */
export type KeptOrder = OrderedColumn & { readonly order: Uint32Array };

export function hasKeptOrder(column: OrderedColumn): column is KeptOrder {
  return column.order !== null;
}

/** How keys stand for values: key `k` is `base + k - 1`, or the value number `k - 1`. */
export type ColumnValues =
  | { readonly kind: 'offset'; readonly base: number }
  | { readonly kind: 'numbers'; readonly numbers: Float64Array }
  | { readonly kind: 'texts'; readonly texts: StringTable };

/** Their keys fit in 16 bits, and their counts in a core's first cache. */
const FEW_TEXTS = 4096;
const LARGEST_KEY = 0xffffffff;
const DIGIT = 16;
const DOCS_A_SLICE = 262_144;
/** Below this many documents comparing them is quicker than counting digits. */
const WORTH_COUNTING = 8192;

/** From one number a document; NaN stands for none. */
export function* createNumberColumn(values: Float64Array): Generator<void, OrderedColumn> {
  const { least, most, areWhole } = describe(values);
  if (areWhole && most - least < LARGEST_KEY) {
    const keys = createUnsigned(values.length, most < least ? 0 : most - least + 1);
    fillKeys(keys, values, (value) => value - least + 1);
    yield;
    return { keys, order: yield* orderByKeys(keys), values: { kind: 'offset', base: least } };
  }
  const numbers = Float64Array.from(new Set(values.filter((value) => !Number.isNaN(value)))).sort();
  const keys = createUnsigned(values.length, numbers.length);
  fillKeys(keys, values, (value) => firstAtLeast(numbers, value) + 1);
  return { keys, order: yield* orderByKeys(keys), values: { kind: 'numbers', numbers } };
}

/** From the number of each document's text in ascending order, counting from 1; 0 stands for none. */
export function* textColumn(keys: Unsigned, texts: StringTable): Generator<void, OrderedColumn> {
  const order = texts.size <= FEW_TEXTS ? null : yield* orderByKeys(keys);
  return { keys, order, values: { kind: 'texts', texts } };
}

export function valueOfKey({ values }: OrderedColumn, key: number): ColumnValue {
  switch (values.kind) {
    case 'offset':
      return values.base + key - 1;
    case 'numbers':
      return values.numbers[key - 1] as number;
    case 'texts':
      return stringAt(values.texts, key - 1);
  }
}

/** The least key whose value is not below `value`; it may be above every key in use. */
export function keyAtLeast({ values }: OrderedColumn, value: ColumnValue): number {
  switch (values.kind) {
    case 'offset':
      return Math.max(1, Math.ceil(Number(value)) - values.base + 1);
    case 'numbers':
      return firstAtLeast(values.numbers, Number(value)) + 1;
    case 'texts':
      return lowerBound(values.texts, String(value)) + 1;
  }
}

/** How many documents in `order` have a key below `key`. */
export function positionOfKey({ keys, order }: KeptOrder, key: number): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[order[middle] as number] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Documents with a key above 0, by key, then by number: a radix sort, one pass for every 16 bits in use. */
export function* orderByKeys(keys: Unsigned): Generator<void, Uint32Array> {
  let order = presentDocs(keys);
  yield;
  if (order.length < WORTH_COUNTING) {
    return order.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
  }
  const bits = keys.BYTES_PER_ELEMENT * 8;
  for (let shift = 0; shift < bits; shift += DIGIT) {
    order = yield* sortByDigit(order, keys, shift);
    yield;
  }
  return order;
}

export function byCodeUnit(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function presentDocs(keys: Unsigned): Uint32Array {
  let count = 0;
  for (let doc = 0; doc < keys.length; doc++) if (keys[doc] !== 0) count++;
  const docs = new Uint32Array(count);
  for (let doc = 0, n = 0; doc < keys.length; doc++) if (keys[doc] !== 0) docs[n++] = doc;
  return docs;
}

function* sortByDigit(docs: Uint32Array, keys: Unsigned, shift: number): Generator<void, Uint32Array> {
  const mask = (1 << DIGIT) - 1;
  const starts = new Uint32Array(mask + 2);
  for (let i = 0; i < docs.length; i++) {
    const digit = ((keys[docs[i] as number] as number) >>> shift) & mask;
    starts[digit + 1] = (starts[digit + 1] as number) + 1;
  }
  for (let digit = 0; digit <= mask; digit++) {
    starts[digit + 1] = (starts[digit + 1] as number) + (starts[digit] as number);
  }
  yield;
  const sorted = new Uint32Array(docs.length);
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number;
    const digit = ((keys[doc] as number) >>> shift) & mask;
    const place = starts[digit] as number;
    sorted[place] = doc;
    starts[digit] = place + 1;
    if (i % DOCS_A_SLICE === DOCS_A_SLICE - 1) yield;
  }
  return sorted;
}

function describe(values: Float64Array): { least: number; most: number; areWhole: boolean } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let areWhole = true;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (Number.isNaN(value)) continue;
    if (value < least) least = value;
    if (value > most) most = value;
    if (!Number.isSafeInteger(value)) areWhole = false;
  }
  return most < least ? { least: 0, most: -1, areWhole } : { least, most, areWhole };
}

function fillKeys(keys: Unsigned, values: Float64Array, keyOf: (value: number) => number): void {
  for (let doc = 0; doc < keys.length; doc++) {
    const value = values[doc] as number;
    keys[doc] = Number.isNaN(value) ? 0 : keyOf(value);
  }
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
