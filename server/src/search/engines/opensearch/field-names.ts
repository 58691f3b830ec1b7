import type { CollectionName } from '../../collections.ts';

/**
 * All collections live in one index, so that a change of several of them is seen as a whole and one alias switches
 * them together. The fields of each lie under its name, which keeps their words apart.
 */
export interface FieldNames {
  /** Every term once with what it is worth there, for scoring. */
  readonly terms: string;
  /** The terms where they stand, for beginnings, typos and phrases. */
  readonly words: string;
  /** Identifiers and names as words, for the closeness script. */
  readonly names: string;
  /** Every name with its beginning and end marked, for finding the names that equal a query. */
  readonly wholeNames: string;
  /** The query that is one of these names the record. */
  readonly identifiers: string;
  /** Places for finding them quickly, and exactly as given. */
  readonly geoPoints: string;
  readonly points: string;
  /** Every year of the validity. */
  readonly years: string;
  facet(name: string): string;
  keyword(name: string): string;
  day(name: string): string;
  instant(name: string): string;
  sortKey(name: string): string;
}

/** Fields that documents of every collection have. */
export const COLLECTION_FIELD = 'collection';
export const ID_FIELD = 'id';
export const DIGEST_FIELD = 'digest';
/** Only on the document that says how far the journal was taken over. */
export const SEQUENCE_FIELD = 'sequence';

export function fieldNames(collection: CollectionName): FieldNames {
  const within = (name: string) => `${collection}.${name}`;
  return {
    terms: within('terms'),
    words: within('words'),
    names: within('names'),
    wholeNames: within('wholeNames'),
    identifiers: within('identifiers'),
    geoPoints: within('geoPoints'),
    points: within('points'),
    years: within('years'),
    facet: (name) => within(`facets.${name}`),
    keyword: (name) => within(`keywords.${name}`),
    day: (name) => within(`days.${name}`),
    instant: (name) => within(`instants.${name}`),
    sortKey: (name) => within(`sortKeys.${name}`),
  };
}
