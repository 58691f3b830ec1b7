import { type HighlightRange, highlightTerms } from '../../search/analysis/highlight.ts';
import type { Highlight } from '../schemas/highlight.ts';

/** A text of a record with what it is, as `name` or `city`. */
export type HighlightableText = readonly [field: string, text: string];

/** The texts in which terms that the search matched stand, each text once. */
export function toHighlights(texts: readonly HighlightableText[], terms: readonly string[]): Highlight[] {
  const distinct = new Map(texts.map(([field, text]) => [`${field} ${text}`, { field, text }]));
  return [...distinct.values()].flatMap(({ field, text }) => {
    const ranges = highlightTerms(text, terms);
    return ranges.length === 0 ? [] : [{ field, parts: toParts(text, ranges) }];
  });
}

function toParts(text: string, ranges: readonly HighlightRange[]): Highlight['parts'] {
  const parts: Highlight['parts'] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    if (start > done) parts.push({ text: text.slice(done, start), matched: false });
    parts.push({ text: text.slice(start, end), matched: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), matched: false });
  return parts;
}
