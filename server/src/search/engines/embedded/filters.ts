import type { CollectionSchema, ComputedFacet, Validity } from '../../collections.ts';
import type { SearchQuery } from '../../search-engine.ts';
import { type Bitset, intersect, setBit, subtract, unite } from './bitset.ts';
import { combinationsWith, findFacet } from './facet-columns.ts';
import { addDocsWith, type KeywordLists } from './keyword-lists.ts';
import type { LiveSegment } from './live-segment.ts';
import type { OrderedColumn } from './ordered-column.ts';
import { addDocsAt } from './point-column.ts';
import { dayNumber, instantNumber } from './time-values.ts';

/** The sets a query narrows a segment by. Nobody may write into them: some are kept for the next query. */
export interface FilterSets {
  /** Those that apply to hits and to every facet. */
  readonly always: readonly Bitset[];
  /** Filters by a facet that is counted too: they do not apply to the counts of that facet. */
  readonly byFacet: ReadonlyMap<string, Bitset>;
}

export function filterSets(
  schema: CollectionSchema,
  { live, query, counted }: { live: LiveSegment; query: SearchQuery; counted: ReadonlySet<string> },
): FilterSets {
  const always = rangeSets(schema, live, query);
  const byFacet = new Map<string, Bitset>();
  for (const [name, values] of Object.entries(query.filters)) {
    const bits = filterSet(schema, { live, name, values, today: query.today });
    if (counted.has(name)) byFacet.set(name, bits);
    else always.push(bits);
  }
  return { always, byFacet };
}

/** Documents that are valid today, or for which the day in question has passed. */
export function isTrueSet(
  schema: CollectionSchema,
  live: LiveSegment,
  { facet, today }: { facet: ComputedFacet; today: string },
): Bitset {
  if (facet.kind === 'past') return rangeSet(live, facet.day, { to: dayNumber(today) });
  return schema.validity ? validWithin(live, schema.validity, { first: today, last: today }) : live.scratch.emptySet();
}

function rangeSets(schema: CollectionSchema, live: LiveSegment, query: SearchQuery): Bitset[] {
  const sets: Bitset[] = [];
  for (const [name, { from, to }] of Object.entries(query.ranges)) {
    const numberOf = schema.days.includes(name) ? dayNumber : instantNumber;
    sets.push(
      rangeSet(live, name, {
        from: from === undefined ? undefined : numberOf(from),
        to: to === undefined ? undefined : numberOf(to),
      }),
    );
  }
  if (query.validOn !== null && schema.validity) {
    sets.push(validWithin(live, schema.validity, { first: query.validOn, last: query.validOn }));
  }
  if (query.near !== null || query.within !== null) {
    const bits = live.scratch.emptySet();
    addDocsAt(live.segment.points, query, bits);
    sets.push(bits);
  }
  return sets;
}

function filterSet(
  schema: CollectionSchema,
  { live, name, values, today }: { live: LiveSegment; name: string; values: readonly string[]; today: string },
): Bitset {
  const computed = schema.computedFacets[name];
  if (computed?.kind === 'validYears') return validInYears(schema, live, values);
  if (computed) return eitherWay(live, isTrueSet(schema, live, { facet: computed, today }), values);
  if (schema.keywords.includes(name)) {
    const bits = live.scratch.emptySet();
    addDocsWith(live.segment.keywords[name] as KeywordLists, values, bits);
    return bits;
  }
  return live.remember(`${name}\n${values.join('\n')}`, (bits) => addDocsWithValues(live, { name, values, bits }));
}

/** One pass over the packed column: a document counts when its combination does. */
function addDocsWithValues(
  { segment }: LiveSegment,
  { name, values, bits }: { name: string; values: readonly string[]; bits: Bitset },
): void {
  const { pack, member } = findFacet(segment.facets, name);
  const counts = combinationsWith(segment.facets, { pack, member, values });
  const { column } = pack;
  for (let start = 0, word = 0; start < segment.size; start += 32, word++) {
    const end = Math.min(start + 32, segment.size);
    let set = 0;
    for (let doc = start; doc < end; doc++) set |= (counts[column[doc] as number] as number) << (doc - start);
    bits[word] = set;
  }
}

function eitherWay({ live, scratch }: LiveSegment, isTrue: Bitset, values: readonly string[]): Bitset {
  const bits = values.includes('true') ? scratch.copyOf(isTrue) : scratch.emptySet();
  if (!values.includes('false')) return bits;
  const isFalse = scratch.copyOf(live);
  subtract(isFalse, isTrue);
  unite(bits, isFalse);
  return bits;
}

function validInYears({ validity }: CollectionSchema, live: LiveSegment, years: readonly string[]): Bitset {
  const bits = live.scratch.emptySet();
  for (const year of years) {
    if (!validity || !/^\d{4}$/.test(year)) continue;
    unite(bits, validWithin(live, validity, { first: `${year}-01-01`, last: `${year}-12-31` }));
  }
  return bits;
}

function rangeSet(
  live: LiveSegment,
  column: string,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): Bitset {
  const bits = live.scratch.emptySet();
  live.rangeIndex(column).findWithin(bits, from, to);
  return bits;
}

/** Documents valid on at least one of the days from `first` to `last`. */
function validWithin(live: LiveSegment, validity: Validity, { first, last }: { first: string; last: string }): Bitset {
  const bits = rangeSet(live, validity.from, { to: dayNumber(last) });
  intersect(bits, rangeSet(live, validity.to, { from: dayNumber(first) }));
  if (first !== last) subtract(bits, neverValid(live, validity));
  return bits;
}

/** Documents whose validity ended before it began, as when a successor took effect first. */
function neverValid(live: LiveSegment, { from, to }: Validity): Bitset {
  return live.remember(`never valid\n${from}\n${to}`, (bits) => {
    const { segment } = live;
    const start = dayReader(segment.columns[from] as OrderedColumn);
    const end = dayReader(segment.columns[to] as OrderedColumn);
    for (let doc = 0; doc < segment.size; doc++) if (end(doc) < start(doc)) setBit(bits, doc);
  });
}

function dayReader({ keys, values }: OrderedColumn): (doc: number) => number {
  const base = values.kind === 'offset' ? values.base : 0;
  return (doc) => (keys[doc] as number) + base;
}
