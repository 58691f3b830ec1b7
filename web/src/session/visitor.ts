import { type Client, createClient, type Fetch, type OwnAccount, RegistryClientError } from '@touchstone/sdk';
import type { SiteOptions, SiteRequest } from '../../site.d.ts';
import { isFromHere } from './form-origin.ts';
import { createFormToken, isFormToken } from './form-token.ts';
import { createSessionCookie, type SessionCookie } from './session-cookie.ts';

/** Somebody who is signed in. */
export interface Session {
  readonly account: OwnAccount;
  /** For a form of theirs; another text each time. */
  formToken(): string;
  isFormToken(given: string): boolean;
}

/** Who has asked for a page. */
export interface Visitor {
  /** The registry as the visitor may use it: with their session, else as anybody from their address. */
  asVisitor(): Client;
  readonly session: Session | undefined;
  /** The session that has just begun with a token. */
  sessionOf(token: string): Promise<Session | undefined>;
  /** Whether there is a cookie of a session that has ended. */
  readonly hasEndedSession: boolean;
  /** Whether a form comes from a page of this site. */
  readonly isFromHere: boolean;
  readonly cookie: SessionCookie;
}

/** Finds out who is asking, by the cookie of the site. */
export function createVisitors({ baseUrl, registry }: Pick<SiteOptions, 'baseUrl' | 'registry'>) {
  const cookie = createSessionCookie(baseUrl);

  const registryFor = (token: string, address: string | undefined): Client => {
    const { fetch: ownFetch = globalThis.fetch } = registry;
    const fetchFor: Fetch = (url, init) => {
      const headers = new Headers(init.headers);
      // Attempts are counted by address; without it all visitors together would be one.
      if (address !== undefined) headers.set('x-forwarded-for', address);
      return ownFetch(url, { ...init, headers });
    };
    return createClient({ ...registry, token, fetch: fetchFor, retry: { retries: 0 } });
  };

  return {
    hasCookie: (header: string | undefined): boolean => cookie.read(header) !== undefined,

    async find(request: SiteRequest): Promise<Visitor> {
      const { address, origin, fetchSite, host } = request;
      const sessionOf = (token: string) => openSession(token, registryFor(token, address));
      const form = { cookie, isFromHere: isFromHere({ origin, fetchSite, host }), sessionOf };
      const token = cookie.read(request.cookie);
      const session = token === undefined ? undefined : await sessionOf(token);
      // Few pages need it, so it is made for those.
      const asVisitor = () => registryFor(session === undefined ? registry.token : (token ?? ''), address);
      return { ...form, asVisitor, session, hasEndedSession: token !== undefined && session === undefined };
    },
  };
}

async function openSession(token: string, registry: Client): Promise<Session | undefined> {
  const account = await findAccount(registry);
  if (account === undefined) return undefined;
  return {
    account,
    formToken: () => createFormToken(token),
    isFormToken: (given) => isFormToken(given, token),
  };
}

/** `undefined` once the session has ended, by itself or because the account was suspended. */
async function findAccount(registry: Client): Promise<OwnAccount | undefined> {
  try {
    return await registry.getOwnAccount();
  } catch (error) {
    if (error instanceof RegistryClientError && (error.status === 401 || error.status === 403)) return undefined;
    throw error;
  }
}
