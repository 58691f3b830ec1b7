import { COLLECTIONS, type CollectionName, type CollectionSchema } from '../../collections.ts';
import type { Range, SearchQuery } from '../../search-engine.ts';
import { dayNumber, instantNumber } from './comparable-values.ts';
import { type FieldNames, fieldNames } from './field-names.ts';
import { PLACES_SCRIPT, type PlacesParameters } from './places-script.ts';
import { type Clause, NOTHING } from './translate-words.ts';

/** Far more than OpenSearch rounds places by: these only find candidates. */
const SPARE_KM = 0.1;
const SPARE_DEGREES = 0.001;

/** The filter by each facet or keyword that the query names. */
export function translateValueFilters(collection: CollectionName, query: SearchQuery): Map<string, Clause> {
  return new Map(
    Object.entries(query.filters).map(([name, values]) => [
      name,
      translateValues(collection, { name, values, today: query.today }),
    ]),
  );
}

/** Everything else that narrows: ranges, validity, places. */
export function translateOtherFilters(collection: CollectionName, query: SearchQuery): Clause[] {
  const schema = COLLECTIONS[collection];
  const fields = fieldNames(collection);
  return [
    ...Object.entries(query.ranges).map(([name, range]) => translateRange(schema, fields, { name, range })),
    ...(query.validOn === null ? [] : [validOn(schema, fields, query.validOn)]),
    ...translatePlaces(fields, query),
  ];
}

/** Documents that the facet has "true" for. */
export function computedTruth(collection: CollectionName, name: string, today: string): Clause {
  const schema = COLLECTIONS[collection];
  const fields = fieldNames(collection);
  const computed = schema.computedFacets[name];
  return computed?.kind === 'past'
    ? { range: { [fields.day(computed.day)]: { lte: dayNumber(today) } } }
    : validOn(schema, fields, today);
}

function translateValues(
  collection: CollectionName,
  { name, values, today }: { name: string; values: readonly string[]; today: string },
): Clause {
  const schema = COLLECTIONS[collection];
  const fields = fieldNames(collection);
  if (values.length === 0) return NOTHING;
  const computed = schema.computedFacets[name];
  if (computed?.kind === 'validYears') return { terms: { [fields.years]: values } };
  if (computed) return translateTruth(computedTruth(collection, name, today), values);
  const field = schema.facets.includes(name) ? fields.facet(name) : fields.keyword(name);
  return { terms: { [field]: values } };
}

function translateTruth(isTrue: Clause, values: readonly string[]): Clause {
  const wantsTrue = values.includes('true');
  const wantsFalse = values.includes('false');
  if (wantsTrue && wantsFalse) return { match_all: {} };
  if (wantsTrue) return isTrue;
  return wantsFalse ? not(isTrue) : NOTHING;
}

export function not(clause: Clause): Clause {
  return { bool: { must_not: [clause] } };
}

function translateRange(
  schema: CollectionSchema,
  fields: FieldNames,
  { name, range }: { name: string; range: Range },
): Clause {
  const isDay = schema.days.includes(name);
  const toNumber = isDay ? dayNumber : instantNumber;
  const field = isDay ? fields.day(name) : fields.instant(name);
  const { from, to } = range;
  if (from === undefined && to === undefined) return { exists: { field } };
  return {
    range: {
      [field]: {
        ...(from === undefined ? {} : { gte: toNumber(from) }),
        ...(to === undefined ? {} : { lte: toNumber(to) }),
      },
    },
  };
}

function validOn({ validity }: CollectionSchema, fields: FieldNames, day: string): Clause {
  if (validity === null) return NOTHING;
  const number = dayNumber(day);
  return {
    bool: {
      filter: [
        { range: { [fields.day(validity.from)]: { lte: number } } },
        { range: { [fields.day(validity.to)]: { gte: number } } },
      ],
    },
  };
}

/** First roughly and quickly, then each candidate exactly. */
function translatePlaces({ geoPoints, points }: FieldNames, { near, within }: SearchQuery): Clause[] {
  if (near === null && within === null) return [];
  const params: PlacesParameters = { field: points, near, within };
  const candidates: Clause[] = [];
  if (near) {
    const centre = { lat: near.lat, lon: near.long };
    candidates.push({ geo_distance: { distance: `${near.km + SPARE_KM}km`, [geoPoints]: centre } });
  }
  if (within) {
    const { south, west, north, east } = within;
    const box = {
      top: Math.min(90, north + SPARE_DEGREES),
      bottom: Math.max(-90, south - SPARE_DEGREES),
      left: Math.max(-180, west - SPARE_DEGREES),
      right: Math.min(180, east + SPARE_DEGREES),
    };
    if (box.top < box.bottom) return [NOTHING];
    candidates.push({ geo_bounding_box: { [geoPoints]: box } });
  }
  return [...candidates, { script: { script: { lang: 'painless', source: PLACES_SCRIPT, params } } }];
}
