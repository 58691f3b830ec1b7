import type { AnalysedQuery, QueryWord } from '../../analysis/query.ts';
import { typoForms, wordsNeeded } from '../../matching.ts';
import { MATCH_WEIGHTS } from '../../ranking.ts';
import type { MatchStep } from '../../search-engine.ts';
import type { FieldNames } from './field-names.ts';
import { NAME_BEGIN, NAME_END } from './translate-document.ts';

/** A piece of OpenSearch's query language. */
export type Clause = Readonly<Record<string, unknown>>;

export const NOTHING: Clause = { match_none: {} };

/** What an inexact match is worth: one number for all places, because beginnings and typos are not weighed one by one. */
const INEXACT_WORTH = 0.6;
/** What a sequence of words is worth that an abbreviation stands for. */
const SEQUENCE_WORTH = 0.5;

/** OpenSearch refuses queries of more than 1,024 pieces. */
const MOST_PIECES = 900;

export interface TextQuery {
  readonly analysed: AnalysedQuery;
  readonly step: MatchStep;
  /** How rare each word is. */
  readonly rarities: readonly number[];
  /** Whether some document has the whole query as an identifier. */
  readonly isIdentifier: boolean;
  /** An upper bound of the documents that match. */
  readonly atMost: number;
}

/** Documents that match the words in this step, scored by them. */
export function translateText(fields: FieldNames, { analysed, step, rarities }: TextQuery): Clause {
  const { words, phrases } = analysed;
  const translate = (isPlain: boolean) =>
    words.map((word, index) =>
      translateWord(fields, word, { withTypos: step !== 'exact', rarity: rarities[index] ?? 1, isPlain }),
    );
  const weighed = translate(false);
  const clauses = countPieces(weighed) > MOST_PIECES ? translate(true) : weighed;
  const filter = phrases.map((phrase) =>
    translatePhrase(
      fields,
      phrase.map((index) => words[index] as QueryWord),
    ),
  );
  if (step !== 'partial') return { bool: { must: clauses, filter } };
  return { bool: { should: clauses, minimum_should_match: wordsNeeded(words.length), filter } };
}

export interface WordOptions {
  readonly withTypos: boolean;
  readonly rarity: number;
  /** Fewer pieces for a long query: the spellings of a word are not told apart in the score. */
  readonly isPlain: boolean;
}

/** Documents with a word, scored by the best way it matches. */
export function translateWord(fields: FieldNames, word: QueryWord, options: WordOptions): Clause {
  const { withTypos, rarity, isPlain } = options;
  const forms = isPlain ? plainForms(fields, word, rarity) : weighedForms(fields, word, rarity);
  const inexact = (weight: number) => rarity * weight * INEXACT_WORTH;
  const beginnings = word.prefixAllowed ? word.alternatives : [];
  return {
    dis_max: {
      queries: [
        ...forms,
        ...beginnings.map((form) => constant(prefix(fields, form), inexact(MATCH_WEIGHTS.beginning))),
        ...word.expansions.map((sequence) =>
          constant(
            { bool: { filter: sequence.map((start) => prefix(fields, start)) } },
            rarity * MATCH_WEIGHTS.standsFor * SEQUENCE_WORTH,
          ),
        ),
        ...(withTypos ? typos(fields, word, { inexact, isPlain }) : []),
      ],
    },
  };
}

function weighedForms({ terms }: FieldNames, { alternatives, exactAlternatives }: QueryWord, rarity: number): Clause[] {
  const term = (value: string, weight: number) => ({ term: { [terms]: { value, boost: rarity * weight } } });
  const { same, otherSpelling, standsFor } = MATCH_WEIGHTS;
  return [
    ...alternatives.map((form, index) => term(form, index === 0 ? same : otherSpelling)),
    ...exactAlternatives.map((form) => term(form, standsFor)),
  ];
}

function plainForms({ terms }: FieldNames, { alternatives, exactAlternatives }: QueryWord, rarity: number): Clause[] {
  return [{ terms: { [terms]: [...alternatives, ...exactAlternatives], boost: rarity } }];
}

/** One typo counts more than two. The default way of finding typos stops at 50 words; this one finds all. */
function typos(
  { words }: FieldNames,
  word: QueryWord,
  { inexact, isPlain }: { inexact: (weight: number) => number; isPlain: boolean },
): Clause[] {
  const within = (value: string, fuzziness: number, weight: number) =>
    constant(
      { fuzzy: { [words]: { value, fuzziness, prefix_length: 1, transpositions: true, rewrite: 'constant_score' } } },
      inexact(weight),
    );
  return typoForms(word).flatMap(({ form, edits }) => {
    const two = edits > 1 ? [within(form, 2, MATCH_WEIGHTS.twoTypos)] : [];
    return isPlain && edits > 1 ? two : [within(form, 1, MATCH_WEIGHTS.oneTypo), ...two];
  });
}

/** Documents of which one name is the query, word for word. */
export function translateEqualName({ wholeNames }: FieldNames, { words }: AnalysedQuery): Clause {
  const placed = words.map(({ alternatives, exactAlternatives, expansions }) => ({
    any_of: {
      intervals: [
        ...[...alternatives, ...exactAlternatives].map(match),
        ...expansions.map((sequence) => inSequence(sequence.map(match))),
      ],
    },
  }));
  return { intervals: { [wholeNames]: inSequence([match(NAME_BEGIN), ...placed, match(NAME_END)]) } };
}

/** Words that follow each other within one text. */
function translatePhrase({ words }: FieldNames, phrase: readonly QueryWord[]): Clause {
  const intervals = phrase.map(({ alternatives, exactAlternatives, prefixAllowed }) => ({
    any_of: {
      intervals: [
        ...alternatives.map((form) => (prefixAllowed ? { prefix: { prefix: form } } : match(form))),
        ...exactAlternatives.map(match),
      ],
    },
  }));
  return { intervals: { [words]: inSequence(intervals) } };
}

function match(form: string): Clause {
  return { match: { query: form } };
}

function inSequence(intervals: readonly Clause[]): Clause {
  return { all_of: { intervals, ordered: true, max_gaps: 0 } };
}

function prefix({ words }: FieldNames, value: string): Clause {
  return { prefix: { [words]: { value } } };
}

/** Documents that pass the filter, all with the same score. */
export function constant(filter: Clause, boost: number): Clause {
  return { constant_score: { filter, boost } };
}

function countPieces(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + countPieces(item), 0);
  if (typeof value !== 'object' || value === null) return 0;
  const own = ['term', 'terms', 'prefix', 'fuzzy'].filter((name) => name in value).length;
  return own > 0 ? own : countPieces(Object.values(value));
}
