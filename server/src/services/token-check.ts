import { effectiveScope, type Role, type Scope, type TokenKind } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import type { Instant } from '../domain/day.ts';
import type { Database } from '../store/database.ts';
import { findTokenByHash, type PresentedToken, touchTokens } from '../store/token-store.ts';
import { tokenHash } from './tokens.ts';

/** Who is asking, once a token has been checked. */
export interface Principal {
  readonly accountId: number;
  readonly username: string;
  readonly role: Role;
  /** What the token allows, never more than the role does. */
  readonly scope: Scope;
  readonly tokenId: number;
  readonly tokenKind: TokenKind;
  /** The site of this very process; it is not counted, its visitors are. */
  readonly isInternal?: true;
}

export type Authentication =
  | { readonly state: 'active'; readonly principal: Principal }
  | { readonly state: 'suspended'; readonly reason: string };

export interface TokenCheck {
  /** Whose token it is; `undefined` for one that nobody has. At once when it was looked up a moment ago. */
  authenticate(token: string): Authentication | undefined | Promise<Authentication | undefined>;
  /** Writes down when tokens were last used. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface TokenCheckDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
  /** Milliseconds from any start; tests pass their own. */
  readonly milliseconds?: () => number;
}

/** Below a second: a revoked or suspended token stops everywhere within one. */
const LIFE_MS = 900;
const MAX_KEPT = 10_000;
const FLUSH_MS = 30_000;
const TOKEN = /^[0-9a-f]{40}$/;

export function createTokenCheck(dependencies: TokenCheckDependencies): TokenCheck {
  const { database, clock, onError, milliseconds = () => performance.now() } = dependencies;
  const kept = new Map<string, { readonly until: number; readonly result: Authentication }>();
  const underway = new Map<string, Promise<Authentication | undefined>>();
  const uses = new Map<number, Instant>();
  const timer = setInterval(() => void flush().catch(onError), FLUSH_MS).unref();

  return { authenticate, flush, close };

  function authenticate(token: string) {
    if (!TOKEN.test(token)) return undefined;
    const hash = tokenHash(token);
    const known = kept.get(hash);
    if (known !== undefined && known.until > milliseconds()) return known.result;
    return underway.get(hash) ?? lookUp(hash);
  }

  function lookUp(hash: string): Promise<Authentication | undefined> {
    const looking = find(hash).finally(() => underway.delete(hash));
    underway.set(hash, looking);
    return looking;
  }

  async function find(hash: string): Promise<Authentication | undefined> {
    // The life starts before the question: what changes while it is asked must not live longer.
    const until = milliseconds() + LIFE_MS;
    const found = await findTokenByHash(database.primary, hash);
    const result = found && toAuthentication(found, clock.now());
    kept.delete(hash);
    if (found === undefined || result === undefined) return undefined;
    if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? '');
    kept.set(hash, { until, result });
    uses.set(found.tokenId, clock.now());
    return result;
  }

  async function flush(): Promise<void> {
    if (uses.size === 0) return;
    const written = new Map(uses);
    uses.clear();
    await database.transaction((transaction) => touchTokens(transaction, written));
  }

  async function close(): Promise<void> {
    clearInterval(timer);
    await flush();
  }
}

function toAuthentication(token: PresentedToken, now: Instant): Authentication | undefined {
  if (token.revokedAt !== null || (token.expiresAt !== null && token.expiresAt <= now)) return undefined;
  // Before the generation is compared: a suspension advances it, and its reason shall be told.
  if (token.status === 'suspended') return { state: 'suspended', reason: token.statusReason };
  if (token.status !== 'active') return undefined;
  if (token.kind === 'primary' && token.generation !== token.tokenGeneration) return undefined;
  const { accountId, username, role, tokenId, kind } = token;
  const scope = effectiveScope(role, token.scope);
  return { state: 'active', principal: { accountId, username, role, scope, tokenId, tokenKind: kind } };
}
