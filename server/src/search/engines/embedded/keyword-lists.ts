import { type Bitset, setBit } from './bitset.ts';
import { byCodeUnit } from './ordered-column.ts';
import { createStringTable, indexOf, type StringTable } from './string-table.ts';

/** For each value of a keyword the documents that have it, ascending. */
export interface KeywordLists {
  readonly values: StringTable;
  readonly offsets: Uint32Array;
  readonly docs: Uint32Array;
}

export function createKeywordLists(valuesOf: readonly (readonly string[])[]): KeywordLists {
  const lists = new Map<string, number[]>();
  valuesOf.forEach((own, doc) => {
    for (const value of new Set(own)) {
      const list = lists.get(value);
      if (list) list.push(doc);
      else lists.set(value, [doc]);
    }
  });
  const values = [...lists.keys()].sort(byCodeUnit);
  const offsets = new Uint32Array(values.length + 1);
  values.forEach((value, index) => {
    offsets[index + 1] = (offsets[index] as number) + (lists.get(value)?.length ?? 0);
  });
  const docs = new Uint32Array(offsets.at(-1) ?? 0);
  values.forEach((value, index) => {
    docs.set(lists.get(value) ?? [], offsets[index]);
  });
  return { values: createStringTable(values), offsets, docs };
}

/** Adds the documents that have one of the values. */
export function addDocsWith({ values, offsets, docs }: KeywordLists, wanted: readonly string[], target: Bitset): void {
  for (const value of wanted) {
    const index = indexOf(values, value);
    if (index === undefined) continue;
    for (let i = offsets[index] as number; i < (offsets[index + 1] as number); i++) setBit(target, docs[i] as number);
  }
}
