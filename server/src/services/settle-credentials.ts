import type { Kysely } from 'kysely';
import type { Signer } from '../credentials/signer.ts';
import { isTrusted } from '../credentials/signing-key.ts';
import type { Clock } from '../domain/clock.ts';
import { type CredentialPlan, planCredential } from '../domain/credential.ts';
import type { Instant } from '../domain/day.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { stateOf } from '../domain/report-state.ts';
import { type CredentialEvent, logCredentialEvents } from '../store/credential-event-store.ts';
import { type IssuingState, moveIssuing } from '../store/credential-issuing-store.ts';
import {
  endVersions,
  insertVersions,
  type NewVersion,
  readNewestVersions,
  type StoredVersion,
  stopServing,
} from '../store/credential-writer.ts';
import type { Database } from '../store/database.ts';
import { reserveIds } from '../store/id-counter.ts';
import type { Tables } from '../store/tables.ts';
import type { CredentialDraft, DraftReader } from './credential-drafts.ts';
import type { CredentialSigners, OpenedKeys } from './credential-signers.ts';
import { type CredentialSigning, toDocument } from './sign-credentials.ts';
import type { StatusLists } from './status-lists.ts';

export interface SettlingParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly signers: CredentialSigners;
  readonly lists: StatusLists;
  readonly drafts: DraftReader;
  readonly signing: CredentialSigning;
}

/** Who changed something and why, for the log of events. */
export interface Cause {
  readonly actor: string;
  readonly reason: string;
}

export interface Batch {
  readonly reports: readonly Stored<Report>[];
  causeOf(reportId: number): Cause;
  /** Where issuing stood when the reports were read, and where it stands once they are settled. */
  readonly from: IssuingState;
  readonly to: Pick<IssuingState, 'position' | 'walkAfter'>;
}

export interface Settled {
  readonly issued: number;
  /** Where issuing stands now. */
  readonly state: IssuingState;
}

/** Somebody else has moved on meanwhile: what was worked out here may be old and nothing of it was stored. */
export class MovedError extends Error {
  override readonly name = 'MovedError';
}

/** One institution of one report: what is served, what should be, and what follows. */
interface Case {
  readonly reportId: number;
  readonly newest: StoredVersion | undefined;
  readonly draft: CredentialDraft | undefined;
  readonly plan: CredentialPlan;
  /** Whether the report no longer covers the institution, and what was served of it is served no more. */
  readonly isGone: boolean;
}

/** Makes what is served agree with the reports. Everything of a batch is stored in one transaction, or nothing. */
export async function settleCredentials(batch: Batch, parts: SettlingParts): Promise<Settled> {
  const { database, clock, signers, lists } = parts;
  const keys = await signers.open();
  const cases = await findCases(batch.reports, keys, parts);
  const at = clock.now();
  const versions = await signVersions(cases, { keys, at, parts });
  const ends = cases.filter(({ plan }) => plan.served !== 'keep');
  const unserved = cases.filter(({ newest, isGone, plan }) => newest?.isServed && (isGone || plan.issue));
  const hasChanged = versions.length + ends.length + unserved.length > 0;
  await database.transaction(async (transaction) => {
    if (!(await moveIssuing(transaction, batch.from, { ...batch.to, hasChanged }))) throw new MovedError();
    await storeEnds(transaction, ends, at);
    await stopServing(transaction, idsOf(unserved));
    const stored = await storeVersions(transaction, versions);
    await logCredentialEvents(transaction, eventsOf({ ends, stored, at, batch }));
    await lists.revoke(transaction, [...ends.flatMap(({ newest }) => placesOf(newest)), ...endedAtBirth(stored)]);
  });
  const revision = batch.from.revision + (hasChanged ? 1 : 0);
  return { issued: versions.length, state: { ...batch.from, ...batch.to, revision } };
}

