import { type Bitset, listMembers, subtract } from './bitset.ts';
import { combinationCount, type FacetPack } from './facet-columns.ts';
import { countValues, countValuesOf, type ValueCounts } from './facet-totals.ts';
import type { LiveSegment } from './live-segment.ts';

/**
 * Counts facets among some live documents of a segment, exactly. When they are more than half of all, the others are
 * counted and taken from the totals; for all of them the totals are kept.
 */
export function countFacets(
  live: LiveSegment,
  { docs, count, names }: { docs: Bitset; count: number; names: readonly string[] },
): ValueCounts {
  if (count === live.liveCount) return live.valueTotals();
  const { facets } = live.segment;
  const wanted = new Set(names.map((name) => facets.names.indexOf(name)));
  const isMinority = count * 2 <= live.liveCount;
  const listed = isMinority ? listOf(live, docs, count) : othersOf(live, docs, count);
  const counts = new Map<string, Uint32Array>();
  facets.packs.forEach((pack) => {
    if (!pack.members.some((facet) => wanted.has(facet))) return;
    const occurrences =
      listed.length * DOCS_TO_COMBINATIONS < combinationCount(pack) ? undefined : countCombinations(pack, listed);
    pack.members.forEach((facet, member) => {
      if (!wanted.has(facet)) return;
      const name = facets.names[facet] as string;
      const values = occurrences
        ? countValues(facets, { pack, member, occurrences })
        : countValuesOf(facets, { pack, member, docs: listed });
      if (!isMinority) subtractFrom(live.valueTotals().get(name) as Uint32Array, values);
      counts.set(name, values);
    });
  });
  return counts;
}

/** For few documents it is quicker to look at the values of each than at all combinations. */
const DOCS_TO_COMBINATIONS = 2;

function listOf({ scratch }: LiveSegment, docs: Bitset, count: number): Uint32Array {
  return listMembers(docs, scratch.docs(count));
}

function othersOf(live: LiveSegment, docs: Bitset, count: number): Uint32Array {
  const others = live.scratch.copyOf(live.live);
  subtract(others, docs);
  return listOf(live, others, live.liveCount - count);
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
