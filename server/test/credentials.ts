import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../src/domain/clock.ts';
import { openCredentialAccess } from '../src/services/credential-access.ts';
import {
  type CredentialSettings,
  createCredentialParts,
  openIssuer,
  prepareIssuing,
} from '../src/services/open-credentials.ts';
import type { SigningOptions } from '../src/services/sign-credentials.ts';
import { createCatalogueReader } from '../src/store/catalogue.ts';
import type { Database } from '../src/store/database.ts';
import { TEST_NOW } from './database.ts';

/** All but the place of the keys. */
export const CREDENTIAL_SETTINGS: Omit<CredentialSettings, 'keysFolder'> = {
  baseUrl: 'http://localhost',
  profile: 'plain',
  isAgencyIssued: false,
  keySecret: 'a secret for tests',
};

export interface TestCredentialOptions extends Partial<SigningOptions> {
  readonly settings?: Partial<CredentialSettings>;
  readonly clock?: Clock;
  readonly isDemo?: boolean;
}

export type TestCredentials = Awaited<ReturnType<typeof openTestCredentials>>;

/** Issuing put together as for real, in this thread, with keys in a folder of its own. */
export async function openTestCredentials(database: Database, options: TestCredentialOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-keys-'));
  const clock = options.clock ?? { now: () => TEST_NOW, today: () => TEST_NOW.slice(0, 10) };
  const settings: CredentialSettings = { ...CREDENTIAL_SETTINGS, keysFolder: folder, ...options.settings };
  const start = { database, clock, settings };
  await prepareIssuing({ ...start, isDemo: options.isDemo ?? false });
  const issuer = openIssuer({ onMismatch: () => undefined, ...options, ...start });
  const catalogue = createCatalogueReader(database.reader);
  const agencies = async () => (await catalogue()).agencies;
  return {
    ...createCredentialParts(start),
    issuer,
    access: openCredentialAccess({ ...start, agencies }),
    settings,
    folder,
    clock,
    /** Resolves when everything written before is issued. */
    settle: issuer.catchUp,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}
