import { damerauLevenshteinWithin } from '../../analysis/edit-distance.ts';
import type { AnalysedQuery, QueryWord } from '../../analysis/query.ts';
import { typoForms } from '../../matching.ts';
import type { MatchStep } from '../../search-engine.ts';

/** Which terms of a document the query matched in this step, in ascending order. `weighed` is its `terms` field. */
export function matchedTerms(weighed: string, { words }: AnalysedQuery, step: MatchStep): string[] {
  const terms = weighed.split(' ').map((item) => item.slice(0, item.lastIndexOf('|')));
  const found = new Set<string>();
  for (const word of words) {
    for (const term of terms) if (isForm(term, word) || (step !== 'exact' && isTypo(term, word))) found.add(term);
    for (const sequence of word.expansions) for (const term of termsOfSequence(terms, sequence)) found.add(term);
  }
  return [...found].sort();
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

/** A sequence counts only as a whole. */
function termsOfSequence(terms: readonly string[], sequence: readonly string[]): string[] {
  const found = sequence.map((start) => terms.filter((term) => term.startsWith(start)));
  return found.every((ofStart) => ofStart.length > 0) ? found.flat() : [];
}
