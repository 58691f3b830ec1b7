import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestAccounts } from '../../test/accounts.ts';
import { describeOnEachDatabase } from '../../test/database.ts';
import { aChange, anAgency } from '../../test/records.ts';
import { writeRegistry } from '../store/record-writer.ts';
import { prepareDemoAccounts } from './demo-accounts.ts';

describeOnEachDatabase('demo logins', ({ database }) => {
  let world: Awaited<ReturnType<typeof openTestAccounts>>;

  beforeAll(async () => {
    world = await openTestAccounts(database());
    await writeRegistry(database(), aChange(), (writer) =>
      writer.put('agency', [{ id: 7, version: 0, content: anAgency() }]),
    );
  });
  afterAll(() => world.close());

  it('have one for each role, with passwords that are easy to remember', async () => {
    const { accounts } = world;
    const logins = await prepareDemoAccounts({ accounts, agencyId: 7, passwords: 'known' });
    const agency = await accounts.login({ username: 'agency', password: 'agency', address: '::1' });

    expect(logins.map(({ role, username, password }) => [role, username, password])).toEqual([
      ['consumer', 'reader', 'reader'],
      ['agency', 'agency', 'agency'],
      ['operator', 'operator', 'operator'],
    ]);
    expect((await accounts.profile(agency.id)).agencies).toEqual([
      { agencyId: 7, relation: 'own', validFrom: null, validTo: null },
    ]);
    for (const { token, username } of logins) {
      expect(await accounts.tokenCheck.authenticate(token)).toMatchObject({ principal: { username } });
    }
  });

  it('stay the same at the next start', async () => {
    const { accounts } = world;
    const options = { accounts, agencyId: 7, passwords: 'known' } as const;
    expect(await prepareDemoAccounts(options)).toEqual(await prepareDemoAccounts(options));
  });

  it('get passwords nobody knows where others can reach the registry', async () => {
    const { accounts } = world;
    const logins = await prepareDemoAccounts({ accounts, agencyId: 7, passwords: 'random' });
    const known = accounts.login({ username: 'operator', password: 'operator', address: '::1' });
    await expect(known).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const { username, password, token } of logins) {
      expect(password).toMatch(/^[\w-]{16}$/);
      const account = await accounts.login({ username, password, address: '::1' });
      expect(await accounts.tokens.primary(account)).toBe(token);
    }
  });
});
