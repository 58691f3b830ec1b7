/**
 * What can be filtered, counted and ordered in each collection, as data: engines are written against this shape and
 * know no collection by name.
 */
export interface CollectionSchema {
  /** Counted and filtered by the document's own values. */
  readonly facets: readonly string[];
  /** Counted and filtered by what the day of the question makes of the document. */
  readonly computedFacets: Readonly<Record<string, ComputedFacet>>;
  /** Filtered only. */
  readonly keywords: readonly string[];
  readonly days: readonly string[];
  readonly instants: readonly string[];
  /** Every key but `score`; days and instants may be among them. */
  readonly sortKeys: Readonly<Record<string, SortKind>>;
  /** The two days between which, both included, a document is valid; `null` where nothing expires. */
  readonly validity: Validity | null;
}

export type SortKind = 'text' | 'number' | 'day' | 'instant';

export interface Validity {
  readonly from: string;
  readonly to: string;
}

/**
 * `validToday`: "true" when today lies in the validity, else "false".
 * `validYears`: every calendar year that the validity touches.
 * `past`: "true" when the named day is today or earlier, "false" when it is later or unknown.
 */
export type ComputedFacet =
  | { readonly kind: 'validToday' }
  | { readonly kind: 'validYears' }
  | { readonly kind: 'past'; readonly day: string };

export const COLLECTION_NAMES = ['institutions', 'reports', 'programmes'] as const;

export type CollectionName = (typeof COLLECTION_NAMES)[number];

const institutions = {
  facets: [
    'country',
    'qfEheaLevel',
    'agency',
    'status',
    'activity',
    'activityType',
    'crossborder',
    'otherProvider',
    'hasReport',
  ],
  computedFacets: { closed: { kind: 'past', day: 'closureDate' } },
  keywords: ['registryId', 'statsId', 'hasStatsId', 'hasValidReport', 'identifier', 'activityGroup'],
  days: ['foundingDate', 'closureDate'],
  instants: [],
  sortKeys: { nameSort: 'text', foundingDate: 'day', closureDate: 'day', country: 'text', reportCount: 'number' },
  validity: null,
} as const satisfies CollectionSchema;

const reports = {
  facets: [
    'agency',
    'country',
    'activity',
    'activityType',
    'status',
    'decision',
    'language',
    'flag',
    'crossborder',
    'qfEheaLevel',
    'degreeOutcome',
    'programmeType',
    'otherProviderCovered',
  ],
  computedFacets: { valid: { kind: 'validToday' }, year: { kind: 'validYears' } },
  keywords: ['institution', 'activityGroup'],
  /** `validTo` is the last day the report really held, `validToCalculated` the one it states. */
  days: ['validFrom', 'validTo', 'validToCalculated'],
  instants: ['dateCreated', 'dateUpdated'],
  sortKeys: {
    validFrom: 'day',
    validToCalculated: 'day',
    dateCreated: 'instant',
    dateUpdated: 'instant',
    agency: 'text',
    country: 'text',
    activity: 'text',
    flag: 'text',
    institutionProgrammeSort: 'text',
  },
  validity: { from: 'validFrom', to: 'validTo' },
} as const satisfies CollectionSchema;

const programmes = {
  facets: ['country', 'agency', 'qfEheaLevel', 'degreeOutcome', 'programmeType', 'fieldStudy'],
  computedFacets: { valid: { kind: 'validToday' } },
  keywords: ['institution', 'report'],
  days: ['validFrom', 'validTo'],
  instants: ['dateCreated', 'dateUpdated'],
  sortKeys: { nameSort: 'text', validFrom: 'day', dateCreated: 'instant', dateUpdated: 'instant' },
  validity: { from: 'validFrom', to: 'validTo' },
} as const satisfies CollectionSchema;

export const COLLECTIONS: Readonly<Record<CollectionName, CollectionSchema>> = { institutions, reports, programmes };

/** Facets in the order they are listed: a document's own first, then the computed ones. */
export function facetNames(schema: CollectionSchema): string[] {
  return [...schema.facets, ...Object.keys(schema.computedFacets)];
}
