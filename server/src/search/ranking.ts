import type { TextClass } from './search-document.ts';

/** What a word is worth where it stands. */
export const CLASS_WEIGHTS: Readonly<Record<TextClass, number>> = {
  acronym: 5,
  name: 4,
  identifier: 4,
  city: 2.5,
  otherName: 2,
  country: 1,
  related: 0.6,
  body: 0.5,
};

/** Saturation and length normalisation of BM25. */
export const BM25 = { k1: 1.2, b: 0.75 } as const;

/** How much a match counts by how well the word was met. */
export const MATCH_WEIGHTS = {
  same: 1,
  otherSpelling: 0.95,
  standsFor: 0.85,
  beginning: 0.7,
  oneTypo: 0.6,
  twoTypos: 0.4,
} as const;

/** A record that shares no word of its names with the query, but of its city or text, still has some score. */
const LEAST_CLOSENESS = 0.2;
/** Far above any sum of word scores, so that these records come first whatever their texts. */
const EQUAL_NAME = 10_000;
const IDENTIFIER = 100_000;

export function wordRarity(documents: number, documentsWithWord: number): number {
  const others = Math.max(0, documents - documentsWithWord);
  return Math.log(1 + (others + 0.5) / (documentsWithWord + 0.5));
}

/** The final score of a record from that of its words and its closeness to the query (0 to 1). */
export function finalScore(textScore: number, closeness: number, isIdentified: boolean): number {
  const score = textScore * (LEAST_CLOSENESS + closeness);
  return score + (closeness === 1 ? EQUAL_NAME : 0) + (isIdentified ? IDENTIFIER : 0);
}
