import type { Kysely } from 'kysely';
import type { CredentialFormat, CredentialState } from '../domain/credential.ts';
import type { Instant } from '../domain/day.ts';
import { inChunks, insertRows } from './rows.ts';
import type { Tables } from './tables.ts';

/** A version that is stored, without its bytes. */
export interface StoredVersion {
  readonly id: number;
  readonly reportId: number;
  readonly institutionId: number;
  readonly version: number;
  readonly isServed: boolean;
  readonly state: CredentialState;
  readonly contentHash: string;
  readonly keyId: string;
  readonly statusList: number;
  readonly statusIndex: number;
  readonly sha256: string;
}

export interface NewVersion extends StoredVersion {
  readonly issuer: string;
  readonly issuedAt: Instant;
  readonly reason: string;
  /** The 1.1 document, byte for byte. */
  readonly bytes: string;
}

export interface VersionEnd {
  readonly ids: readonly number[];
  readonly state: Exclude<CredentialState, 'current'>;
  readonly reason: string;
  readonly at: Instant;
}

export interface StoredForm {
  readonly credentialId: number;
  readonly format: CredentialFormat;
  readonly keyId: string;
  readonly bytes: string;
  readonly sha256: string;
}

/** The newest version of each institution of these reports. */
export async function readNewestVersions(db: Kysely<Tables>, reportIds: readonly number[]): Promise<StoredVersion[]> {
  const newest = new Map<string, StoredVersion>();
  for (const part of inChunks(reportIds)) {
    const rows = await db
      .selectFrom('credential')
      .innerJoin('credential_form', 'credential_form.credential_id', 'credential.id')
      .select([
        'credential.id',
        'report_id as reportId',
        'institution_id as institutionId',
        'version',
        'is_served',
        'state',
        'content_hash as contentHash',
        'credential.key_id as keyId',
        'status_list as statusList',
        'status_index as statusIndex',
        'sha256',
      ])
      .where('credential.report_id', 'in', part)
      .where('credential_form.format', '=', 'vc1')
      .orderBy('version')
      .execute();
    for (const { is_served, ...row } of rows) {
      newest.set(`${row.reportId} ${row.institutionId}`, { ...row, isServed: is_served === 1 });
    }
  }
  return [...newest.values()];
}

export async function insertVersions(db: Kysely<Tables>, versions: readonly NewVersion[]): Promise<void> {
  await insertRows(
    db,
    'credential',
    versions.map((version) => ({
      id: version.id,
      report_id: version.reportId,
      institution_id: version.institutionId,
      version: version.version,
      is_served: 1,
      state: version.state,
      reason: version.reason,
      issuer: version.issuer,
      content_hash: version.contentHash,
      key_id: version.keyId,
      status_list: version.statusList,
      status_index: version.statusIndex,
      issued_at: version.issuedAt,
      ended_at: version.state === 'current' ? null : version.issuedAt,
    })),
  );
  await insertRows(
    db,
    'credential_form',
    versions.map(({ id, keyId, bytes, sha256 }) => ({
      credential_id: id,
      format: 'vc1',
      key_id: keyId,
      bytes,
      sha256,
    })),
  );
}

export async function endVersions(db: Kysely<Tables>, { ids, state, reason, at }: VersionEnd): Promise<void> {
  for (const part of inChunks(ids)) {
    await db.updateTable('credential').set({ state, reason, ended_at: at }).where('id', 'in', part).execute();
  }
}

/** Another version is served instead, or none. */
export async function stopServing(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  for (const part of inChunks(ids)) {
    await db.updateTable('credential').set({ is_served: 0 }).where('id', 'in', part).execute();
  }
}

/** Keeps a form that was made on request, and gives the one that is kept: another process may have been faster. */
export async function keepForm(db: Kysely<Tables>, form: StoredForm): Promise<StoredForm> {
  const { credentialId, format, keyId, bytes, sha256 } = form;
  await db
    .insertInto('credential_form')
    .values({ credential_id: credentialId, format, key_id: keyId, bytes, sha256 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db
    .selectFrom('credential_form')
    .select(['key_id as keyId', 'bytes', 'sha256'])
    .where('credential_id', '=', credentialId)
    .where('format', '=', format)
    .executeTakeFirstOrThrow();
  return { credentialId, format, ...kept };
}

/** Forms that were made on request with a key are made again; the 1.1 documents are issued anew instead. */
export async function deleteFormsOf(db: Kysely<Tables>, keyId: string): Promise<void> {
  await db.deleteFrom('credential_form').where('key_id', '=', keyId).where('format', '!=', 'vc1').execute();
}

/** Whether anything was ever issued. */
export async function hasCredentials(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('credential').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** For a demo only: as if nothing had ever been issued. What happened stays in the events. */
export async function forgetCredentials(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('credential_form').execute();
  await db.deleteFrom('credential').execute();
  await db.deleteFrom('status_list').execute();
}
