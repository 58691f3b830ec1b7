import { nameKey } from '../../analysis/index-terms.ts';
import type { AnalysedQuery } from '../../analysis/query.ts';
import type { CollectionName } from '../../collections.ts';
import { MATCH_STEPS, wordsNeeded } from '../../matching.ts';
import { wordRarity } from '../../ranking.ts';
import type { MatchStep } from '../../search-engine.ts';
import { type Connection, unavailable } from './connection.ts';
import { fieldNames } from './field-names.ts';
import type { SearchAnswer } from './result-pages.ts';
import { ofCollection } from './translate-query.ts';
import { type Clause, type TextQuery, translateText, translateWord } from './translate-words.ts';

/** The steps of matching that can find anything, each with how rare its words are. */
export async function* possibleSteps(
  connection: Connection,
  alias: string,
  { collection, analysed, text }: { collection: CollectionName; analysed: AnalysedQuery; text: string },
): AsyncGenerator<TextQuery> {
  const count = (withTypos: boolean) => countWords(connection, alias, { collection, analysed, text, withTypos });
  let counts = await count(false);
  let hasTypos = false;
  for (const step of MATCH_STEPS) {
    if (step !== 'exact' && !hasTypos) {
      counts = await count(true);
      hasTypos = true;
    }
    if (canMatch(step, counts.words)) {
      yield {
        analysed,
        step,
        rarities: counts.words.map((documents) => wordRarity(counts.all, documents)),
        isIdentifier: counts.identified > 0,
        atMost: step === 'partial' ? counts.all : Math.min(...counts.words),
      };
    }
  }
}

/** Whether the words match any document, whatever else the query asks for. */
export async function matchesAny(
  connection: Connection,
  alias: string,
  { collection, textQuery }: { collection: CollectionName; textQuery: TextQuery },
): Promise<boolean> {
  const { body } = await connection.ask<SearchAnswer>({
    method: 'POST',
    path: `/${alias}/_search`,
    parameters: { allow_partial_search_results: false },
    body: { query: translateText(fieldNames(collection), textQuery), size: 0, track_total_hits: 1, terminate_after: 1 },
  });
  return body.hits.total.value > 0;
}

function canMatch(step: MatchStep, words: readonly number[]): boolean {
  const known = words.filter((documents) => documents > 0).length;
  return known >= (step === 'partial' ? wordsNeeded(words.length) : words.length);
}

interface WordCounts {
  readonly all: number;
  /** Documents of which the whole query is an identifier. */
  readonly identified: number;
  readonly words: readonly number[];
}

/** How many documents each word matches by itself, and how many there are. */
async function countWords(
  connection: Connection,
  alias: string,
  {
    collection,
    analysed,
    text,
    withTypos,
  }: { collection: CollectionName; analysed: AnalysedQuery; text: string; withTypos: boolean },
): Promise<WordCounts> {
  const options = { withTypos, rarity: 1, isPlain: true };
  const fields = fieldNames(collection);
  const words = analysed.words.map((word) => translateWord(fields, word, options));
  const queries: Clause[] = [ofCollection(collection), { term: { [fields.identifiers]: nameKey(text) } }, ...words];
  const { body } = await connection.ask<{ responses: readonly (SearchAnswer & { error?: object })[] }>({
    method: 'POST',
    path: `/${alias}/_msearch`,
    lines: queries.flatMap((query) => [
      { allow_partial_search_results: false },
      { query: { bool: { filter: [query] } }, size: 0, track_total_hits: true },
    ]),
  });
  const failed = body.responses.find(({ error }) => error !== undefined);
  if (failed) throw unavailable(failed.error);
  const [all = 0, identified = 0, ...counts] = body.responses.map(({ hits }) => hits.total.value);
  return { all, identified, words: counts };
}
