import { allowedEdits } from '../../analysis/edit-distance.ts';
import type { AnalysedQuery } from '../../analysis/query.ts';
import type { CollectionName } from '../../collections.ts';
import type { Connection } from './connection.ts';
import { fieldNames } from './field-names.ts';

const MOST_SUGGESTIONS = 3;
const SHORTEST_WORD = 3;
/** OpenSearch looks no further. */
const MOST_EDITS = 2;

interface SuggestAnswer {
  readonly suggest?: Readonly<Record<string, readonly { readonly options: readonly { readonly text: string }[] }[]>>;
}

/** Other texts to try: each word replaced by words the index knows that look most like it, wherever they begin. */
export async function suggestSpellings(
  connection: Connection,
  alias: string,
  { collection, analysed }: { collection: CollectionName; analysed: AnalysedQuery },
): Promise<string[]> {
  const words = analysed.words.map(({ alternatives }) => alternatives[0] ?? '');
  const { body } = await connection.ask<SuggestAnswer>({
    method: 'POST',
    path: `/${alias}/_search`,
    body: {
      size: 0,
      suggest: Object.fromEntries(words.map((word, index) => [`w${index}`, nearWords(collection, word)])),
    },
  });
  const near = words.map((word, index) =>
    word.length < SHORTEST_WORD ? [] : (body.suggest?.[`w${index}`]?.[0]?.options ?? []).map(({ text }) => text),
  );
  return combine(near);
}

/** The best replacement of every word together, then the second best, and so on. */
function combine(near: readonly (readonly string[])[]): string[] {
  const texts = Array.from({ length: MOST_SUGGESTIONS }, (_value, rank) =>
    near
      .map((words) => words[Math.min(rank, words.length - 1)])
      .filter((word) => word !== undefined)
      .join(' '),
  );
  return [...new Set(texts)].filter((text) => text !== '');
}

function nearWords(collection: CollectionName, text: string): object {
  return {
    text,
    term: {
      field: fieldNames(collection).words,
      analyzer: 'terms',
      size: MOST_SUGGESTIONS,
      suggest_mode: 'always',
      max_edits: Math.min(MOST_EDITS, allowedEdits(text.length) + 1),
      prefix_length: 0,
      min_word_length: SHORTEST_WORD,
      string_distance: 'damerau_levenshtein',
    },
  };
}
