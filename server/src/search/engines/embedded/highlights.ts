import { byCodeUnit } from './ordered-column.ts';
import { firstOccurrence, type TextIndex } from './postings.ts';
import { stringAt } from './string-reader.ts';
import type { TermRange, WordTerms } from './word-terms.ts';

/** The terms of a document that some word of the query matched, in ascending order. */
export function matchedTerms(text: TextIndex, words: readonly WordTerms[], doc: number): string[] {
  const found = new Set<string>();
  for (const { ranges, sequences } of words) {
    addTerms(ranges);
    for (const sequence of sequences) if (sequence.every((range) => termsIn(range).length > 0)) addTerms(sequence);
  }
  return [...found].sort(byCodeUnit);

  function addTerms(ranges: readonly TermRange[]): void {
    for (const range of ranges) for (const term of termsIn(range)) found.add(stringAt(text.dictionary, term));
  }

  function termsIn({ from, to }: TermRange): number[] {
    const terms: number[] = [];
    for (let term = from; term < to; term++) {
      const at = firstOccurrence(text, { term, doc });
      if (at < (text.offsets[term + 1] as number) && text.docs[at] === doc) terms.push(term);
    }
    return terms;
  }
}
