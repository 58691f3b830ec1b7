import { isDay } from '../domain/day.ts';
import { RegistryError } from '../domain/errors.ts';
import type { AnalysedQuery } from './analysis/query.ts';
import { MOST_QUERY_CHARACTERS, MOST_QUERY_WORDS } from './analysis/query.ts';
import { type CollectionSchema, facetNames } from './collections.ts';
import type { SearchQuery } from './search-engine.ts';

/** Refuses what no engine can answer, in the same words whatever the engine. */
export function checkQuery(schema: CollectionSchema, query: SearchQuery, { tooLong }: AnalysedQuery): void {
  if (tooLong) {
    throw refusal('query', `A search takes at most ${MOST_QUERY_CHARACTERS} characters and ${MOST_QUERY_WORDS} words`);
  }
  const facets = facetNames(schema);
  checkNames('filter', Object.keys(query.filters), [...facets, ...schema.keywords]);
  checkNames('range', Object.keys(query.ranges), [...schema.days, ...schema.instants]);
  checkNames('facet', query.facets === 'all' ? [] : query.facets, facets);
  checkNames('value', query.values, schema.facets);
  checkNames(
    'sort key',
    query.sort.map(({ key }) => key),
    ['score', ...Object.keys(schema.sortKeys)],
  );
  if (query.validOn !== null && schema.validity === null) throw refusal('validOn', 'Nothing here has a validity');
  if (!isDay(query.today)) throw refusal('today', 'Today is not a day like 2024-02-29');
  for (const number of Object.values(query.page)) checkPageNumber(number);
}

function checkNames(kind: string, given: readonly string[], allowed: readonly string[]): void {
  const unknown = given.find((name) => !allowed.includes(name));
  if (unknown === undefined) return;
  throw new RegistryError('invalid_parameter', `There is no ${kind} "${unknown}" here`, {
    problems: [{ parameter: unknown, message: `There is no ${kind} "${unknown}" here`, allowed }],
  });
}

function checkPageNumber(number: unknown): void {
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return;
  throw refusal('page', 'A page begins and ends at whole numbers from 0');
}

function refusal(parameter: string, message: string): RegistryError {
  return new RegistryError('invalid_parameter', message, { problems: [{ parameter, message }] });
}
