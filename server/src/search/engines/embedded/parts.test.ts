import fc from 'fast-check';
import { expect, it } from 'vitest';
import { damerauLevenshteinWithin } from '../../analysis/edit-distance.ts';
import { createBestByBucket, MOST_COMPARED } from './best-by-bucket.ts';
import { clearBit, countBits, createBitset, createFullBitset, hasBit, members, setBit } from './bitset.ts';
import {
  createNumberColumn,
  type KeptOrder,
  keyAtLeast,
  orderByKeys,
  textColumn,
  valueOfKey,
} from './ordered-column.ts';
import { createRangeIndex } from './range-index.ts';
import { selectWindow } from './select-window.ts';
import { createSequencePool, sequenceAt } from './sequence-pool.ts';
import { runToEnd } from './slices.ts';
import { sortStrings } from './sort-strings.ts';
import { stringAt, strings } from './string-reader.ts';
import { indexOf, lowerBound } from './string-search.ts';
import { createStringTable } from './string-table.ts';
import { findTerm, findTypos, prefixRange } from './term-dictionary.ts';
import { countsByYear } from './validity-years.ts';

const byCodeUnit = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const sortedStrings = fc
  .uniqueArray(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.stringMatching(/^[ab𝔸𝔹]{0,9}$/u)), {
    maxLength: 80,
  })
  .map((texts) => texts.toSorted(byCodeUnit));
const word = fc.stringMatching(/^[abc]{0,12}$/u);

it('keeps a set of documents, without any past the last', () => {
  const bits = createFullBitset(70);
  expect(countBits(bits)).toBe(70);
  clearBit(bits, 69);
  clearBit(bits, 0);
  expect([hasBit(bits, 0), hasBit(bits, 31), hasBit(bits, 69), countBits(bits)]).toEqual([false, true, false, 68]);
  const few = createBitset(70);
  for (const doc of [0, 31, 32, 63, 69]) setBit(few, doc);
  expect([...members(few)]).toEqual([0, 31, 32, 63, 69]);
});

it('gives back every string of a table and finds its place', () => {
  fc.assert(
    fc.property(sortedStrings, fc.string(), (texts, other) => {
      const table = createStringTable(texts);
      expect([...strings(table)]).toEqual(texts);
      expect(texts.map((_text, index) => stringAt(table, index))).toEqual(texts);
      expect(texts.map((text) => indexOf(table, text))).toEqual(texts.map((_text, index) => index));
      expect(lowerBound(table, other)).toBe(texts.filter((text) => text < other).length);
    }),
  );
});

it('finds terms, beginnings and typos like a plain loop', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 60 }),
      word,
      fc.integer({ min: 0, max: 3 }),
      fc.boolean(),
      (texts, wanted, most, sameFirstLetter) => {
        const terms = texts.toSorted(byCodeUnit);
        const dictionary = createStringTable(terms);
        const [from, to] = prefixRange(dictionary, wanted);
        expect(terms.slice(from, to)).toEqual(terms.filter((term) => term.startsWith(wanted)));
        expect(findTerm(dictionary, wanted)).toBe(terms.includes(wanted) ? terms.indexOf(wanted) : undefined);
        const expected = terms.flatMap((text, term) => {
          const edits = damerauLevenshteinWithin(wanted, text, most);
          const isWanted = edits !== undefined && (!sameFirstLetter || text.startsWith(wanted.slice(0, 1)));
          return isWanted ? [{ term, edits }] : [];
        });
        expect(findTypos(dictionary, wanted, { most, sameFirstLetter })).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});

it('compares very long words too', () => {
  const long = 'a'.repeat(80);
  const dictionary = createStringTable([`${long}b`, `${long}c`, 'b']);
  expect(findTypos(dictionary, `${long}b`, { most: 1, sameFirstLetter: true })).toEqual([
    { term: 0, edits: 0 },
    { term: 1, edits: 1 },
  ]);
});

