import { randomBytes } from 'node:crypto';
import type { Authentication, TokenCheck } from './token-check.ts';
import { tokenHash } from './tokens.ts';

export interface SiteAccess {
  /** Sent by the pages of this process, known to nobody else and never stored. */
  readonly token: string;
  readonly authenticate: TokenCheck['authenticate'];
}

/** The pages read as somebody of their own, who is nobody's account: what visitors may do is limited by address. */
const SITE: Authentication = {
  state: 'active',
  principal: {
    accountId: 0,
    username: 'site',
    role: 'consumer',
    scope: 'read',
    tokenId: 0,
    tokenKind: 'named',
    isInternal: true,
  },
};

/** No token of an account starts like this, so that theirs are hashed once and not twice. */
const START = 'site-';

/** Adds the token of the site to those that are known. */
export function createSiteAccess(authenticate: TokenCheck['authenticate']): SiteAccess {
  const token = `${START}${randomBytes(20).toString('hex')}`;
  const hash = tokenHash(token);
  return {
    token,
    // By hash, as every token: how long the comparison takes says nothing about the token.
    authenticate: (given) => (given.startsWith(START) && tokenHash(given) === hash ? SITE : authenticate(given)),
  };
}
