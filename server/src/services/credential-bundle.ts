import { bundledContexts } from '../credentials/contexts.ts';
import { agencyDid, didWeb } from '../credentials/did.ts';
import { statusListUrl } from '../credentials/document.ts';
import { isObject, textAt } from '../credentials/read-credential.ts';
import type { VerificationSources } from '../credentials/verification.ts';
import { isRegisteredOn } from '../domain/agency.ts';
import type { Clock } from '../domain/clock.ts';
import type { Day, Instant } from '../domain/day.ts';
import { RegistryError } from '../domain/errors.ts';
import { readConsents } from '../store/agency-consent-store.ts';
import { createCatalogueReader } from '../store/catalogue.ts';
import type { Database } from '../store/database.ts';
import { findServedList, readListHeads } from '../store/status-list-store.ts';
import type { CredentialReader } from './credential-reader.ts';

/** Everything that somebody without a network needs to check documents of a registry, as of one moment. */
export interface CredentialBundle {
  readonly format: typeof FORMAT;
  readonly made_at: Instant;
  readonly base_url: string;
  readonly did: string;
  readonly did_documents: Readonly<Record<string, unknown>>;
  readonly status_lists: Readonly<Record<string, unknown>>;
  readonly agencies: readonly {
    readonly id: number;
    readonly registration_start: Day;
    readonly registration_valid_to: Day | null;
  }[];
  /** For programs of others; ours brings its own. */
  readonly contexts: Readonly<Record<string, unknown>>;
}

const FORMAT = 'touchstone credential bundle 1';

interface BundleSource {
  readonly database: Pick<Database, 'reader'>;
  readonly reader: Pick<CredentialReader, 'didDocument' | 'agencyDidDocument'>;
  readonly clock: Clock;
  readonly baseUrl: string;
}

export async function makeBundle({ database, reader, clock, baseUrl }: BundleSource): Promise<CredentialBundle> {
  const { reader: db } = database;
  const did = didWeb(baseUrl);
  const [consents, heads, { agencies }] = await Promise.all([
    readConsents(db),
    readListHeads(db),
    createCatalogueReader(db)(),
  ]);
  const agencyIds = new Set(consents.map(({ agencyId }) => agencyId));
  const didDocuments: [string, unknown][] = [[did, await reader.didDocument()]];
  for (const id of agencyIds) didDocuments.push([agencyDid(did, id), await reader.agencyDidDocument(id)]);
  const lists: [string, unknown][] = [];
  for (const { number } of heads) {
    const list = await findServedList(db, number);
    if (list) lists.push([statusListUrl(baseUrl, number), JSON.parse(list.signed)]);
  }
  return {
    format: FORMAT,
    made_at: clock.now(),
    base_url: baseUrl,
    did,
    did_documents: Object.fromEntries(didDocuments),
    status_lists: Object.fromEntries(lists),
    agencies: agencies.map(({ id, registrationStart, registrationValidTo }) => ({
      id,
      registration_start: registrationStart,
      registration_valid_to: registrationValidTo,
    })),
    contexts: Object.fromEntries(bundledContexts(baseUrl)),
  };
}

/** Refuses with a sentence what is not a bundle. */
export function readBundle(text: string): CredentialBundle {
  const value = parsed(text);
  const members = ['did_documents', 'status_lists'].map((name) => (isObject(value) ? value[name] : undefined));
  const agencies = isObject(value) ? value['agencies'] : undefined;
  const isBundle =
    textAt(value, 'format') === FORMAT &&
    URL.canParse(textAt(value, 'base_url') ?? '') &&
    textAt(value, 'did') !== undefined &&
    members.every(isObject) &&
    Array.isArray(agencies);
  if (isBundle) return value as CredentialBundle;
  throw new RegistryError(
    'malformed_request',
    'This is not a bundle of this version; "touchstone credential bundle" makes one.',
  );
}

/** What a bundle can tell. Whether the registry says the same today it cannot. */
export function bundleSources(bundle: CredentialBundle): VerificationSources {
  const { base_url: base, did, did_documents: didDocuments, status_lists: lists, agencies } = bundle;
  return {
    base,
    did,
    didDocument: async (asked) => (Object.hasOwn(didDocuments, asked) ? didDocuments[asked] : undefined),
    statusList: async (url) => (Object.hasOwn(lists, url) ? lists[url] : undefined),
    async isAgencyRegistered(agencyId, day) {
      const agency = agencies.find(({ id }) => id === agencyId);
      if (agency === undefined) return undefined;
      const { registration_start: registrationStart, registration_valid_to: registrationValidTo } = agency;
      return isRegisteredOn(day, { registrationStart, registrationValidTo });
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
