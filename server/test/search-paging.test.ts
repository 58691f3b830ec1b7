import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RegistryError } from '../src/domain/errors.ts';
import { sortKey } from '../src/search/analysis/fold.ts';
import type { SearchEngine } from '../src/search/search-engine.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { buildTestApp, TEST_BASE, TEST_TOKEN } from './app.ts';
import { openSearchWorld, type SearchWorld } from './demo-search-world.ts';
import { aChange } from './records.ts';

interface Page {
  readonly count: number;
  readonly next: string | null;
  readonly previous: string | null;
  readonly next_cursor?: string | null;
  readonly results: readonly { readonly id: string | number }[];
}

const ROUTES = ['institutions', 'reports', 'programmes'];

let world: SearchWorld;

beforeAll(async () => {
  world = await openSearchWorld();
});

afterAll(() => world?.close());

function idsOf({ results }: Page): number[] {
  return results.map(({ id }) => Number(id));
}

/** Follows the links as a client would. */
async function walk(path: string, link: 'next' | 'previous'): Promise<number[][]> {
  const pages: number[][] = [];
  for (let at: string | null = path; at !== null; ) {
    const page: Page = await world.read<Page>(at);
    pages.push(idsOf(page));
    at = page[link]?.replace(`${TEST_BASE}/webapi/v2/browse/`, '') ?? null;
  }
  return pages;
}

describe.each(ROUTES)('the pages of %s', (route) => {
  it('follow each other without a gap or an overlap, there and back', async () => {
    const all = idsOf(await world.read<Page>(`${route}/?limit=10000&country=Austria&facets=false`));
    const there = await walk(`${route}/?country=Austria&limit=7&facets=false`, 'next');
    expect(there.flat()).toEqual(all);
    expect(all.length).toBeGreaterThan(2);
    const lastOffset = (there.length - 1) * 7;
    const back = await walk(`${route}/?country=Austria&limit=7&facets=false&offset=${lastOffset}`, 'previous');
    expect(back).toEqual(there.toReversed());
  });

  it('start at any offset, aligned or not', async () => {
    const all = idsOf(await world.read<Page>(`${route}/?limit=100&facets=false`));
    const some = await world.read<Page>(`${route}/?limit=5&offset=13&facets=false`);
    expect(idsOf(some)).toEqual(all.slice(13, 18));
  });

  it('hold ten results by default, none but the count with limit=0, none past the end', async () => {
    const byDefault = await world.read<Page>(`${route}/?facets=false`);
    const none = await world.read<Page>(`${route}/?facets=false&limit=0`);
    const past = await world.read<Page>(`${route}/?facets=false&offset=9007199254740991`);
    expect([byDefault.results.length, none.results, past.results]).toEqual([10, [], []]);
    expect([none.count, past.count]).toEqual([byDefault.count, byDefault.count]);
    expect([none.next, none.previous, past.next]).toEqual([null, null, null]);
  });

  it('can be read by cursor in order of id, every record once', async () => {
    const all = idsOf(await world.read<Page>(`${route}/?limit=10000&facets=false&agency=MERQA`));
    const pages = await walk(`${route}/?cursor=*&limit=7&facets=false&agency=MERQA`, 'next');
    expect(pages.flat()).toEqual(all.toSorted((one, other) => one - other));
    const first = await world.read<Page>(`${route}/?cursor=*&limit=7&facets=false&agency=MERQA`);
    expect([first.count, first.next_cursor]).toEqual([all.length, `v1-${pages[0]?.at(-1)}`]);
  });

  it('are the same however large: rows written in slices are those of small pages', async () => {
    const large = await world.read<Page>(`${route}/?limit=10000&facet_fields=country_facet`);
    const small = await world.read<Page>(`${route}/?limit=20&offset=40`);
    expect(large.results.slice(40, 60)).toEqual(small.results);
    expect(large.results.length).toBe(large.count);
    expect(Object.keys(large)).toEqual(Object.keys(small));
  });
});

describe('the order of results', () => {
  it.each<[string, string, (item: Readonly<Record<string, unknown>>) => unknown]>([
    ['institutions', 'name_sort', (item) => item['name_sort']],
    ['institutions', 'founding_date', (item) => item['founding_date'] || null],
    ['institutions', 'closure_date', (item) => item['closure_date']],
    ['institutions', 'country', (item) => firstOf(item['country'])],
    ['institutions', 'report_count', (item) => Number(item['has_report'])],
    ['reports', 'valid_from', (item) => item['valid_from']],
    ['reports', 'valid_to_calculated', (item) => item['valid_to_calculated']],
    ['reports', 'date_created', (item) => item['date_created']],
    ['reports', 'date_updated', (item) => item['date_updated']],
    ['reports', 'agency', (item) => item['agency_acronym']],
    ['reports', 'country', (item) => firstOf(item['country'])],
    ['reports', 'activity', (item) => item['agency_acronym']],
    ['reports', 'flag', (item) => ['none', 'low level'].indexOf(String(item['flag_level']))],
    ['reports', 'institution_programme_sort', (item) => firstInstitution(item)],
    ['programmes', 'name_primary', (item) => letters(item['name_primary'])],
    ['programmes', 'valid_from', (item) => (item['report'] as { valid_from: string }).valid_from],
  ])('%s by %s, each way', async (route, field, keyOf) => {
    const up = await keysOf(`${route}/?ordering=${field}`);
    const down = await keysOf(`${route}/?ordering=-${field}`);
    expect(up).toEqual(up.toSorted(nullsLast(1)));
    expect(down).toEqual(down.toSorted(nullsLast(-1)));
    expect(new Set(up).size).toBeGreaterThan(1);

    async function keysOf(path: string): Promise<unknown[]> {
      const { results } = await world.read<{ results: Record<string, unknown>[] }>(`${path}&limit=10000&facets=false`);
      return results.map(keyOf);
    }
  });

  it('is by score with a query, else by name or by the newest', async () => {
    const order = async (path: string) => idsOf(await world.read<Page>(`${path}&limit=50&facets=false`));
    expect(await order('institutions/?query=university')).toEqual(
      await order('institutions/?query=university&ordering=-score'),
    );
    expect(await order('institutions/?')).toEqual(await order('institutions/?ordering=name_sort'));
    expect(await order('reports/?query=university')).toEqual(await order('reports/?query=university&ordering=-score'));
    expect(await order('reports/?')).toEqual(await order('reports/?ordering=-date_created'));
    expect(await order('programmes/?')).toEqual(await order('programmes/?ordering=name_primary'));
  });
});

