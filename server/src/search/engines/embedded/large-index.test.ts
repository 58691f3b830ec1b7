import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '../../collections.ts';
import { expectResult } from '../../oracle.contract.ts';
import type { SearchDocument } from '../../search-document.ts';
import { matchAll, type SearchQuery, type SortOrder } from '../../search-engine.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts';

/** Enough documents that kept orders, landmarks, buckets and complements are really used. */
const SIZE = 12_000;
const WORDS = ['alder', 'birch', 'cedar', 'alderwood', 'birchen', 'elm', 'fir', 'gum', 'hazel'];

function report(id: number, edition = 0): SearchDocument {
  const mix = (id * 2_654_435_761 + edition * 97) >>> 0;
  const year = 2000 + (mix % 23);
  const validFrom = `${year}-0${1 + (mix % 9)}-1${mix % 10}`;
  const text = `${WORDS[mix % 9]} ${WORDS[(mix >>> 4) % 9]} ${mix % 97 === 0 ? 'rareword' : 'common'} n${mix % 1000}`;
  return {
    id,
    text: [{ class: mix % 2 === 0 ? 'name' : 'body', text }],
    names: [text],
    identifiers: [],
    facets: {
      country: mix % 7 === 0 ? ['A', 'B'] : [mix % 3 === 0 ? 'A' : 'C'],
      agency: [`agency ${mix % 40}`],
      decision: [mix % 5 === 0 ? 'negative' : 'positive'],
      language: mix % 11 === 0 ? [] : [`language ${mix % 13}`],
    },
    keywords: { institution: [String(mix % 800)] },
    days: {
      validFrom: mix % 17 === 0 ? null : validFrom,
      validTo: `${year + (mix % 9)}-06-30`,
      validToCalculated: null,
    },
    instants: { dateCreated: `${year}-01-01T00:00:0${mix % 10}Z`, dateUpdated: null },
    sortKeys: {
      agency: `agency ${mix % 40}`,
      institutionProgrammeSort: mix % 19 === 0 ? null : `n ${mix.toString(36)}`,
      flag: 'none',
    },
    points: [],
  };
}

describe('an index of many documents with changes pending', () => {
  let engine: EmbeddedEngine;
  const world = new Map<number, SearchDocument>();

  beforeAll(async () => {
    engine = await openEmbeddedEngine();
    for (let id = 1; id <= SIZE; id++) world.set(id * 3, report(id * 3));
    await engine.upsert('reports', [...world.values()]);
    for (let round = 0; round < 9; round++) {
      const upserts = Array.from({ length: 40 }, (_value, i) =>
        report(1 + ((i * 907 + round * 5003) % (SIZE * 3)), round + 1),
      );
      const removals = Array.from({ length: 30 }, (_value, i) => 3 * (1 + ((i * 577 + round * 101) % SIZE)));
      for (const id of removals) world.delete(id);
      for (const document of upserts) world.set(document.id, document);
      await engine.apply({ sequence: round + 1, changes: { reports: { upserts, removals } } });
    }
  });
  afterAll(() => engine.close());

  /** What the engine finds and what the oracle does; ids only where the order is not by score. */
  async function askBoth(changes: Partial<SearchQuery>): Promise<{ found: unknown; expected: unknown }> {
    const query: SearchQuery = { ...matchAll('2010-06-30'), facets: 'all', ...changes };
    const expected = expectResult(COLLECTIONS.reports, [...world.values()], query);
    const { count, match, facets, hits } = await engine.search('reports', query);
    return {
      found: { count, match, facets, ids: hits.map(({ id }) => id) },
      expected: { count: expected.count, match: expected.match, facets: expected.facets, ids: expected.ids },
    };
  }

  const orders: SortOrder[][] = [
    [],
    ...Object.keys(COLLECTIONS.reports.sortKeys).flatMap((key) => [
      [{ key, descending: false }],
      [{ key, descending: true }],
    ]),
    [
      { key: 'agency', descending: true },
      { key: 'institutionProgrammeSort', descending: false },
    ],
    [
      { key: 'flag', descending: false },
      { key: 'validFrom', descending: true },
    ],
  ];

  it.each(orders.map((sort) => ({ sort })))('gives every page of the order $sort', async ({ sort }) => {
    for (const offset of [0, 17, 5990, 11_300, 11_900, SIZE + 400]) {
      const { found, expected } = await askBoth({ sort, facets: [], page: { offset, limit: 25 } });
      expect(found).toEqual(expected);
    }
  });

  it.each<Partial<SearchQuery>>([
    { filters: { country: ['A'] } },
    { filters: { country: ['C'], decision: ['positive'], year: ['2011', '2012'] } },
    { filters: { agency: ['agency 3'], valid: ['true'] } },
    { filters: { institution: ['17', '18'] } },
    { ranges: { validFrom: { from: '2003-05-01', to: '2019-02-28' } } },
    { ranges: { dateCreated: { to: '2009-01-01T00:00:04Z' } }, filters: { decision: ['positive', 'negative'] } },
    { validOn: '2012-06-30' },
    { text: 'common' },
    { text: 'alder rareword' },
    { text: 'a' },
    { text: 'ald bir' },
    { text: 'rareword common n17', filters: { institution: ['1', '2', '3'] } },
    { text: 'alderwodo commno' },
    { text: 'rareword nothing unknown n5 common' },
    { text: '"rareword n97"' },
    { text: '"common n5"', filters: { country: ['C'] } },
  ])('counts like the oracle for %j', async (changes) => {
    const sort = [{ key: 'validFrom', descending: true }];
    const { found, expected } = await askBoth({ ...changes, sort, page: { offset: 3, limit: 40 } });
    expect(found).toEqual(expected);
  });

  it('pages by score without gaps or repeats, near and far', async () => {
    const sort = [
      { key: 'score', descending: true },
      { key: 'institutionProgrammeSort', descending: false },
    ];
    const search = (offset: number, limit: number) =>
      engine.search('reports', { ...matchAll('2010-06-30'), text: 'common', sort, page: { offset, limit } });
    const { hits, count } = await search(0, 20_000);
    expect(new Set(hits.map(({ id }) => id)).size).toBe(count);
    for (const offset of [0, 10, 480, 980, 5000, count - 3]) {
      expect((await search(offset, 20)).hits).toEqual(hits.slice(offset, offset + 20));
    }
  });

  it('answers the same after everything was merged', async () => {
    const questions: Partial<SearchQuery>[] = [
      { text: 'alder common' },
      { text: 'commno' },
      { filters: { country: ['A', 'B'] }, sort: [{ key: 'institutionProgrammeSort', descending: true }] },
    ];
    const ask = () =>
      Promise.all(
        questions.map(async (changes) => {
          const result = await engine.search('reports', { ...matchAll('2010-06-30'), facets: 'all', ...changes });
          return { ...result, hits: result.hits.map(({ id }) => id) };
        }),
      );
    const before = await ask();
    const digests = await engine.digests('reports', { afterId: 0, limit: SIZE * 2 });
    await engine.compact();
    expect(await ask()).toEqual(before);
    expect(await engine.digests('reports', { afterId: 0, limit: SIZE * 2 })).toEqual(digests);
    const { found, expected } = await askBoth({
      filters: { country: ['A'] },
      sort: [{ key: 'validFrom', descending: false }],
    });
    expect(found).toEqual(expected);
  });
});
