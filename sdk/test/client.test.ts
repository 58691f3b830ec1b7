import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { TEST_TOKEN } from '../../server/test/app.ts';
import { type Client, createClient } from '../src/client.ts';
import type { Report } from '../src/generated/registry-api.ts';
import { RegistryClientError } from '../src/registry-client-error.ts';
import { startRegistry } from './running-registry.ts';

describe('the client of a running registry', () => {
  let world: Awaited<ReturnType<typeof startRegistry>>;
  let baseUrl: string;
  let registry: Client;

  beforeAll(async () => {
    world = await startRegistry();
    baseUrl = world.baseUrl;
    registry = createClient({ baseUrl: `${baseUrl}/`, token: TEST_TOKEN });
  });

  afterAll(() => world?.close());

  it('reads one record with the types of the description', async () => {
    const report = await registry.getReport({ reportID: 1 });
    expectTypeOf(report).toEqualTypeOf<Report>();
    expect(report).toEqual(await world.read('reports/1/'));
  });

  it('takes no input where nothing is required', async () => {
    expect((await registry.listCountries()).length).toBeGreaterThan(10);
    // @ts-expect-error: the number of the report is required
    await expect(registry.getReport()).rejects.toThrow(new TypeError('getReport needs a value for reportID'));
  });

  it('sends filters with one value or several, and numbers and flags', async () => {
    const found = await registry.searchReports({
      country: ['Austria', 'Italy'],
      agency: 'MERQA',
      active: true,
      limit: 2,
    });
    expect(found).toEqual(await world.read('reports/?country=Austria&country=Italy&agency=MERQA&active=true&limit=2'));
    expect([found.results.length, found.count > 2]).toEqual([2, true]);
  });

  it('encodes what stands in a path', async () => {
    const found = await registry.getInstitutionByIdentifier({
      resource: 'local identifier',
      identifier: 'RO/2011/IX 7',
    });
    expect(found.id).toBe(72);
  });

  it('gives documents as blobs', async () => {
    const blob = await registry.getReportFile({ reportID: 1, fileID: 1, name: 'institutional-deu.pdf' });
    expectTypeOf(blob).toEqualTypeOf<Blob>();
    expect([blob.type, (await blob.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  });

  it('walks every result by pages, in the order of the list', async () => {
    const input = { country: 'Austria', ordering: 'valid_from', limit: 7 } as const;
    const walked: string[] = [];
    for await (const report of registry.paginate('searchReports', input)) walked.push(report.id);
    const whole = await registry.searchReports({ ...input, limit: 1_000 });
    expect(walked.length).toBeGreaterThan(14);
    expect(walked).toEqual(whole.results.map(({ id }) => id));
  });

  it('walks every result by cursor, each once and in order of id', async () => {
    const walked: number[] = [];
    for await (const report of registry.paginate('searchReports', { cursor: '*', limit: 50 })) {
      walked.push(Number(report.id));
    }
    const { count } = await registry.searchReports({ limit: 0 });
    expect([walked.length, new Set(walked).size]).toEqual([count, count]);
    expect(walked).toEqual([...walked].sort((one, other) => one - other));
  });

  it('gives the pages of a list, and no more of them than are asked for', async () => {
    let requests = 0;
    const counting = createClient({
      baseUrl,
      token: TEST_TOKEN,
      fetch: (...args) => {
        requests += 1;
        return fetch(...args);
      },
    });
    for await (const page of counting.pages('searchInstitutions', { limit: 3 })) {
      expect([page.results.length, page.previous]).toEqual([3, null]);
      break;
    }
    expect(requests).toBe(1);
  });

  it('takes the place of the next page, but never the host, from its address', async () => {
    const pages: number[] = [];
    for await (const page of registry.pages('listActivities', { limit: 100 })) pages.push(page.results.length);
    expect(pages).toEqual([100, 100, 38]);
  });

  it.each([
    [{ reportID: 999_999_999 }, TEST_TOKEN, 404, 'not_found'],
    [{ reportID: 1 }, 'f'.repeat(39), 401, 'unauthenticated'],
    [{ reportID: 1 }, undefined, 401, 'unauthenticated'],
  ])('turns a refusal of %o with the token %s into an error %i', async (input, token, status, code) => {
    const refused = await createClient({ baseUrl, token })
      .getReport(input)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RegistryClientError);
    expect(refused).toMatchObject({ status, code, problem: { status, code } });
    expect((refused as RegistryClientError).message).toBe((refused as RegistryClientError).problem?.detail);
  });

  it('says which parameter was at fault', async () => {
    // @ts-expect-error: there is no such parameter
    const refused: unknown = await registry.searchReports({ contry: 'Austria' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'invalid_parameter',
      problem: { errors: [{ parameter: 'contry', did_you_mean: 'country' }] },
    });
  });
});
