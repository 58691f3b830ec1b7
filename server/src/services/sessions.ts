import { randomBytes } from 'node:crypto';
import { type Account, largestScope } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import type { Instant } from '../domain/day.ts';
import { addSeconds } from '../domain/instant.ts';
import type { Database } from '../store/database.ts';
import { writeAudit } from '../store/private-audit-store.ts';
import { deleteEndedSessions, deleteSession, insertToken } from '../store/token-store.ts';
import { tokenHash } from './tokens.ts';

export interface Session {
  /** What the pages send as a token; kept nowhere but with whoever signed in. */
  readonly token: string;
  readonly expiresAt: Instant;
}

/** A working day: nobody is signed in overnight on a machine that others use. */
const SESSION_SECONDS = 12 * 60 * 60;

/** Being signed in: a token that can do all its owner may, for a while, and is new each time. */
export function createSessions({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return { start, end };

  async function start({ id, role }: Pick<Account, 'id' | 'role'>): Promise<Session> {
    const at = clock.now();
    const session: Session = { token: randomBytes(20).toString('hex'), expiresAt: addSeconds(at, SESSION_SECONDS) };
    await database.transaction(async (transaction) => {
      await deleteEndedSessions(transaction, at);
      await insertToken(transaction, {
        accountId: id,
        kind: 'session',
        name: '',
        hash: tokenHash(session.token),
        scope: largestScope(role),
        generation: null,
        secretVersion: null,
        createdAt: at,
        expiresAt: session.expiresAt,
      });
      await writeAudit(transaction, { at, accountId: id, actor: `account:${id}`, action: 'signed in', reason: '' });
    });
    return session;
  }

  async function end(sessionId: number): Promise<void> {
    await database.transaction((transaction) => deleteSession(transaction, sessionId));
  }
}