it('numbers equal sequences alike', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }), { maxLength: 200 }),
      (sequences) => {
        const pool = createSequencePool();
        const numbers = sequences.map((sequence) => pool.intern(sequence));
        const stored = pool.toSequences();
        expect(numbers.map((number) => [...sequenceAt(stored, number)])).toEqual(sequences);
        expect(pool.size).toBe(new Set(sequences.map(String)).size);
      },
    ),
  );
});

it('answers ranges like a plain filter', () => {
  const value = fc.oneof(fc.constant(Number.NaN), fc.integer({ min: -20, max: 20 }), fc.constantFrom(0.5, 1e12));
  const end = fc.option(fc.integer({ min: -25, max: 25 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 90 }), end, end, (values, from, to) => {
      const column = runToEnd(createNumberColumn(Float64Array.from(values)));
      const target = createFullBitset(values.length);
      createRangeIndex(column as KeptOrder).findWithin(target, from, to);
      const found = [...members(target)];
      const expected = values.flatMap((own, doc) =>
        own >= (from ?? -Infinity) && own <= (to ?? Infinity) ? [doc] : [],
      );
      expect(found).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

it('orders documents by key, then by number, without those that have none', () => {
  expect([...runToEnd(orderByKeys(Uint8Array.of(2, 0, 1, 2, 3, 1)))]).toEqual([2, 5, 0, 3, 4]);
});

it('finds the keys of texts', () => {
  const column = runToEnd(textColumn(Uint8Array.of(2, 0, 1, 2, 3, 1), createStringTable(['a', 'b', 'é'])));
  expect([1, 2, 3].map((key) => valueOfKey(column, key))).toEqual(['a', 'b', 'é']);
  expect(['', 'a', 'aa', 'z', 'ü'].map((text) => keyAtLeast(column, text))).toEqual([1, 1, 2, 3, 4]);
});

it('selects a window like a whole sort', () => {
  const keys = fc.array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.double({ noNaN: true }), fc.constant(Infinity)), {
    minLength: 1,
    maxLength: 900,
  });
  fc.assert(
    fc.property(keys, fc.nat(900), fc.nat(40), (values, start, length) => {
      const readers = [
        { keyOf: (item: number) => values[item] as number, compareEqual: () => 0 },
        { keyOf: (item: number) => item, compareEqual: () => 0 },
      ];
      const items = Uint32Array.from(values.keys());
      const end = Math.min(values.length, start + length);
      const sorted = [...values.keys()].sort((a, b) => byKey(values[a] as number, values[b] as number) || a - b);
      expect([...selectWindow(items, readers, { start: Math.min(start, end), end })]).toEqual(sorted.slice(start, end));
    }),
  );
});

it('counts years from the years in which validities begin and end', () => {
  const starts = new Map([
    ['2020', 2],
    ['2023', 1],
  ]);
  const ends = new Map([
    ['2020', 1],
    ['2021', 1],
    ['2023', 1],
  ]);
  expect([...countsByYear(starts, ends)]).toEqual([
    ['2020', 2],
    ['2021', 1],
    ['2023', 1],
  ]);
});

function byKey(a: number, b: number): number {
  return a < b ? -1 : Number(a > b);
}

it('sorts strings like a plain sort, also when they fill several runs', () => {
  const texts = Array.from({ length: 5000 }, (_value, i) => ((i * 2_654_435_761) >>> 0).toString(36));
  expect(Array.from(runToEnd(sortStrings(texts)), (index) => texts[index])).toEqual(texts.toSorted(byCodeUnit));
});

it('chooses the best scores like a whole sort', () => {
  const scores = Float32Array.from({ length: 6000 }, (_value, i) => ((i * 7919) % 5000) / 5000);
  const best = createBestByBucket(1);
  best.add({ docs: createFullBitset(6000), scores, start: 0 });
  const chosen = best.items().slice(0, MOST_COMPARED);
  const sorted = [...scores].sort((a, b) => b - a);
  expect(chosen.length).toBe(MOST_COMPARED);
  expect(Math.min(...chosen.map((item) => scores[item] as number))).toBeGreaterThan(
    (sorted[MOST_COMPARED] as number) - 1 / 2048,
  );
});
