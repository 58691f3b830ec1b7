import type { Page, PageRequest, Redirect, SiteView } from '../../page.ts';
import { readKeptForm } from '../../session/kept-form.ts';
import { nextPath } from '../../session/next-path.ts';
import { ownAgencyIds } from '../../session/own-agencies.ts';
import { personalAction, receiveForm } from '../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../session/refusal.ts';
import type { Session } from '../../session/visitor.ts';
import { goOnDocument } from './go-on.tsx';
import { KEPT_FIELD, signInDocument } from './sign-in-form.tsx';

export const signInPage: Page = {
  path: '/sign-in',
  respond(request) {
    const next = nextPath(request.query.get('next'));
    if (request.session !== undefined) return { redirect: next ?? homeOf(request.session, request), status: 303 };
    return signInDocument(request, { next, done: request.query.get('done') ?? '' });
  },
};

export const signInAction: Page = {
  path: '/sign-in',
  method: 'POST',
  async respond(request) {
    const form = receiveForm(request);
    const next = nextPath(form.get('next') ?? null);
    const kept = readKeptForm(form.get(KEPT_FIELD));
    const credentials = { username: form.get('username')?.trim() ?? '', password: form.get('password') ?? '' };
    const outcome = await signIn(request, credentials);
    if ('refusal' in outcome) {
      const lost = kept && { kept };
      return signInDocument(request, { next, refusal: outcome.refusal, username: credentials.username, lost });
    }
    const { cookie, session } = outcome;
    if (kept !== undefined && session !== undefined) return { ...goOnDocument(request, kept), session, cookie };
    return { redirect: next ?? homeOf(session, request), status: 303, cookie };
  },
};

export const signOutAction: Page = personalAction('/sign-out', async ({ visitor, link }): Promise<Redirect> => {
  await visitor.asVisitor().signOut();
  return { redirect: link('/'), status: 303, cookie: visitor.cookie.clear() };
});

/** Where somebody works who did not ask for a page. */
function homeOf(session: Session | undefined, { link, linkIn, today }: SiteView): string {
  if (session?.account.role === 'operator') return linkIn('en', '/desk');
  return link(session !== undefined && ownAgencyIds(session.account, today).length > 0 ? '/portal' : '/account');
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface SignedIn {
  readonly cookie: string;
  readonly session: Session | undefined;
}

/** Always begins a new session; the one before, if there was one, ends. */
export async function signIn(
  { visitor }: PageRequest,
  credentials: Credentials,
): Promise<SignedIn | { readonly refusal: Refusal }> {
  const registry = visitor.asVisitor();
  const outcome = await tryForm(() => registry.signIn(credentials));
  if ('refusal' in outcome) return outcome;
  if (visitor.session !== undefined) await tryForm(() => registry.signOut());
  const { token, expires_at: expiresAt } = outcome.answer;
  return { cookie: visitor.cookie.write(token, expiresAt), session: await visitor.sessionOf(token) };
}
