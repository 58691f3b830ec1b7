import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Report } from '../src/domain/report.ts';
import { describeOnEachDatabase } from './database.ts';
import { change } from './indexed-world.ts';
import { aFlag } from './records.ts';
import { openSmallWorld, type SmallWorld } from './small-world.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const REPORT = 1;
const URL = `/credentials/reports/${REPORT}`;

describeOnEachDatabase('the check of a credential that has ended', ({ database }) => {
  let world: SmallWorld;

  beforeAll(async () => {
    world = await openSmallWorld(database());
    await alter(2, { institutionIds: [42, 43] });
  });

  afterAll(() => world?.close());

  const get = (url: string) => world.app.inject({ url });

  const verify = (payload: string) =>
    world.app.inject({
      method: 'POST',
      url: '/credentials/verify',
      headers: { 'content-type': 'application/json' },
      payload,
    });

  const detailsOf = ({ checks }: { checks: readonly { check: string; detail: string }[] }) =>
    Object.fromEntries(checks.map(({ check, detail }) => [check, detail]));

  async function alter(id: number, overrides: Partial<Report>): Promise<void> {
    await change(database(), 'report', id, (content) => ({ ...content, ...overrides }));
    await world.credentials.settle();
  }

  it('says why one no longer holds whose institution has left the report', async () => {
    const { body } = await get('/credentials/reports/2?institution=43');
    expect((await verify(body)).json()).toMatchObject({ result: 'valid' });
    await alter(2, { institutionIds: [42] });
    const shown = (await verify(body)).json();
    expect([shown.result, shown.registry]).toEqual([
      'invalid',
      {
        report_id: 2,
        state: 'published',
        credential_url: null,
        version: expect.objectContaining({
          state: 'revoked',
          reason: 'The report no longer covers the institution',
          ended_at: expect.any(String),
        }),
        document: null,
      },
    ]);
    expect(detailsOf(shown)).toMatchObject({
      status: 'It was revoked: the report no longer covers the institution.',
      record:
        'The registry issued it, but has no such credential any more: the report no longer covers the institution.',
    });
    await alter(2, { flags: [aFlag({ level: 'high level' })] });
    expect((await verify(body)).json().registry).toMatchObject({ report_id: 2, state: 'under review' });
    const guess = JSON.stringify({ ...JSON.parse(body), issuanceDate: '2020-01-01T00:00:00Z' });
    expect((await verify(guess)).json().registry).toMatchObject({ report_id: null, state: 'unknown', version: null });
    await alter(2, { flags: [], institutionIds: [42, 43] });
    const { document } = (await verify(body)).json().registry;
    expect(document.id).toBe('http://localhost/report/2#institution=REGINST0043');
  });

  it('does not take the document of another institution for a newer version of it', async () => {
    await alter(4, { institutionIds: [43] });
    const { body } = await get('/credentials/reports/4');
    await alter(4, { institutionIds: [42] });
    const shown = (await verify(body)).json();
    expect(JSON.parse(body).id).toBe('http://localhost/report/4');
    expect(detailsOf(shown)['record']).toBe(
      'The registry issued it, but has no such credential any more: the report no longer covers the institution.',
    );
  });

  it('says of one whose report another has replaced just that', async () => {
    const { body } = await get(URL);
    await alter(4, { supersedesId: REPORT });
    const shown = (await verify(body)).json();
    expect([shown.result, shown.registry.state]).toEqual(['invalid', 'superseded']);
    expect(detailsOf(shown)).toMatchObject({
      status: 'It was revoked: another report superseded this one.',
      record: 'The registry says the same.',
    });
    await alter(4, { supersedesId: null });
  });
});
