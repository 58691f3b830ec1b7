import { combinationCount, type FacetColumns, type FacetSets, findFacet, packFacets } from '../facet-columns.ts';
import { byCodeUnit } from '../ordered-column.ts';
import { createSequencePool, sequenceAt, sequenceCount } from '../sequence-pool.ts';
import { DOCS_A_SLICE, GONE, type MergeLayout, type PlacedPart } from './merge-layout.ts';

export function* mergeFacets(layout: MergeLayout, names: readonly string[]): Generator<void, FacetColumns> {
  const used: Uint8Array[][] = [];
  for (const part of layout.parts) used.push(yield* usedCombinations(part));
  const columns: FacetSets[] = [];
  for (const name of names) {
    columns.push(yield* mergeFacet(layout, name, used));
    yield;
  }
  return yield* packFacets(names, columns);
}

/** For each pack of a part which combinations live documents have. */
function* usedCombinations({ segment, newDoc }: PlacedPart): Generator<void, Uint8Array[]> {
  const used: Uint8Array[] = [];
  for (const pack of segment.facets.packs) {
    const isUsed = new Uint8Array(combinationCount(pack));
    for (let doc = 0; doc < segment.size; doc++) if (newDoc[doc] !== GONE) isUsed[pack.column[doc] as number] = 1;
    used.push(isUsed);
    yield;
  }
  return used;
}

/** Values are translated once for each set, so that a document costs two look-ups. */
function* mergeFacet(
  { parts, size }: MergeLayout,
  name: string,
  used: readonly Uint8Array[][],
): Generator<void, FacetSets> {
  const valuesOf = parts.map((part, index) => setValues(part, name, used[index] as Uint8Array[]));
  const values = [...new Set(valuesOf.flatMap((part) => part.flatMap((own) => own ?? [])))].sort(byCodeUnit);
  const numberOf = new Map(values.map((value, index) => [value, index]));
  const pool = createSequencePool();
  const setOf = new Uint32Array(size);
  yield;
  for (const [index, { segment, newDoc }] of parts.entries()) {
    const newSet = Uint32Array.from(valuesOf[index] ?? [], (own) =>
      own ? pool.intern(own.map((value) => numberOf.get(value) as number)) : GONE,
    );
    const { pack, member } = findFacet(segment.facets, name);
    const { column, combinations, members } = pack;
    for (let doc = 0; doc < segment.size; doc++) {
      const moved = newDoc[doc] as number;
      if (moved === GONE) continue;
      setOf[moved] = newSet[combinations[(column[doc] as number) * members.length + member] as number] as number;
      if (doc % DOCS_A_SLICE === DOCS_A_SLICE - 1) yield;
    }
  }
  return { values, sets: pool.toSequences(), setOf };
}

/** The values of each set of a facet, `undefined` for sets nobody has any more. */
function setValues(
  { segment }: PlacedPart,
  name: string,
  used: readonly Uint8Array[],
): (readonly string[] | undefined)[] {
  const { facets } = segment;
  const { pack, member, facet } = findFacet(facets, name);
  const { values, sets } = facets.facets[facet] as FacetColumns['facets'][number];
  const found = Array.from({ length: sequenceCount(sets) }, (): readonly string[] | undefined => undefined);
  used[facets.packs.indexOf(pack)]?.forEach((flag, combination) => {
    const set = pack.combinations[combination * pack.members.length + member] as number;
    if (flag === 0 || found[set]) return;
    found[set] = Array.from(sequenceAt(sets, set), (value) => values[value] as string);
  });
  return found;
}
