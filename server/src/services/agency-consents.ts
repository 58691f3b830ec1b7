import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import { endConsent, insertConsent, readConsents } from '../store/agency-consent-store.ts';
import { logCredentialEvents } from '../store/credential-event-store.ts';
import { requestWalk } from '../store/credential-issuing-store.ts';
import type { Database } from '../store/database.ts';
import { findRecord } from '../store/record-reader.ts';

export interface ConsentChange {
  readonly agencyId: number;
  /** What the agency agreed to, or why it no longer does, and where that is written. */
  readonly note: string;
  readonly actor: string;
}

/** Records whether agencies agree to documents in their own name. What was issued before is issued anew. */
export function createAgencyConsents({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return { give, end };

  async function give({ agencyId, note, actor }: ConsentChange): Promise<void> {
    if (!(await findRecord(database.primary, 'agency', agencyId))) {
      throw new RegistryError('not_found', `There is no agency ${agencyId}.`);
    }
    const at = clock.now();
    await database.transaction(async (transaction) => {
      const consents = await readConsents(transaction);
      if (consents.some((consent) => consent.agencyId === agencyId && consent.endedAt === null)) {
        throw new RegistryError('conflict', `The consent of agency ${agencyId} is recorded already.`);
      }
      await insertConsent(transaction, { agencyId, givenAt: at, givenNote: note });
      await logCredentialEvents(transaction, [
        { at, actor, action: 'consent given', reason: sentence(agencyId, note) },
      ]);
      await requestWalk(transaction);
    });
  }

  async function end({ agencyId, note, actor }: ConsentChange): Promise<void> {
    const at = clock.now();
    await database.transaction(async (transaction) => {
      if (!(await endConsent(transaction, { agencyId, endedAt: at, endedNote: note }))) {
        throw new RegistryError('not_found', `No consent of agency ${agencyId} is recorded.`);
      }
      await logCredentialEvents(transaction, [
        { at, actor, action: 'consent ended', reason: sentence(agencyId, note) },
      ]);
      await requestWalk(transaction);
    });
  }
}

function sentence(agencyId: number, note: string): string {
  return `Agency ${agencyId}: ${note}`;
}
