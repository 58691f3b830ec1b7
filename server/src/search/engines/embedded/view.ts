import type { Bitset } from './bitset.ts';
import { countBits, lowestBit } from './bitset.ts';
import type { LiveSegment } from './live-segment.ts';

/**
 * The segments a query looks at, the largest first. Their documents are numbered through, one segment after the other;
 * such a number is called an item.
 */
export interface View {
  readonly segments: readonly LiveSegment[];
  /** The item of the first document of each segment. */
  readonly starts: readonly number[];
}

export function createView(segments: readonly LiveSegment[]): View {
  const sorted = [...segments].sort((a, b) => b.segment.size - a.segment.size);
  const starts: number[] = [];
  let start = 0;
  for (const { segment } of sorted) {
    starts.push(start);
    start += segment.size;
  }
  return { segments: sorted, starts };
}

export function segmentOf({ starts }: View, item: number): number {
  let index = starts.length - 1;
  while ((starts[index] as number) > item) index--;
  return index;
}

/** The segment of an item and its document there. */
export function placeOf(view: View, item: number): { index: number; doc: number } {
  const index = segmentOf(view, item);
  return { index, doc: item - (view.starts[index] as number) };
}

export function idOf(view: View, item: number): number {
  const { index, doc } = placeOf(view, item);
  return view.segments[index]?.segment.ids[doc] as number;
}

/** All items of some sets, one set a segment. */
export function itemsOf({ starts }: View, sets: readonly Bitset[], count = countAll(sets)): Uint32Array {
  const items = new Uint32Array(count);
  let n = 0;
  sets.forEach((bits, index) => {
    const start = starts[index] as number;
    for (let i = 0; i < bits.length; i++) {
      for (let word = bits[i] as number; word !== 0; word &= word - 1) items[n++] = start + (i << 5) + lowestBit(word);
    }
  });
  return items;
}

function countAll(sets: readonly Bitset[]): number {
  return sets.reduce((sum, bits) => sum + countBits(bits), 0);
}
