import { createNumberList, createUnsigned, type Unsigned } from './number-list.ts';
import { byCodeUnit } from './ordered-column.ts';
import { createSequencePool, type Sequences, sequenceAt } from './sequence-pool.ts';

/**
 * Facet values by document. A document's values of one facet are a set, kept once however many documents share it; the
 * sets of several facets that occur together are a combination, and a document holds the numbers of its few
 * combinations. Counting a dozen facets so takes a handful of increments a document.
 */
export interface FacetColumns {
  readonly names: readonly string[];
  readonly facets: readonly FacetValues[];
  readonly packs: readonly FacetPack[];
}

export interface FacetValues {
  /** In ascending order. */
  readonly values: readonly string[];
  /** Sets of values, by number, ascending within a set. */
  readonly sets: Sequences;
}

export interface FacetPack {
  /** Which facets, by their place in `names`. */
  readonly members: readonly number[];
  /** The combination of each document. */
  readonly column: Unsigned;
  /** For each combination the set of each member, in order. */
  readonly combinations: Uint32Array;
}

/** A segment this small cannot have more combinations than a core's first cache holds counters for. */
const SMALL = 4096;
/** So few combinations in a sample of this size that hardly any others occur elsewhere. */
const SAMPLE = 8192;
const MOST_SAMPLED = 1024;

/** Sets of one facet before packing: which set each document has. */
export interface FacetSets extends FacetValues {
  readonly setOf: Uint32Array;
}

/** Collects the values of one facet, document after document. */
export interface FacetBuilder {
  add(values: readonly string[]): void;
  /** `order` says which of the documents added comes first, second and so on. */
  finish(order: Uint32Array): FacetSets;
}

export function createFacetBuilder(): FacetBuilder {
  const numberOf = new Map<string, number>();
  const pool = createSequencePool();
  const setOf = createNumberList();
  /** Most documents have one value of a facet. */
  const setOfOne = new Map<string, number>();

  return {
    add(values) {
      const [only] = values;
      setOf.push(values.length === 1 && only !== undefined ? setOfValue(only) : internValues(values));
    },
    finish(order) {
      const found = [...numberOf.keys()];
      const values = found.toSorted(byCodeUnit);
      const rankOf = new Map(values.map((value, rank) => [value, rank]));
      const ranks = Uint32Array.from(found, (value) => rankOf.get(value) as number);
      return {
        values,
        sets: withRanks(pool.toSequences(), ranks),
        setOf: setOf.pick(order),
      };
    },
  };

  function setOfValue(value: string): number {
    const known = setOfOne.get(value);
    if (known !== undefined) return known;
    const set = internValues([value]);
    setOfOne.set(value, set);
    return set;
  }

  function internValues(values: readonly string[]): number {
    const numbers = new Set<number>();
    for (const value of values) {
      if (!numberOf.has(value)) numberOf.set(value, numberOf.size);
      numbers.add(numberOf.get(value) as number);
    }
    return pool.intern([...numbers].sort((a, b) => a - b));
  }
}

function withRanks({ offsets, items }: Sequences, ranks: Uint32Array): Sequences {
  const ranked = items.map((item) => ranks[item] as number);
  for (let set = 0; set + 1 < offsets.length; set++) ranked.subarray(offsets[set], offsets[set + 1]).sort();
  return { offsets, items: ranked };
}

/** Packs facets greedily, those with the most sets first, as long as few combinations occur. */
export function* packFacets(names: readonly string[], columns: readonly FacetSets[]): Generator<void, FacetColumns> {
  const size = columns[0]?.setOf.length ?? 0;
  const groups = size <= SMALL ? [columns.map((_column, index) => index)] : yield* chooseGroups(columns, size);
  const packs: FacetPack[] = [];
  for (const members of groups) packs.push(yield* packGroup(members, columns, size));
  return { names, facets: columns.map(({ values, sets }) => ({ values, sets })), packs };
}

function* chooseGroups(columns: readonly FacetSets[], size: number): Generator<void, number[][]> {
  const groups: number[][] = [];
  const byVariety = columns.map((_column, index) => index).sort((a, b) => setCount(columns, b) - setCount(columns, a));
  for (const facet of byVariety) {
    const fitting = groups.find((group) => countSampled([...group, facet], columns, size) <= MOST_SAMPLED);
    if (fitting) fitting.push(facet);
    else groups.push([facet]);
    yield;
  }
  return groups;
}

export function combinationCount({ combinations, members }: FacetPack): number {
  return combinations.length / members.length;
}

/** For every combination whether its set of this facet has one of the values. */
export function combinationsWith(
  { facets }: FacetColumns,
  { pack, member, values }: { pack: FacetPack; member: number; values: readonly string[] },
): Uint8Array {
  const { values: known, sets } = facets[pack.members[member] as number] as FacetValues;
  const wanted = new Set(values);
  const holds = Uint8Array.from(sets.offsets.subarray(1), (_end, set) =>
    sequenceAt(sets, set).some((value) => wanted.has(known[value] as string)) ? 1 : 0,
  );
  const width = pack.members.length;
  return Uint8Array.from(
    { length: combinationCount(pack) },
    (_value, combination) => holds[pack.combinations[combination * width + member] as number] as number,
  );
}

/** The pack that holds a facet and the facet's place in it. */
export function findFacet(columns: FacetColumns, name: string): { pack: FacetPack; member: number; facet: number } {
  const facet = columns.names.indexOf(name);
  for (const pack of columns.packs) {
    const member = pack.members.indexOf(facet);
    if (member >= 0) return { pack, member, facet };
  }
  throw new Error(`The index holds no facet ${name}`);
}

/** The values a document has of a facet, ascending. */
export function facetValuesOf(columns: FacetColumns, name: string, doc: number): string[] {
  const { pack, member, facet } = findFacet(columns, name);
  const { values, sets } = columns.facets[facet] as FacetValues;
  const set = pack.combinations[(pack.column[doc] as number) * pack.members.length + member] as number;
  return Array.from(sequenceAt(sets, set), (value) => values[value] as string);
}

function setCount(columns: readonly FacetSets[], facet: number): number {
  return columns[facet]?.sets.offsets.length ?? 0;
}

function countSampled(members: readonly number[], columns: readonly FacetSets[], size: number): number {
  const pool = createSequencePool();
  const step = Math.max(1, Math.floor(size / SAMPLE));
  const sets = new Uint32Array(members.length);
  for (let doc = 0; doc < size && pool.size <= MOST_SAMPLED; doc += step) {
    members.forEach((facet, i) => {
      sets[i] = columns[facet]?.setOf[doc] as number;
    });
    pool.intern(sets);
  }
  return pool.size;
}

const SLICE = 32_768;
const DOCS_A_SLICE = 262_144;

function* packGroup(
  members: readonly number[],
  columns: readonly FacetSets[],
  size: number,
): Generator<void, FacetPack> {
  const pool = createSequencePool();
  const numbers = createNumberList();
  const setsOf = members.map((facet) => columns[facet]?.setOf as Uint32Array);
  const sets = new Uint32Array(members.length);
  for (let doc = 0; doc < size; doc++) {
    for (let i = 0; i < sets.length; i++) sets[i] = setsOf[i]?.[doc] as number;
    numbers.push(pool.intern(sets));
    if (doc % SLICE === SLICE - 1) yield;
  }
  const column = createUnsigned(size, pool.size);
  for (let doc = 0; doc < size; doc++) {
    column[doc] = numbers.at(doc);
    if (doc % DOCS_A_SLICE === DOCS_A_SLICE - 1) yield;
  }
  return { members, column, combinations: pool.toSequences().items };
}
