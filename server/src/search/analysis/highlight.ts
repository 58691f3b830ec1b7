import { allowedEdits, damerauLevenshteinWithin } from './edit-distance.ts';
import { formsOf } from './index-terms.ts';
import type { AnalysedQuery, QueryWord } from './query.ts';
import { cyrillicHabit } from './scripts/cyrillic.ts';
import { type Token, tokenise } from './tokenise.ts';

/** A stretch of the original text in UTF-16 units, the end not included. */
export interface HighlightRange {
  readonly start: number;
  readonly end: number;
}

interface Word {
  readonly token: Token;
  readonly forms: readonly string[];
}

/**
 * Where the words of a query stand in a text, also when the text is in another script or spelling. A word that
 * is nowhere in the text as typed is looked for with typos.
 *
 * @example highlight('Technische Universität München', analyseQuery('TU Muenchen')) // all three words
 */
export function highlight(text: string, query: AnalysedQuery): HighlightRange[] {
  const words = wordsIn(text);
  const ranges = query.words.flatMap((queryWord) => {
    const found = rangesAsTyped(queryWord, words);
    return found.length > 0 ? found : rangesWithTypos(queryWord, words);
  });
  return inOrder(ranges);
}

/** Where the words stand that an engine found under these index terms. */
export function highlightTerms(text: string, terms: readonly string[]): HighlightRange[] {
  return inOrder(wordsIn(text).flatMap((word) => terms.flatMap((term) => rangesIn(word, term, false))));
}

function wordsIn(text: string): Word[] {
  const habit = cyrillicHabit(text);
  const tokens = tokenise(text);
  return tokens.map((token) => ({ token, forms: formsOf(token, habit, token === tokens.at(-1)) }));
}

function rangesAsTyped(queryWord: QueryWord, words: readonly Word[]): HighlightRange[] {
  const { alternatives, exactAlternatives, expansions, prefixAllowed } = queryWord;
  return [
    ...words.flatMap((word) => alternatives.flatMap((form) => rangesIn(word, form, prefixAllowed))),
    ...words.flatMap((word) => exactAlternatives.flatMap((form) => rangesIn(word, form, false))),
    ...expansions.flatMap((sequence) => rangesOfSequence(sequence, words)),
  ];
}

/** A sequence counts only as a whole: "univ" alone is not what "TU" stands for. */
function rangesOfSequence(sequence: readonly string[], words: readonly Word[]): HighlightRange[] {
  const found = sequence.map((beginning) => words.flatMap((word) => rangesIn(word, beginning, true)));
  return found.every((ranges) => ranges.length > 0) ? found.flat() : [];
}

function rangesWithTypos({ alternatives }: QueryWord, words: readonly Word[]): HighlightRange[] {
  return words
    .filter(({ forms }) => forms.some((form) => alternatives.some((alternative) => isTypoOf(alternative, form))))
    .map(({ token }) => rangeOf(token));
}

function isTypoOf(typed: string, form: string): boolean {
  if (typed.charCodeAt(0) !== form.charCodeAt(0)) return false;
  return damerauLevenshteinWithin(typed, form, allowedEdits(typed.length)) !== undefined;
}

/** The whole word when one of its forms fits; within a run of East Asian letters, only the letters meant. */
function rangesIn({ token, forms }: Word, term: string, prefixAllowed: boolean): HighlightRange[] {
  if (token.kind === 'eastAsian') return rangesInRun(token, forms[0] ?? '', term);
  const fits = forms.some((form) => form === term || (prefixAllowed && form.startsWith(term)));
  return fits ? [rangeOf(token)] : [];
}

function rangesInRun(token: Token, folded: string, term: string): HighlightRange[] {
  const ranges: HighlightRange[] = [];
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
    ranges.push({ start: token.start + at, end: token.start + at + term.length });
  }
  // Folding changed the length (half-width or decomposed letters), so offsets inside the run no longer fit the text.
  return ranges.length > 0 && folded.length !== token.raw.length ? [rangeOf(token)] : ranges;
}

function rangeOf({ start, end }: Token): HighlightRange {
  return { start, end };
}

/** From left to right, ranges that overlap made one. */
function inOrder(ranges: readonly HighlightRange[]): HighlightRange[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
