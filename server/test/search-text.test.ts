import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_TOKEN } from './app.ts';
import { openSearchWorld, type SearchWorld } from './demo-search-world.ts';

interface Found {
  readonly count: number;
  readonly match: string | null;
  readonly suggestions: readonly string[];
  readonly results: readonly {
    readonly id: string;
    readonly score: number;
    readonly highlights?: readonly { field: string; parts: readonly { text: string; matched: boolean }[] }[];
  }[];
}

interface Faceted {
  readonly facets: { readonly facet_fields: Readonly<Record<string, readonly (string | number)[]>> };
}

let world: SearchWorld;

beforeAll(async () => {
  world = await openSearchWorld();
});

afterAll(() => world?.close());

describe('a name as people write it finds the institution first', () => {
  it.each<[string, number, string]>([
    ['University of Ahrenrode', 1, 'exact'],
    ['universitat ahrenrode', 1, 'exact'],
    ['Univ. Ahrenrode', 1, 'exact'],
    ['ahrenr', 1, 'exact'],
    ['Universty of Ahrenrodde', 1, 'fuzzy'],
    ['Panepistimio Kedrolimnis', 5, 'exact'],
    ['Πανεπιστήμιο Κεδρολίμνης', 5, 'exact'],
    ['Politechnika w Zurawopolu', 16, 'exact'],
    ['Fachhochschule Gross Kesselweissbach', 23, 'exact'],
    ['REGINST0007', 7, 'exact'],
    ['900000001', 1, 'exact'],
    ['AT0001', 1, 'exact'],
    ['REGINST0031', 30, 'exact'],
    ['https://www.ahrenrode.example', 1, 'exact'],
    ['www.ahrenrode.example', 1, 'exact'],
    ['https://ror.org/0demo0074', 73, 'exact'],
  ])('%s', async (query, id, match) => {
    const found = await world.read<Found>(`institutions/?limit=3&facets=false&query=${encodeURIComponent(query)}`);
    expect([found.results[0]?.id, found.match]).toEqual([String(id), match]);
    expect(found.results[0]?.score).toBeGreaterThan(0);
  });

  it('also by a former name', async () => {
    const institution = (await world.store.findInstitutions([26])).get(26);
    const former = institution?.names.find(({ validTo }) => validTo !== null)?.nameOfficial ?? '';
    const query = encodeURIComponent(former);
    const found = await world.read<Found>(`institutions/?limit=1&query=${query}&highlight=true`);
    expect(found.results[0]?.id).toBe('26');
    const [suggestion] = await world.read<{ id: number; name_matched: string }[]>(
      `institutions/suggest/?query=${query}`,
    );
    expect(suggestion).toMatchObject({ id: 26, name_matched: former });
  });
});

it('has no score and no match without a text', async () => {
  const { match, suggestions, results } = await world.read<Found>('reports/?limit=5&facets=false&highlight=true');
  expect([match, suggestions, results.map(({ score }) => score)]).toEqual([null, [], [0, 0, 0, 0, 0]]);
});

it.each(['institutions', 'reports', 'programmes'])('finds no %s by a text without a word', async (route) => {
  for (const text of ['!!!', '😀', '-', '*', '""']) {
    const found = await world.read<Found & Faceted>(`${route}/?query=${encodeURIComponent(text)}`);
    const facets = Object.values(found.facets.facet_fields).flat();
    expect([text, found.count, found.results, found.match, found.suggestions, facets]).toEqual([
      text,
      0,
      [],
      null,
      [],
      [],
    ]);
  }
  for (const text of ['', '%20']) {
    expect((await world.read<Found>(`${route}/?query=${text}&limit=0&facets=false`)).count).toBeGreaterThan(0);
  }
});

it('suggests other texts when nothing matches at all', async () => {
  const found = await world.read<Found>('institutions/?query=zzahrenrode');
  expect([found.count, found.match, Array.isArray(found.suggestions)]).toEqual([0, null, true]);
});

it('takes operators and wildcards as plain text that changes no filter', async () => {
  for (const text of ['country:Austria', '*', 'a OR b', '"', '(', '\\', '{!x}', "' or 1=1", '-x', 'ahren~']) {
    const response = await world.get(`reports/?status=voluntary&query=${encodeURIComponent(text)}&limit=50`);
    const { results } = response.json<{ results: { status: string }[] }>();
    expect([text, response.statusCode]).toEqual([text, 200]);
    expect(results.filter(({ status }) => status !== 'voluntary')).toEqual([]);
  }
});

it('shows on request which words matched, without changing the text', async () => {
  const { results } = await world.read<Found>('institutions/?limit=1&query=ahrenrode&highlight=yes');
  const names = results[0]?.highlights?.filter(({ field }) => field === 'name') ?? [];
  expect(names[0]).toEqual({
    field: 'name',
    parts: [
      { text: 'University of ', matched: false },
      { text: 'Ahrenrode', matched: true },
    ],
  });
  const reports = await world.read<Found>('reports/?limit=1&query=merqa&highlight=yes');
  expect(reports.results[0]?.highlights).toContainEqual({ field: 'agency', parts: [{ text: 'MERQA', matched: true }] });
});

it('suggests at most ten institutions while somebody types, and none for an empty box', async () => {
  const typed = await world.read<object[]>('institutions/suggest/?query=uni');
  expect([typed.length, Object.keys(typed[0] ?? {})]).toEqual([
    10,
    ['id', 'registry_id', 'name_display', 'name_matched', 'city', 'country'],
  ]);
  expect((await world.read<object[]>('institutions/suggest/?query=uni&limit=3')).length).toBe(3);
  expect(await world.read('institutions/suggest/?query=')).toEqual([]);
});

