import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_BASE, TEST_TOKEN } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { openSmallWorld, type SmallWorld } from './small-world.ts';

const BROWSE = '/webapi/v2/browse';

describeOnEachDatabase('browsing the registry', ({ database }) => {
  let world: SmallWorld;

  beforeAll(async () => {
    world = await openSmallWorld(database());
  });

  afterAll(() => world?.close());

  async function get(path: string, headers: Record<string, string> = {}) {
    const authorization = `Bearer ${TEST_TOKEN}`;
    return world.app.inject({
      url: path.startsWith('/') ? path : `${BROWSE}/${path}`,
      headers: { authorization, ...headers },
    });
  }

  async function idsOf(path: string): Promise<unknown[]> {
    const { results } = (await get(path)).json<{ results: { id: number; relation: string }[] }>();
    return results.map(({ id, relation }) => [id, relation]);
  }

  it('answers every address in both versions, with and without the last slash, to GET and HEAD alike', async () => {
    const paths = [
      'countries',
      'countries/15',
      'countries/by-reports',
      'countries/by-agency-focus/7',
      'agencies',
      'agencies/7',
      'agencies/based-in/15',
      'agencies/focusing-to/15',
      'agencies/decisions',
      'agencies/activities',
      'agencies/activity-groups',
      'institutions/42',
      'institutions/REGINST0042',
      'institutions/resources',
      'institutions/by-stats/AT0042',
      'institutions/by-identifier/EU-VAT/AT%20U%2F12%203',
      'reports/1',
      'reports/1/history',
      'reports/institutional/by-institution/42',
      'reports/programme/by-institution/REGINST0042',
      'statistics',
      'reference',
    ];
    for (const path of paths) {
      for (const version of ['v1', 'v2']) {
        const plain = await get(`/webapi/${version}/browse/${path}`);
        const slashed = await get(`/webapi/${version}/browse/${path}/`);
        expect([path, version, plain.statusCode, plain.body === slashed.body]).toEqual([path, version, 200, true]);
        const head = await world.app.inject({
          method: 'HEAD',
          url: `/webapi/${version}/browse/${path}`,
          headers: { authorization: `Bearer ${TEST_TOKEN}` },
        });
        expect([path, head.statusCode, head.body, head.headers.etag]).toEqual([path, 200, '', plain.headers.etag]);
      }
    }
  });

  it.each([
    'countries/abc',
    'countries/999999',
    'countries/15x',
    'countries/-1',
    'countries/99999999999999999999',
    'agencies/999999',
    'agencies/based-in/999999',
    'agencies/focusing-to/0',
    'countries/by-agency-focus/999999',
    'institutions/999999',
    'institutions/REGINST999999',
    'institutions/REGINST42',
    'institutions/by-stats/XX0000',
    'institutions/by-identifier/EU-VAT/unknown',
    'reports/999999',
    'reports/programme/by-institution/999999',
    'nothing',
  ])('does not find %s', async (path) => {
    const response = await get(path);
    expect([response.statusCode, response.headers['content-type'], response.json().code]).toEqual([
      404,
      'application/problem+json',
      'not_found',
    ]);
  });

  it.each([
    ['countries/?external_qaa=perhaps', 'external_qaa', undefined],
    ['countries/?orderin=name_english', 'orderin', 'ordering'],
    ['agencies/?country=Austira', 'country', 'Austria'],
    ['agencies/?limit=-1', 'limit', undefined],
    ['agencies/activities/?offset=x', 'offset', undefined],
    ['institutions/42?history=perhaps', 'history', undefined],
    ['institutions/resources/?descripe=true', 'descripe', 'describe'],
    ['institutions/by-identifier/EU-VAT/AT%20U%2F12%203?agency=8', 'agency', undefined],
    ['institutions/by-identifier/local%20identifier/V7?agency_id=99', 'agency_id', undefined],
    ['reports/programme/by-institution/42/?decision=postive', 'decision', 'positive'],
    ['reports/programme/by-institution/42/?language=Germen', 'language', 'German'],
    ['reports/programme/by-institution/42/?agency=XYZ', 'agency', undefined],
    ['reports/programme/by-institution/42/?valid_on=2023-02-29', 'valid_on', undefined],
  ])('refuses %s', async (path, parameter, didYouMean) => {
    const response = await get(path);
    const [error] = response.json<{ errors: { parameter: string; did_you_mean?: string }[] }>().errors;
    expect([response.statusCode, error?.parameter, error?.did_you_mean]).toEqual([400, parameter, didYouMean]);
  });

  it('needs a token', async () => {
    const response = await world.app.inject(`${BROWSE}/reports/1/`);
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  });

  it('ignores what it does not know on single records', async () => {
    expect((await get('reports/1/?whatever=1')).statusCode).toBe(200);
    expect((await get('agencies/7/?whatever=1')).statusCode).toBe(200);
  });

  describe('the reports of an institution', () => {
    it('are its own and those of its parts, newest first, each with the reason', async () => {
      expect(await idsOf('reports/programme/by-institution/42/')).toEqual([
        [3, 'child'],
        [2, 'own'],
        [4, 'own'],
      ]);
      expect(await idsOf('reports/institutional/by-institution/42/')).toEqual([[1, 'own']]);
    });

    it('follow a merged number to the surviving institution', async () => {
      expect(await idsOf('reports/institutional/by-institution/44/')).toEqual([[1, 'own']]);
    });

    it.each([
      ['history=false', [3, 2]],
      ['valid_on=2012-06-01', [4]],
      ['decision=negative', [3]],
      ['decision_id=1&ordering=valid_from', [4, 2]],
      ['decision=negative&decision=positive&ordering=date_created', [2, 3, 4]],
      ['agency=aft&limit=2', [3, 2]],
      ['agency=8', []],
      ['limit=1&offset=1', [2]],
      ['limit=0', []],
      ['offset=99', []],
    ])('can be narrowed by %s', async (query, ids) => {
      expect(
        (await idsOf(`reports/programme/by-institution/42/?${query}`)).map((row) => (row as unknown[])[0]),
      ).toEqual(ids);
    });

    it('come in pages that link to each other', async () => {
      const page = (await get('reports/programme/by-institution/42/?limit=1&offset=1&agency=AFT')).json();
      expect([page.count, page.next, page.previous]).toEqual([
        3,
        `${TEST_BASE}${BROWSE}/reports/programme/by-institution/42/?limit=1&offset=2&agency=AFT`,
        `${TEST_BASE}${BROWSE}/reports/programme/by-institution/42/?limit=1&offset=0&agency=AFT`,
      ]);
    });
  });

  it('counts what the lists show', async () => {
    const [institution, country, agency, focus] = await Promise.all(
      ['institutions/42', 'countries/15/', 'agencies/7/', 'countries/by-agency-focus/7/'].map(async (path) =>
        (await get(path)).json(),
      ),
    );
    const lists = ['institutional', 'programme'].map((list) => get(`reports/${list}/by-institution/42/`));
    const counts = (await Promise.all(lists)).map((response) => response.json<{ count: number }>().count);
    expect([institution.report_count, counts]).toEqual([4, [1, 3]]);
    expect([country.report_count, country.institution_count]).toEqual([4, 2]);
    expect([agency.report_count, agency.institution_count]).toEqual([4, 2]);
    expect(agency.activities.map((activity: { report_count: number }) => activity.report_count)).toEqual([1, 3]);
    expect(focus.results.map((row: { report_count: number }) => row.report_count)).toEqual([4]);
  });

  it('sums up what the searches count', async () => {
    const statistics = (await get('statistics/')).json();
    expect(statistics).toMatchObject({
      date: '2026-06-30',
      report_total: 4,
      institution_total: 2,
      institution_count: 2,
      reports: {
        country: [{ value: 'Austria', count: 4 }],
        decision: [
          { value: 'negative', count: 1 },
          { value: 'positive', count: 3 },
        ],
        activity_type: [
          { value: 'institutional', count: 1 },
          { value: 'programme', count: 3 },
        ],
      },
      coverage: [{ country: { name_english: 'Austria' }, institution_total: 2, institution_count: 2, share: 1 }],
    });
  });

  it('shows a report with its agency in v1 and its file at a public address', async () => {
    const report = (await get('reports/1/')).json();
    expect([report.agency_url, report.report_files, report.flag, report.report_valid]).toEqual([
      `${TEST_BASE}/webapi/v1/browse/agencies/7/`,
      [{ file_display_name: 'Report', file: `${TEST_BASE}/files/1/1/r%C3%A9port%201.pdf`, languages: ['German'] }],
      'none',
      true,
    ]);
  });

  it('shows the survivor of a merger under the old number', async () => {
    const response = await get('institutions/44/');
    const { id, merged_into, merged_from } = response.json();
    expect([id, merged_into, merged_from, response.headers['content-location']]).toEqual([
      42,
      42,
      [44],
      `${TEST_BASE}${BROWSE}/institutions/42/`,
    ]);
  });

  it('asks back when an identifier fits several institutions', async () => {
    const ambiguous = await get('institutions/by-identifier/local%20identifier/V7');
    const chosen = await get('institutions/by-identifier/local%20identifier/V7?agency=8');
    const byNumber = await get('institutions/by-identifier/local%20identifier/V7?agency_id=8');
    expect([ambiguous.statusCode, ambiguous.json().errors[0].allowed, chosen.json().id, byNumber.json().id]).toEqual([
      409,
      ['REGINST0042', 'REGINST0043'],
      43,
      43,
    ]);
  });

  it('says which type of identifier or which path was probably meant', async () => {
    const type = await get('institutions/by-identifier/EU-VATT/AT%20U%2F12%203');
    const path = await get('institution/42/');
    expect([type.statusCode, type.json().errors[0].did_you_mean, path.statusCode, path.json().detail]).toEqual([
      404,
      'EU-VAT',
      404,
      `There is nothing at ${BROWSE}/institution/42/. Did you mean ${BROWSE}/institutions/42/?`,
    ]);
  });

  it('lists the known types of identifier and those in use', async () => {
    const plain = (await get('institutions/resources/')).json<string[]>();
    const described = (await get('institutions/resources/?describe=true')).json<{ resource: string }[]>();
    expect(plain.slice(0, 2)).toEqual(['AD-national', 'BA-national']);
    expect(plain).toContain('House list');
    expect(described.map(({ resource }) => resource)).toEqual(plain);
  });

  it.each([
    ['', [7]],
    ['?registered=all', [7, 8]],
    ['?registered=False', [8]],
    ['?registered=All&country=IT', [8]],
    ['?registered=all&country_id=15', [7]],
    ['?registered=all&ordering=name_primary&limit=1&offset=1', [8]],
  ])('lists agencies%s', async (query, ids) => {
    const { results } = (await get(`agencies/${query}`)).json<{ results: { id: number }[] }>();
    expect(results.map(({ id }) => id)).toEqual(ids);
  });

  describe('the visibility rule', () => {
    it('leaves no trace of a held report', async () => {
      const held = await get('reports/5/');
      const unknown = await get('reports/999/');
      expect(held.json()).toEqual({
        ...unknown.json(),
        detail: 'There is no report 5.',
        instance: held.headers['x-request-id'],
      });
      expect((await get('reports/5/history/')).statusCode).toBe(404);
      expect((await world.app.inject('/files/5/2/r%C3%A9port%201.pdf')).statusCode).toBe(404);
    });

    it('says that a withdrawn report is gone, but not why', async () => {
      for (const path of [`${BROWSE}/reports/6/`, `${BROWSE}/reports/6/history/`, '/files/6/3/r%C3%A9port%201.pdf']) {
        const response = await get(path);
        expect([response.statusCode, response.json().code, response.body.includes('private')]).toEqual([
          410,
          'gone',
          false,
        ]);
      }
    });
  });
});
