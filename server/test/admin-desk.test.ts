import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeRegistry } from '../src/store/record-writer.ts';
import { openAccount } from './accounts.ts';
import { type AdministeredWorld, openAdministeredWorld } from './administration.ts';
import { describeOnEachDatabase } from './database.ts';
import { aChange, aFlag, aReport } from './records.ts';
import { writeSmallWorld } from './small-world.ts';

const REASON = 'It was looked into.';

describeOnEachDatabase('the desk of the operator', ({ database }) => {
  let world: AdministeredWorld;

  beforeAll(async () => {
    await writeSmallWorld(database(), { sha256: 'a'.repeat(64), size: 9 });
    await writeRegistry(database(), aChange(), async (writer) => {
      await writer.reserveIds('report', 100);
      const facts = { agencyId: 7, activityIds: [31], institutionIds: [42], programmes: [] };
      const flag = (code: string, more: object = {}) => aFlag({ code, level: 'high level', ...more });
      await writer.put('report', [
        {
          id: 11,
          version: 0,
          content: aReport({ ...facts, flags: [flag('no_file', { facts: '', message: 'It has no file.' })] }),
        },
        { id: 12, version: 0, content: aReport({ ...facts, flags: [flag('deletion_requested')] }) },
        { id: 13, version: 0, content: aReport({ ...facts, flags: [flag('deletion_requested')] }) },
        { id: 14, version: 0, content: aReport({ ...facts, validFrom: '2023-05-05' }) },
        {
          id: 15,
          version: 0,
          content: aReport({ ...facts, validFrom: '2023-05-06', flags: [aFlag({ code: 'low', level: 'low level' })] }),
        },
      ]);
    });
    world = await openAdministeredWorld(database());
    const own = { agencyId: 7, relation: 'own', validFrom: null, validTo: null } as const;
    await open('agency-desk', 'agency', [own]);
    await open('other-desk', 'agency', [{ ...own, agencyId: 8 }]);
  });

  afterAll(() => world.close());

  it('shows the flags that wait, those that hold a report first', async () => {
    const { count, results } = (await world.call('GET', 'reports/flags/')).json();
    expect([
      count,
      results.map((one: Record<string, unknown>) => [one['report_id'], one['code'], one['state']]),
    ]).toEqual([
      5,
      [
        [5, 'file', 'held'],
        [11, 'no_file', 'held'],
        [12, 'deletion_requested', 'held'],
        [13, 'deletion_requested', 'held'],
        [15, 'low', 'published'],
      ],
    ]);
    const requests = await world.call('GET', 'reports/flags/?code=deletion_requested&limit=1');
    expect([requests.json().count, requests.json().results.length]).toEqual([2, 1]);
  });

  it('removes a flag with a reason, publishes the report and tells the agency', async () => {
    const response = await world.call('POST', 'reports/11/flags/remove', { code: 'no_file', reason: REASON });
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { state: 'published', flag: 'none', version: 2, flags: [{ code: 'no_file', removal: { reason: REASON } }] },
    ]);
    const mails = await world.mailsTo('agency-desk@people.example');
    expect(mails.join('\n')).toContain('The operator has removed this flag of the report:\n- It has no file.\n');
    expect(mails.join('\n')).toContain('It was held and is now published.');
    expect(mails.join('\n')).toContain(REASON);
  });

  it('does not raise a removed flag again for the same facts', async () => {
    const response = await world.call('POST', 'reports/11/recheck', {});
    const { flags } = response.json();
    expect(flags.filter((one: { code: string }) => one.code === 'no_file')).toMatchObject([
      { removal: { reason: REASON } },
    ]);
  });

  it('confirms a flag, which leaves the queue and still holds', async () => {
    const response = await world.call('POST', 'reports/5/flags/confirm', { code: 'file', reason: REASON });
    expect([response.statusCode, response.json().state]).toEqual([200, 'held']);
    const waiting = (await world.call('GET', 'reports/flags/?code=file')).json().count;
    const confirmed = (await world.call('GET', 'reports/flags/?code=file&confirmed=true')).json().count;
    expect([waiting, confirmed]).toEqual([0, 1]);
  });

  it.each(['confirm', 'remove'])('does not %s a request to delete as if it were a doubt', async (word) => {
    const answer = await world.call('POST', `reports/12/flags/${word}`, { code: 'deletion_requested', reason: REASON });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'The agency has asked for the deletion of this report. Grant it with deletion/confirm or refuse it with deletion/refuse.',
    ]);
    const waiting = await world.call('GET', 'reports/flags/?code=deletion_requested');
    expect(waiting.json().results.map((one: { report_id: number }) => one.report_id)).toContain(12);
  });

  it('grants and refuses deletions', async () => {
    const granted = await world.call('POST', 'reports/12/deletion/confirm', { reason: REASON });
    const refused = await world.call('POST', 'reports/13/deletion/refuse', { reason: REASON });
    const again = await world.call('POST', 'reports/13/deletion/refuse', { reason: REASON });
    expect([granted.json().state, granted.json().withdrawal.reason]).toEqual(['withdrawn', REASON]);
    expect([refused.json().state, again.statusCode, again.json().detail]).toEqual([
      'published',
      409,
      'Nobody has asked for the deletion of this report.',
    ]);
  });

  it('withdraws and restores, only the version it has seen', async () => {
    const stale = await post('reports/14/withdraw', { reason: REASON }, { 'if-match': '"9"' });
    const withdrawn = await post('reports/14/withdraw', { reason: REASON }, { 'if-match': '"1"' });
    const restored = await world.call('POST', 'reports/14/restore', { reason: REASON });
    expect([stale.statusCode, withdrawn.json().state, withdrawn.headers['etag'], restored.json().state]).toEqual([
      409,
      'withdrawn',
      '"2"',
      'published',
    ]);
  });

  it.each([
    ['reports/14/withdraw', {}, 400],
    ['reports/14/withdraw', { reason: ' ' }, 422],
    ['reports/99/withdraw', { reason: REASON }, 404],
    ['reports/14/flags/remove', { code: 'unheard_of', reason: REASON }, 404],
    ['reports/14/flags/remove', { code: 'no_file', reason: REASON, extra: 1 }, 400],
    ['audit/999999/undo', { reason: REASON }, 404],
    ['accounts/99/suspend', { reason: REASON }, 404],
  ])('refuses %s %j with %i', async (path, body, status) => {
    expect((await world.call('POST', path, body)).statusCode).toBe(status);
  });

  it('says who changed what, when and why, field by field, and undoes the last change', async () => {
    await world.call('POST', 'reports/15/withdraw', { reason: REASON });
    const { results } = (await world.call('GET', 'audit/?record_type=report&record_id=15')).json();
    expect(results[0]).toEqual({
      sequence: expect.any(Number),
      at: expect.any(String),
      actor: `account:${world.operator.id}`,
      reason: REASON,
      record_type: 'report',
      record_id: 15,
      version: 2,
      changes: [{ field: 'withdrawal', before: null, after: { at: expect.any(String), reason: REASON } }],
    });
    const undone = await world.call('POST', `audit/${results[0].sequence}/undo`, { reason: 'A slip.' });
    const again = await world.call('POST', `audit/${results[0].sequence}/undo`, { reason: 'A slip.' });
    const first = await world.call('POST', `audit/${results[1].sequence}/undo`, { reason: 'A slip.' });
    expect([undone.json(), again.statusCode, first.statusCode]).toEqual([
      { record_type: 'report', record_id: 15 },
      409,
      409,
    ]);
    expect((await world.call('GET', 'reports/15/')).json()).toMatchObject({ state: 'published', version: 3 });
  });

  it('reads the audit on page by page', async () => {
    const first = (await world.call('GET', 'audit/?limit=3')).json();
    const second = (await world.call('GET', `audit/?limit=3&before=${first.next_before}`)).json();
    const sequences = [...first.results, ...second.results].map(({ sequence }: { sequence: number }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => other - one));
    expect(sequences).toHaveLength(6);
  });

  it('shows agencies their own part and nothing else', async () => {
    expect((await callAs('agency-desk', 'GET', 'reports/14/')).statusCode).toBe(200);
    expect((await callAs('other-desk', 'GET', 'reports/14/')).statusCode).toBe(404);
    expect((await callAs('other-desk', 'GET', 'reports/flags/')).json().count).toBe(0);
    expect((await callAs('agency-desk', 'GET', 'reports/flags/')).json().count).toBeGreaterThan(0);
    expect((await callAs('agency-desk', 'POST', 'reports/14/withdraw', { reason: REASON })).statusCode).toBe(403);
  });

  it('shows agencies who changed their reports and their own record, and no other changes', async () => {
    const seen = async (username: string, query = '') => {
      const { results } = (await callAs(username, 'GET', `audit/?limit=500${query}`)).json();
      return new Set(
        results.map((one: { record_type: string; record_id: number }) => `${one.record_type} ${one.record_id}`),
      );
    };
    const all = (await world.call('GET', 'audit/?limit=500')).json().results.length;
    const own = await seen('agency-desk');
    expect([
      own.has('report 14'),
      own.has('agency 7'),
      [...own].some((name) => /institution|country/.test(String(name))),
    ]).toEqual([true, true, false]);
    expect((await callAs('agency-desk', 'GET', 'audit/?limit=500')).json().results.length).toBeLessThan(all);
    expect(await seen('agency-desk', '&record_type=report&record_id=14')).toEqual(new Set(['report 14']));
    expect(await seen('agency-desk', '&record_type=institution')).toEqual(new Set());
    expect((await seen('other-desk')).has('report 14')).toBe(false);
    const [latest] = (await callAs('agency-desk', 'GET', 'audit/?limit=1')).json().results;
    expect((await callAs('agency-desk', 'POST', `audit/${latest.sequence}/undo`, { reason: REASON })).statusCode).toBe(
      403,
    );
  });

  it('lets an agency change what it says about itself, and nothing else', async () => {
    const path = 'agencies/7/own-part/';
    const changed = await callAs('agency-desk', 'PATCH', path, {
      address: 'New street 1',
      emails: ['a@agency.example'],
    });
    expect([changed.statusCode, changed.json().outcome]).toEqual([200, 'changed']);
    const read = await callAs('agency-desk', 'GET', path);
    expect(read.json().record).toMatchObject({ address: 'New street 1', emails: ['a@agency.example'] });
    const foreign = await callAs('agency-desk', 'PATCH', path, { registration_valid_to: null });
    expect([foreign.statusCode, foreign.json().errors]).toMatchObject([422, [{ pointer: '/registration_valid_to' }]]);
    expect((await callAs('other-desk', 'PATCH', path, { address: 'x' })).statusCode).toBe(404);
    expect((await callAs('other-desk', 'GET', path)).statusCode).toBe(404);
  });

  it('shows the mails that wait in the outbox', async () => {
    const { results, count } = (await world.call('GET', 'outbox/')).json();
    expect([count > 0, results[0]]).toEqual([
      true,
      { name: expect.any(String), to: expect.any(String), subject: expect.any(String), date: expect.any(String) },
    ]);
    const mail = await world.call('GET', `outbox/${results[0].name}`);
    expect(mail.json().text).toContain(`To: ${results[0].to}`);
    for (const name of ['..%2F..%2Fetc%2Fpasswd', '2026-06-30T120000Z-0123456789ab.eml']) {
      expect((await world.call('GET', `outbox/${name}`)).statusCode).toBe(404);
    }
  });

  it('adds and changes groups of activities', async () => {
    await writeRegistry(database(), aChange(), (writer) => writer.reserveIds('activity_group', 10));
    const form = { activity: 'Review of programmes', activity_type: 'programme', reason: REASON };
    const added = await world.call('POST', 'activity-groups/', form);
    const { id } = added.json();
    const changed = await world.call('PATCH', `activity-groups/${id}/`, { activity: 'Review', reason: REASON });
    expect([added.statusCode, changed.json()]).toEqual([
      201,
      { id, version: 2, activity: 'Review', activity_type: 'programme', reports_link: '' },
    ]);
    const bad = await world.call('PATCH', `activity-groups/${id}/`, { reports_link: 'x', reason: REASON });
    const stale = await world.call('PATCH', `activity-groups/${id}/`, { reason: REASON }, { 'if-match': '"1"' });
    const missing = await world.call('PATCH', 'activity-groups/999/', { reason: REASON });
    expect([bad.statusCode, stale.statusCode, missing.statusCode]).toEqual([422, 409, 404]);
  });

  it('never lets the primary token administer', async () => {
    const token = await world.accounts.tokens.primary(world.operator);
    const headers = { authorization: `Bearer ${token}` };
    const read = await world.app.inject({ url: '/adminapi/v1/accounts/', headers });
    const write = await world.app.inject({
      method: 'POST',
      url: '/adminapi/v1/reports/14/withdraw',
      headers,
      payload: { reason: REASON },
    });
    expect([read.statusCode, write.statusCode, write.json().detail]).toEqual([
      200,
      403,
      'The primary token never administers; sign in, or make a named token with the scope admin and an expiry.',
    ]);
  });

  it.each([
    ['accounts/?status=approval&status=active', 'status'],
    ['accounts/?role=agency&role=operator', 'role'],
    ['reports/flags/?level=low%20level&level=high%20level', 'level'],
    ['proposals/?state=open&state=refused', 'state'],
    ['audit/?record_type=report&record_type=agency', 'record_type'],
  ])('takes no second value where it has use for one only: %s', async (path, parameter) => {
    const answer = await world.call('GET', path);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ parameter, message: 'can be given only once' }],
    ]);
  });

  function open(username: string, role: 'consumer' | 'agency', agencies: readonly object[]) {
    return openAccount(world.accounts, username, { role, agencies: agencies as never });
  }

  async function callAs(username: string, method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) {
    const account = await world.accounts.find(username);
    const token = await world.accounts.tokens.primary(account as never);
    const headers = { authorization: `Bearer ${token}` };
    return world.app.inject({ method, url: `/adminapi/v1/${path}`, headers, ...(payload && { payload }) });
  }

  async function post(path: string, payload: object, headers: Record<string, string>) {
    const { token } = await world.accounts.sessions.start(world.operator);
    return world.app.inject({
      method: 'POST',
      url: `/adminapi/v1/${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      payload,
    });
  }
});
