import { agencyIdOfDid, didWeb } from '../credentials/did.ts';
import { statusListUrl } from '../credentials/document.ts';
import { isObject, type JsonObject, readCredential, textAt } from '../credentials/read-credential.ts';
import type { RecordedCredential, Verification, VerificationSources } from '../credentials/verification.ts';
import { verifyCredential } from '../credentials/verify.ts';
import { type Agency, isRegisteredOn } from '../domain/agency.ts';
import type { Clock } from '../domain/clock.ts';
import type { CredentialState } from '../domain/credential.ts';
import type { Instant } from '../domain/day.ts';
import { RegistryError } from '../domain/errors.ts';
import { parseRegistryId } from '../domain/institution-names.ts';
import type { Stored } from '../domain/record.ts';
import type { ReportState } from '../domain/vocabularies.ts';
import { findServedForms, findVersionByStatus } from '../store/credential-store.ts';
import type { Database } from '../store/database.ts';
import type { CredentialReader } from './credential-reader.ts';

/** What the registry itself says about the report that a document names. */
export interface RegistryView {
  /** `undefined` for anything that is not, or must not be, known here. */
  readonly reportId: number | undefined;
  readonly state: Exclude<ReportState, 'held'> | 'under review' | 'unknown';
  /** The document that is served now, parsed. */
  readonly document: object | undefined;
  /** The version that was handed in, where it is one of ours. */
  readonly version:
    | {
        readonly version: number;
        readonly state: CredentialState;
        readonly reason: string;
        readonly issuedAt: Instant;
        readonly endedAt: Instant | null;
      }
    | undefined;
}

export interface VerifiedByRegistry extends Verification {
  readonly registry: RegistryView;
}

export type VerifyDocument = (text: string) => Promise<VerifiedByRegistry>;

interface VerifierStart {
  readonly database: Pick<Database, 'reader'>;
  readonly reader: Pick<CredentialReader, 'didDocument' | 'agencyDidDocument' | 'statusList'>;
  readonly agencies: () => Promise<readonly Stored<Agency>[]>;
  readonly clock: Clock;
  readonly baseUrl: string;
}

const UNKNOWN: RegistryView = { reportId: undefined, state: 'unknown', document: undefined, version: undefined };

