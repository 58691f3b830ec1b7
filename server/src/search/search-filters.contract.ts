import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { matchAll, type SearchEngine, type SearchQuery } from './search-engine.ts';
import { named } from './search-properties.contract.ts';

const TODAY = '2026-01-15';

function report(id: number, changes: Partial<SearchDocument> = {}): SearchDocument {
  return {
    ...named(id, `Report ${id}`),
    facets: { country: ['Austria'], agency: ['AQ'], decision: ['positive'] },
    days: { validFrom: '2020-02-29', validTo: '2026-02-28', validToCalculated: '2026-02-28' },
    instants: { dateCreated: `2020-03-0${id}T10:00:00Z`, dateUpdated: '2020-03-01T10:00:00Z' },
    sortKeys: { agency: 'AQ', institutionProgrammeSort: `name ${10 - id}` },
    ...changes,
  };
}

export function describeFiltersAndPages(open: () => Promise<SearchEngine>): void {
  describe('with filters, facets and pages', () => {
    let engine: SearchEngine;

    beforeEach(async () => {
      engine = await open();
      await engine.upsert('reports', [
        report(1),
        report(2, { facets: { country: ['Austria', 'Malta'], agency: ['EV'], decision: ['negative'] } }),
        report(3, {
          facets: { country: ['Malta'], agency: ['EV', 'AQ'] },
          days: { validFrom: '2024-01-01', validTo: '2024-12-31' },
        }),
      ]);
    });
    afterEach(() => engine.close());

    const ask = (changes: Partial<SearchQuery>) => engine.search('reports', { ...matchAll(TODAY), ...changes });
    const found = async (changes: Partial<SearchQuery>) => (await ask(changes)).hits.map(({ id }) => id);

    it('counts every value of a document once and sorts by value', async () => {
      const { facets } = await ask({ facets: ['country', 'agency', 'decision', 'language'] });
      expect(facets).toEqual({
        country: [
          { value: 'Austria', count: 2 },
          { value: 'Malta', count: 2 },
        ],
        agency: [
          { value: 'AQ', count: 2 },
          { value: 'EV', count: 2 },
        ],
        decision: [
          { value: 'negative', count: 1 },
          { value: 'positive', count: 1 },
        ],
        language: [],
      });
    });

    it('takes one of the values within a filter and all filters together', async () => {
      expect(await found({ filters: { country: ['Austria', 'Malta'] } })).toEqual([1, 2, 3]);
      expect(await found({ filters: { country: ['Malta'], agency: ['AQ'] } })).toEqual([3]);
      expect(await found({ filters: { country: ['Atlantis'] } })).toEqual([]);
      expect(await found({ filters: { country: [] } })).toEqual([]);
    });

    it('counts a facet without its own filter and with all others', async () => {
      const { count, facets } = await ask({
        filters: { country: ['Malta'], agency: ['AQ'] },
        facets: ['country', 'agency', 'decision'],
      });
      expect({ count, facets }).toEqual({
        count: 1,
        facets: {
          country: [
            { value: 'Austria', count: 1 },
            { value: 'Malta', count: 1 },
          ],
          agency: [
            { value: 'AQ', count: 1 },
            { value: 'EV', count: 2 },
          ],
          decision: [],
        },
      });
    });

    it('judges validity by the day of the question, both ends included', async () => {
      const validOn = async (day: string) => await found({ validOn: day });
      expect(await validOn('2020-02-28')).toEqual([]);
      expect(await validOn('2020-02-29')).toEqual([1, 2]);
      expect(await validOn('2026-02-28')).toEqual([1, 2]);
      expect(await validOn('2026-03-01')).toEqual([]);
      expect(await validOn('2024-12-31')).toEqual([1, 2, 3]);
    });

    it('rolls validity over at midnight without a change', async () => {
      const validFacet = async (today: string) => (await ask({ today, facets: ['valid'] })).facets['valid'];
      expect(await validFacet('2026-02-28')).toEqual([
        { value: 'false', count: 1 },
        { value: 'true', count: 2 },
      ]);
      expect(await validFacet('2026-03-01')).toEqual([{ value: 'false', count: 3 }]);
      expect(await found({ today: '2026-02-28', filters: { valid: ['true'] } })).toEqual([1, 2]);
      expect(await found({ today: '2026-03-01', filters: { valid: ['true'] } })).toEqual([]);
      expect(await found({ today: '2026-03-01', filters: { valid: ['true', 'false'] } })).toEqual([1, 2, 3]);
    });

    it('counts a report in every year it is valid in', async () => {
      const { facets } = await ask({ facets: ['year'] });
      expect(facets['year']).toEqual(
        [2020, 2021, 2022, 2023, 2024, 2025, 2026].map((year) => ({
          value: String(year),
          count: year === 2024 ? 3 : 2,
        })),
      );
      expect(await found({ filters: { year: ['2024'] } })).toEqual([1, 2, 3]);
      expect(await found({ filters: { year: ['2019', '2026'] } })).toEqual([1, 2]);
      expect(await found({ filters: { year: ['2027', 'never'] } })).toEqual([]);
    });

    it('counts a report whose validity ended before it began in no year', async () => {
      await engine.upsert('reports', [report(4, { days: { validFrom: '2030-06-01', validTo: '2030-05-31' } })]);
      const { facets } = await ask({ facets: ['year', 'valid'], filters: { year: ['2030'] } });
      expect(facets['year']?.some(({ value }) => value === '2030')).toBe(false);
      expect(await found({ filters: { year: ['2030'] } })).toEqual([]);
      expect(await found({ validOn: '2030-05-31' })).toEqual([]);
    });

    it('includes both ends of a range and leaves out documents without the value', async () => {
      expect(await found({ ranges: { validFrom: { from: '2020-02-29', to: '2020-02-29' } } })).toEqual([1, 2]);
      expect(await found({ ranges: { validFrom: { from: '2020-03-01' } } })).toEqual([3]);
      expect(await found({ ranges: { validToCalculated: { to: '2030-01-01' } } })).toEqual([1, 2]);
      expect(await found({ ranges: { dateCreated: { from: '2020-03-02T10:00:00Z' } } })).toEqual([2, 3]);
      expect(await found({ ranges: { dateCreated: { to: '2020-03-02T09:59:59Z' } } })).toEqual([1]);
      expect(await found({ ranges: { validFrom: { from: '2025-01-01', to: '2020-01-01' } } })).toEqual([]);
    });

    it('orders by any key, either way, ties by id, documents without a value last', async () => {
      await engine.upsert('reports', [report(4, { sortKeys: {} })]);
      const by = (key: string, descending: boolean) => found({ sort: [{ key, descending }] });
      expect(await by('institutionProgrammeSort', false)).toEqual([3, 2, 1, 4]);
      expect(await by('institutionProgrammeSort', true)).toEqual([1, 2, 3, 4]);
      expect(await by('validFrom', true)).toEqual([3, 1, 2, 4]);
      expect(await by('agency', true)).toEqual([1, 2, 3, 4]);
      expect(await by('dateCreated', true)).toEqual([4, 3, 2, 1]);
      const sort = [
        { key: 'validFrom', descending: false },
        { key: 'institutionProgrammeSort', descending: false },
      ];
      expect(await found({ sort })).toEqual([2, 1, 4, 3]);
    });

    it('pages exactly, also at and past the end', async () => {
      const page = (offset: number, limit: number) => ask({ page: { offset, limit } });
      expect((await page(1, 1)).hits.map(({ id }) => id)).toEqual([2]);
      expect((await page(2, 10)).hits.map(({ id }) => id)).toEqual([3]);
      expect(await page(3, 10)).toMatchObject({ count: 3, hits: [] });
      expect(await page(1_000_000, 10)).toMatchObject({ count: 3, hits: [] });
      expect(await page(0, 0)).toMatchObject({ count: 3, hits: [] });
    });

    it('harvests by id, whatever the order asked for', async () => {
      const sort = [{ key: 'dateCreated', descending: true }];
      expect(await found({ sort, page: { afterId: 0, limit: 2 } })).toEqual([1, 2]);
      expect(await found({ sort, page: { afterId: 2, limit: 2 } })).toEqual([3]);
      expect(await ask({ page: { afterId: 3, limit: 2 } })).toMatchObject({ count: 3, hits: [] });
    });

    it('finds places near a point and in a box, also across the date line', async () => {
      await engine.upsert('institutions', [
        { ...named(1, 'Graz'), points: [{ lat: 47.07, long: 15.44 }] },
        {
          ...named(2, 'Wien'),
          points: [
            { lat: 48.21, long: 16.37 },
            { lat: 47.8, long: 13.04 },
          ],
        },
        { ...named(3, 'Fiji'), points: [{ lat: -17.7, long: 178.1 }] },
        named(4, 'Nowhere'),
      ]);
      const places = async (changes: Partial<SearchQuery>) =>
        (await engine.search('institutions', { ...matchAll(TODAY), ...changes })).hits.map(({ id }) => id);
      expect(await places({ near: { lat: 47.07, long: 15.44, km: 0 } })).toEqual([1]);
      expect(await places({ near: { lat: 47.07, long: 15.44, km: 150 } })).toEqual([1, 2]);
      expect(await places({ within: { south: -20, west: 170, north: -10, east: -170 } })).toEqual([3]);
      expect(await places({ within: { south: 47, west: 15, north: 48, east: 16 } })).toEqual([1]);
    });

    it('tells closed institutions by the day of the question', async () => {
      await engine.upsert('institutions', [
        { ...named(1, 'Gone'), days: { closureDate: '2026-01-15' } },
        { ...named(2, 'Going'), days: { closureDate: '2026-01-16' } },
        { ...named(3, 'Here'), days: { closureDate: null } },
      ]);
      const closed = async (value: string) =>
        (await engine.search('institutions', { ...matchAll(TODAY), filters: { closed: [value] } })).hits.map(
          ({ id }) => id,
        );
      expect(await closed('true')).toEqual([1]);
      expect(await closed('false')).toEqual([2, 3]);
    });

    it.each([
      { filters: { colour: ['red'] } },
      { ranges: { country: {} } },
      { facets: ['colour'] },
      { sort: [{ key: 'colour', descending: false }] },
      { page: { offset: -1, limit: 1 } },
      { page: { offset: 0, limit: 1.5 } },
      { ranges: { validFrom: { from: 'yesterday' } } },
      { today: '2026-02-30' },
    ] satisfies Partial<SearchQuery>[])('refuses %j', async (changes) => {
      await expect(ask(changes)).rejects.toMatchObject({ code: 'invalid_parameter' });
    });
  });
}