async function findCases(
  reports: readonly Stored<Report>[],
  { keys }: OpenedKeys,
  { database, drafts }: SettlingParts,
): Promise<Case[]> {
  const ids = reports.map(({ id }) => id);
  const [wanted, newest] = await Promise.all([drafts.read(reports), readNewestVersions(database.primary, ids)]);
  const trusted = new Set(keys.filter(isTrusted).map(({ kid }) => kid));
  const [wantedOf, newestOf] = [groupBy(wanted, reportIdOf), groupBy(newest, reportIdOf)];
  return reports.flatMap((report) => {
    const draftsOf = new Map(wantedOf.get(report.id)?.map((draft) => [draft.institutionId, draft]));
    const versionsOf = new Map(newestOf.get(report.id)?.map((version) => [version.institutionId, version]));
    return [...new Set([...draftsOf.keys(), ...versionsOf.keys()])].map((institutionId) => {
      const version = versionsOf.get(institutionId);
      const draft = draftsOf.get(institutionId);
      const served = version?.isServed ? { ...version, isKeyTrusted: trusted.has(version.keyId) } : undefined;
      const state = stateOf(report);
      const plan = planCredential(state, served, draft);
      return { reportId: report.id, newest: version, draft, plan, isGone: draft === undefined && state !== 'held' };
    });
  });
}

/** What is not known until it is stored is left out. */
type SignedVersion = Omit<NewVersion, 'id'>;

interface Signing {
  readonly keys: OpenedKeys;
  readonly at: Instant;
  readonly parts: SettlingParts;
}

async function signVersions(cases: readonly Case[], { keys, at, parts }: Signing): Promise<SignedVersion[]> {
  const { lists, signing } = parts;
  const versions: SignedVersion[] = [];
  const signers = new Map<string, Signer>();
  for (const { newest, draft, plan } of cases) {
    if (draft === undefined || plan.issue === undefined) continue;
    const { issuer } = draft.content;
    const place = await lists.place(issuer);
    const signer = signers.get(issuer) ?? (await keys.signer('EdDSA', issuer));
    signers.set(issuer, signer);
    const document = toDocument(draft, place, at);
    if (versions.length === 0) await signing.checkSample(document);
    const { bytes, sha256 } = await signing.sign(document, signer);
    versions.push({
      reportId: draft.reportId,
      institutionId: draft.institutionId,
      version: (newest?.version ?? 0) + 1,
      isServed: true,
      state: plan.issue,
      reason: plan.issue === 'current' ? '' : 'Another report superseded this one',
      issuer,
      contentHash: draft.contentHash,
      keyId: signer.kid,
      statusList: place.list,
      statusIndex: place.index,
      issuedAt: at,
      bytes,
      sha256,
    });
  }
  return versions;
}

async function storeEnds(transaction: Kysely<Tables>, ends: readonly Case[], at: Instant): Promise<void> {
  const groups = groupBy(ends, ({ plan }) => JSON.stringify(plan.served));
  for (const group of groups.values()) {
    const served = group[0]?.plan.served;
    if (served && served !== 'keep') await endVersions(transaction, { ids: idsOf(group), ...served, at });
  }
}

async function storeVersions(transaction: Kysely<Tables>, signed: readonly SignedVersion[]): Promise<NewVersion[]> {
  if (signed.length === 0) return [];
  const first = await reserveIds(transaction, 'credential', signed.length);
  const versions = signed.map((version, index) => ({ ...version, id: first + index }));
  await insertVersions(transaction, versions);
  return versions;
}

interface Happened {
  readonly ends: readonly Case[];
  readonly stored: readonly NewVersion[];
  readonly at: Instant;
  readonly batch: Batch;
}

function eventsOf({ ends, stored, at, batch }: Happened): CredentialEvent[] {
  const ended = ends.flatMap(({ reportId, newest, plan }): CredentialEvent[] => {
    if (newest === undefined || plan.served === 'keep') return [];
    const { actor, reason } = batch.causeOf(reportId);
    const sentence = [plan.served.reason, reason].filter((part) => part !== '').join(': ');
    return [{ at, actor, action: plan.served.state, reason: sentence, ...namesOf(newest) }];
  });
  const issued = stored.map((version): CredentialEvent => {
    return { at, ...batch.causeOf(version.reportId), action: 'issued', ...namesOf(version) };
  });
  return [...ended, ...issued];
}

function namesOf({ id, keyId, contentHash, sha256 }: StoredVersion) {
  return { credentialId: id, keyId, contentHash, sha256 };
}

function endedAtBirth(versions: readonly NewVersion[]) {
  return versions.filter(({ state }) => state !== 'current').flatMap(placesOf);
}

function placesOf(version: StoredVersion | undefined) {
  return version === undefined ? [] : [{ list: version.statusList, index: version.statusIndex }];
}

function idsOf(cases: readonly Case[]): number[] {
  return cases.flatMap(({ newest }) => newest?.id ?? []);
}

function reportIdOf({ reportId }: { readonly reportId: number }): number {
  return reportId;
}

function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
