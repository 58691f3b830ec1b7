import { matchAll, type SearchQuery } from '../../server/src/search/search-engine.ts';
import type { Target } from './benchmark.ts';
import { ACTIVITY_TYPES, AGENCIES, COUNTRIES, createRandom, type ReportWorld } from './search-world.ts';

/** Queries of one kind, all different, and how their middle and their slowest may compare with the plain scan. */
export interface QueryClass {
  readonly name: string;
  readonly queries: readonly SearchQuery[];
  readonly median: Target;
  /** Without a bound where none was set. */
  readonly slowest?: Target;
}

/** The facets whose plain scan is the measure of all. */
const EIGHT_FACETS = ['country', 'agency', 'activityType', 'status', 'decision', 'qfEheaLevel', 'year', 'language'];
export const TODAY = '2026-06-30';

const COUNT = 40;
const COMMON_WORDS = ['university', 'engineering', 'college', 'universitat', 'bachelor'];
const BY_SCORE = [{ key: 'score', descending: true }];
const NEWEST = [{ key: 'dateCreated', descending: true }];
const ORDERS = [
  'validFrom',
  'validToCalculated',
  'dateCreated',
  'dateUpdated',
  'agency',
  'country',
  'institutionProgrammeSort',
];

export function queryClasses(world: ReportWorld): QueryClass[] {
  const deep = Math.min(100_000, Math.floor(world.size / 2));
  return [
    { ...each('match all', () => ({ sort: NEWEST })), median: atMost(0.05) },
    { ...each('filters', (i) => withFilters(i)), median: atMost(0.9), slowest: atMost(1.7) },
    { ...each('rare word', (i) => text(placeName(i))), median: atMost(0.4), slowest: atMost(1.7) },
    { ...each('common word', (i) => text(COMMON_WORDS[i % 5] ?? '')), median: atMost(1.7), slowest: atMost(6) },
    {
      ...each('two words, one with a typo', (i) => text(`${COMMON_WORDS[i % 5]} ${withTypo(placeName(i), i)}`)),
      median: atMost(1.7),
      slowest: atMost(5),
    },
    { ...each('three letters', (i) => text(placeName(i).slice(0, 3))), median: atMost(1), slowest: atMost(9) },
    {
      ...each('text and three filters', (i) => ({
        ...withThree(i),
        ...text(`university ${['law', 'engineering', 'medicine'][i % 3]}`),
      })),
      median: atMost(1.7),
      slowest: atMost(3.2),
    },
    {
      ...each('any order, far in', (i) => ({
        sort: [{ key: ORDERS[i % ORDERS.length] ?? 'validFrom', descending: i % 2 === 0 }],
        page: { offset: deep + i * 20, limit: 20 },
      })),
      median: atMost(1.1),
      slowest: atMost(2.6),
    },
    {
      ...each('filters, all facets', (i) => ({ ...withFilters(i), facets: 'all' as const })),
      median: atMost(2.7),
      slowest: atMost(5.1),
    },
    {
      ...each('multi-select', (i) => ({ ...withThree(i), facets: EIGHT_FACETS })),
      median: atMost(2.7),
      slowest: atMost(5.1),
    },
    {
      ...each('one or two letters', (i) => text('uecbaunco'.slice(i % 8, (i % 8) + 1 + (i % 2)))),
      median: atMost(9),
      slowest: atMost(9),
    },
  ];

  function each(name: string, make: (index: number) => Partial<SearchQuery>): { name: string; queries: SearchQuery[] } {
    const queries = Array.from({ length: COUNT }, (_value, index) => {
      const own = make(index);
      const facets = own.facets ?? EIGHT_FACETS.filter((facet) => !(facet in (own.filters ?? {})));
      return { ...matchAll(TODAY), sort: NEWEST, page: { offset: 0, limit: 20 }, ...own, facets };
    });
    return { name, queries };
  }

  function placeName(index: number): string {
    const random = createRandom(index + 99);
    return world.placeOf(world.facts(Math.floor(random() * world.size)).institution);
  }
}

function text(words: string): Partial<SearchQuery> {
  return { text: words, sort: BY_SCORE };
}

function withFilters(index: number): Partial<SearchQuery> {
  return index % 2 === 0 ? { filters: { country: [COUNTRIES[index % 20] as string] } } : withThree(index);
}

function withThree(index: number): Partial<SearchQuery> {
  const country = COUNTRIES[index % 12] as string;
  const third =
    index % 3 === 0 ? { agency: [AGENCIES[index % 12] as string] } : { year: [String(2012 + (index % 10))] };
  return { filters: { country: [country], activityType: [ACTIVITY_TYPES[2] as string], ...third } };
}

function withTypo(word: string, index: number): string {
  const at = 2 + (index % Math.max(1, word.length - 4));
  return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
}

function atMost(ratio: number): Target {
  return { atMost: ratio };
}