/** Checks documents against what this registry has. Nothing is fetched from anywhere. */
export function createDocumentVerifier(start: VerifierStart): VerifyDocument {
  const { database, reader, agencies, clock, baseUrl } = start;
  const { reader: db } = database;
  const did = didWeb(baseUrl);
  const sources: VerificationSources = {
    base: baseUrl,
    did,
    didDocument: (asked) => orNothing(() => ownDidDocument(asked)),
    statusList: (url) => orNothing(() => ownStatusList(url)),
    async isAgencyRegistered(agencyId, day) {
      const agency = (await agencies()).find(({ id }) => id === agencyId);
      return agency !== undefined && isRegisteredOn(day, agency);
    },
    reasonOfEnd,
    recordedCredential,
  };

  return async (text) => {
    const verification = await verifyCredential(text, sources, clock.now());
    const isSigned = verification.checks.some(({ check, result }) => check === 'signature' && result === 'pass');
    return { ...verification, registry: await viewOf(readCredential(text).document, isSigned) };
  };

  async function ownDidDocument(asked: string): Promise<unknown> {
    if (asked === did) return plain(await reader.didDocument());
    const agencyId = agencyIdOfDid(did, asked);
    return agencyId === undefined ? undefined : plain(await reader.agencyDidDocument(agencyId));
  }

  async function ownStatusList(url: string): Promise<unknown> {
    const number = Number(url.slice(statusListUrl(baseUrl, 0).length - 1));
    if (!Number.isSafeInteger(number) || number > LARGEST_NUMBER || url !== statusListUrl(baseUrl, number)) {
      return undefined;
    }
    return JSON.parse((await reader.statusList(number)).signed);
  }

  async function reasonOfEnd(document: JsonObject): Promise<string | undefined> {
    const issued = await findIssued(document);
    return issued === undefined || issued.state === 'current' ? undefined : asClause(issued.reason);
  }

  async function recordedCredential(document: JsonObject): Promise<RecordedCredential> {
    const issued = await findIssued(document);
    const found = await findRecorded(document, issued);
    if (found === undefined) return { state: 'unknown' };
    if (found.reportState === 'held' || found.reportState === 'withdrawn') return { state: found.reportState };
    if (found.document !== undefined) return { state: 'current', credential: found.document };
    return { state: 'ended', reason: asClause(issued?.reason ?? '') };
  }

  /** What is there now: for the institution of the version, where one of ours was handed in, else for the named one. */
  async function findRecorded(document: unknown, issued: IssuedVersion | undefined) {
    const named = readId(textAt(document, 'id') ?? '', baseUrl);
    if (named === undefined) return undefined;
    const { reportId } = named;
    const wantedId = issued?.institutionId ?? named.institutionId;
    const rows = await findServedForms(db, reportId, 'vc1');
    const row = rows.find(({ institutionId }) => wantedId === undefined || institutionId === wantedId);
    if (typeof row?.bytes === 'string') {
      return { reportId, reportState: row.reportState, document: JSON.parse(row.bytes) as object };
    }
    return issued === undefined ? undefined : { reportId, reportState: issued.reportState, document: undefined };
  }

  /** Only who shows a signature of ours learns of a report that everybody else does not. */
  async function viewOf(document: unknown, isSigned: boolean): Promise<RegistryView> {
    const issued = isSigned ? await findIssued(document) : undefined;
    const found = await findRecorded(document, issued);
    if (found === undefined) return UNKNOWN;
    const { reportId, reportState } = found;
    if (reportState === 'held' && !isSigned) return UNKNOWN;
    const version = issued && toVersion(issued);
    if (reportState === 'held') return { reportId, state: 'under review', document: undefined, version };
    if (reportState === 'withdrawn') return { reportId, state: 'withdrawn', document: undefined, version };
    return { reportId, state: reportState, document: found.document, version };
  }

  /** The version that has the place of the document in the status list, whether it is served or not. */
  async function findIssued(document: unknown): Promise<IssuedVersion | undefined> {
    const status = isObject(document) ? document['credentialStatus'] : undefined;
    const url = textAt(status, 'statusListCredential') ?? '';
    const list = Number(url.slice(url.lastIndexOf('/') + 1));
    const index = Number(textAt(status, 'statusListIndex'));
    if (![list, index].every((number) => Number.isSafeInteger(number) && number <= LARGEST_NUMBER)) return undefined;
    const found = await findVersionByStatus(db, { list, index });
    return found?.reportId === readId(textAt(document, 'id') ?? '', baseUrl)?.reportId ? found : undefined;
  }
}

type IssuedVersion = NonNullable<Awaited<ReturnType<typeof findVersionByStatus>>>;

function toVersion({ version, state, reason, issuedAt, endedAt }: IssuedVersion): RegistryView['version'] {
  return { version, state, reason, issuedAt, endedAt };
}

/** A reason as the end of a sentence. */
function asClause(reason: string): string {
  return reason.slice(0, 1).toLowerCase() + reason.slice(1);
}

/** What both databases take for an integer. */
const LARGEST_NUMBER = 2_147_483_647;

/** A report, and one of its institutions where there are several. */
function readId(id: string, baseUrl: string) {
  const prefix = `${baseUrl}/report/`;
  const [, report, institution] = /^(\d{1,10})(?:#institution=(REGINST\d{4,}))?$/.exec(
    id.startsWith(prefix) ? id.slice(prefix.length) : '',
  ) ?? [undefined, undefined, undefined];
  const reportId = Number(report);
  if (!Number.isSafeInteger(reportId) || reportId > LARGEST_NUMBER) return undefined;
  return { reportId, institutionId: institution === undefined ? undefined : parseRegistryId(institution) };
}

/** What does not exist cannot be had; that is for the check to say. */
async function orNothing(find: () => Promise<unknown>): Promise<unknown> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof RegistryError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** As it is on the wire. */
function plain(document: object): unknown {
  return JSON.parse(JSON.stringify(document));
}
