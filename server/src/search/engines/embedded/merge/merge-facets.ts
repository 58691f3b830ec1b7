import { combinationCount, type FacetColumns, type FacetSets, findFacet, packFacets } from '../facet-columns.ts';
import { byCodeUnit } from '../ordered-column.ts';
import { createSequencePool, sequenceAt } from '../sequence-pool.ts';
import { GONE, type MergeLayout, type PlacedPart } from './merge-layout.ts';

export function* mergeFacets(layout: MergeLayout, names: readonly string[]): Generator<void, FacetColumns> {
  const used = layout.parts.map(usedCombinations);
  yield;
  const columns: FacetSets[] = [];
  for (const name of names) {
    columns.push(mergeFacet(layout, name, used));
    yield;
  }
  return yield* packFacets(names, columns);
}

/** For each pack of a part which combinations live documents have. */
function usedCombinations({ segment, newDoc }: PlacedPart): Uint8Array[] {
  return segment.facets.packs.map((pack) => {
    const isUsed = new Uint8Array(combinationCount(pack));
    for (let doc = 0; doc < segment.size; doc++) if (newDoc[doc] !== GONE) isUsed[pack.column[doc] as number] = 1;
    return isUsed;
  });
}

/** Values and sets are translated once for each combination, so that a document costs one look-up. */
function mergeFacet({ parts, size }: MergeLayout, name: string, used: readonly Uint8Array[][]): FacetSets {
  const valuesOf = parts.map((part, index) => combinationValues(part, name, used[index] as Uint8Array[]));
  const values = [...new Set(valuesOf.flatMap((part) => part.flatMap((own) => own ?? [])))].sort(byCodeUnit);
  const numberOf = new Map(values.map((value, index) => [value, index]));
  const pool = createSequencePool();
  const setOf = new Uint32Array(size);
  parts.forEach(({ segment, newDoc }, index) => {
    const newSet = Uint32Array.from(valuesOf[index] ?? [], (own) =>
      own ? pool.intern(own.map((value) => numberOf.get(value) as number)) : GONE,
    );
    const { column } = findFacet(segment.facets, name).pack;
    for (let doc = 0; doc < segment.size; doc++) {
      const moved = newDoc[doc] as number;
      if (moved !== GONE) setOf[moved] = newSet[column[doc] as number] as number;
    }
  });
  return { values, sets: pool.toSequences(), setOf };
}

/** The facet's values in each combination of its pack, `undefined` for combinations nobody has any more. */
function combinationValues(
  { segment }: PlacedPart,
  name: string,
  used: readonly Uint8Array[],
): (readonly string[] | undefined)[] {
  const { facets } = segment;
  const { pack, member, facet } = findFacet(facets, name);
  const isUsed = used[facets.packs.indexOf(pack)] as Uint8Array;
  const { values, sets } = facets.facets[facet] as FacetColumns['facets'][number];
  return Array.from(isUsed, (flag, combination) => {
    if (flag === 0) return undefined;
    const set = pack.combinations[combination * pack.members.length + member] as number;
    return Array.from(sequenceAt(sets, set), (value) => values[value] as string);
  });
}
