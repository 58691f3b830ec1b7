import { type Bitset, members, subtract } from './bitset.ts';
import { combinationCount, type FacetColumns, type FacetPack } from './facet-columns.ts';
import type { LiveSegment } from './live-segment.ts';
import { sequenceAt } from './sequence-pool.ts';

/** How often each value of a facet occurs, by number of the value. */
export type ValueCounts = ReadonlyMap<string, Uint32Array>;

/**
 * Counts facets among some live documents of a segment, exactly. When they are more than half of all, the others are
 * counted and taken from the totals.
 */
export function countFacets(
  live: LiveSegment,
  { docs, count, names }: { docs: Bitset; count: number; names: readonly string[] },
): ValueCounts {
  const { facets } = live.segment;
  const wanted = new Set(names.map((name) => facets.names.indexOf(name)));
  const packs = facets.packs.filter(({ members: own }) => own.some((facet) => wanted.has(facet)));
  const isMinority = count * 2 <= live.liveCount;
  const listed = isMinority ? members(docs, count) : othersOf(live, docs, count);
  const counts = new Map<string, Uint32Array>();
  for (const pack of packs) {
    const occurrences = countCombinations(pack, listed);
    if (!isMinority) subtractFrom(live.totals[facets.packs.indexOf(pack)] as Uint32Array, occurrences);
    pack.members.forEach((facet, member) => {
      if (wanted.has(facet))
        counts.set(facets.names[facet] as string, countValues(facets, { pack, member, occurrences }));
    });
  }
  return counts;
}

function othersOf({ live, liveCount }: LiveSegment, docs: Bitset, count: number): Uint32Array {
  if (count === liveCount) return new Uint32Array(0);
  const others = live.slice();
  subtract(others, docs);
  return members(others, liveCount - count);
}

function countCombinations(pack: FacetPack, docs: Uint32Array): Uint32Array {
  const counts = new Uint32Array(combinationCount(pack));
  const { column } = pack;
  for (let i = 0; i < docs.length; i++) {
    const combination = column[docs[i] as number] as number;
    counts[combination] = (counts[combination] as number) + 1;
  }
  return counts;
}

function subtractFrom(totals: Uint32Array, counts: Uint32Array): void {
  for (let i = 0; i < counts.length; i++) counts[i] = (totals[i] as number) - (counts[i] as number);
}

function countValues(
  { facets }: FacetColumns,
  { pack, member, occurrences }: { pack: FacetPack; member: number; occurrences: Uint32Array },
): Uint32Array {
  const { values, sets } = facets[pack.members[member] as number] as FacetColumns['facets'][number];
  const bySet = new Uint32Array(sets.offsets.length - 1);
  const width = pack.members.length;
  for (let combination = 0, at = member; combination < occurrences.length; combination++, at += width) {
    const set = pack.combinations[at] as number;
    bySet[set] = (bySet[set] as number) + (occurrences[combination] as number);
  }
  const counts = new Uint32Array(values.length);
  for (let set = 0; set < bySet.length; set++) {
    if (bySet[set] === 0) continue;
    for (const value of sequenceAt(sets, set)) counts[value] = (counts[value] as number) + (bySet[set] as number);
  }
  return counts;
}
