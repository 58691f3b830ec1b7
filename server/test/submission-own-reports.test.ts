import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withWithdrawal } from '../src/domain/report-decisions.ts';
import { changeReport } from '../src/services/change-report.ts';
import { createOwnReports } from '../src/services/own-reports.ts';
import { describeOnEachDatabase } from './database.ts';
import { countQueries } from './query-count.ts';
import { openSubmissionWorld, type SubmissionWorld } from './submission-world.ts';

const JOINT = {
  agency: 'BQA',
  activities: [{ id: 41 }],
  institutions: [{ registry_id: 'REGINST0042' }, { registry_id: 'REGINST0045' }],
};
const AWAY = [{ original_location: 'https://www.aft.example/away.pdf', report_language: ['en'] }];

describeOnEachDatabase('agencies list their reports', ({ database }) => {
  let world: SubmissionWorld;
  /** The reports by what is special about them, oldest first. */
  let ids: Readonly<Record<'plain' | 'held' | 'pending' | 'asked' | 'gone' | 'joint', number>>;

  beforeAll(async () => {
    world = await openSubmissionWorld(database());
    const create = async (overrides: Readonly<Record<string, unknown>>) => {
      world.clock.advance(60);
      return (await world.create(overrides)).id;
    };
    const plain = await create({ local_identifier: 'plain_1', valid_to: '2028-06-30' });
    const held = await create({ local_identifier: 'Held%2', report_files: [] });
    const pending = await create({ local_identifier: 'pending-3', report_files: AWAY });
    const asked = await create({ local_identifier: 'asked-4' });
    const gone = await create({ local_identifier: 'gone-5' });
    const joint = await create({ local_identifier: 'joint-6', ...JOINT });
    ids = { plain, held, pending, asked, gone, joint };
    world.clock.advance(60);
    await world.send('DELETE', `delete/report/${asked}?reason=Twice`);
    world.clock.advance(60);
    const at = world.clock.now();
    const change = { actor: 'test', reason: 'A mistake', at };
    await changeReport({ database: database(), change, reportId: gone }, async (report) =>
      withWithdrawal(report, { at, reason: 'A mistake' }),
    );
  });
  afterAll(() => world.close());

  async function list(query: string, as: 'agency' | 'other' | 'operator' = 'agency') {
    const { count, results } = (await world.send('GET', `reports/?${query}`, { as })).json();
    return { count, names: results.map((report: { local_identifier: string }) => report.local_identifier) };
  }

  it('in every state, what changed last first', async () => {
    expect(await list('')).toEqual({
      count: 6,
      names: ['gone-5', 'asked-4', 'joint-6', 'pending-3', 'Held%2', 'plain_1'],
    });
    expect((await list('', 'operator')).count).toBe(6);
    expect(await list('', 'other')).toEqual({ count: 0, names: [] });
  });

  it.each([
    ['agency=BQA', ['joint-6']],
    ['agency=aft&limit=1', ['gone-5']],
    ['state=held', ['asked-4', 'Held%2']],
    ['state=held&state=withdrawn', ['gone-5', 'asked-4', 'Held%2']],
    ['state=superseded', []],
    ['flag=high+level', ['asked-4', 'Held%2']],
    ['flag=none&state=withdrawn', ['gone-5']],
    ['flag_code=deletion_requested', ['asked-4']],
    ['flag_code=no_file&state=held', ['Held%2']],
    ['file_state=pending', ['pending-3']],
    ['file_state=none', ['Held%2']],
    ['file_state=none&file_state=pending', ['pending-3', 'Held%2']],
    ['file_state=failed', []],
    ['local_identifier=held', ['Held%2']],
    ['local_identifier=%25', ['Held%2']],
    ['local_identifier=_', ['plain_1']],
    ['ordering=date_created&limit=2', ['plain_1', 'Held%2']],
    ['ordering=-date_created&limit=2&offset=1', ['gone-5', 'asked-4']],
    ['ends_from=2028-06-30&ends_to=2029-12-30', ['plain_1']],
    ['ends_to=2028-06-29', []],
    ['ends_from=2028-07-01&limit=1', ['gone-5']],
    ['ordering=ends&limit=1', ['plain_1']],
    ['limit=0', []],
    ['offset=6', []],
  ])('narrowed by %s', async (query, names) => {
    expect((await list(query)).names).toEqual(names);
  });

  it('since a time', async () => {
    const { json } = await world.send('GET', `reports/${ids.asked}`);
    const { date_updated: since } = json();
    expect((await list(`since=${since}`)).names).toEqual(['gone-5', 'asked-4']);
  });

  it('with links to the other pages', async () => {
    const { next, previous } = (await world.send('GET', 'reports/?limit=2&offset=2')).json();
    expect([next, previous].map((link: string) => new URL(link).search)).toEqual([
      '?limit=2&offset=4',
      '?limit=2&offset=0',
    ]);
  });

  it('each with its flags, files and end', async () => {
    expect((await world.send('GET', `reports/${ids.asked}`)).json()).toMatchObject({
      id: ids.asked,
      version: 2,
      state: 'held',
      agency: { id: 7, acronym_primary: 'AFT' },
      institutions: [{ registry_id: 'REGINST0042' }],
      files: [{ state: 'stored', tries: 0 }],
      valid_to: '2029-12-31',
      valid_to_calculated: '2029-12-31',
      superseded_by: null,
      report_flag: 'high level',
      report_warnings: [{ code: 'deletion_requested', level: 'high level' }],
      deletion_requested: true,
      withdrawal: null,
    });
    expect((await world.send('GET', `reports/${ids.gone}`)).json()).toMatchObject({
      state: 'withdrawn',
      deletion_requested: false,
      withdrawal: { reason: 'A mistake' },
    });
  });

  it('with its version to send back', async () => {
    expect((await world.send('GET', `reports/${ids.asked}`)).headers['etag']).toBe('"2"');
  });

  it('and no others', async () => {
    expect((await world.send('GET', `reports/${ids.plain}`, { as: 'other' })).statusCode).toBe(404);
    expect((await world.send('GET', 'reports/999')).statusCode).toBe(404);
    const answer = await world.send('GET', 'reports/?agency=AFT', { as: 'other' });
    expect([answer.statusCode, answer.json().detail]).toEqual([403, 'Your account does not submit for AFT.']);
  });

  it.each(['state=helt', 'flag=high', 'file_state=lost', 'agency=NOBODY', 'since=soon', 'ordering=agency', 'status=1'])(
    'unless it is not understood: %s',
    async (query) => {
      expect((await world.send('GET', `reports/?${query}`)).statusCode).toBe(400);
    },
  );

  describe('at a price', () => {
    it('that does not grow with the list', async () => {
      const counted = countQueries(database().primary);
      const own = createOwnReports({ database: { ...database(), primary: counted.db }, clock: world.clock });
      await own.read([ids.plain]);
      const one = await counted.during(() => own.read([ids.plain]));
      expect(await counted.during(() => own.read(Object.values(ids)))).toBe(one);
    });
  });

  it('without a fault in the background', () => {
    expect(world.errors).toEqual([]);
  });
});
