import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStorage } from '../src/files/file-storage.ts';
import type { RegistryReader } from '../src/http/registry-reader.ts';
import { openAccount, openTestAccounts } from './accounts.ts';
import { buildTestApp } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { isSoak } from './services.ts';

const RUNS = isSoak ? 5_000 : 60;

const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  'get_token/': ['username', 'password'],
  'get_new_token/': ['username', 'password'],
  'register/': ['username', 'email', 'display_name', 'organisation', 'purpose', 'terms_version', 'publish'],
  'confirm/': ['code', 'password'],
  'password-reset/': ['account', 'code', 'new_password'],
  'password/': ['password', 'new_password'],
  'email/': ['password', 'email'],
  'email/confirm/': ['code'],
  'tokens/': ['name', 'scope', 'expires_at', 'password'],
};

/** Texts as people and attackers send them, among them those that a database refuses. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ minLength: 10, maxLength: 300 }),
  fc.constantFrom('\u0000', '\ud800', '\u202e', "' or 1=1 --", 'a@b', 'ada@people.example', '2026-01', 'read', 'admin'),
  fc.constantFrom('2030-01-01T00:00:00Z', '9999-99-99T99:99:99Z', '../../etc/passwd', 'x'.repeat(2_000)),
);
const HEADER_PARTS = ['Bearer ', 'bearer', ' ', '\t', ',', '=', '"', '0', '9', 'a', 'f'.repeat(40)];
const value = fc.oneof({ weight: 5, arbitrary: text }, fc.jsonValue());

describeOnEachDatabase('whatever is sent to the account addresses', ({ database }) => {
  let world: Awaited<ReturnType<typeof openTestAccounts>>;
  let app: Awaited<ReturnType<typeof buildTestApp>>;
  let token: string;

  beforeAll(async () => {
    world = await openTestAccounts(database());
    const { accounts, dataDir } = world;
    app = await buildTestApp({
      registry: {} as RegistryReader,
      files: createFolderStorage(dataDir),
      accounts,
      authenticate: accounts.tokenCheck.authenticate,
    });
    token = await accounts.tokens.primary(await openAccount(accounts, 'fuzz', { role: 'operator' }));
  });
  afterAll(async () => {
    await app?.close();
    await world?.close();
  });

  describe.each(Object.entries(MEMBERS))('POST %s', (path, members) => {
    it('is answered, as JSON and as a form', async () => {
      const record = Object.fromEntries(members.map((name) => [name, fc.option(value, { nil: undefined })]));
      let sender = 0;
      await fc.assert(
        fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: fc.record(record) }, fc.jsonValue()), async (payload) => {
          sender += 1;
          const remoteAddress = `10.${(sender >> 8) & 255}.${sender & 255}.1`;
          const headers = { authorization: `Bearer ${token}` };
          const options = { method: 'POST', url: `/accounts/${path}`, remoteAddress } as const;
          const json = { ...headers, 'content-type': 'application/json' };
          const body = JSON.stringify(payload);
          expect(faultIn(await app.inject({ ...options, headers: json, payload: body }))).toBeUndefined();
          const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
          expect(faultIn(await app.inject({ ...options, headers: form, payload: body }))).toBeUndefined();
        }),
        { numRuns: RUNS },
      );
      expect(world.errors).toEqual([]);
    });
  });

  it.each(['confirm/?code=', 'password-reset/?code=', 'email/?code=', 'users/?limit=', 'users/?offset=', 'tokens/'])(
    'GET %s is answered',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(text, async (given) => {
          const url = `/accounts/${path}${encodeURIComponent(Buffer.from(given).toString())}`;
          const response = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
          expect(faultIn(response)).toBeUndefined();
        }),
        { numRuns: RUNS },
      );
    },
  );

  it('a header is never taken for a token by accident', async () => {
    const header = fc.string({ unit: fc.constantFrom(...HEADER_PARTS) });
    await fc.assert(
      fc.asyncProperty(header, async (authorization) => {
        const { statusCode } = await app.inject({ url: '/accounts/me/', headers: { authorization } });
        expect(statusCode).toBe(401);
      }),
      { numRuns: RUNS },
    );
  });
});

interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** What is wrong with an answer: a fault of ours, or a refusal that is no problem document. */
function faultIn({ statusCode, headers, body }: Answer): string | undefined {
  if (statusCode < 400) return undefined;
  const isProblem = String(headers['content-type']).startsWith('application/problem+json');
  const isClear = isProblem && statusCode < 500 && JSON.parse(body).status === statusCode;
  return isClear ? undefined : `${statusCode} ${body}`;
}
