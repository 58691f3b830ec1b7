import { nameKey } from '../../analysis/index-terms.ts';
import { analyseQuery } from '../../analysis/query.ts';
import { type CollectionSchema, facetNames } from '../../collections.ts';
import { checkQuery } from '../../query-check.ts';
import type { FacetCount, SearchQuery, SearchResult } from '../../search-engine.ts';
import { type Bitset, countBits, intersect } from './bitset.ts';
import { facetValuesOf } from './facet-columns.ts';
import { facetResults } from './facet-results.ts';
import { type FilterSets, filterSets } from './filters.ts';
import { createFinalScores } from './final-scores.ts';
import { matchedTerms } from './highlights.ts';
import type { LiveSegment } from './live-segment.ts';
import { findPage } from './page.ts';
import { suggestSpellings } from './spelling-suggestions.ts';
import { matchText, type TextMatch } from './text-match.ts';
import { idOf, placeOf, type View } from './view.ts';

/** Answers one query over all segments of a collection. */
export function searchCollection(schema: CollectionSchema, view: View, query: SearchQuery): SearchResult {
  const analysed = analyseQuery(query.text);
  checkQuery(schema, query, analysed);
  for (const live of view.segments) live.begin();
  const names = query.facets === 'all' ? facetNames(schema) : query.facets;
  const counted = new Set(names);
  const filters = view.segments.map((live) => filterSets(schema, { live, query, counted }));
  const guards = view.segments.map((live, index) => narrowed(live, live.live, (filters[index] as FilterSets).always));

  const hasText = analysed.words.length > 0;
  const match = hasText ? matchText(view.segments, analysed, guards) : undefined;
  const candidates = view.segments.map((live, index) =>
    candidatesOf(live, { match, hasText, guard: guards[index], index }),
  );
  const sets = view.segments.map((live, index) =>
    narrowed(live, candidates[index] as Bitset, [...(filters[index] as FilterSets).byFacet.values()]),
  );
  const counts = view.segments.map((live, index) => countIn(live, sets[index] as Bitset));
  const count = counts.reduce((sum, own) => sum + own, 0);
  const identifier = nameKey(query.text).split(' ');
  const scores = match && createFinalScores(view, { match, sets, count, query: analysed, identifier });
  const page = findPage(view, { query, sets, counts, scores });
  return {
    count,
    hits: page.items.map((item) => ({
      id: idOf(view, item),
      score: page.scoreOf(item),
      ...(query.highlight && match && { highlights: highlightsOf(view, item, match) }),
      ...(query.values.length > 0 && { values: valuesOf(view, item, query.values) }),
    })),
    facets: countAllFacets(schema, { view, candidates, sets, counts, filters, names, today: query.today }),
    match: match?.step ?? null,
    suggestions: hasText && !match ? suggestSpellings(view.segments, analysed) : [],
  };
}

function candidatesOf(
  live: LiveSegment,
  {
    match,
    hasText,
    guard,
    index,
  }: { match: TextMatch | undefined; hasText: boolean; guard: Bitset | undefined; index: number },
): Bitset {
  if (!hasText) return guard ?? live.live;
  return match?.segments[index]?.docs ?? live.scratch.emptySet();
}

/** The set itself when nothing narrows it: a set nobody changed is recognised by that. */
function narrowed({ scratch }: LiveSegment, docs: Bitset, filters: readonly Bitset[]): Bitset {
  if (filters.length === 0) return docs;
  const left = scratch.copyOf(docs);
  for (const filter of filters) intersect(left, filter);
  return left;
}

function countIn({ live, liveCount }: LiveSegment, docs: Bitset): number {
  return docs === live ? liveCount : countBits(docs);
}

function highlightsOf(view: View, item: number, match: TextMatch): string[] {
  const { index, doc } = placeOf(view, item);
  const { words } = match.segments[index] as TextMatch['segments'][number];
  return matchedTerms((view.segments[index] as LiveSegment).segment.text, words, doc);
}

function valuesOf(view: View, item: number, names: readonly string[]): Record<string, string[]> {
  const { index, doc } = placeOf(view, item);
  const { facets } = (view.segments[index] as LiveSegment).segment;
  return Object.fromEntries(names.map((name) => [name, facetValuesOf(facets, name, doc)]));
}

interface FacetRequest {
  readonly view: View;
  /** Before the filters by facets that are counted. */
  readonly candidates: readonly Bitset[];
  readonly sets: readonly Bitset[];
  readonly counts: readonly number[];
  readonly filters: readonly FilterSets[];
  readonly names: readonly string[];
  readonly today: string;
}

/** Facets that are filtered by are counted one by one, each without its own filter; all others together. */
function countAllFacets(schema: CollectionSchema, request: FacetRequest): Record<string, readonly FacetCount[]> {
  const { view, candidates, sets, counts, filters, names, today } = request;
  const filtered = names.filter((name) => filters[0]?.byFacet.has(name));
  const together = names.filter((name) => !filtered.includes(name));
  const found = new Map(Object.entries(countAmong(sets, { facets: together, ownCounts: counts })));
  for (const name of filtered) {
    const docs = view.segments.map((live, index) =>
      narrowed(live, candidates[index] as Bitset, allBut(filters[index] as FilterSets, name)),
    );
    for (const [facet, values] of Object.entries(countAmong(docs, { facets: [name] }))) found.set(facet, values);
  }
  return Object.fromEntries(names.map((name) => [name, found.get(name) ?? []]));

  function countAmong(
    docs: readonly Bitset[],
    { facets, ownCounts }: { facets: readonly string[]; ownCounts?: readonly number[] },
  ): Record<string, FacetCount[]> {
    if (facets.length === 0) return {};
    const segments = view.segments.map((live, index) => {
      const own = docs[index] as Bitset;
      return { live, docs: own, count: ownCounts?.[index] ?? countIn(live, own) };
    });
    return facetResults(schema, { segments, names: facets, today });
  }
}

function allBut({ byFacet }: FilterSets, name: string): Bitset[] {
  return [...byFacet].filter(([facet]) => facet !== name).map(([, bits]) => bits);
}
