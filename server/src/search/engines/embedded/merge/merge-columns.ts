import type { KeywordLists } from '../keyword-lists.ts';
import { createNumberList, createUnsigned } from '../number-list.ts';
import { createNumberColumn, type OrderedColumn, textColumn } from '../ordered-column.ts';
import { createPointColumn, type PointColumn } from '../point-column.ts';
import { strings } from '../string-reader.ts';
import { createStringTableWriter, type StringTable } from '../string-table.ts';
import { DOCS_A_SLICE, GONE, type MergeLayout, type PlacedPart, SLICE } from './merge-layout.ts';
import { mergeStrings } from './merge-strings.ts';

const STRINGS_A_SLICE = 8192;
/** Reading and writing a string takes as long as moving so many numbers. */
const WORK_A_STRING = 8;

export function* mergeColumn(layout: MergeLayout, name: string): Generator<void, OrderedColumn> {
  const columns = layout.parts.map(({ segment }) => segment.columns[name] as OrderedColumn);
  if (columns.some(({ values }) => values.kind === 'texts')) return yield* mergeTexts(layout, columns);
  const numbers = new Float64Array(layout.size).fill(Number.NaN);
  for (const [index, { segment, newDoc }] of layout.parts.entries()) {
    const column = columns[index] as OrderedColumn;
    for (let doc = 0; doc < segment.size; doc++) {
      const moved = newDoc[doc] as number;
      const key = column.keys[doc] as number;
      if (moved !== GONE && key !== 0) numbers[moved] = numberOfKey(column, key);
      if (doc % DOCS_A_SLICE === DOCS_A_SLICE - 1) yield;
    }
  }
  yield;
  return yield* createNumberColumn(numbers);
}

function numberOfKey({ values }: OrderedColumn, key: number): number {
  if (values.kind === 'offset') return values.base + key - 1;
  return values.kind === 'numbers' ? (values.numbers[key - 1] as number) : Number.NaN;
}

function* mergeTexts(layout: MergeLayout, columns: readonly OrderedColumn[]): Generator<void, OrderedColumn> {
  const used = layout.parts.map((part, index) => usedKeys(part, columns[index] as OrderedColumn));
  yield;
  const newKey = used.map(({ length }) => new Uint32Array(length));
  const writer = createStringTableWriter();
  let largest = 0;
  for (const { text, sources } of mergeStrings(columns.map(textsOf))) {
    if (!sources.some(({ part, index }) => used[part]?.[index + 1] === 1)) continue;
    largest = writer.add(text) + 1;
    for (const { part, index } of sources) (newKey[part] as Uint32Array)[index + 1] = largest;
    if (largest % STRINGS_A_SLICE === 0) yield;
  }
  const keys = createUnsigned(layout.size, largest);
  for (const [part, { segment, newDoc }] of layout.parts.entries()) {
    const { keys: oldKeys } = columns[part] as OrderedColumn;
    const newKeys = newKey[part] as Uint32Array;
    for (let doc = 0; doc < segment.size; doc++) {
      const moved = newDoc[doc] as number;
      if (moved !== GONE) keys[moved] = newKeys[oldKeys[doc] as number] as number;
      if (doc % DOCS_A_SLICE === DOCS_A_SLICE - 1) yield;
    }
  }
  yield;
  return yield* textColumn(keys, writer.finish());
}

function textsOf({ values }: OrderedColumn): Iterable<string> {
  return values.kind === 'texts' ? strings(values.texts) : [];
}

function usedKeys({ segment, newDoc }: PlacedPart, { keys, values }: OrderedColumn): Uint8Array {
  const used = new Uint8Array((values.kind === 'texts' ? values.texts.size : 0) + 1);
  for (let doc = 0; doc < segment.size; doc++) if (newDoc[doc] !== GONE) used[keys[doc] as number] = 1;
  return used;
}

export function* mergeKeyword(layout: MergeLayout, name: string): Generator<void, KeywordLists> {
  const lists = layout.parts.map(({ segment }) => segment.keywords[name] as KeywordLists);
  const writer = createStringTableWriter();
  const offsets = createNumberList();
  const docs = createNumberList();
  offsets.push(0);
  let work = 0;
  for (const { text, sources } of mergeStrings(lists.map(({ values }) => strings(values satisfies StringTable)))) {
    const own: number[] = [];
    for (const { part, index } of sources) {
      addMoved(lists[part] as KeywordLists, { index, newDoc: (layout.parts[part] as PlacedPart).newDoc, target: own });
    }
    if (sources.length > 1) own.sort((a, b) => a - b);
    if (own.length > 0) {
      writer.add(text);
      for (const doc of own) docs.push(doc);
      offsets.push(docs.length);
    }
    work += own.length + WORK_A_STRING;
    if (work > SLICE) {
      work = 0;
      yield;
    }
  }
  return { values: writer.finish(), offsets: offsets.toArray(), docs: docs.toArray() };
}

function addMoved(
  { offsets, docs }: KeywordLists,
  { index, newDoc, target }: { index: number; newDoc: Uint32Array; target: number[] },
): void {
  for (let i = offsets[index] as number; i < (offsets[index + 1] as number); i++) {
    const moved = newDoc[docs[i] as number] as number;
    if (moved !== GONE) target.push(moved);
  }
}

export function* mergePoints({ parts }: MergeLayout): Generator<void, PointColumn> {
  const docs: number[] = [];
  const coordinates: number[] = [];
  for (const { segment, newDoc } of parts) {
    const { points } = segment;
    for (let i = 0; i < points.docs.length; i++) {
      const moved = newDoc[points.docs[i] as number] as number;
      if (moved === GONE) continue;
      docs.push(moved);
      coordinates.push(points.coordinates[2 * i] as number, points.coordinates[2 * i + 1] as number);
    }
    yield;
  }
  return yield* createPointColumn(docs, coordinates);
}
