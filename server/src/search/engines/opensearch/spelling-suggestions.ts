import { allowedEdits } from '../../analysis/edit-distance.ts';
import type { AnalysedQuery } from '../../analysis/query.ts';
import type { CollectionName } from '../../collections.ts';
import type { Connection } from './connection.ts';
import { fieldNames } from './field-names.ts';
import { ofCollection } from './translate-query.ts';

const MOST_SUGGESTIONS = 3;
const SHORTEST_WORD = 3;
/** OpenSearch looks no further. */
const MOST_EDITS = 2;

interface SuggestAnswer {
  readonly aggregations: {
    readonly known: { readonly buckets: Readonly<Record<string, { readonly doc_count: number }>> };
  };
  readonly suggest?: Readonly<Record<string, readonly { readonly options: readonly { readonly text: string }[] }[]>>;
}

/**
 * Other texts to try: each word replaced by words the index knows that look most like it, wherever they begin. A word
 * that is known stays as it is.
 */
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
      query: ofCollection(collection),
      aggs: { known: { filters: { filters: each((word) => ({ term: { [fieldNames(collection).words]: word } })) } } },
      suggest: each((word) => nearWords(collection, word)),
    },
  });
  const near = words.map((word, index) => {
    if (word.length < SHORTEST_WORD) return [];
    const { doc_count: documents = 0 } = body.aggregations.known.buckets[`w${index}`] ?? {};
    return documents > 0 ? [word] : (body.suggest?.[`w${index}`]?.[0]?.options ?? []).map(({ text }) => text);
  });
  return combine(near);

  function each(toPart: (word: string) => object): Record<string, object> {
    return Object.fromEntries(words.map((word, index) => [`w${index}`, toPart(word)]));
  }
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
