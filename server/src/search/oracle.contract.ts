import { damerauLevenshteinWithin } from './analysis/edit-distance.ts';
import { type AnalysedQuery, analyseQuery, type QueryWord } from './analysis/query.ts';
import { type CollectionSchema, facetNames } from './collections.ts';
import { type DocumentTerm, documentTerms } from './document-terms.ts';
import { isNear, isWithinBox } from './geography.ts';
import { MATCH_STEPS, typoForms, wordsNeeded } from './matching.ts';
import type { SearchDocument } from './search-document.ts';
import type { FacetCount, MatchStep, SearchQuery } from './search-engine.ts';

/** What an engine must find, worked out the slow and obvious way: plain objects, plain loops. */
export interface Expectation {
  readonly count: number;
  readonly facets: Record<string, FacetCount[]>;
  readonly match: MatchStep | null;
  /** Ids in order; without any when the order is by score, which engines may judge differently. */
  readonly ids: number[] | undefined;
  /** All ids that match, ascending. */
  readonly members: number[];
  /** The values a hit gives; without any when none were asked for. */
  valuesOf(id: number): Record<string, string[]> | undefined;
}

export function expectResult(
  schema: CollectionSchema,
  documents: readonly SearchDocument[],
  query: SearchQuery,
): Expectation {
  const analysed = analyseQuery(query.text);
  const { step, matching } = matchDocuments(documents, analysed);
  const found = matching.filter((document) => passes(schema, { document, query, except: undefined }));
  const names = query.facets === 'all' ? facetNames(schema) : query.facets;
  return {
    count: found.length,
    match: step,
    members: found.map(({ id }) => id).sort((a, b) => a - b),
    ids: idsInOrder(schema, found, query),
    valuesOf(id) {
      if (query.values.length === 0) return undefined;
      const document = found.find((one) => one.id === id);
      return Object.fromEntries(query.values.map((name) => [name, [...new Set(document?.facets[name])].sort()]));
    },
    facets: Object.fromEntries(
      names.map((name) => {
        const counted = matching.filter((document) => passes(schema, { document, query, except: name }));
        return [name, countValues(counted.map((document) => valuesOf(schema, { document, name, today: query.today })))];
      }),
    ),
  };
}

function matchDocuments(
  documents: readonly SearchDocument[],
  query: AnalysedQuery,
): { step: MatchStep | null; matching: readonly SearchDocument[] } {
  if (query.words.length === 0) return { step: null, matching: documents };
  for (const step of MATCH_STEPS) {
    const matching = documents.filter((document) => matches(documentTerms(document), query, step));
    if (matching.length > 0) return { step, matching };
  }
  return { step: null, matching: [] };
}

function matches(terms: readonly DocumentTerm[], { words, phrases }: AnalysedQuery, step: MatchStep): boolean {
  const matched = words.filter((word) => hasWord(terms, word, step)).length;
  const needed = step === 'partial' ? wordsNeeded(words.length) : words.length;
  return (
    matched >= needed &&
    phrases.every((phrase) =>
      hasPhrase(
        terms,
        phrase.map((index) => words[index] as QueryWord),
      ),
    )
  );
}

function hasWord(terms: readonly DocumentTerm[], word: QueryWord, step: MatchStep): boolean {
  return (
    terms.some(({ term }) => isForm(term, word)) ||
    word.expansions.some((sequence) => sequence.every((start) => terms.some(({ term }) => term.startsWith(start)))) ||
    (step !== 'exact' && terms.some(({ term }) => isTypo(term, word)))
  );
}

function isForm(term: string, { alternatives, exactAlternatives, prefixAllowed }: QueryWord): boolean {
  if (exactAlternatives.includes(term)) return true;
  return alternatives.some((form) => (prefixAllowed ? term.startsWith(form) : term === form));
}

function isTypo(term: string, word: QueryWord): boolean {
  return typoForms(word).some(
    ({ form, edits }) => term[0] === form[0] && damerauLevenshteinWithin(form, term, edits) !== undefined,
  );
}

function hasPhrase(terms: readonly DocumentTerm[], words: readonly QueryWord[]): boolean {
  return terms.some(({ position: start }) =>
    words.every((word, index) => terms.some(({ term, position }) => position === start + index && isForm(term, word))),
  );
}

function passes(
  schema: CollectionSchema,
  { document, query, except }: { document: SearchDocument; query: SearchQuery; except: string | undefined },
): boolean {
  for (const [name, wanted] of Object.entries(query.filters)) {
    if (name === except) continue;
    const values = valuesOf(schema, { document, name, today: query.today });
    if (!values.some((value) => wanted.includes(value))) return false;
  }
  for (const [name, { from, to }] of Object.entries(query.ranges)) {
    const value = document.days[name] ?? document.instants[name] ?? null;
    if (value === null || (from !== undefined && value < from) || (to !== undefined && value > to)) return false;
  }
  if (query.validOn !== null && !isValidOn(schema, document, query.validOn)) return false;
  if (query.near === null && query.within === null) return true;
  return document.points.some(
    (point) =>
      (query.near === null || isNear(point, query.near)) && (query.within === null || isWithinBox(point, query.within)),
  );
}

function valuesOf(
  schema: CollectionSchema,
  { document, name, today }: { document: SearchDocument; name: string; today: string },
): readonly string[] {
  const computed = schema.computedFacets[name];
  switch (computed?.kind) {
    case undefined:
      return document.facets[name] ?? document.keywords[name] ?? [];
    case 'validToday':
      return [String(isValidOn(schema, document, today))];
    case 'past': {
      const day = document.days[computed.day] ?? null;
      return [String(day !== null && day <= today)];
    }
    case 'validYears':
      return validYears(schema, document);
  }
}

function isValidOn({ validity }: CollectionSchema, { days }: SearchDocument, day: string): boolean {
  const from = (validity && days[validity.from]) ?? null;
  const to = (validity && days[validity.to]) ?? null;
  return from !== null && to !== null && from <= day && day <= to;
}

function validYears({ validity }: CollectionSchema, { days }: SearchDocument): string[] {
  const from = (validity && days[validity.from]) ?? null;
  const to = (validity && days[validity.to]) ?? null;
  if (from === null || to === null || to < from) return [];
  const years: string[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++)
    years.push(String(year).padStart(4, '0'));
  return years;
}

function countValues(valuesOfEach: readonly (readonly string[])[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const values of valuesOfEach)
    for (const value of new Set(values)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => (a.value < b.value ? -1 : 1));
}

function idsInOrder(
  schema: CollectionSchema,
  found: readonly SearchDocument[],
  { sort, page }: SearchQuery,
): number[] | undefined {
  if ('afterId' in page) {
    const later = found.map(({ id }) => id).filter((id) => id > page.afterId);
    return later.sort((a, b) => a - b).slice(0, page.limit);
  }
  if (sort.some(({ key }) => key === 'score')) return undefined;
  const sorted = found.toSorted((a, b) => {
    for (const { key, descending } of sort) {
      const order = compareValues(sortValue(schema, a, key), sortValue(schema, b, key), descending);
      if (order !== 0) return order;
    }
    return a.id - b.id;
  });
  return sorted.map(({ id }) => id).slice(page.offset, page.offset + page.limit);
}

function sortValue(schema: CollectionSchema, document: SearchDocument, key: string): string | number | null {
  const kind = schema.sortKeys[key];
  if (kind === 'day') return document.days[key] ?? null;
  if (kind === 'instant') return document.instants[key] ?? null;
  return document.sortKeys[key] ?? null;
}

function compareValues(a: string | number | null, b: string | number | null, descending: boolean): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b === descending ? 1 : -1;
}
