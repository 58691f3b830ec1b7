import { compareItems, type SortReader } from './sort-readers.ts';

const FEW = 128;
const BUCKETS = 1024;
const MOST_ROUNDS = 8;

/**
 * The items from `start` up to `end` in an order, without ordering all of them: spreads them into buckets by the first
 * key and keeps only the buckets the window touches, again and again until few are left to be sorted.
 */
export function selectWindow(
  items: Uint32Array,
  readers: readonly SortReader[],
  { start, end }: { start: number; end: number },
): Uint32Array {
  let left = items;
  let skipped = 0;
  const enough = Math.max(FEW, 2 * (end - start));
  for (let round = 0; left.length > enough && round < MOST_ROUNDS; round++) {
    const narrowed = narrow(left, readers[0] as SortReader, { start: start - skipped, end: end - skipped });
    if (narrowed.areEqual) {
      if (!haveSameOrder(left, readers)) break;
      return selectWindow(left, readers.slice(1), { start: start - skipped, end: end - skipped });
    }
    left = narrowed.items;
    skipped += narrowed.skipped;
  }
  return left
    .slice()
    .sort(compareItems(readers))
    .subarray(Math.max(0, start - skipped), Math.max(0, end - skipped));
}

interface Narrowed {
  readonly items: Uint32Array;
  /** How many items come before those that are left. */
  readonly skipped: number;
  /** Whether all items have one key, which tells nothing. */
  readonly areEqual: boolean;
}

function narrow(items: Uint32Array, reader: SortReader, { start, end }: { start: number; end: number }): Narrowed {
  const keys = new Float64Array(items.length);
  for (let i = 0; i < items.length; i++) keys[i] = reader.keyOf(items[i] as number);
  const { least, most, hasMissing } = describe(keys);
  if (least === most && !hasMissing) return { items, skipped: 0, areEqual: true };
  if (least > most) return { items, skipped: 0, areEqual: true };
  const scale = most > least ? (BUCKETS - 2) / (most - least) : 0;
  const bucketOf = (key: number) =>
    key === Number.POSITIVE_INFINITY ? BUCKETS - 1 : Math.floor((key - least) * scale);
  const counts = new Uint32Array(BUCKETS);
  for (const key of keys) counts[bucketOf(key)] = (counts[bucketOf(key)] as number) + 1;

  let first = 0;
  let skipped = 0;
  while (first < BUCKETS - 1 && skipped + (counts[first] as number) <= start) skipped += counts[first++] as number;
  let last = first;
  for (let reached = skipped + (counts[last] as number); reached < end && last < BUCKETS - 1; ) {
    reached += counts[++last] as number;
  }
  const left = new Uint32Array(items.length);
  let kept = 0;
  for (let i = 0; i < items.length; i++) {
    const bucket = bucketOf(keys[i] as number);
    if (bucket >= first && bucket <= last) left[kept++] = items[i] as number;
  }
  return { items: left.subarray(0, kept), skipped, areEqual: false };
}

function describe(keys: Float64Array): { least: number; most: number; hasMissing: boolean } {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let hasMissing = false;
  for (const key of keys) {
    if (key === Number.POSITIVE_INFINITY) hasMissing = true;
    else {
      if (key < least) least = key;
      if (key > most) most = key;
    }
  }
  return { least, most, hasMissing };
}

/** Whether equal keys mean equal values. */
function haveSameOrder(items: Uint32Array, readers: readonly SortReader[]): boolean {
  const first = items[0] as number;
  return items.every((item) => readers[0]?.compareEqual(first, item) === 0);
}
