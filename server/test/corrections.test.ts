import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdministeredWorld, openAdministeredWorld } from './administration.ts';
import { describeOnEachDatabase } from './database.ts';
import { writeSmallWorld } from './small-world.ts';

const MESSAGE = 'The review was on the faculty, not on the whole university.';

describeOnEachDatabase('errors that readers report', ({ database }) => {
  let world: AdministeredWorld;

  beforeAll(async () => {
    world = await openAdministeredWorld(database());
    await writeSmallWorld(database(), { sha256: 'a'.repeat(64), size: 1 });
  });
  afterAll(() => world?.close());

  function report(payload: object, remoteAddress = '192.0.2.1') {
    return world.app.inject({ method: 'POST', url: '/corrections/', payload, remoteAddress });
  }

  it('wait for the operator, who decides and can take it back', async () => {
    const sent = await report({ record_type: 'institution', record_id: 42, message: `  ${MESSAGE}\n` });
    expect([sent.statusCode, sent.json()]).toEqual([
      202,
      { state: 'received', id: 1, detail: 'Thank you. The operator will look at the record.' },
    ]);
    const open = {
      id: 1,
      at: world.clock.now(),
      record_type: 'institution',
      record_id: 42,
      message: MESSAGE,
      contact: '',
      state: 'open',
      decided_at: null,
      decided_by: null,
      note: '',
    };
    expect((await world.call('GET', 'corrections/')).json()).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [open],
    });
    const decided = await world.call('POST', 'corrections/1/decision/', { state: 'accepted', note: 'Moved.' });
    const actor = `account:${world.operator.id}`;
    expect(decided.json()).toEqual({
      ...open,
      state: 'accepted',
      decided_at: world.clock.now(),
      decided_by: actor,
      note: 'Moved.',
    });
    expect((await world.call('GET', 'corrections/')).json().count).toBe(0);
    expect((await world.call('GET', 'corrections/?state=accepted')).json().count).toBe(1);
    const reopened = await world.call('POST', 'corrections/1/decision/', { state: 'open' });
    expect(reopened.json()).toEqual(open);
  });

  it.each([
    ['an unknown institution', { record_type: 'institution', record_id: 999, message: MESSAGE }, 404],
    ['a held report', { record_type: 'report', record_id: 5, message: MESSAGE }, 404],
    ['a withdrawn report', { record_type: 'report', record_id: 6, message: MESSAGE }, 404],
    ['a kind that is not shown', { record_type: 'account', record_id: 1, message: MESSAGE }, 400],
    ['no sentence', { record_type: 'institution', record_id: 42, message: 'bad' }, 422],
    ['a contact that is none', { record_type: 'institution', record_id: 42, message: MESSAGE, contact: 'me' }, 422],
    ['a member nobody knows', { record_type: 'institution', record_id: 42, message: MESSAGE, url: 'x' }, 400],
  ])('are refused about %s', async (_what, payload, status) => {
    expect((await report(payload, '192.0.2.2')).statusCode).toBe(status);
  });

  it('are slowed down when one address sends many', async () => {
    const answers: number[] = [];
    for (let sent = 0; sent < 22; sent += 1) {
      const response = await report({ record_type: 'agency', record_id: 7, message: MESSAGE }, '192.0.2.3');
      answers.push(response.statusCode);
    }
    expect([answers.slice(0, 20).every((status) => status === 202), answers.slice(20)]).toEqual([true, [429, 429]]);
    const other = await report({ record_type: 'agency', record_id: 7, message: MESSAGE }, '192.0.2.4');
    expect(other.statusCode).toBe(202);
  });
});
