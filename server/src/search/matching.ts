import { allowedEdits } from './analysis/edit-distance.ts';
import type { QueryWord } from './analysis/query.ts';
import type { MatchStep } from './search-engine.ts';

/** The steps of matching, in the order they are tried. */
export const MATCH_STEPS: readonly MatchStep[] = ['exact', 'fuzzy', 'partial'];

/** How many words must match in the last step: 40 %, rounded up. */
export function wordsNeeded(count: number): number {
  return Math.ceil((count * 2) / 5);
}

/** A form of a word that may be matched with typos, and with how many. */
export interface TypoForm {
  readonly form: string;
  readonly edits: number;
}

/** Words between quotes are meant as written, and abbreviations are too short to guess what they were meant to be. */
export function typoForms(word: QueryWord): TypoForm[] {
  if (!word.prefixAllowed || word.isAbbreviation) return [];
  return word.alternatives.map((form) => ({ form, edits: allowedEdits(form.length) })).filter(({ edits }) => edits > 0);
}
