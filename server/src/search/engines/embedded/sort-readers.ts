import type { SortOrder } from '../../search-engine.ts';
import type { LiveSegment } from './live-segment.ts';
import { byCodeUnit, keyAtLeast, type OrderedColumn, valueOfKey } from './ordered-column.ts';
import type { Segment } from './segment.ts';
import { idOf, segmentOf, type View } from './view.ts';

/** One key of an order over items of all segments. */
export interface SortReader {
  /** Grows along the order; infinite where the document has no value. */
  keyOf(item: number): number;
  /** Orders items with the same key. */
  compareEqual(one: number, other: number): number;
}

/** The readers of an order, always ending by id. */
export function createSortReaders(
  view: View,
  sort: readonly SortOrder[],
  scoreOf: (item: number) => number,
): SortReader[] {
  const readers = sort.map((order) =>
    order.key === 'score' ? scoreReader(scoreOf, order.descending) : columnReader(view, order),
  );
  return [...readers, { keyOf: (item) => idOf(view, item), compareEqual: () => 0 }];
}

export function compareItems(readers: readonly SortReader[]): (one: number, other: number) => number {
  return (one, other) => {
    for (const reader of readers) {
      const a = reader.keyOf(one);
      const b = reader.keyOf(other);
      if (a !== b) return a < b ? -1 : 1;
      const order = reader.compareEqual(one, other);
      if (order !== 0) return order;
    }
    return 0;
  };
}

function scoreReader(scoreOf: (item: number) => number, descending: boolean): SortReader {
  const sign = descending ? -1 : 1;
  return { keyOf: (item) => sign * scoreOf(item), compareEqual: () => 0 };
}

function columnReader(view: View, { key: name, descending }: SortOrder): SortReader {
  const sign = descending ? -1 : 1;
  const keys = comparableKeys(view, name);

  return {
    keyOf(item) {
      const index = segmentOf(view, item);
      const key = keys[index]?.(item - (view.starts[index] as number)) as number;
      return Number.isNaN(key) ? Number.POSITIVE_INFINITY : sign * key;
    },
    compareEqual(one, other) {
      const a = textBetween(one);
      const b = textBetween(other);
      return a === undefined || b === undefined ? 0 : sign * byCodeUnit(a, b);
    },
  };

  /** The text of an item whose key only says between which texts of the largest segment it lies. */
  function textBetween(item: number): string | undefined {
    const index = segmentOf(view, item);
    const doc = item - (view.starts[index] as number);
    const column = view.segments[index]?.segment.columns[name] as OrderedColumn;
    const key = column.keys[doc] as number;
    if (column.values.kind !== 'texts' || key === 0 || (keys[index]?.(doc) as number) % 2 === 0) return undefined;
    return String(valueOfKey(column, key));
  }
}

/**
 * Keys that can be compared between segments, NaN for no value: numbers as they are, texts by their place among those
 * of the largest segment (even when it has the text, odd when the text would lie between two of its texts).
 */
export function comparableKeys(view: View, name: string): ((doc: number) => number)[] {
  const largest = view.segments[0] as LiveSegment;
  return view.segments.map(({ segment }) => {
    const column = segment.columns[name] as OrderedColumn;
    const { keys, values } = column;
    if (values.kind === 'texts') {
      const places = placesAmong(largest.segment, segment, name);
      return (doc) => places(keys[doc] as number);
    }
    return (doc) => {
      const key = keys[doc] as number;
      if (key === 0) return Number.NaN;
      return values.kind === 'offset' ? values.base + key - 1 : (values.numbers[key - 1] as number);
    };
  });
}

/** Room for one place before each text of the largest segment. */
export function placeInLargest(key: number): number {
  return 2 * key;
}

/** Places of a small segment's texts, kept as long as the largest segment stays the same. */
const placesBySegment = new WeakMap<Segment, { largest: Segment; byName: Map<string, Float64Array> }>();

function placesAmong(largest: Segment, segment: Segment, name: string): (key: number) => number {
  if (segment === largest) return (key) => (key === 0 ? Number.NaN : placeInLargest(key));
  let known = placesBySegment.get(segment);
  if (known?.largest !== largest) {
    known = { largest, byName: new Map() };
    placesBySegment.set(segment, known);
  }
  let places = known.byName.get(name);
  if (!places) {
    places = findPlaces(largest.columns[name] as OrderedColumn, segment.columns[name] as OrderedColumn);
    known.byName.set(name, places);
  }
  const found = places;
  return (key) => found[key] as number;
}

function findPlaces(among: OrderedColumn, column: OrderedColumn): Float64Array {
  const count = column.values.kind === 'texts' ? column.values.texts.size : 0;
  const largestKey = among.values.kind === 'texts' ? among.values.texts.size : 0;
  const places = new Float64Array(count + 1).fill(Number.NaN);
  for (let key = 1; key <= count; key++) {
    const value = valueOfKey(column, key);
    const place = keyAtLeast(among, value);
    const isThere = place <= largestKey && valueOfKey(among, place) === value;
    places[key] = isThere ? placeInLargest(place) : placeInLargest(place) - 1;
  }
  return places;
}
