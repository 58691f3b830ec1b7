import type { AnalysedQuery } from '../../analysis/query.ts';
import { MATCH_STEPS, wordsNeeded } from '../../matching.ts';
import { wordRarity } from '../../ranking.ts';
import type { MatchStep } from '../../search-engine.ts';
import { type Bitset, countBits, isEmpty, lowestBit, members, setBit } from './bitset.ts';
import type { LiveSegment } from './live-segment.ts';
import { keepPhrases } from './phrases.ts';
import { occurrencesOfWord, type ScoringContext, scoreWord, scoreWordAt, scoringContext } from './word-scoring.ts';
import { findWordTerms, type WordTerms } from './word-terms.ts';

export interface TextMatch {
  readonly step: MatchStep;
  /** No document's words are worth more together. */
  readonly mostScore: number;
  /** One for each segment, in order. */
  readonly segments: readonly SegmentMatch[];
}

export interface SegmentMatch {
  readonly docs: Bitset;
  /** What the words are worth in each document that matches. */
  readonly scores: Float32Array;
  /** The terms that matched, by word. */
  readonly words: readonly WordTerms[];
}

/**
 * Tries the steps of matching until one matches any live document. A document also has to be in the guard of its
 * segment, but that does not decide the step: a filter must not turn a good match into a worse one.
 */
export function matchText(
  segments: readonly LiveSegment[],
  query: AnalysedQuery,
  guards: readonly Bitset[],
): TextMatch | undefined {
  const matcher = createMatcher(segments, query);
  const isNarrowed = segments.some(({ live }, index) => guards[index] !== live);
  for (const step of MATCH_STEPS) {
    const matches = matcher.match(step, guards);
    if (matches.segments.some(({ docs }) => !isEmpty(docs))) return { step, ...matches };
    if (!isNarrowed) continue;
    const all = segments.map(({ live }) => live);
    if (matcher.match(step, all).segments.some(({ docs }) => !isEmpty(docs))) return { step, ...matches };
  }
  return undefined;
}

function createMatcher(segments: readonly LiveSegment[], query: AnalysedQuery) {
  const documents = segments.reduce((sum, { liveCount }) => sum + liveCount, 0);
  const context = scoringContext(averageLength(segments));
  const asTyped = segments.map(({ segment }) => findAll(segment.text.dictionary, false));
  let withTypos: WordTerms[][] | undefined;

  return {
    match(step: MatchStep, guards: readonly Bitset[]): Omit<TextMatch, 'step'> {
      const words = step === 'exact' ? asTyped : allWithTypos();
      const rarities = query.words.map((_word, index) => rarityOf(words, index));
      const mostScore = rarities.reduce((sum, rarity) => sum + rarity, 0);
      const matches = segments.map((live, index) => {
        const search = { live, context, words: words[index] as WordTerms[], rarities, guard: guards[index] as Bitset };
        const scores = live.scores();
        const docs =
          step === 'partial'
            ? matchSome({ ...search, scores }, wordsNeeded(query.words.length))
            : matchEvery({ ...search, scores });
        keepPhrases(live.segment.text, query, docs);
        return { docs, scores, words: search.words };
      });
      return { mostScore, segments: matches };
    },
  };

  function findAll(dictionary: LiveSegment['segment']['text']['dictionary'], typos: boolean): WordTerms[] {
    return query.words.map((word) => findWordTerms(dictionary, word, typos));
  }

  function allWithTypos(): WordTerms[][] {
    withTypos ??= segments.map(({ segment }) => findAll(segment.text.dictionary, true));
    return withTypos;
  }

  function rarityOf(words: readonly (readonly WordTerms[])[], index: number): number {
    let occurrences = 0;
    segments.forEach(({ segment }, i) => {
      occurrences += occurrencesOfWord(segment.text, words[i]?.[index] as WordTerms);
    });
    return wordRarity(documents, Math.min(documents, occurrences));
  }
}

function averageLength(segments: readonly LiveSegment[]): number {
  const size = segments.reduce((sum, { segment }) => sum + segment.size, 0);
  const words = segments.reduce((sum, { segment, averageLength: length }) => sum + length * segment.size, 0);
  return words / Math.max(1, size);
}

interface SegmentSearch {
  readonly live: LiveSegment;
  readonly context: ScoringContext;
  readonly words: readonly WordTerms[];
  readonly rarities: readonly number[];
  readonly guard: Bitset;
  readonly scores: Float32Array;
}

/** Looking a document up costs about this many steps of reading a list. */
const LOOK_UP_COST = 16;

/** Documents with every word: the rarest word first, each next one only among what is left. */
function matchEvery({ live, context, words, rarities, guard, scores }: SegmentSearch): Bitset {
  const { text } = live.segment;
  const occurrences = words.map((word) => occurrencesOfWord(text, word));
  if (occurrences.includes(0)) return live.scratch.emptySet();
  const order = words.map((_word, index) => index).sort((a, b) => (occurrences[a] ?? 0) - (occurrences[b] ?? 0));
  let left = guard;
  for (const index of order) {
    const word = words[index] as WordTerms;
    const scoring = { live, context, word, rarity: rarities[index] as number, guard: left, scores };
    const lookUps = countBits(left) * countTerms(word) * LOOK_UP_COST;
    left =
      word.sequences.length === 0 && lookUps < (occurrences[index] as number)
        ? scoreWordAt(scoring, members(left))
        : scoreWord(scoring);
    if (isEmpty(left)) break;
  }
  return left;
}

function countTerms({ ranges }: WordTerms): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** Documents with at least so many of the words. */
function matchSome({ live, context, words, rarities, guard, scores }: SegmentSearch, needed: number): Bitset {
  const matched = new Uint8Array(live.segment.size);
  const found = live.scratch.emptySet();
  words.forEach((word, index) => {
    const docs = scoreWord({ live, context, word, rarity: rarities[index] as number, guard, scores });
    for (let i = 0; i < docs.length; i++) {
      for (let rest = docs[i] as number; rest !== 0; rest &= rest - 1) {
        const doc = (i << 5) + lowestBit(rest);
        matched[doc] = (matched[doc] as number) + 1;
        if (matched[doc] === needed) setBit(found, doc);
      }
    }
  });
  return found;
}
