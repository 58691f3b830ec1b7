import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSearchWorld, type SearchWorld } from './demo-search-world.ts';
import { isSoak } from './services.ts';

const RUNS = isSoak ? 5_000 : 300;

interface Parameter {
  readonly name: string;
  readonly in: string;
}

let world: SearchWorld;
let parameters: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  world = await openSearchWorld();
  const { paths } = (await world.app.inject('/webapi/v2/swagger/')).json<{
    paths: Record<string, { get: { parameters?: Parameter[] } }>;
  }>();
  const routes = ['institutions/', 'reports/', 'programmes/', 'institutions/suggest/', 'statistics/'];
  parameters = new Map(
    routes.map((route) => {
      const described = paths[`/webapi/v2/browse/${route}`]?.get.parameters ?? [];
      return [route, described.filter(({ in: place }) => place === 'query').map(({ name }) => name)];
    }),
  );
});

afterAll(() => world?.close());

const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.tuple(fc.double(), fc.double(), fc.double(), fc.double()).map((numbers) => numbers.join(',')),
  fc.date({ noInvalidDate: false }).map((date) => (Number.isNaN(date.getTime()) ? 'never' : date.toISOString())),
  fc.constantFrom(
    '',
    ' ',
    '*',
    '0',
    '1',
    '15',
    'v1-20',
    'true',
    'No',
    'Austria',
    'MERQA',
    'MERQA -> institutional audit',
    'first cycle',
    'voluntary',
    'positive',
    '2024-02-29',
    '2024-02-30',
    '9999-12-31',
    '0000-01-01',
    'REGINST0001',
    '48.2,16.37,50',
    '170,-50,-170,50',
    'country_facet,year_facet',
    '-score',
    'name_sort',
    'date_created',

    'university',
    '"University of',
    'Универзитет',
    '霧原野大学',
    '9007199254740993',
    '10001',
    '\u0000',
    '%',
    '&=?#',
    'constructor',
    '__proto__',
    'toString',
  ),
);

it('answers every query of every search, or says what is wrong with it', async () => {
  for (const [route, names] of parameters) expect([route, names.length > 1]).toEqual([route, true]);
  const aRequest = fc.constantFrom(...parameters.keys()).chain((route) =>
    fc.record({
      route: fc.constant(route),
      query: fc.array(fc.tuple(fc.constantFrom(...(parameters.get(route) ?? [])), anyValue), { maxLength: 4 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(aRequest, async ({ route, query }) => {
      const text = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
      const response = await world.get(`${route}?${text}`);
      if (response.statusCode === 200) return;
      const { status, code, errors } = response.json();
      expect([response.statusCode, status, code]).toEqual([400, 400, 'invalid_parameter']);
      expect(response.headers['content-type']).toBe('application/problem+json');
      expect(errors.length).toBeGreaterThan(0);
    }),
    { numRuns: RUNS },
  );
});

/** As a client would, except that half a character cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}
