import { allowedEdits, damerauLevenshteinWithin } from './edit-distance.ts';
import { formsOf, habitOf } from './index-terms.ts';
import type { AnalysedQuery, QueryWord } from './query.ts';
import { tokenise } from './tokenise.ts';

/** A stretch of the original text, in UTF-16 units, end exclusive. */
export interface HighlightRange {
  readonly start: number;
  readonly end: number;
}

/** Where the words of a query stand in a text, also when the text is in another script or spelling. */
export function highlight(text: string, query: AnalysedQuery): HighlightRange[] {
  const habit = habitOf(text);
  const tokens = tokenise(text);
  const ranges: HighlightRange[] = [];
  tokens.forEach((token, index) => {
    const forms = formsOf(token, habit, index === tokens.length - 1);
    if (query.words.some((word) => matchesAny(word, forms))) ranges.push({ start: token.start, end: token.end });
  });
  return ranges;
}

function matchesAny(word: QueryWord, forms: readonly string[]): boolean {
  return forms.some(
    (form) =>
      word.exactAlternatives.includes(form) ||
      word.alternatives.some((alternative) => matches(alternative, form, word.prefixAllowed)) ||
      word.expansions.some((sequence) => sequence.some((beginning) => form.startsWith(beginning))),
  );
}

function matches(alternative: string, form: string, prefixAllowed: boolean): boolean {
  if (alternative === form || (prefixAllowed && form.startsWith(alternative))) return true;
  if (alternative.charCodeAt(0) !== form.charCodeAt(0)) return false;
  return damerauLevenshteinWithin(alternative, form, allowedEdits(alternative.length)) !== undefined;
}
