import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeApi } from '../src/describe-api.ts';
import { createFolderStorage } from '../src/files/file-storage.ts';
import type { RegistryReader } from '../src/http/registry-reader.ts';
import { type Database, openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { codeIn, openTestAccounts } from './accounts.ts';
import { buildTestApp } from './app.ts';
import { TEST_NOW, testLocation } from './database.ts';
import { callExample, createChecker, type Description, operationsOf } from './described-api.ts';

const description = JSON.parse(await describeApi()) as Description;
const operations = operationsOf(description).filter(({ path }) => path.startsWith('/accounts/'));
const check = createChecker(description);

/** What the examples call the address of the account, its password, and those that replace them. */
const EMAIL = 'ada@people.example';
const NEW_EMAIL = 'ada@work.example';
const PASSWORD = 'seven quiet rivers';
const NEW_PASSWORD = 'nine loud hills';

describe('the examples of the account addresses', () => {
  let place: Awaited<ReturnType<typeof testLocation>>;
  let database: Database;
  let world: Awaited<ReturnType<typeof openTestAccounts>>;
  let app: Awaited<ReturnType<typeof buildTestApp>>;

  beforeAll(async () => {
    place = await testLocation('sqlite');
    database = openDatabase(place.location);
    await migrate(database, TEST_NOW);
    world = await openTestAccounts(database, { termsVersion: '1' });
    const { accounts, dataDir, clock } = world;
    app = await buildTestApp({
      registry: {} as RegistryReader,
      files: createFolderStorage(dataDir),
      accounts,
      clock,
      authenticate: accounts.tokenCheck.authenticate,
    });
  });

  afterAll(async () => {
    await app?.close();
    await world?.close();
    await database?.close();
    await place?.remove();
  });

  it('lead from the registration to the erasure of an account', async () => {
    const done = new Set<string>();

    async function call(id: string, overrides: Omit<Parameters<typeof callExample>[2], 'description'> = {}) {
      const described = operations.find(({ operation }) => operation.operationId === id);
      if (described === undefined) throw new Error(`There is no operation ${id}`);
      const response = await callExample(app, described, { description, ...overrides });
      const answer = described.operation.responses[response.statusCode];
      const schema = answer?.content?.['application/json']?.schema;
      const body = response.body === '' ? undefined : response.json<Record<string, unknown>>();
      expect([id, schema === undefined ? [] : check(schema, body)]).toEqual([id, []]);
      done.add(id);
      return { status: response.statusCode, body: body ?? {} };
    }
    // Mails of one moment have no order among them.
    const code = async (email: string, address: string) =>
      codeIn((await world.mailsTo(email)).find((mail) => mail.includes(`/accounts/${address}/?code`)));

    expect(await call('getRegistrationTerms')).toMatchObject({ status: 200, body: { terms_version: '1' } });
    expect(await call('register')).toMatchObject({ status: 202 });
    const confirmation = await code(EMAIL, 'confirm');
    expect(await call('checkConfirmation', { query: { code: confirmation } })).toMatchObject({ status: 200 });
    const chosen = { code: confirmation, password: PASSWORD };
    expect(await call('confirmRegistration', { body: chosen })).toMatchObject({ status: 200 });
    expect(await call('listUsers')).toMatchObject({ status: 200 });

    expect(await call('getToken')).toMatchObject({ status: 200, body: { account: 'ada' } });
    const token = String((await call('getNewToken')).body['token']);
    expect(await call('getOwnAccount', { token })).toMatchObject({ status: 200, body: { email: EMAIL } });
    expect(await call('getLimits', { token })).toMatchObject({ status: 200 });

    const session = String((await call('signIn')).body['token']);
    expect(await call('showToken', { token: session })).toMatchObject({ status: 200, body: { token } });
    const renewed = String((await call('rotateToken', { token: session })).body['token']);
    expect(await call('signOut', { token: session })).toMatchObject({ status: 204 });

    const named = await call('createToken', { token: renewed });
    expect(named.status).toBe(201);
    expect(await call('listTokens', { token: renewed })).toMatchObject({ status: 200 });
    expect(await call('revokeToken', { token: renewed, path: { tokenID: named.body['id'] } })).toMatchObject({
      status: 204,
    });

    expect(await call('changeEmail', { token: renewed })).toMatchObject({ status: 202 });
    const newAddress = { code: await code(NEW_EMAIL, 'email') };
    expect(await call('checkEmail', { query: newAddress })).toMatchObject({ status: 200 });
    expect(await call('confirmEmail', { body: newAddress })).toMatchObject({ status: 200 });

    expect(await call('resetPassword')).toMatchObject({ status: 202 });
    const reset = { code: await code(NEW_EMAIL, 'password-reset') };
    expect(await call('checkPasswordReset', { query: reset })).toMatchObject({ status: 200 });
    expect(
      await call('resetPassword', { body: { account: undefined, ...reset, new_password: NEW_PASSWORD } }),
    ).toMatchObject({ status: 200 });

    const signedIn = await call('getToken', { body: { password: NEW_PASSWORD } });
    const again = String(signedIn.body['token']);
    const change = { password: NEW_PASSWORD, new_password: PASSWORD };
    expect(await call('changePassword', { token: again, body: change })).toMatchObject({ status: 200 });

    const last = String((await call('getToken')).body['token']);
    expect(await call('eraseOwnAccount', { token: last, query: { confirm: 'ada' } })).toMatchObject({ status: 204 });
    expect([...done].sort()).toEqual(operations.map(({ operation }) => operation.operationId).sort());
  });
});
