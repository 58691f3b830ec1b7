import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestAccounts } from '../../test/accounts.ts';
import { describeOnEachDatabase } from '../../test/database.ts';

const PASSWORD = 'seven quiet rivers';

describeOnEachDatabase('logging in', ({ database }) => {
  let world: Awaited<ReturnType<typeof openTestAccounts>>;
  let addresses = 0;

  beforeAll(async () => {
    world = await openTestAccounts(database());
    for (const username of ['grace', 'alan']) {
      const form = { username, email: `${username}@people.example`, displayName: username, organisation: '' };
      const account = { ...form, purpose: 'Test', role: 'consumer', agencies: [], password: PASSWORD } as const;
      await world.accounts.administration.open(account, { actor: 'test', reason: '' });
    }
  });
  afterAll(() => world.close());

  function fromSomewhere() {
    addresses += 1;
    const address = `198.51.100.${addresses}`;
    return (username: string, password: string) => world.accounts.login({ username, password, address });
  }

  it('does the same work and says the same for an unknown user and a wrong password', async () => {
    const login = fromSomewhere();
    const { passwords } = world.accounts;
    const outcomes = [];
    for (const username of ['grace', 'nobody', 'no such name', '']) {
      const before = passwords.workDone();
      const error: unknown = await login(username, 'wrong').catch((failure: unknown) => failure);
      outcomes.push({ error, work: passwords.workDone() - before });
    }
    const [wrongPassword, ...unknownUsers] = outcomes;
    expect(wrongPassword).toMatchObject({ error: { code: 'unauthenticated' }, work: 1 });
    expect(unknownUsers).toEqual([wrongPassword, wrongPassword, wrongPassword]);
  });

  it.each(['grace', 'nobody'])('pauses after ten failures for %s, longer with each further one', async (username) => {
    const login = fromSomewhere();
    for (let time = 0; time < 10; time += 1) {
      await expect(login(username, 'wrong')).rejects.toMatchObject({ code: 'unauthenticated' });
    }
    await expect(login(username, 'wrong')).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 5 });
    world.clock.advance(5);
    await expect(login(username, 'wrong')).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(login(username, PASSWORD)).rejects.toMatchObject({ code: 'rate_limited', retryAfter: 10 });
  });

  it('lets the right password in once the pause is over, and forgets the failures', async () => {
    const login = fromSomewhere();
    for (let time = 0; time < 10; time += 1) await login('grace', 'wrong').catch(() => undefined);
    world.clock.advance(5);
    expect(await login('grace', PASSWORD)).toMatchObject({ username: 'grace' });
    await expect(login('grace', 'wrong')).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(login('grace', 'wrong')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('never counts successes', async () => {
    const login = fromSomewhere();
    for (let time = 0; time < 30; time += 1) expect(await login('alan', PASSWORD)).toMatchObject({ username: 'alan' });
  });

  it('keeps accounts and addresses apart', async () => {
    const [one, other] = [fromSomewhere(), fromSomewhere()];
    for (let time = 0; time < 10; time += 1) await one('grace', 'wrong').catch(() => undefined);
    await expect(one('grace', PASSWORD)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(await one('alan', PASSWORD)).toMatchObject({ username: 'alan' });
    expect(await other('grace', PASSWORD)).toMatchObject({ username: 'grace' });
  });

  it('starts counting afresh after a minute', async () => {
    const login = fromSomewhere();
    for (let time = 0; time < 9; time += 1) await login('grace', 'wrong').catch(() => undefined);
    world.clock.advance(60);
    for (let time = 0; time < 9; time += 1) {
      await expect(login('grace', 'wrong')).rejects.toMatchObject({ code: 'unauthenticated' });
    }
  });

  it('stops an address that tries one password on many accounts', async () => {
    const login = fromSomewhere();
    for (let time = 0; time < 100; time += 1) await login(`person.${time}`, 'wrong').catch(() => undefined);
    await expect(login('alan', PASSWORD)).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('lets attempts at the same moment pass the ten by no more than are checked at once', async () => {
    const login = fromSomewhere();
    const attempts = await Promise.allSettled(Array.from({ length: 30 }, () => login('grace', 'wrong')));
    const codes = attempts.map((attempt) => (attempt.status === 'rejected' ? attempt.reason.code : 'in'));
    expect(codes.filter((code) => code === 'unauthenticated').length).toBeLessThanOrEqual(11);
    expect(codes.filter((code) => code === 'rate_limited').length).toBeGreaterThanOrEqual(19);
  });

  it('tells those to come back who find too many waiting', async () => {
    const login = fromSomewhere();
    const attempts = await Promise.allSettled(Array.from({ length: 60 }, () => login('alan', PASSWORD)));
    const refused = attempts.filter((attempt) => attempt.status === 'rejected');
    expect(refused).toHaveLength(60 - 2 - 32);
    expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', retryAfter: 2 });
  });
});