describe('what the index does not know yet', () => {
  it('is not shown: a report that is held meanwhile, a record merged into another', async () => {
    const [report] = [...(await world.store.findReports([300])).values()];
    const [institution] = [...(await world.store.findInstitutions([90])).values()];
    if (!report || !institution) throw new Error('The demo world has no such records');
    const { id: _report, version: ofReport, createdAt: _c, updatedAt: _u, ...reportContent } = report;
    const { id: _i, version: ofInstitution, createdAt: _ci, updatedAt: _ui, ...institutionContent } = institution;
    const flag = { code: 'file', level: 'high level', message: '', raisedAt: '2026-06-30T00:00:00Z', removal: null };
    await writeRegistry(world.database, aChange(), async (writer) => {
      await writer.put('report', [
        { id: 300, version: ofReport, content: { ...reportContent, flags: [{ ...flag, level: 'high level' }] } },
      ]);
      await writer.put('institution', [
        { id: 90, version: ofInstitution, content: { ...institutionContent, mergedIntoId: 1 } },
      ]);
    });
    const reports = idsOf(await world.read<Page>('reports/?limit=10000&facets=false'));
    const programmes = await world.read<{ results: { report: { id: number } }[] }>('programmes/?limit=10000');
    const institutions = idsOf(await world.read<Page>('institutions/?limit=10000&facets=false'));
    expect(reports.includes(300)).toBe(false);
    expect(programmes.results.some((item) => item.report.id === 300)).toBe(false);
    expect(institutions.includes(90)).toBe(false);
  });
});

describe('the cost of a page', () => {
  it.each([
    ['institutions', 1],
    ['reports', 2],
    ['programmes', 3],
  ])('of %s is %i queries, however many rows it has', async (route, queries) => {
    const counts: number[] = [];
    for (const limit of [10, 50, 200]) {
      const path = `${route}/?limit=${limit}&query=university`;
      // What rows embed is in memory from then on.
      await world.read(path);
      counts.push(await world.queries.during(() => world.read(path)));
    }
    expect(counts).toEqual([queries, queries, queries]);
  });

  it('of what is kept in memory is one question for the end of the journal', async () => {
    await world.read('institutions/suggest/?query=univ');
    const suggestions = await world.queries.during(() => world.read('institutions/suggest/?query=univ&limit=3'));
    const empty = await world.queries.during(() => world.read('reports/?limit=0'));
    expect([suggestions, empty]).toEqual([1, 1]);
  });
});

it('says when to ask again while the search engine is away, and goes on showing records', async () => {
  const away = async () => {
    throw new RegistryError('unavailable', 'The search engine cannot be reached.', { retryAfter: 7 });
  };
  const search = { search: away, suggest: away } as unknown as SearchEngine;
  const app = await buildTestApp({ registry: world.store as never, files: {} as never, search });
  const headers = { authorization: `Bearer ${TEST_TOKEN}` };
  for (const path of ['institutions/', 'reports/', 'programmes/', 'institutions/suggest/?query=a']) {
    const response = await app.inject({ url: `/webapi/v2/browse/${path}`, headers });
    expect([path, response.statusCode, response.headers['retry-after'], response.json().code]).toEqual([
      path,
      503,
      '7',
      'unavailable',
    ]);
  }
  expect((await app.inject({ url: '/webapi/v2/browse/reports/1/', headers })).statusCode).toBe(200);
  await app.close();
});

function firstOf(values: unknown): unknown {
  return letters((values as readonly unknown[])[0]);
}

function firstInstitution(item: Readonly<Record<string, unknown>>): unknown {
  const [first] = item['institutions'] as readonly { name_primary: string }[];
  return letters(first?.name_primary);
}

/** As the index writes names for sorting. */
function letters(text: unknown): string | null {
  return typeof text === 'string' ? sortKey(text) : null;
}

function nullsLast(direction: 1 | -1) {
  return (one: unknown, other: unknown): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const [a, b] = [one as string | number, other as string | number];
    return a < b ? -direction : a > b ? direction : 0;
  };
}
