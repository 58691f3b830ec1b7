/** The ways in which people's queries differ from the names on record. */
export const QUERY_CLASSES = [
  'clean',
  'typo',
  'accents',
  'script',
  'abbreviation',
  'acronym',
  'former',
  'order',
  'missing',
  'surplus',
  'combined',
] as const;

export type QueryClass = (typeof QUERY_CLASSES)[number];

/** `null` or empty: not known. */
export interface RelevanceName {
  readonly official: string;
  readonly english: string | null;
  readonly transliterated: string | null;
  readonly acronym: string | null;
  /** No longer in use. */
  readonly former: boolean;
}

/** What the generator needs to know of an institution. */
export interface RelevanceRecord {
  readonly id: number;
  readonly names: readonly RelevanceName[];
  readonly cities: readonly string[];
  readonly identifiers: readonly string[];
}

/** A query and the one record it should find first. */
export interface LabelledQuery {
  readonly query: string;
  readonly recordId: number;
  readonly queryClass: QueryClass;
  /** Settings are chosen on the `tune` half and judged on the `held` half. A record is in one half only. */
  readonly half: 'tune' | 'held';
}
