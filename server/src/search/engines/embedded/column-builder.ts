import type { SortKind } from '../../collections.ts';
import type { SearchDocument } from '../../search-document.ts';
import { createNumberList, createUnsigned } from './number-list.ts';
import { createNumberColumn, type OrderedColumn, textColumn } from './ordered-column.ts';
import { ranksOf, sortStrings } from './sort-strings.ts';
import { writeStringTable } from './string-table.ts';
import { dayNumber, instantNumber } from './time-values.ts';

/** Collects one value of each document, document after document. */
export interface ColumnBuilder {
  add(document: SearchDocument): void;
  /** `order` says which of the documents added comes first, second and so on. */
  finish(order: Uint32Array): Generator<void, OrderedColumn>;
}

export function createColumnBuilder(name: string, kind: SortKind): ColumnBuilder {
  switch (kind) {
    case 'day':
      return createNumberBuilder(({ days }) => mapValue(days[name], dayNumber));
    case 'instant':
      return createNumberBuilder(({ instants }) => mapValue(instants[name], instantNumber));
    case 'number':
      return createNumberBuilder(({ sortKeys }) => mapValue(sortKeys[name], Number));
    case 'text':
      return createTextBuilder(({ sortKeys }) => mapValue(sortKeys[name], String));
  }
}

function createNumberBuilder(read: (document: SearchDocument) => number | null): ColumnBuilder {
  const values: number[] = [];
  return {
    add(document) {
      values.push(read(document) ?? Number.NaN);
    },
    *finish(order) {
      const ordered = new Float64Array(order.length);
      for (let doc = 0; doc < order.length; doc++) ordered[doc] = values[order[doc] as number] as number;
      yield;
      return yield* createNumberColumn(ordered);
    },
  };
}

function createTextBuilder(read: (document: SearchDocument) => string | null): ColumnBuilder {
  /** The first text has number 1; 0 stands for none. */
  const numberOf = new Map<string, number>();
  const numbers = createNumberList();
  return {
    add(document) {
      const text = read(document);
      numbers.push(text === null ? 0 : numberIn(numberOf, text));
    },
    *finish(order) {
      const texts = [...numberOf.keys()];
      const sorted = yield* sortStrings(texts);
      const ranks = ranksOf(sorted);
      const keys = createUnsigned(order.length, texts.length);
      for (let doc = 0; doc < order.length; doc++) {
        const number = numbers.at(order[doc] as number);
        keys[doc] = number === 0 ? 0 : (ranks[number - 1] as number) + 1;
      }
      yield;
      return yield* textColumn(keys, yield* writeStringTable(texts, sorted));
    },
  };
}

function numberIn(numberOf: Map<string, number>, text: string): number {
  const known = numberOf.get(text);
  if (known !== undefined) return known;
  numberOf.set(text, numberOf.size + 1);
  return numberOf.size;
}

function mapValue<In, Out>(value: In | null | undefined, map: (value: In) => Out): Out | null {
  return value === null || value === undefined ? null : map(value);
}
