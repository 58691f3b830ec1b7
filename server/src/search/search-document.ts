import type { Day, Instant } from '../domain/day.ts';

/**
 * How much a word counts where it stands, most telling first. An engine gives every class one weight; a record's own
 * acronym and names come before its surroundings, and `body` is running text such as a summary.
 */
export const TEXT_CLASSES = [
  'acronym',
  'name',
  'identifier',
  'city',
  'otherName',
  'country',
  'related',
  'body',
] as const;

export type TextClass = (typeof TEXT_CLASSES)[number];

export interface TextField {
  readonly class: TextClass;
  readonly text: string;
}

export interface Point {
  readonly lat: number;
  readonly long: number;
}

/** What a search engine knows of one record. Which names the maps may hold is said by the collection (`collections.ts`). */
export interface SearchDocument {
  readonly id: number;
  /** Free text as people wrote it; engines fold and split it. */
  readonly text: readonly TextField[];
  /** Every name of the record: a query that equals one comes first, then those sharing the most words with it. */
  readonly names: readonly string[];
  /** A query that is exactly one of these puts the record first. They are searched as text too. */
  readonly identifiers: readonly string[];
  /** Values to filter by and to count. An absent facet is an empty one. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
  /** Values to filter by that nobody counts, such as the ids of a report's institutions. */
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly days: Readonly<Record<string, Day | null>>;
  readonly instants: Readonly<Record<string, Instant | null>>;
  /** What a list can be ordered by, besides days and instants. Text is compared by UTF-16 code unit. */
  readonly sortKeys: Readonly<Record<string, string | number | null>>;
  readonly points: readonly Point[];
}
