import { createFolderStorage } from '../src/files/file-storage.ts';
import type { RegistryReader } from '../src/http/registry-reader.ts';
import { openEmbeddedEngine } from '../src/search/engines/embedded/embedded-engine.ts';
import { createAdministration } from '../src/services/administration.ts';
import { createAgencyFiles } from '../src/services/agency-files.ts';
import { createIndexer } from '../src/services/index-registry.ts';
import type { Database } from '../src/store/database.ts';
import { openAccount, openTestAccounts } from './accounts.ts';
import { buildTestApp, TEST_BASE } from './app.ts';

/** The administrative routes ask the store, not the reader of the browse routes. */
const NO_REGISTRY = {} as RegistryReader;

export type AdministeredWorld = Awaited<ReturnType<typeof openAdministeredWorld>>;

/** The app with an operator who is signed in. */
export async function openAdministeredWorld(database: Database) {
  const world = await openTestAccounts(database);
  const { accounts, clock, dataDir } = world;
  const search = await openEmbeddedEngine();
  const index = createIndexer({ database, engine: search, clock });
  const files = createFolderStorage(dataDir);
  const app = await buildTestApp({
    registry: NO_REGISTRY,
    files,
    agencyFiles: createAgencyFiles({ database, clock, files, baseUrl: TEST_BASE }),
    accounts,
    search,
    administration: createAdministration({ database, clock, accounts, search }),
    clock,
    authenticate: accounts.tokenCheck.authenticate,
  });
  const operator = await openAccount(accounts, 'operator', { role: 'operator' });
  const { token } = await accounts.sessions.start(operator);

  return {
    ...world,
    app,
    operator,
    /** Makes the index anew from what is stored. */
    reindex: () => index.rebuild(),
    /** As the operator who is signed in. */
    call(
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      payload?: object,
      more: Readonly<Record<string, string>> = {},
    ) {
      const headers = { authorization: `Bearer ${token}`, ...more };
      return app.inject({ method, url: `/adminapi/v1/${path}`, headers, ...(payload && { payload }) });
    },
    /** A file, as the operator sends it. */
    send(path: string, payload: string, type: string) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': type };
      return app.inject({ method: 'POST', url: `/adminapi/v1/${path}`, headers, payload });
    },
    async close() {
      await app.close();
      await world.close();
      await search.close();
    },
  };
}
