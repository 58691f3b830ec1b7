import type { SortOrder } from '../../search-engine.ts';
import { type Bitset, createBitset, hasBit, setBit, subtract } from './bitset.ts';
import type { LiveSegment } from './live-segment.ts';
import { type KeptOrder, positionOfKey } from './ordered-column.ts';
import type { RangeIndex } from './range-index.ts';
import { selectWindow } from './select-window.ts';
import { comparableKeys, compareItems, type SortReader } from './sort-readers.ts';
import { itemsOf, type View } from './view.ts';

export interface PageRequest {
  /** The documents to order, one set a segment. */
  readonly sets: readonly Bitset[];
  readonly counts: readonly number[];
  readonly readers: readonly SortReader[];
  readonly start: number;
  readonly end: number;
}

/** Most groups are smaller; the ends of larger ones are searched for. */
const SMALL_GROUP = 8;

/** Documents with one value of the column, from `from` up to `to` in its order. */
interface Group {
  readonly from: number;
  readonly to: number;
}

/**
 * A page of many documents ordered by a column first: walks the kept order of the largest segment group by group,
 * beginning at the last landmark before the page, and slips in the documents of the other segments, which are few.
 */
export function columnPage(view: View, order: SortOrder, request: PageRequest): number[] {
  const { sets, readers, start, end } = request;
  const [reader] = readers as [SortReader];
  const later = readers.slice(1);
  const largest = view.segments[0] as LiveSegment;
  const docs = sets[0] as Bitset;
  const column = largest.segment.columns[order.key] as KeptOrder;
  const others = itemsOf(
    view,
    sets.map((bits, index) => (index === 0 ? new Uint32Array(0) : bits)),
  ).sort(compareItems(readers));
  const keyOfDoc = comparableKeys(view, order.key)[0] as (doc: number) => number;
  const sign = order.descending ? -1 : 1;
  const isWhole = request.counts[0] === largest.segment.size;
  const page: number[] = [];
  let { group, passed, taken } = findStart();

  for (; group && passed < end; group = groupAfter(group)) {
    const key = sign * keyOfDoc(column.order[group.from] as number);
    while (taken < others.length && reader.keyOf(others[taken] as number) < key) take(others[taken++] as number);
    let equal = taken;
    while (equal < others.length && reader.keyOf(others[equal] as number) === key) equal++;
    if (equal === taken && later.length === 1) takeGroup(group);
    else takeOrdered([...docsOf(group), ...others.subarray(taken, equal)]);
    taken = equal;
  }
  while (taken < others.length && Number.isFinite(reader.keyOf(others[taken] as number)))
    take(others[taken++] as number);
  if (passed < end) takeOrdered([...docsWithoutValue(), ...others.subarray(taken)]);
  return page;

  function take(item: number): void {
    if (passed >= start && passed < end) page.push(item);
    passed++;
  }

  function takeGroup({ from, to }: Group): void {
    for (let i = from; i < to && passed < end; i++) {
      const doc = column.order[i] as number;
      if (hasBit(docs, doc)) take(doc);
    }
  }

  function takeOrdered(items: readonly number[]): void {
    const before = passed;
    passed += items.length;
    if (passed <= start || before >= end) return;
    const window = { start: Math.max(0, start - before), end: Math.min(items.length, end - before) };
    page.push(...selectWindow(Uint32Array.from(items), later, window));
  }

  function docsOf({ from, to }: Group): Uint32Array {
    return column.order.subarray(from, to).filter((doc) => hasBit(docs, doc));
  }

  function docsWithoutValue(): Uint32Array {
    const without = docs.slice();
    const having = createBitset(largest.segment.size);
    for (const doc of column.order) setBit(having, doc);
    subtract(without, having);
    return itemsOf(view, [without]);
  }

  /** The last group at a landmark with no more than `start` items before it. */
  function findStart(): { group: Group | undefined; passed: number; taken: number } {
    let best: { group: Group | undefined; passed: number; taken: number } = {
      group: groupAt(order.descending ? column.order.length - 1 : 0),
      passed: 0,
      taken: 0,
    };
    if (start === 0 && isWhole) return best;
    const index = largest.rangeIndex(order.key);
    const landmarks = order.descending ? index.landmarks.toReversed() : index.landmarks;
    const all = countBefore(index, column.order.length);
    for (const landmark of landmarks) {
      const reached = groupAt(order.descending ? landmark - 1 : landmark);
      if (!reached) continue;
      const key = sign * keyOfDoc(column.order[reached.from] as number);
      const own = order.descending ? all - countBefore(index, reached.to) : countBefore(index, reached.from);
      const fromOthers = countBelow(key);
      if (own + fromOthers > start) break;
      best = { group: reached, passed: own + fromOthers, taken: fromOthers };
    }
    return best;
  }

  function countBefore(index: RangeIndex, position: number): number {
    return isWhole ? position : index.countBefore(docs, position);
  }

  function countBelow(key: number): number {
    let count = 0;
    while (count < others.length && reader.keyOf(others[count] as number) < key) count++;
    return count;
  }

  function groupAfter({ from, to }: Group): Group | undefined {
    return groupAt(order.descending ? from - 1 : to);
  }

  function groupAt(position: number): Group | undefined {
    if (position < 0 || position >= column.order.length) return undefined;
    const key = keyAt(position);
    let from = position;
    while (from > 0 && position - from < SMALL_GROUP && keyAt(from - 1) === key) from--;
    let to = position + 1;
    while (to < column.order.length && to - position < SMALL_GROUP && keyAt(to) === key) to++;
    return {
      from: position - from < SMALL_GROUP ? from : positionOfKey(column, key),
      to: to - position < SMALL_GROUP ? to : positionOfKey(column, key + 1),
    };
  }

  function keyAt(position: number): number {
    return column.keys[column.order[position] as number] as number;
  }
}
