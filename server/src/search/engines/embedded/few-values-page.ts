import type { SortOrder } from '../../search-engine.ts';
import { type Bitset, lowestBit } from './bitset.ts';
import type { PageRequest } from './column-page.ts';
import type { LiveSegment } from './live-segment.ts';
import type { Unsigned } from './number-list.ts';
import type { OrderedColumn } from './ordered-column.ts';
import { selectWindow } from './select-window.ts';
import { compareItems, placeInLargest, type SortReader } from './sort-readers.ts';
import { itemsOf, type View } from './view.ts';

/**
 * A page of many documents ordered first by a column of few values, whose order is not kept: counts how many documents
 * of the largest segment have each value, and looks only at those of the values that the page reaches.
 */
export function fewValuesPage(view: View, order: SortOrder, request: PageRequest): number[] {
  const { sets, readers, start, end } = request;
  const [reader] = readers as [SortReader];
  const later = readers.slice(1);
  const docs = sets[0] as Bitset;
  const { keys } = (view.segments[0] as LiveSegment).segment.columns[order.key] as OrderedColumn;
  const sizes = request.counts[0] === keys.length ? countAllKeys(keys) : countKeys(docs, keys);
  const others = itemsOf(
    view,
    sets.map((bits, index) => (index === 0 ? new Uint32Array(0) : bits)),
  ).sort(compareItems(readers));
  const page: number[] = [];
  let passed = 0;
  let taken = 0;

  for (const key of keysInOrder()) {
    const place = (order.descending ? -1 : 1) * placeInLargest(key);
    takeOthers((item) => reader.keyOf(item) < place);
    takeGroup(key, (item) => reader.keyOf(item) === place);
    if (passed >= end) return page;
  }
  takeOthers((item) => Number.isFinite(reader.keyOf(item)));
  takeGroup(0, () => true);
  return page;

  function keysInOrder(): number[] {
    const present = Array.from(sizes.keys()).filter((key) => key > 0 && (sizes[key] as number) > 0);
    return order.descending ? present.reverse() : present;
  }

  function takeOthers(isNext: (item: number) => boolean): void {
    for (; taken < others.length && isNext(others[taken] as number); taken++) {
      if (passed >= start && passed < end) page.push(others[taken] as number);
      passed++;
    }
  }

  function takeGroup(key: number, isInGroup: (item: number) => boolean): void {
    const firstTaken = taken;
    while (taken < others.length && isInGroup(others[taken] as number)) taken++;
    const own = sizes[key] as number;
    const before = passed;
    passed += own + taken - firstTaken;
    if (passed <= start || before >= end) return;
    const window = { start: Math.max(0, start - before), end: Math.min(passed - before, end - before) };
    if (taken === firstTaken && later.length === 1) {
      page.push(...docsWithKey(docs, keys, { key, from: window.start, to: window.end }));
      return;
    }
    const items = docsWithKey(docs, keys, { key, from: 0, to: own });
    for (let i = firstTaken; i < taken; i++) items.push(others[i] as number);
    page.push(...selectWindow(Uint32Array.from(items), later, window));
  }
}

/** How many documents have each key. */
function countKeys(docs: Bitset, keys: Unsigned): Uint32Array {
  const sizes = new Uint32Array(2 ** (8 * keys.BYTES_PER_ELEMENT));
  for (let i = 0; i < docs.length; i++) {
    for (let word = docs[i] as number; word !== 0; word &= word - 1) {
      const key = keys[(i << 5) + lowestBit(word)] as number;
      sizes[key] = (sizes[key] as number) + 1;
    }
  }
  return sizes;
}

/** The same of every document there is. */
function countAllKeys(keys: Unsigned): Uint32Array {
  const sizes = new Uint32Array(2 ** (8 * keys.BYTES_PER_ELEMENT));
  for (let doc = 0; doc < keys.length; doc++) {
    const key = keys[doc] as number;
    sizes[key] = (sizes[key] as number) + 1;
  }
  return sizes;
}

/** Of the documents with one key, in order, those from `from` up to `to`. */
function docsWithKey(
  docs: Bitset,
  keys: Unsigned,
  { key, from, to }: { key: number; from: number; to: number },
): number[] {
  const found: number[] = [];
  let seen = 0;
  for (let i = 0; i < docs.length && seen < to; i++) {
    for (let word = docs[i] as number; word !== 0 && seen < to; word &= word - 1) {
      const doc = (i << 5) + lowestBit(word);
      if (keys[doc] === key && seen++ >= from) found.push(doc);
    }
  }
  return found;
}
