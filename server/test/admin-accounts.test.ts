import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccount } from './accounts.ts';
import { type AdministeredWorld, openAdministeredWorld } from './administration.ts';
import { describeOnEachDatabase } from './database.ts';
import { writeSmallWorld } from './small-world.ts';

const REASON = 'It was looked into.';

describeOnEachDatabase('the operator and accounts', ({ database }) => {
  let world: AdministeredWorld;

  beforeAll(async () => {
    await writeSmallWorld(database(), { sha256: 'a'.repeat(64), size: 9 });
    world = await openAdministeredWorld(database());
  });

  afterAll(() => world.close());

  it('says at the members what is wrong with an account that cannot be opened', async () => {
    const form = {
      username: 'another-agency',
      email: 'another@agency.example',
      organisation: 'Another agency',
      purpose: 'Submission',
      role: 'agency',
      reason: REASON,
    };
    const taken = await world.call('POST', 'accounts/', { ...form, username: world.operator.username });
    expect([taken.statusCode, taken.json().errors]).toEqual([
      409,
      [{ pointer: '/username', message: 'is already taken' }],
    ]);
    const shared = await world.call('POST', 'accounts/', { ...form, email: world.operator.email });
    expect([shared.statusCode, shared.json().errors]).toEqual([
      409,
      [{ pointer: '/email', message: 'belongs to another account' }],
    ]);
    const agencies = [
      { agency_id: 99_999, relation: 'own' },
      { agency_id: 8, relation: 'proxy', valid_from: '2026-12-31', valid_to: '2026-01-01' },
    ];
    const nowhere = await world.call('POST', 'accounts/', { ...form, agencies });
    expect([nowhere.statusCode, nowhere.json().errors]).toEqual([
      422,
      [
        { pointer: '/agencies/0/agency_id', message: 'names no agency: there is none 99999' },
        { pointer: '/agencies/1/valid_to', message: 'is before the first day' },
      ],
    ]);
  });

  it('opens, lists, suspends and restores accounts, and keeps what was done', async () => {
    const opened = await world.call('POST', 'accounts/', {
      username: 'new-agency',
      email: 'new@agency.example',
      organisation: 'A new agency',
      purpose: 'Submission',
      role: 'agency',
      agencies: [{ agency_id: 8, relation: 'proxy', valid_from: '2026-01-01', valid_to: '2026-12-31' }],
      reason: REASON,
    });
    const { id } = opened.json();
    expect([opened.statusCode, opened.json().agencies]).toEqual([
      201,
      [{ agency_id: 8, relation: 'proxy', valid_from: '2026-01-01', valid_to: '2026-12-31' }],
    ]);
    expect((await world.call('GET', 'accounts/?query=NEW-agency')).json().results).toMatchObject([{ id }]);
    expect((await world.call('GET', 'accounts/?query=%25')).json().count).toBe(0);
    const suspended = await world.call('POST', `accounts/${id}/suspend`, { reason: 'Misuse.' });
    const restored = await world.call('POST', `accounts/${id}/restore`, { reason: REASON });
    expect([suspended.json().status, suspended.json().status_reason, restored.json().status]).toEqual([
      'suspended',
      'Misuse.',
      'active',
    ]);
    expect(restored.json().audit.map(({ action }: { action: string }) => action)).toEqual([
      'opened',
      'suspended',
      'restored',
    ]);
  });

  it('changes roles, agencies, tokens and the listing', async () => {
    const { id } = await openAccount(world.accounts, 'worker', { role: 'consumer' });
    const role = await world.call('PUT', `accounts/${id}/role`, { role: 'agency', reason: REASON });
    const agencies = await world.call('PUT', `accounts/${id}/agencies`, {
      agencies: [{ agency_id: 7, relation: 'own' }],
      reason: REASON,
    });
    const back = await world.call('PUT', `accounts/${id}/role`, { role: 'consumer', reason: REASON });
    const hidden = await world.call('PUT', `accounts/${id}/listing`, { hidden: true, reason: REASON });
    expect([role.json().role, agencies.json().agencies.length, back.statusCode, hidden.json().hidden]).toEqual([
      'agency',
      1,
      422,
      true,
    ]);
    const token = await world.accounts.tokens.primary((await world.accounts.find('worker')) as never);
    const revoked = await world.call('DELETE', `accounts/${id}/tokens/?reason=Lost`);
    const without = await world.call('DELETE', `accounts/${id}/tokens/`);
    const me = await world.app.inject({ url: '/accounts/me/', headers: { authorization: `Bearer ${token}` } });
    expect([revoked.statusCode, without.statusCode, me.statusCode]).toEqual([200, 400, 401]);
  });

  it('keeps the last operator', async () => {
    const { id } = world.operator;
    const suspended = await world.call('POST', `accounts/${id}/suspend`, { reason: REASON });
    const demoted = await world.call('PUT', `accounts/${id}/role`, { role: 'consumer', reason: REASON });
    expect([suspended.statusCode, demoted.statusCode]).toEqual([409, 409]);
  });

  it('decides on registrations that wait', async () => {
    const ids: number[] = [];
    for (const username of ['first', 'second']) {
      const { id } = await openAccount(world.accounts, username, { role: 'consumer' });
      await database().transaction((transaction) =>
        transaction.updateTable('account').set({ status: 'approval' }).where('id', '=', id).execute(),
      );
      ids.push(id);
    }
    const waiting = (await world.call('GET', 'accounts/?status=approval')).json();
    const approved = await world.call('POST', `accounts/${ids[0]}/approve`, { reason: REASON });
    const refused = await world.call('POST', `accounts/${ids[1]}/refuse`, { reason: 'The mail address is invented.' });
    expect([waiting.count, approved.json().status, refused.json().status]).toEqual([2, 'active', 'suspended']);
    const mails = await world.mailsTo('second@people.example');
    expect(mails.join('\n')).toContain('The mail address is invented.');
  });
});
