import { crc32 } from 'node:zlib';
import { type AnalysedQuery, analyseQuery } from '../../analysis/query.ts';
import { COLLECTIONS, type CollectionName } from '../../collections.ts';
import { checkQuery } from '../../query-check.ts';
import type { SearchHit, SearchQuery, SearchResult } from '../../search-engine.ts';
import { chooseCompared, type ScoredQuery, scoresOf } from './compared-names.ts';
import type { Connection } from './connection.ts';
import { fieldNames } from './field-names.ts';
import { matchedTerms } from './matched-terms.ts';
import { type AnsweredHit, askPage, type SearchAnswer, type SearchPlace } from './result-pages.ts';
import { suggestSpellings } from './spelling-suggestions.ts';
import { matchesAny, possibleSteps } from './text-matching.ts';
import { readFacets } from './translate-facets.ts';
import { countedFacets, isNarrowed, translateCounts, translateHits } from './translate-query.ts';
import type { TextQuery } from './translate-words.ts';

export interface CollectionQuery {
  readonly collection: CollectionName;
  readonly query: SearchQuery;
}

/** Answers one query: tries the steps of matching until one matches any document, filters aside. */
export async function searchCollection(
  connection: Connection,
  alias: string,
  { collection, query }: CollectionQuery,
): Promise<SearchResult> {
  const analysed = analyseQuery(query.text);
  checkQuery(COLLECTIONS[collection], query, analysed);
  const place = { connection, alias, preference: preferenceOf(query) };
  // Refuses what cannot be translated even where no word is known.
  const plain = { hits: translateHits(collection, query), counts: translateCounts(collection, query) };
  if (analysed.words.length === 0) {
    return readAnswer(await askPage(place, { ...plain, page: query.page }), { collection, query });
  }
  for await (const textQuery of possibleSteps(connection, alias, { collection, analysed, text: query.text })) {
    const answer = await askRanked(place, { collection, query, textQuery });
    const isMatch = answer.hits.total.value > 0 || (await matchesBeside(textQuery));
    if (isMatch) return readAnswer(answer, { collection, query, textQuery });
  }
  return withoutMatch(connection, alias, { collection, query, analysed });

  function matchesBeside(textQuery: TextQuery): Promise<boolean> {
    return isNarrowed(query) ? matchesAny(connection, alias, { collection, textQuery }) : Promise.resolve(false);
  }
}

/** The same for all pages of a query, different for most others, so that the copies share the work. */
function preferenceOf({ text, filters }: SearchQuery): string {
  return `query-${crc32(JSON.stringify([text, filters]))}`;
}

/** The page with a score for every hit, whatever the page is ordered by. */
async function askRanked(place: SearchPlace, scored: ScoredQuery): Promise<SearchAnswer> {
  const { collection, query, textQuery } = scored;
  const compared = await chooseCompared(place, scored);
  const answer = await askPage(place, {
    hits: translateHits(collection, query, { textQuery, compared }),
    counts: translateCounts(collection, query, textQuery),
    page: query.page,
    isAmongSome: compared !== undefined,
  });
  const unscored = answer.hits.hits
    .filter(({ _score: score }) => score === null)
    .map(({ sort }) => Number(sort.at(-1)));
  if (unscored.length === 0) return answer;
  // Asked for along with the page, scores would be worked out for every match.
  const scores = await scoresOf(place, { ...scored, ids: unscored });
  const hits = answer.hits.hits.map((hit) => ({ ...hit, _score: scores.get(Number(hit.sort.at(-1))) ?? 0 }));
  return { ...answer, hits: { ...answer.hits, hits } };
}

function readAnswer(
  { hits, aggregations = {} }: SearchAnswer,
  { collection, query, textQuery }: CollectionQuery & { readonly textQuery?: TextQuery },
): SearchResult {
  return {
    count: hits.total.value,
    hits: hits.hits.map((hit) => readHit(hit, { collection, query, textQuery })),
    facets: readFacets(countedFacets(COLLECTIONS[collection], query), aggregations),
    match: textQuery?.step ?? null,
    suggestions: [],
  };
}

function readHit(
  { sort, fields, _score, _source }: AnsweredHit,
  { collection, query, textQuery }: CollectionQuery & { readonly textQuery: TextQuery | undefined },
): SearchHit {
  const id = Number(sort.at(-1));
  const values = query.values.length > 0 && { values: readValues(fields, { collection, query }) };
  if (!textQuery) return { id, score: 0, ...values };
  const score = _score ?? 0;
  if (!query.highlight) return { id, score, ...values };
  const source = _source as Readonly<Record<string, { readonly terms?: string }>> | undefined;
  const { analysed, step } = textQuery;
  return { id, score, highlights: matchedTerms(source?.[collection]?.terms ?? '', analysed, step), ...values };
}

function readValues(
  fields: AnsweredHit['fields'],
  { collection, query }: CollectionQuery,
): Record<string, readonly string[]> {
  const { facet } = fieldNames(collection);
  return Object.fromEntries(query.values.map((name) => [name, fields?.[facet(name)] ?? []]));
}

async function withoutMatch(
  connection: Connection,
  alias: string,
  { collection, query, analysed }: CollectionQuery & { readonly analysed: AnalysedQuery },
): Promise<SearchResult> {
  return {
    count: 0,
    hits: [],
    facets: readFacets(countedFacets(COLLECTIONS[collection], query), {}),
    match: null,
    suggestions: await suggestSpellings(connection, alias, { collection, analysed }),
  };
}
