import { type Bitset, setBit } from './bitset.ts';
import { createNumberList } from './number-list.ts';
import { ranksOf, sortStrings } from './sort-strings.ts';
import { indexOf } from './string-search.ts';
import { type StringTable, writeStringTable } from './string-table.ts';

/** For each value of a keyword the documents that have it, ascending. */
export interface KeywordLists {
  readonly values: StringTable;
  readonly offsets: Uint32Array;
  readonly docs: Uint32Array;
}

/** Collects the values of one keyword, document after document. */
export interface KeywordBuilder {
  add(values: readonly string[]): void;
  /** `order` says which of the documents added comes first, second and so on. */
  finish(order: Uint32Array): Generator<void, KeywordLists>;
}

export function createKeywordBuilder(): KeywordBuilder {
  const numberOf = new Map<string, number>();
  const found = createNumberList();
  const starts = createNumberList();
  starts.push(0);

  return {
    add(values) {
      for (const value of values.length > 1 ? new Set(values) : values) {
        const known = numberOf.get(value);
        if (known === undefined) numberOf.set(value, numberOf.size);
        found.push(known ?? numberOf.size - 1);
      }
      starts.push(found.length);
    },

    *finish(order) {
      const values = [...numberOf.keys()];
      const sorted = yield* sortStrings(values);
      const ranks = ranksOf(sorted);
      const offsets = new Uint32Array(values.length + 1);
      for (let i = 0; i < found.length; i++) {
        const rank = ranks[found.at(i)] as number;
        offsets[rank + 1] = (offsets[rank + 1] as number) + 1;
      }
      for (let rank = 0; rank < values.length; rank++) {
        offsets[rank + 1] = (offsets[rank + 1] as number) + (offsets[rank] as number);
      }
      yield;
      const next = offsets.slice();
      const docs = new Uint32Array(found.length);
      for (let doc = 0; doc < order.length; doc++) {
        const added = order[doc] as number;
        for (let i = starts.at(added); i < starts.at(added + 1); i++) {
          const rank = ranks[found.at(i)] as number;
          docs[next[rank] as number] = doc;
          next[rank] = (next[rank] as number) + 1;
        }
      }
      yield;
      return { values: yield* writeStringTable(values, sorted), offsets, docs };
    },
  };
}

/** Adds the documents that have one of the values. */
export function addDocsWith({ values, offsets, docs }: KeywordLists, wanted: readonly string[], target: Bitset): void {
  for (const value of wanted) {
    const index = indexOf(values, value);
    if (index === undefined) continue;
    for (let i = offsets[index] as number; i < (offsets[index + 1] as number); i++) setBit(target, docs[i] as number);
  }
}
