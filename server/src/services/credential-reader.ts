import { agencyDid, didDocument, didWeb, jwks } from '../credentials/did.ts';
import { institutionPresentation } from '../credentials/presentation.ts';
import { toPublishedKeys } from '../credentials/signing-key.ts';
import type { Clock } from '../domain/clock.ts';
import type { CredentialFormat } from '../domain/credential.ts';
import { RegistryError } from '../domain/errors.ts';
import { registryId } from '../domain/institution-names.ts';
import type { ReportState } from '../domain/vocabularies.ts';
import { readConsents } from '../store/agency-consent-store.ts';
import {
  findServedForms,
  readCurrentOfInstitution,
  readVersions,
  type ServedForm,
  type VersionRecord,
} from '../store/credential-store.ts';
import type { Database } from '../store/database.ts';
import { findRecord } from '../store/record-reader.ts';
import { readSurvivors } from '../store/search-source.ts';
import { readSigningKeys } from '../store/signing-key-store.ts';
import { findServedList, type ServedStatusList } from '../store/status-list-store.ts';
import type { CredentialForms } from './credential-forms.ts';

export interface DocumentQuestion {
  readonly reportId: number;
  /** The first of the report when absent. */
  readonly institutionId?: number | undefined;
  readonly format: CredentialFormat;
}

export interface ServedDocument {
  readonly bytes: string;
  readonly sha256: string;
  readonly institutionId: number;
  /** All institutions of the report that have a document. */
  readonly institutionIds: readonly number[];
}

/** What the reading side asks about signed documents. Nothing here signs but a form that is asked for the first time. */
export interface CredentialReader {
  document(question: DocumentQuestion): Promise<ServedDocument>;
  versions(reportId: number): Promise<readonly VersionRecord[]>;
  /** Every current document of an institution, as one text. */
  presentation(institutionId: number): Promise<string>;
  statusList(number: number): Promise<ServedStatusList>;
  didDocument(): Promise<object>;
  agencyDidDocument(agencyId: number): Promise<object>;
  jwks(): Promise<object>;
}

interface ReaderStart {
  readonly database: Pick<Database, 'reader'>;
  readonly forms: CredentialForms;
  readonly clock: Clock;
  readonly baseUrl: string;
}

const NOT_ISSUED_RETRY_SECONDS = 5;

export function createCredentialReader({ database, forms, clock, baseUrl }: ReaderStart): CredentialReader {
  const { reader: db } = database;
  const did = didWeb(baseUrl);

  return {
    document,
    versions,
    presentation,
    statusList,
    didDocument: async () => didDocument(did, await publishedKeys()),
    agencyDidDocument,
    jwks: async () => jwks(did, await publishedKeys()),
  };

  async function document({ reportId, institutionId, format }: DocumentQuestion): Promise<ServedDocument> {
    const rows = await findServedForms(db, reportId, format);
    requireShown(rows[0]?.reportState, reportId);
    const served = rows.filter(hasDocument);
    if (served.length === 0) throw notIssuedYet(reportId);
    const wantedId = institutionId === undefined ? undefined : await survivorOf(institutionId);
    const chosen = wantedId === undefined ? served[0] : served.find((row) => row.institutionId === wantedId);
    if (chosen === undefined) {
      const name = registryId(institutionId ?? 0);
      throw new RegistryError('not_found', `Report ${reportId} does not cover the institution ${name}.`);
    }
    const { bytes, sha256 } = await inFormat(chosen, reportId, format);
    const institutionIds = served.map((row) => row.institutionId);
    return { bytes, sha256, institutionId: chosen.institutionId, institutionIds };
  }

  async function inFormat({ credentialId, bytes, sha256 }: WithDocument, reportId: number, format: CredentialFormat) {
    if (bytes !== null && sha256 !== null) return { bytes, sha256 };
    const originals = await findServedForms(db, reportId, 'vc1');
    const vc1 = originals.find((row) => row.credentialId === credentialId)?.bytes;
    // Only where another version took its place between the two questions.
    if (format === 'vc1' || typeof vc1 !== 'string') throw notIssuedYet(reportId);
    return forms.make(credentialId, format, vc1);
  }

  async function versions(reportId: number): Promise<readonly VersionRecord[]> {
    const [rows, found] = await Promise.all([findServedForms(db, reportId, 'vc1'), readVersions(db, reportId)]);
    requireShown(rows[0]?.reportState, reportId);
    return found;
  }

  async function presentation(institutionId: number): Promise<string> {
    const id = await survivorOf(institutionId);
    const [institution, documents] = await Promise.all([
      findRecord(db, 'institution', id),
      readCurrentOfInstitution(db, [id]),
    ]);
    if (institution === undefined) {
      throw new RegistryError('not_found', `There is no institution ${registryId(institutionId)}.`);
    }
    const frame = JSON.stringify(institutionPresentation([], { base: baseUrl, registryId: registryId(id) }));
    // The documents go in as they were signed, byte for byte.
    return frame.replace(EMPTY_LIST, () => `"verifiableCredential":[${documents.map(({ bytes }) => bytes).join(',')}]`);
  }

  async function statusList(number: number): Promise<ServedStatusList> {
    const list = await findServedList(db, number);
    if (list === undefined) throw new RegistryError('not_found', `There is no status list ${number}.`);
    return list;
  }

  async function agencyDidDocument(agencyId: number): Promise<object> {
    const consents = await readConsents(db);
    // Also after a consent has ended: what was issued under it can be checked for ever.
    if (!consents.some((consent) => consent.agencyId === agencyId)) {
      throw new RegistryError('not_found', `Agency ${agencyId} issues no credentials of its own here.`);
    }
    return didDocument(agencyDid(did, agencyId), await publishedKeys());
  }

  async function publishedKeys() {
    return toPublishedKeys(await readSigningKeys(db), clock.now());
  }

  async function survivorOf(institutionId: number): Promise<number> {
    return (await readSurvivors(db, [institutionId])).get(institutionId) ?? institutionId;
  }
}

const EMPTY_LIST = '"verifiableCredential":[]';

type WithDocument = ServedForm & { readonly credentialId: number; readonly institutionId: number };

function hasDocument(row: ServedForm): row is WithDocument {
  return row.credentialId !== null;
}

/** The one visibility rule, on the state alone. */
function requireShown(state: ReportState | undefined, reportId: number): void {
  if (state === 'withdrawn') {
    throw new RegistryError('gone', `Report ${reportId} has been withdrawn; its credentials are revoked.`);
  }
  if (state === undefined || state === 'held') {
    throw new RegistryError('not_found', `There is no report ${reportId}.`);
  }
}

function notIssuedYet(reportId: number): RegistryError {
  return new RegistryError('unavailable', `The credential of report ${reportId} is being issued; ask again shortly.`, {
    retryAfter: NOT_ISSUED_RETRY_SECONDS,
  });
}
