import { allowedEdits } from '../../analysis/edit-distance.ts';
import type { AnalysedQuery } from '../../analysis/query.ts';
import { hasBit } from './bitset.ts';
import type { LiveSegment } from './live-segment.ts';
import { stringAt } from './string-reader.ts';
import { findTypos } from './term-dictionary.ts';

const MOST_SUGGESTIONS = 3;

interface Near {
  readonly term: string;
  readonly edits: number;
  readonly documents: number;
}

/** Other texts to try: each word replaced by words the index knows that look most like it, wherever they begin. */
export function suggestSpellings(segments: readonly LiveSegment[], { words }: AnalysedQuery): string[] {
  const near = words.map(({ alternatives }) => nearTerms(segments, alternatives[0] ?? ''));
  const suggestions = Array.from({ length: MOST_SUGGESTIONS }, (_value, rank) =>
    near
      .map((terms) => terms[Math.min(rank, terms.length - 1)]?.term)
      .filter((term) => term !== undefined)
      .join(' '),
  );
  return [...new Set(suggestions)].filter((text) => text !== '');
}

/** One slip more than a match may have, and the first letter may be wrong too. A word that is known stays as it is. */
function nearTerms(segments: readonly LiveSegment[], word: string): Near[] {
  if (word.length < 3) return [];
  const found = new Map<string, Near>();
  for (const live of segments) {
    const { dictionary } = live.segment.text;
    for (const { term, edits } of findTypos(dictionary, word, {
      most: allowedEdits(word.length) + 1,
      sameFirstLetter: false,
    })) {
      const text = stringAt(dictionary, term);
      const documents = (found.get(text)?.documents ?? 0) + countLive(live, term);
      if (documents > 0) found.set(text, { term: text, edits, documents });
    }
  }
  const itself = found.get(word);
  if (itself) return [itself];
  return [...found.values()]
    .sort((a, b) => a.edits - b.edits || b.documents - a.documents || (a.term < b.term ? -1 : 1))
    .slice(0, MOST_SUGGESTIONS);
}

function countLive({ segment, live }: LiveSegment, term: number): number {
  const { docs, offsets } = segment.text;
  let count = 0;
  for (let i = offsets[term] as number; i < (offsets[term + 1] as number); i++)
    if (hasBit(live, docs[i] as number)) count++;
  return count;
}
