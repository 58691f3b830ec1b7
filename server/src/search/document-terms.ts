import { analyseForIndex, wordsOf } from './analysis/index-terms.ts';
import type { SearchDocument, TextClass } from './search-document.ts';

/** One term of a document and where it stands. Terms at the same position are spellings of the same word. */
export interface DocumentTerm {
  readonly term: string;
  readonly position: number;
  readonly class: TextClass;
  /** Whether it is at the beginning, and at the end, of its field. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Fields lie this far apart, so that no phrase reaches from one into the next. */
const GAP = 2;

/** The terms under which a document is found: its text, then its identifiers. */
export function documentTerms(document: SearchDocument): DocumentTerm[] {
  const found: DocumentTerm[] = [];
  let start = 0;
  for (const field of textFields(document)) {
    const terms = analyseForIndex(field.text);
    const last = terms.at(-1)?.position ?? -1;
    for (const { term, position } of terms) {
      const place = { position: start + position, isFirst: position === 0, isLast: position === last };
      found.push({ term, class: field.class, ...place });
    }
    if (last >= 0) start += last + GAP;
  }
  return found;
}

/** Each name as its words with all their forms; names of the same words once. */
export function documentNames(document: SearchDocument): (readonly (readonly string[])[])[] {
  const names = new Map(document.names.map((name) => [name, wordsOf(name)]));
  return [...names.values()].filter((words) => words.length > 0);
}

function textFields(document: SearchDocument): SearchDocument['text'] {
  return [...document.text, ...document.identifiers.map((text) => ({ class: 'identifier', text }) as const)];
}
