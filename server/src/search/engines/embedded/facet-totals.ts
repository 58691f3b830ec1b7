import type { FacetColumns, FacetPack, FacetValues } from './facet-columns.ts';

/** How often each value of a facet occurs, by number of the value. */
export type ValueCounts = ReadonlyMap<string, Uint32Array>;

/** The counts of all facets from how often each combination of each pack occurs. */
export function valueTotals(columns: FacetColumns, occurrences: readonly Uint32Array[]): ValueCounts {
  const counts = new Map<string, Uint32Array>();
  columns.packs.forEach((pack, index) => {
    pack.members.forEach((facet, member) => {
      const name = columns.names[facet] as string;
      counts.set(name, countValues(columns, { pack, member, occurrences: occurrences[index] as Uint32Array }));
    });
  });
  return counts;
}

/** The counts of one facet from how often each combination of its pack occurs. */
export function countValues(
  { facets }: FacetColumns,
  { pack, member, occurrences }: { pack: FacetPack; member: number; occurrences: Uint32Array },
): Uint32Array {
  const { values, sets } = facets[pack.members[member] as number] as FacetValues;
  const { combinations, members } = pack;
  const bySet = new Uint32Array(sets.offsets.length - 1);
  for (let combination = 0, at = member; combination < occurrences.length; combination++, at += members.length) {
    const set = combinations[at] as number;
    bySet[set] = (bySet[set] as number) + (occurrences[combination] as number);
  }
  const counts = new Uint32Array(values.length);
  for (let set = 0; set < bySet.length; set++) {
    const count = bySet[set] as number;
    if (count === 0) continue;
    for (let i = sets.offsets[set] as number; i < (sets.offsets[set + 1] as number); i++) {
      const value = sets.items[i] as number;
      counts[value] = (counts[value] as number) + count;
    }
  }
  return counts;
}

/** The counts of one facet among some documents, one by one. */
export function countValuesOf(
  { facets }: FacetColumns,
  { pack, member, docs }: { pack: FacetPack; member: number; docs: Uint32Array },
): Uint32Array {
  const { values, sets } = facets[pack.members[member] as number] as FacetValues;
  const { column, combinations, members } = pack;
  const counts = new Uint32Array(values.length);
  for (let d = 0; d < docs.length; d++) {
    const set = combinations[(column[docs[d] as number] as number) * members.length + member] as number;
    for (let i = sets.offsets[set] as number; i < (sets.offsets[set + 1] as number); i++) {
      const value = sets.items[i] as number;
      counts[value] = (counts[value] as number) + 1;
    }
  }
  return counts;
}
