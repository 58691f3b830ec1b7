import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TEST_TOKEN } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { isSoak } from './services.ts';
import { openSmallWorld, type SmallWorld } from './small-world.ts';

const RUNS = isSoak ? 5_000 : 150;

const REFUSALS = [400, 401, 403, 404, 409, 410, 422];

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly enum?: readonly unknown[]; readonly items?: { readonly enum?: readonly unknown[] } };
}

interface Operation {
  readonly path: string;
  readonly parameters: readonly Parameter[];
}

/** What people, programs and attackers send: real values, near misses, other types, other scripts, control signs. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1.5',
    '1e9',
    '99999999999999999999',
    'NaN',
    'true',
    'null',
    '[]',
    '{}',
    '%',
    '%00',
    '\u0000',
    '../../etc/passwd',
    "' or 1=1 --",
    '"; drop table report',
    '<script>',
    'constructor',
    '__proto__',
    '2024-02-30',
    '2024-02-29',
    'REGINST0042',
    'REGINST99999999999999999999',
    'Austria',
    'AFT',
    '*',
    'x'.repeat(600),
    '\ud800',
  ),
  fc.integer().map(String),
);

describeOnEachDatabase('whatever is asked', ({ database }) => {
  let world: SmallWorld;
  let operations: readonly Operation[];

  beforeAll(async () => {
    world = await openSmallWorld(database());
    operations = await readOperations();
  });

  afterAll(() => world?.close());

  /** Every address that can be read, from the description: a new one is tried without being named here. */
  async function readOperations(): Promise<Operation[]> {
    const { paths } = (await world.app.inject('/webapi/v2/swagger/')).json<{
      paths: Record<string, { get?: { parameters?: Parameter[] } }>;
    }>();
    return Object.entries(paths).flatMap(([path, { get }]) =>
      get === undefined ? [] : [{ path, parameters: get.parameters ?? [] }],
    );
  }

  /** What is wrong with the answer to an address: nothing when it is answered, or refused with a problem. */
  async function faultsOf(url: string): Promise<string[]> {
    const response = await world.app.inject({ url, headers: { authorization: `Bearer ${TEST_TOKEN}` } });
    const { statusCode, body, headers } = response;
    if (statusCode === 200) return [];
    if (!REFUSALS.includes(statusCode)) return [`${url} is answered with ${statusCode}: ${body}`];
    const { status, detail } = response.json<{ status: number; detail: string }>();
    const isProblem =
      headers['content-type'] === 'application/problem+json' && status === statusCode && /\S/.test(detail);
    return isProblem ? [] : [`${url} is refused with ${body}`];
  }

  function aRequest(): fc.Arbitrary<string> {
    return fc.constantFrom(...operations).chain(({ path, parameters }) => {
      const parts = [...path.matchAll(/\{([^}]+)\}/g)].map(([placeholder]) => placeholder);
      const queries = parameters.filter((parameter) => parameter.in === 'query');
      return fc
        .record({
          values: fc.array(fc.oneof(anyText, fc.constantFrom('1', '7', '15', '42')), {
            minLength: parts.length,
            maxLength: parts.length,
          }),
          query: fc.array(aQueryPart(queries), { maxLength: 5 }),
        })
        .map(({ values, query }) => {
          const address = parts.reduce((text, part, index) => text.replace(part, encode(values[index] ?? '')), path);
          return query.length === 0 ? address : `${address}?${query.join('&')}`;
        });
    });
  }

  it.each(['1', '7', '42', 'x'])('is answered at every address with %s in it', async (value) => {
    const faults: string[] = [];
    for (const { path } of operations) faults.push(...(await faultsOf(path.replaceAll(/\{[^}]+\}/g, value))));
    expect(faults).toEqual([]);
  });

  it('is answered, or refused with a problem that names what is wrong', async () => {
    const property = fc.asyncProperty(aRequest(), async (url) => {
      expect(await faultsOf(url)).toEqual([]);
    });
    await fc.assert(property, { numRuns: RUNS });
  });
});

function aQueryPart(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const unknown = anyText.map((name) => ({ name, schema: {} }));
  const known =
    parameters.length === 0 ? unknown : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...parameters) }, unknown);
  return known.chain(({ name, schema }: Pick<Parameter, 'name' | 'schema'>) => {
    const values = schema.enum ?? schema.items?.enum ?? [];
    const value = values.length === 0 ? anyText : fc.oneof(anyText, fc.constantFrom(...values).map(String));
    return value.map((text) => `${encode(name)}=${encode(text)}`);
  });
}

/** As a client would, except that half a character cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));
}
