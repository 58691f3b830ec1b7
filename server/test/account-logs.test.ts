import { expect, it } from 'vitest';
import { createFolderStorage } from '../src/files/file-storage.ts';
import type { RegistryReader } from '../src/http/registry-reader.ts';
import { openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { aRegistration, codeIn, openTestAccounts } from './accounts.ts';
import { buildTestApp } from './app.ts';
import { TEST_NOW, testLocation } from './database.ts';

it('keeps credentials, tokens and codes out of the logs', async () => {
  const place = await testLocation('sqlite');
  const database = openDatabase(place.location);
  await migrate(database, TEST_NOW);
  const world = await openTestAccounts(database);
  const { accounts } = world;
  const entries: string[] = [];
  const app = await buildTestApp(
    {
      // Any read of the registry is a fault here, and faults are logged at length.
      registry: {} as RegistryReader,
      files: createFolderStorage(world.dataDir),
      accounts,
      authenticate: accounts.tokenCheck.authenticate,
    },
    { logLevel: 'trace', logStream: { write: (entry) => void entries.push(entry) } },
  );
  const password = 'seven quiet rivers';
  await accounts.registration.register(aRegistration(), '192.0.2.1');
  const code = codeIn((await world.mailsTo('ada@people.example'))[0]);
  await app.inject(`/accounts/confirm/?code=${code}`);
  await app.inject({ method: 'POST', url: '/accounts/confirm/', payload: { code, password } });
  const login = await app.inject({
    method: 'POST',
    url: '/accounts/get_token/',
    payload: { username: 'ada', password },
  });
  const { token } = login.json();
  const headers = { authorization: `Bearer ${token}`, username: 'ada', password, cookie: `session=${token}` };
  const answers = [
    await app.inject({ url: `/accounts/me/?token=${token}&password=${encodeURIComponent(password)}`, headers }),
    await app.inject({ url: '/webapi/v2/browse/countries/', headers }),
    await app.inject({ method: 'POST', url: '/accounts/get_token/', payload: `{"password":"${password}"`, headers }),
    await app.inject({
      method: 'POST',
      url: '/accounts/get_token/',
      payload: { username: 'ada', password: 'not right' },
    }),
  ];
  await app.close();
  await world.close();
  await database.close();
  await place.remove();

  const logged = entries.join('');
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 500, 415, 401]);
  expect(logged).toContain('unexpected error');
  expect(logged).toContain('/accounts/confirm/');
  for (const secret of [token, code, password, encodeURIComponent(password), 'seven%20', 'not right', '$argon2id$']) {
    expect(logged).not.toContain(secret);
  }
});
