import { type Bitset, countBits, hasBit } from '../bitset.ts';
import type { Segment } from '../segment.ts';

/** A segment to be merged, and which of its documents still count. */
export interface MergePart {
  readonly segment: Segment;
  readonly live: Bitset;
}

/** Where every document goes. */
export interface MergeLayout {
  readonly size: number;
  readonly parts: readonly PlacedPart[];
}

export interface PlacedPart extends MergePart {
  /** The new number of each document, `GONE` for those that no longer count. Numbers ascend. */
  readonly newDoc: Uint32Array;
}

export const GONE = 0xffffffff;

/** How many steps of the innermost loops a merge takes before it lets other work go first. */
export const SLICE = 65_536;
/** The same for loops that do little more than copy a number. */
export const DOCS_A_SLICE = 262_144;

/** Numbers the live documents of all parts in order of id. No id is live in two parts. */
export function* layOut(parts: readonly MergePart[]): Generator<void, MergeLayout> {
  const size = parts.reduce((sum, { live }) => sum + countBits(live), 0);
  const placed = parts.map((part) => ({ ...part, newDoc: new Uint32Array(part.segment.size).fill(GONE) }));
  const heads = placed.map((part) => nextLive(part, 0));
  let previousId = 0;
  for (let doc = 0; doc < size; doc++) {
    let least = 0;
    let leastId = Number.POSITIVE_INFINITY;
    for (let i = 0; i < placed.length; i++) {
      const id = placed[i]?.segment.ids[heads[i] as number] ?? Number.POSITIVE_INFINITY;
      if (id < leastId) {
        least = i;
        leastId = id;
      }
    }
    const part = placed[least] as PlacedPart;
    const head = heads[least] as number;
    if (leastId === previousId) throw new Error(`Document ${leastId} was given twice`);
    previousId = leastId;
    part.newDoc[head] = doc;
    heads[least] = nextLive(part, head + 1);
    if (doc % SLICE === SLICE - 1) yield;
  }
  return { size, parts: placed };
}

function nextLive({ segment, live }: MergePart, from: number): number {
  let doc = from;
  while (doc < segment.size && !hasBit(live, doc)) doc++;
  return doc;
}

/** Copies one number a document to its new place. */
export function* moveNumbers<Target extends Uint8Array | Uint32Array | Float64Array>(
  { parts }: MergeLayout,
  target: Target,
  read: (segment: Segment, doc: number) => number,
): Generator<void, Target> {
  for (const { segment, newDoc } of parts) {
    for (let doc = 0; doc < segment.size; doc++) {
      const moved = newDoc[doc] as number;
      if (moved !== GONE) target[moved] = read(segment, doc);
      if (doc % DOCS_A_SLICE === DOCS_A_SLICE - 1) yield;
    }
  }
  return target;
}
