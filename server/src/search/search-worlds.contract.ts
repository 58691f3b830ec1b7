import fc from 'fast-check';
import { COLLECTIONS, type CollectionName, facetNames } from './collections.ts';
import { type SearchDocument, TEXT_CLASSES } from './search-document.ts';
import { matchAll, type SearchQuery } from './search-engine.ts';

/** Few words, values and days, so that random documents and queries meet. */
const WORDS = [
  'Universität',
  'University',
  'universe',
  'of',
  'Graz',
  'Gras',
  'Wien',
  'Łódź',
  'Київ',
  'Αθήνα',
  'TU',
  'Technische',
  'Technical',
  'Hochschule',
  'Hochschulen',
  '大学',
  'II',
  'St.',
  '&',
  'U.C.L.',
  'A',
  'DE-0069',
];
const TYPED = [
  ...WORDS,
  'Univeristy',
  'Techncial',
  'Hochschle',
  'Gr',
  'u',
  'hoch',
  'Kyiv',
  'athina',
  'zzz',
  '"',
  'uni',
  'OR',
];
const VALUES = ['alpha', 'beta', 'gamma', 'true', 'false', 'É'];
const DAYS = [
  '2019-12-31',
  '2020-01-01',
  '2020-02-29',
  '2020-03-01',
  '2021-02-28',
  '2024-02-29',
  '2026-01-15',
  '1088-01-01',
];
const INSTANTS = ['2020-02-29T23:59:59Z', '2020-03-01T00:00:00Z', '2024-05-05T05:05:05Z'];
const TEXTS = ['', 'a', 'ab', 'b', 'Z', 'é', '𝔸', '大'];
const POINTS = [
  { lat: 47.07, long: 15.44 },
  { lat: 48.21, long: 16.37 },
  { lat: -17.7, long: 178.1 },
  { lat: -17.7, long: -178.1 },
  { lat: 90, long: 0 },
];

const text = (words: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...words), { maxLength: most }).map((chosen) => chosen.join(' '));
const values = fc.uniqueArray(fc.constantFrom(...VALUES), { maxLength: 3 });
const record = <Value>(names: readonly string[], value: fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])));
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 });

export function documents(collection: CollectionName, most: number): fc.Arbitrary<SearchDocument[]> {
  return fc.uniqueArray(document(collection), { maxLength: most, selector: ({ id }) => id });
}

function document(collection: CollectionName): fc.Arbitrary<SearchDocument> {
  const schema = COLLECTIONS[collection];
  const sortKeys = Object.entries(schema.sortKeys)
    .filter(([, kind]) => kind === 'text' || kind === 'number')
    .map(([name, kind]) => [
      name,
      orNull<string | number>(kind === 'text' ? fc.constantFrom(...TEXTS) : fc.integer({ min: -3, max: 3 })),
    ]);
  return fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    text: fc.array(fc.record({ class: fc.constantFrom(...TEXT_CLASSES), text: text(WORDS, 4) }), { maxLength: 3 }),
    names: fc.array(text(WORDS, 3), { maxLength: 2 }),
    identifiers: fc.array(fc.constantFrom('DE-0069', 'REGINST0001', 'A 1/2'), { maxLength: 1 }),
    facets: record(schema.facets, values),
    keywords: record(schema.keywords, values),
    days: record(schema.days, orNull(fc.constantFrom(...DAYS))),
    instants: record(schema.instants, orNull(fc.constantFrom(...INSTANTS))),
    sortKeys: fc.record(Object.fromEntries(sortKeys)),
    points: fc.array(fc.constantFrom(...POINTS), { maxLength: 2 }),
  });
}

export function queries(collection: CollectionName): fc.Arbitrary<SearchQuery> {
  const schema = COLLECTIONS[collection];
  const facets = facetNames(schema);
  const filterValues = fc.array(fc.constantFrom(...VALUES, '2020', '2021', '1099'), { minLength: 1, maxLength: 2 });
  const end = (choices: readonly string[]) => fc.option(fc.constantFrom(...choices), { nil: undefined });
  const range = (choices: readonly string[]) =>
    fc.record({ from: end(choices), to: end(choices) }).map(({ from, to }) => ({
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }));
  const some = <Value>(names: readonly string[], value: fc.Arbitrary<Value>) =>
    fc
      .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: names.length === 0 ? 0 : 2 })
      .map((entries) => Object.fromEntries(entries));
  const days = some(schema.days, range(DAYS));
  const instants = schema.instants.length > 0 ? some(schema.instants, range(INSTANTS)) : fc.constant({});
  return fc.record({
    text: fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 2, arbitrary: text(TYPED, 4) }),
    filters: some([...facets, ...schema.keywords], filterValues),
    ranges: fc.oneof(
      fc.constant({}),
      fc.tuple(days, instants).map(([one, other]) => ({ ...one, ...other })),
    ),
    validOn: schema.validity ? fc.option(fc.constantFrom(...DAYS), { nil: null, freq: 1 }) : fc.constant(null),
    near: fc.oneof(
      { weight: 6, arbitrary: fc.constant(null) },
      {
        weight: 1,
        arbitrary: fc.record({ lat: fc.constant(47), long: fc.constant(15), km: fc.integer({ min: 0, max: 300 }) }),
      },
    ),
    within: fc.constantFrom(
      null,
      null,
      null,
      { south: -20, west: 170, north: 0, east: -170 },
      { south: 40, west: 0, north: 50, east: 16 },
    ),
    facets: fc.oneof(fc.constant('all' as const), fc.uniqueArray(fc.constantFrom(...facets), { maxLength: 3 })),
    sort: fc.array(fc.record({ key: fc.constantFrom(...Object.keys(schema.sortKeys)), descending: fc.boolean() }), {
      maxLength: 3,
    }),
    page: fc.oneof(
      fc.record({ offset: fc.nat(20), limit: fc.nat(60) }),
      fc.record({ afterId: fc.nat(60), limit: fc.nat(20) }),
    ),
    today: fc.constantFrom(...DAYS),
    highlight: fc.boolean(),
    values: fc.uniqueArray(fc.constantFrom(...schema.facets), { maxLength: 2 }),
  });
}

/** Every document that matches, best first. */
export function byScore(words: string): SearchQuery {
  return {
    ...matchAll('2026-01-15'),
    text: words,
    sort: [{ key: 'score', descending: true }],
    page: { offset: 0, limit: 100 },
  };
}
