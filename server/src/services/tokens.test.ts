import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestAccounts } from '../../test/accounts.ts';
import { describeOnEachDatabase } from '../../test/database.ts';
import type { Account, Role } from '../domain/account.ts';
import { findAccount } from '../store/account-store.ts';
import { createTokenCheck } from './token-check.ts';
import { openTokenSecrets } from './token-secrets.ts';
import { createTokens } from './tokens.ts';

const OPERATOR = { actor: 'account:1', reason: 'Test' };

describeOnEachDatabase('tokens', ({ database }) => {
  let world: Awaited<ReturnType<typeof openTestAccounts>>;
  let people = 0;

  beforeAll(async () => {
    world = await openTestAccounts(database());
  });
  afterAll(() => world.close());

  function somebody(role: Role = 'consumer'): Promise<Account> {
    people += 1;
    const username = `owner${people}`;
    const form = { username, email: `${username}@people.example`, displayName: username, organisation: '' };
    const account = { ...form, purpose: 'Test', role, agencies: [], password: 'seven quiet rivers' };
    return world.accounts.administration.open(account, OPERATOR);
  }

  it('derives the same primary token again and again, and another one after a rotation', async () => {
    const { tokens, tokenCheck } = world.accounts;
    const account = await somebody();
    const token = await tokens.primary(account);
    const again = await tokens.primary(account);
    const rotated = await tokens.rotate(account, 'test');

    expect(token).toMatch(/^[0-9a-f]{40}$/);
    expect(again).toBe(token);
    expect(rotated).not.toBe(token);
    expect(await tokenCheck.authenticate(token)).toBeUndefined();
    expect(await tokenCheck.authenticate(rotated)).toMatchObject({ principal: { accountId: account.id } });
    expect(await tokens.primary((await findAccount(database().reader, account.id)) as Account)).toBe(rotated);
  });

  it('gives two processes that ask at once the same primary token', async () => {
    const { tokens } = world.accounts;
    const account = await somebody();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tokens.primary(account)));
    expect(new Set(answers).size).toBe(1);
  });

  it('keeps hashes only', async () => {
    const account = await somebody();
    const primary = await world.accounts.tokens.primary(account);
    const { token } = await world.accounts.tokens.createNamed(
      account,
      { name: 'harvest', scope: 'read', expiresAt: null },
      'test',
    );
    const rows = await database().reader.selectFrom('token').selectAll().where('account_id', '=', account.id).execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(primary);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('says so when the secret is not the one a token was made with', async () => {
    const account = await somebody();
    await world.accounts.tokens.primary(account);
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-secret-'));
    const others = createTokens({
      database: database(),
      clock: world.clock,
      secrets: await openTokenSecrets(folder),
    });
    await expect(others.primary(account)).rejects.toMatchObject({ code: 'unavailable' });
    await rm(folder, { recursive: true });
  });

  it.each<[Role, string]>([
    ['consumer', 'read'],
    ['agency', 'submit'],
    ['operator', 'read'],
  ])('lets the primary token of the role %s no further than %s', async (role, scope) => {
    const account = await somebody(role);
    const token = await world.accounts.tokens.primary(account);
    expect(await world.accounts.tokenCheck.authenticate(token)).toEqual({
      state: 'active',
      principal: {
        accountId: account.id,
        username: account.username,
        role,
        scope,
        tokenId: expect.any(Number),
        tokenKind: 'primary',
      },
    });
  });

  it('refuses named tokens beyond the role, without a name, in the past, or that administer for ever', async () => {
    const { tokens } = world.accounts;
    const [reader, operator] = [await somebody(), await somebody('operator')];
    const good = { name: 'harvest', scope: 'read', expiresAt: null } as const;
    for (const [account, request, pointer] of [
      [reader, { ...good, scope: 'submit' }, '/scope'],
      [reader, { ...good, name: '' }, '/name'],
      [reader, { ...good, expiresAt: '2020-01-01T00:00:00Z' }, '/expires_at'],
      [operator, { ...good, scope: 'admin' }, '/expires_at'],
    ] as const) {
      await expect(tokens.createNamed(account, request, 'test')).rejects.toMatchObject({
        code: 'invalid_record',
        problems: [{ pointer }],
      });
    }
  });

  it('ends a named token at its expiry and when it is revoked', async () => {
    const { tokens } = world.accounts;
    const account = await somebody('operator');
    const expiresAt = '2026-07-01T00:00:00Z';
    const short = await tokens.createNamed(account, { name: 'desk', scope: 'admin', expiresAt }, 'test');
    const long = await tokens.createNamed(account, { name: 'harvest', scope: 'read', expiresAt: null }, 'test');
    const fresh = (now: string) =>
      createTokenCheck({
        database: database(),
        clock: { now: () => now, today: () => now.slice(0, 10) },
        onError: (error) => expect.fail(String(error)),
      });

    expect(await fresh('2026-06-30T23:59:59Z').authenticate(short.token)).toMatchObject({
      principal: { scope: 'admin' },
    });
    expect(await fresh('2026-07-01T00:00:00Z').authenticate(short.token)).toBeUndefined();
    await tokens.revoke(account.id, long.named.id, 'test');
    expect(await fresh(world.clock.now()).authenticate(long.token)).toBeUndefined();
    expect((await tokens.list(account.id)).map(({ name }) => name)).toEqual(['desk']);
  });

  it('revokes nobody else’s token', async () => {
    const { tokens } = world.accounts;
    const [owner, stranger] = [await somebody(), await somebody()];
    const { named } = await tokens.createNamed(owner, { name: 'mine', scope: 'read', expiresAt: null }, 'test');
    await expect(tokens.revoke(stranger.id, named.id, 'test')).rejects.toMatchObject({ code: 'not_found' });
    expect(await tokens.list(owner.id)).toHaveLength(1);
  });

  it('asks the database again after less than a second', async () => {
    const account = await somebody();
    const { token, named } = await world.accounts.tokens.createNamed(
      account,
      { name: 'cached', scope: 'read', expiresAt: null },
      'test',
    );
    let now = 0;
    const check = createTokenCheck({
      database: database(),
      clock: world.clock,
      milliseconds: () => now,
      onError: (error) => expect.fail(String(error)),
    });
    await check.authenticate(token);
    await world.accounts.tokens.revoke(account.id, named.id, 'test');

    expect(await check.authenticate(token)).toMatchObject({ state: 'active' });
    now = 1_000;
    expect(await check.authenticate(token)).toBeUndefined();
    await check.close();
  });

  it('notes when a token was last used', async () => {
    const account = await somebody();
    const { tokens, tokenCheck } = world.accounts;
    const { token } = await tokens.createNamed(account, { name: 'used', scope: 'read', expiresAt: null }, 'test');
    expect((await tokens.list(account.id))[0]).toMatchObject({ lastUsedAt: null });
    await tokenCheck.authenticate(token);
    await tokenCheck.flush();
    expect((await tokens.list(account.id))[0]).toMatchObject({ lastUsedAt: world.clock.now() });
  });

  it.each(['', 'x', 'F'.repeat(40), '0'.repeat(40), '0'.repeat(41), "' or 1=1 --"])(
    'knows nobody by %j',
    async (token) => {
      expect(await world.accounts.tokenCheck.authenticate(token)).toBeUndefined();
    },
  );
});

describe('the secrets of the tokens', () => {
  it('are made once, for the owner’s eyes only, however many start at the same time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-secret-'));
    const all = await Promise.all(Array.from({ length: 10 }, () => openTokenSecrets(folder)));
    const { mode } = await stat(join(folder, 'secrets', 'token-secrets.json'));

    expect(new Set(all.map(({ derive }) => derive(7, 1, 1))).size).toBe(1);
    expect(mode & 0o777).toBe(0o600);
    expect(await readdir(join(folder, 'secrets'))).toEqual(['token-secrets.json']);
    await rm(folder, { recursive: true });
  });

  it('tell accounts and generations apart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-secret-'));
    const { derive } = await openTokenSecrets(folder);
    const tokens = [derive(1, 1, 1), derive(1, 2, 1), derive(2, 1, 1), derive(1, 11, 1), derive(11, 1, 1)];
    expect(new Set(tokens).size).toBe(5);
    expect(() => derive(1, 1, 2)).toThrow('missing');
    await rm(folder, { recursive: true });
  });
});
