import { hash, randomBytes } from 'node:crypto';
import {
  type Account,
  mayHold,
  primaryScope,
  problemInPlainText,
  type Scope,
  TEXT_LENGTHS,
} from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import type { Instant } from '../domain/day.ts';
import { RegistryError } from '../domain/errors.ts';
import { advanceTokenGeneration } from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import { writeAudit } from '../store/private-audit-store.ts';
import {
  deletePrimaryTokens,
  findPrimaryToken,
  insertToken,
  listNamedTokens,
  type NamedToken,
  revokeNamedToken,
} from '../store/token-store.ts';
import type { TokenSecrets } from './token-secrets.ts';

export interface TokenDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: TokenSecrets;
}

export interface NamedTokenRequest {
  readonly name: string;
  readonly scope: Scope;
  /** `null` for a token that stays valid until it is revoked. */
  readonly expiresAt: Instant | null;
}

const MAX_NAMED_TOKENS = 50;

export function createTokens({ database, clock, secrets }: TokenDependencies) {
  return { primary, rotate, createNamed, list, revoke };

  /** The primary token, stable until it is rotated: derived anew each time and kept only as a hash. */
  async function primary(account: Pick<Account, 'id' | 'role' | 'tokenGeneration'>): Promise<string> {
    const { id, role, tokenGeneration: generation } = account;
    const kept = await findPrimaryToken(database.primary, id, generation);
    const version = kept?.secretVersion ?? secrets.currentVersion;
    const token = secrets.derive(id, generation, version);
    if (kept !== undefined) {
      requireSameSecret(kept.hash, token);
      return token;
    }
    await database.transaction(async (transaction) => {
      await deletePrimaryTokens(transaction, id, generation);
      await insertToken(transaction, {
        accountId: id,
        kind: 'primary',
        name: '',
        hash: tokenHash(token),
        scope: primaryScope(role),
        generation,
        secretVersion: version,
        createdAt: clock.now(),
        expiresAt: null,
      });
    });
    return token;
  }

  /** The old primary token stops working, a new one takes its place. */
  async function rotate(account: Account, actor: string): Promise<string> {
    const tokenGeneration = await database.transaction(async (transaction) => {
      const generation = await advanceTokenGeneration(transaction, account.id);
      await deletePrimaryTokens(transaction, account.id, generation);
      const entry = { at: clock.now(), accountId: account.id, actor, action: 'token rotated', reason: '' };
      await writeAudit(transaction, entry);
      return generation;
    });
    return primary({ ...account, tokenGeneration });
  }

  /** The token is in the answer and nowhere else. */
  async function createNamed(account: Account, request: NamedTokenRequest, actor: string) {
    requireGoodRequest(account, request);
    const token = randomBytes(20).toString('hex');
    const at = clock.now();
    const id = await database.transaction(async (transaction) => {
      const present = await listNamedTokens(transaction, account.id);
      if (present.length >= MAX_NAMED_TOKENS) {
        throw new RegistryError('conflict', `An account has at most ${MAX_NAMED_TOKENS} tokens; revoke one first.`);
      }
      const details = { accountId: account.id, kind: 'named', generation: null, secretVersion: null } as const;
      const tokenId = await insertToken(transaction, { ...request, ...details, hash: tokenHash(token), createdAt: at });
      await writeAudit(transaction, {
        at,
        accountId: account.id,
        actor,
        action: `token ${tokenId} created`,
        reason: `scope ${request.scope}`,
      });
      return tokenId;
    });
    const named: NamedToken = { id, ...request, createdAt: at, lastUsedAt: null };
    return { token, named };
  }

  function list(accountId: number): Promise<NamedToken[]> {
    return listNamedTokens(database.primary, accountId);
  }

  async function revoke(accountId: number, tokenId: number, actor: string): Promise<void> {
    const at = clock.now();
    await database.transaction(async (transaction) => {
      const wasThere = await revokeNamedToken(transaction, { accountId, tokenId, at });
      if (!wasThere) throw new RegistryError('not_found', `You have no token ${tokenId}.`);
      await writeAudit(transaction, { at, accountId, actor, action: `token ${tokenId} revoked`, reason: '' });
    });
  }

  function requireGoodRequest({ role }: Account, { name, scope, expiresAt }: NamedTokenRequest): void {
    const nameProblem = name === '' ? 'is required' : problemInPlainText(name, TEXT_LENGTHS.tokenName);
    const problems = [
      ...(nameProblem === undefined ? [] : [{ pointer: '/name', message: nameProblem }]),
      ...(mayHold(role, scope) ? [] : [{ pointer: '/scope', message: `is not open to the role ${role}` }]),
      ...(scope === 'admin' && expiresAt === null
        ? [{ pointer: '/expires_at', message: 'is required for the scope admin' }]
        : []),
      ...(expiresAt !== null && expiresAt <= clock.now()
        ? [{ pointer: '/expires_at', message: 'must lie in the future' }]
        : []),
    ];
    if (problems.length > 0) throw new RegistryError('invalid_record', 'The token was not created.', { problems });
  }
}

/** Tokens are long and random, so a plain hash is enough to make the table useless to a thief. */
export function tokenHash(token: string): string {
  return hash('sha256', token, 'hex');
}

function requireSameSecret(keptHash: string, token: string): void {
  if (keptHash === tokenHash(token)) return;
  throw new RegistryError(
    'unavailable',
    'The token cannot be shown: this server does not have the secret it was made with. A new token can be requested.',
  );
}
