import type { Kysely } from 'kysely';
import type { CredentialAction } from '../domain/credential.ts';
import type { Instant } from '../domain/day.ts';
import { reserveIds } from './id-counter.ts';
import { insertRows } from './rows.ts';
import type { Tables } from './tables.ts';

/** Something that happened to a signed document, a key or a consent. */
export interface CredentialEvent {
  readonly at: Instant;
  readonly actor: string;
  readonly action: CredentialAction;
  readonly reason: string;
  readonly credentialId?: number;
  readonly keyId?: string;
  readonly contentHash?: string;
  readonly sha256?: string;
}

/** Events are only ever added. */
export async function logCredentialEvents(db: Kysely<Tables>, events: readonly CredentialEvent[]): Promise<void> {
  if (events.length === 0) return;
  const first = await reserveIds(db, 'credential_event', events.length);
  await insertRows(
    db,
    'credential_event',
    events.map((event, index) => ({
      id: first + index,
      at: event.at,
      actor: event.actor,
      action: event.action,
      reason: event.reason,
      credential_id: event.credentialId ?? null,
      key_id: event.keyId ?? null,
      content_hash: event.contentHash ?? null,
      sha256: event.sha256 ?? null,
    })),
  );
}

export async function readCredentialEvents(db: Kysely<Tables>, credentialId: number): Promise<CredentialEvent[]> {
  const rows = await db
    .selectFrom('credential_event')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .orderBy('id')
    .execute();
  return rows.map(toEvent);
}

function toEvent(row: Tables['credential_event']): CredentialEvent {
  return {
    at: row.at,
    actor: row.actor,
    action: row.action,
    reason: row.reason,
    ...(row.credential_id !== null && { credentialId: row.credential_id }),
    ...(row.key_id !== null && { keyId: row.key_id }),
    ...(row.content_hash !== null && { contentHash: row.content_hash }),
    ...(row.sha256 !== null && { sha256: row.sha256 }),
  };
}
