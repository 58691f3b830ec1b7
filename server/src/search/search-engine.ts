import type { Day } from '../domain/day.ts';
import type { CollectionName } from './collections.ts';
import type { Point, SearchDocument } from './search-document.ts';

/**
 * The port every search engine implements. Nothing here may name a product: an engine translates these terms into its
 * own and translates the answer back.
 *
 * Counts and facets are exact and complete, whatever changes are pending. A query the engine cannot answer is refused
 * with a `RegistryError` (`invalid_parameter`); a name the collection does not have is refused too, never ignored.
 */
export interface SearchEngine {
  search(collection: CollectionName, query: SearchQuery): Promise<SearchResult>;

  /** The best records for a name that is still being typed, best first. */
  suggest(collection: CollectionName, text: string, limit: number): Promise<readonly Suggestion[]>;

  /**
   * Adds or replaces documents. Resolves once a following `search` can see them. `asOf` is the place in the journal that
   * was read before the documents were made: an engine that several processes write to leaves alone what one of them
   * made later. Without it they count as the newest there are.
   */
  upsert(collection: CollectionName, documents: readonly SearchDocument[], asOf?: number): Promise<void>;

  /** Removes documents, by the same rule. Unknown ids are ignored. */
  remove(collection: CollectionName, ids: readonly number[], asOf?: number): Promise<void>;

  /**
   * Takes over everything that changed up to one place in the journal, or nothing. A batch that ends at or before
   * `sequence()` was taken over earlier and is left alone.
   */
  apply(batch: ChangeBatch): Promise<void>;

  /** The place in the journal up to which this engine has taken over changes; 0 for an empty engine. */
  sequence(): Promise<number>;

  /** Replaces all content while the old content goes on answering. A failing source leaves the old content. */
  rebuild(source: AsyncIterable<DocumentBatch>, sequence: number): Promise<void>;

  /** Ids and digests of a collection in order of id, so that an index can be compared with the store. */
  digests(collection: CollectionName, page: AfterPage): Promise<readonly DocumentDigest[]>;

  close(): Promise<void>;
}

export interface DocumentBatch {
  readonly collection: CollectionName;
  readonly documents: readonly SearchDocument[];
}

export interface CollectionChanges {
  readonly upserts: readonly SearchDocument[];
  readonly removals: readonly number[];
}

export interface ChangeBatch {
  /** The sequence of the last journal entry that the changes cover. */
  readonly sequence: number;
  readonly changes: Readonly<Partial<Record<CollectionName, CollectionChanges>>>;
}

export interface DocumentDigest {
  readonly id: number;
  /** As `documentDigest` computes it. */
  readonly digest: number;
}

export interface SearchQuery {
  /** Plain text as typed, refused when longer than `analyseQuery` takes. Text without any word matches every document. */
  readonly text: string;
  /** Facets, computed facets and keywords: one of the values within a name, all names together. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Days and instants; documents without the value never match. */
  readonly ranges: Readonly<Record<string, Range>>;
  /** Only documents valid on this day. */
  readonly validOn: Day | null;
  readonly near: Circle | null;
  readonly within: BoundingBox | null;
  /** Which facets to count. */
  readonly facets: 'all' | readonly string[];
  /** In order of importance. Documents without a value come last either way; ties end by id, lowest first. */
  readonly sort: readonly SortOrder[];
  readonly page: OffsetPage | AfterPage;
  /** The day "valid", "closed" and the like are judged by. */
  readonly today: Day;
  /** Whether hits should say which of their words matched. */
  readonly highlight: boolean;
  /** Facets, computed ones apart, of which hits should give their values. */
  readonly values: readonly string[];
}

/** Both ends count; an end left out is open. */
export interface Range {
  readonly from?: string;
  readonly to?: string;
}

export interface Circle extends Point {
  readonly km: number;
}

/** `west` may be greater than `east`: the box then crosses the date line. */
export interface BoundingBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export interface SortOrder {
  /** `score` or a sort key of the collection. */
  readonly key: string;
  readonly descending: boolean;
}

export interface OffsetPage {
  readonly offset: number;
  readonly limit: number;
}

/** Documents in order of id, whatever `sort` says: for harvesting while others write. */
export interface AfterPage {
  /** The last id already received; 0 to begin. */
  readonly afterId: number;
  readonly limit: number;
}

export interface SearchResult {
  /** All matches, not only those on this page. */
  readonly count: number;
  readonly hits: readonly SearchHit[];
  /** Sorted by value, without zeros. Counts of a facet ignore the facet's own filter and respect all others. */
  readonly facets: Readonly<Record<string, readonly FacetCount[]>>;
  /** The step that matched the text, filters aside; `null` without text or when no step matched. */
  readonly match: MatchStep | null;
  /** Other texts to try when no step matched. */
  readonly suggestions: readonly string[];
}

/**
 * `exact`: every word matches a word of the record, or begins it. `fuzzy`: words may have typos. `partial`: at least
 * 40 % of the words match so.
 */
export type MatchStep = 'exact' | 'fuzzy' | 'partial';

export interface SearchHit {
  readonly id: number;
  /** 0 without text. */
  readonly score: number;
  /** The record's words, folded, that the query matched; present when asked for. */
  readonly highlights?: readonly string[];
  /** The record's values of each facet that was asked for, ascending; present when any was. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

export interface Suggestion {
  readonly id: number;
  readonly score: number;
}

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** Everything, unfiltered: a query is this with what the caller asked for. */
export function matchAll(today: Day): SearchQuery {
  return {
    text: '',
    filters: {},
    ranges: {},
    validOn: null,
    near: null,
    within: null,
    facets: [],
    sort: [],
    page: { offset: 0, limit: 10 },
    today,
    highlight: false,
    values: [],
  };
}