describe('what is refused', () => {
  it.each<[string, string, string | undefined]>([
    ['institutions/?countryy=Austria', 'countryy', 'country'],
    ['institutions/?country=Austira', 'country', 'Austria'],
    ['institutions/?country_id=99999', 'country_id', undefined],
    ['institutions/?agency=MERQ', 'agency', 'MERQA'],
    ['institutions/?activity=MERQA+-%3E+nothing', 'activity', undefined],
    ['institutions/?activity_group=999', 'activity_group', undefined],
    ['institutions/?activity_group_id=999', 'activity_group_id', undefined],
    ['institutions/?qf_ehea_level=frist+cycle', 'qf_ehea_level', 'first cycle'],
    ['institutions/?has_report=maybe', 'has_report', undefined],
    ['institutions/?registry_id=REGINST7', 'registry_id', undefined],
    ['institutions/?near=48.2,16.37', 'near', undefined],
    ['institutions/?near=91,0,5', 'near', undefined],
    ['institutions/?bbox=1,2,3', 'bbox', undefined],
    ['institutions/?bbox=1,50,3,40', 'bbox', undefined],
    ['institutions/?founded_from=1990', 'founded_from', undefined],
    ['institutions/?ordering=names', 'ordering', undefined],
    ['institutions/?facet_fields=country_facets', 'facet_fields', 'country_facet'],
    [`institutions/?query=${'x'.repeat(513)}`, 'query', undefined],
    [`institutions/?query=${'x+'.repeat(40)}`, 'query', undefined],
    ['institutions/?query=a&query=b', 'query', undefined],
    ['institutions/?limit=-1', 'limit', undefined],
    ['institutions/?limit=ten', 'limit', undefined],
    ['institutions/?offset=1.5', 'offset', undefined],
    ['institutions/?cursor=17', 'cursor', undefined],
    ['institutions/?cursor=*&ordering=name_sort', 'ordering', undefined],
    ['institutions/?cursor=*&offset=5', 'offset', undefined],
    ['institutions/?cursor=*&limit=0', 'limit', undefined],
    ['reports/?agency=nobody', 'agency', undefined],
    ['reports/?agency_id=0', 'agency_id', undefined],
    ['reports/?language=Germann', 'language', 'German'],
    ['reports/?language_id=9999', 'language_id', undefined],
    ['reports/?flag=high+level', 'flag', 'low level'],
    ['reports/?decision=postive', 'decision', 'positive'],
    ['reports/?decision_id=5', 'decision_id', undefined],
    ['reports/?year=24', 'year', undefined],
    ['reports/?institution=99999', 'institution', undefined],
    ['reports/?institution=abc', 'institution', undefined],
    ['reports/?valid_on=2023-02-29', 'valid_on', undefined],
    ['reports/?created_since=yesterday', 'created_since', undefined],
    ['programmes/?field_study=Phisics', 'field_study', 'Physics'],
    ['programmes/?qf_ehea_level=master', 'qf_ehea_level', 'second cycle'],
    ['institutions/?qf_ehea_level=PhD', 'qf_ehea_level', 'third cycle'],
    ['reports/?qf_ehea_level=Bachelors', 'qf_ehea_level', 'first cycle'],
    ['programmes/?programme_type=degree', 'programme_type', undefined],
    ['programmes/?status=voluntary', 'status', undefined],
    ['institutions/suggest/?query=a&limit=11', 'limit', undefined],
    ['institutions/suggest/?name=a', 'name', undefined],
  ])('%s', async (path, parameter, probably) => {
    const response = await world.get(path);
    const { code, detail, errors } = response.json();
    expect([response.statusCode, response.headers['content-type'], code]).toEqual([
      400,
      'application/problem+json',
      'invalid_parameter',
    ]);
    const suggested = probably === undefined ? {} : { did_you_mean: probably };
    expect(errors[0]).toMatchObject({ parameter, message: expect.stringMatching(/\S/), ...suggested });
    expect(detail).toMatch(/\S/);
  });

  it('every unknown name at once', async () => {
    const { errors } = (await world.get('reports/?agency=nobody&country=nowhere&language=xx')).json();
    expect(errors.map((error: { parameter: string }) => error.parameter)).toEqual(['agency', 'country', 'language']);
  });
});

it('answers in both versions, with and without the last slash, to GET and HEAD, with the same body but for links', async () => {
  const paths = ['institutions', 'reports', 'programmes', 'institutions/suggest', 'statistics'];
  for (const path of paths) {
    const query = path === 'statistics' ? '' : '?query=university';
    const bodies: string[] = [];
    for (const version of ['v1', 'v2']) {
      for (const url of [`/webapi/${version}/browse/${path}${query}`, `/webapi/${version}/browse/${path}/${query}`]) {
        const headers = { authorization: `Bearer ${TEST_TOKEN}` };
        const response = await world.app.inject({ url, headers });
        const head = await world.app.inject({ method: 'HEAD', url, headers });
        expect([url, response.statusCode, head.statusCode, head.body]).toEqual([url, 200, 200, '']);
        expect(head.headers.etag).toBe(response.headers.etag);
        bodies.push(response.body.replaceAll(`/webapi/${version}/`, '/webapi/vN/').replaceAll(`${path}/?`, `${path}?`));
      }
    }
    expect([path, new Set(bodies).size]).toEqual([path, 1]);
  }
});
