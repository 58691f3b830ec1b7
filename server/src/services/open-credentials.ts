import type { DocumentProfile } from '../credentials/document.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import { logCredentialEvents } from '../store/credential-event-store.ts';
import { beginIssuing, readIssuingState, requestWalk } from '../store/credential-issuing-store.ts';
import { forgetCredentials, hasCredentials } from '../store/credential-writer.ts';
import type { Database } from '../store/database.ts';
import { readJournalHead } from '../store/journal-store.ts';
import { createDraftReader } from './credential-drafts.ts';
import { type CredentialSigners, createCredentialSigners } from './credential-signers.ts';
import { createIssuer, type Issuer, type IssuerStart } from './issue-credentials.ts';
import { createKeyFiles, type KeyFiles, openKeySecret } from './key-files.ts';
import { createCredentialSigning, type SigningOptions } from './sign-credentials.ts';
import { createSigningKeys, type SigningKeys } from './signing-keys.ts';
import { createStatusLists, type StatusLists } from './status-lists.ts';

/** What is needed to issue, in a form that can be handed to another thread. */
export interface CredentialSettings {
  readonly baseUrl: string;
  readonly profile: DocumentProfile;
  /** Whether agencies that agreed to it are named as issuers. */
  readonly isAgencyIssued: boolean;
  readonly keysFolder: string;
  readonly keySecret: string;
}

export interface SettingsSource {
  readonly publicBaseUrl: string;
  readonly isProduction: boolean;
  readonly credentialKeySecret: string | undefined;
  readonly credentialKeysDir: string | undefined;
  readonly credentialProfile: DocumentProfile;
  readonly agencyIssuedCredentials: boolean;
}

/** Fills in what the operator has not set. In production a secret of the operator's own is needed. */
export async function credentialSettings(config: SettingsSource, secretsFolder: string): Promise<CredentialSettings> {
  const { credentialKeySecret, isProduction } = config;
  if (credentialKeySecret === undefined && isProduction) {
    throw new RegistryError(
      'unavailable',
      'CREDENTIAL_KEY_SECRET is not set; in production give the secret that protects the keys which sign credentials, ' +
        'at least 16 characters that are kept somewhere else too: without it nothing can be signed again',
    );
  }
  const keysFolder = config.credentialKeysDir ?? secretsFolder;
  return {
    baseUrl: config.publicBaseUrl,
    profile: config.credentialProfile,
    isAgencyIssued: config.agencyIssuedCredentials,
    keysFolder,
    keySecret: credentialKeySecret ?? (await openKeySecret(keysFolder)),
  };
}

export interface CredentialParts {
  readonly files: KeyFiles;
  readonly keys: SigningKeys;
  readonly signers: CredentialSigners;
  readonly lists: StatusLists;
}

export interface PartsStart {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: CredentialSettings;
}

export function createCredentialParts({ database, clock, settings }: PartsStart): CredentialParts {
  const files = createKeyFiles(settings.keysFolder, settings.keySecret);
  const signers = createCredentialSigners({ database, files, clock });
  return {
    files,
    keys: createSigningKeys({ database, files, clock }),
    signers,
    lists: createStatusLists({ database, signers, clock, baseUrl: settings.baseUrl }),
  };
}

/** Puts the parts of an issuer together. It issues only once `prepareIssuing` was called for the registry. */
export function openIssuer(
  start: PartsStart & Pick<IssuerStart, 'onProgress'> & Pick<SigningOptions, 'onMismatch' | 'writeCanonical'>,
): Issuer & Pick<StatusLists, 'renew'> {
  const { database, clock, settings } = start;
  const { signers, lists } = createCredentialParts(start);
  const issuer = createIssuer({
    ...start,
    database,
    clock,
    signers,
    lists,
    drafts: createDraftReader(database.primary, settings),
    signing: createCredentialSigning({ ...start, baseUrl: settings.baseUrl }),
    baseUrl: settings.baseUrl,
  });
  return { ...issuer, renew: lists.renew };
}

export interface Preparation extends PartsStart {
  /** A demo may begin anew at any time; what a real registry issued is in the hands of others. */
  readonly isDemo: boolean;
}

/** Makes the first keys and fixes the address that all documents name, once the first of them is issued. */
export async function prepareIssuing(preparation: Preparation): Promise<void> {
  const { database, clock, settings, isDemo } = preparation;
  const { baseUrl } = settings;
  await createCredentialParts(preparation).keys.ensure({ actor: 'system', reason: 'First start' });
  const head = await readJournalHead(database.primary);
  await database.transaction(async (transaction) => {
    const state = await readIssuingState(transaction);
    if (state === undefined) {
      await beginIssuing(transaction, baseUrl, head.sequence);
    } else if (state.baseUrl !== baseUrl && (isDemo || !(await hasCredentials(transaction)))) {
      await forgetCredentials(transaction);
      await requestWalk(transaction, baseUrl);
      const reason = `The registry moved from ${state.baseUrl} to ${baseUrl}`;
      await logCredentialEvents(transaction, [{ at: clock.now(), actor: 'system', action: 'issued anew', reason }]);
    } else if (state.baseUrl !== baseUrl) {
      throw new RegistryError(
        'conflict',
        `The credentials of this registry name ${state.baseUrl}, but PUBLIC_BASE_URL is ${baseUrl}. Set it back, or, if ` +
          'the registry really moves, run "touchstone credential reissue" with the new PUBLIC_BASE_URL: every credential ' +
          'is then issued anew, and those issued before can no longer be checked once the old address is gone',
      );
    }
  });
}

/** Issues everything anew under the address of the settings, which becomes the fixed one. */
export async function reissueEverything(
  { database, clock, settings }: PartsStart,
  cause: { readonly actor: string; readonly reason: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const head = await readJournalHead(transaction);
    await beginIssuing(transaction, settings.baseUrl, head.sequence);
    await requestWalk(transaction, settings.baseUrl);
    await logCredentialEvents(transaction, [{ at: clock.now(), action: 'issued anew', ...cause }]);
  });
}
