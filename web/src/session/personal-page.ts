import { RegistryClientError } from '@touchstone/sdk';
import { readForm } from '../form-fields.ts';
import { type Page, type PageAnswer, PageProblem, type PageRequest } from '../page.ts';
import { signInDocument } from '../pages/account/sign-in-form.tsx';
import { FORM_TOKEN_FIELD, isTyped, keepForm } from './kept-form.ts';
import type { Session } from './visitor.ts';

export type Form = ReadonlyMap<string, string>;

export interface PersonalRequest extends PageRequest {
  readonly session: Session;
}

/** The fields of a form that a page of this site has sent. */
export function receiveForm({ visitor, messages, contentType, body }: PageRequest): Form {
  if (!visitor.isFromHere) throw new PageProblem(403, messages.account.notFromHere);
  return readForm(contentType, body);
}

/** A page of somebody signed in; everybody else is asked to sign in first. */
export function personalPage(path: string, respond: (request: PersonalRequest) => Promise<PageAnswer>): Page {
  return { path, respond: (request) => whileSignedIn(request, respond) };
}

/** What somebody signed in sends from such a page, and nobody else could have in their name. */
export function personalAction(
  path: string,
  respond: (request: PersonalRequest, form: Form) => Promise<PageAnswer>,
): Page {
  return {
    path,
    method: 'POST',
    respond: (request) =>
      whileSignedIn(request, (personal) => {
        const form = receiveForm(personal);
        if (!personal.session.isFormToken(form.get(FORM_TOKEN_FIELD) ?? '')) {
          throw new PageProblem(403, personal.messages.account.staleForm);
        }
        return respond(personal, form);
      }),
  };
}

async function whileSignedIn(
  request: PageRequest,
  respond: (request: PersonalRequest) => Promise<PageAnswer>,
): Promise<PageAnswer> {
  const { session } = request;
  if (session === undefined) return toSignIn(request);
  try {
    return await respond({ ...request, session });
  } catch (error) {
    if (error instanceof RegistryClientError && error.status === 401) return toSignIn(request);
    throw error;
  }
}

function toSignIn(request: PageRequest): PageAnswer {
  const { link, path, query, session, visitor } = request;
  const search = query.size === 0 ? '' : `?${query}`;
  const next = `${link(path)}${search}`;
  // A visitor who was never signed in has no cookie to be taken away.
  const cookie = session !== undefined && { cookie: visitor.cookie.clear() };
  if (hasTyped(request)) return { ...signInDocument(request, { next, lost: { kept: keepForm(request) } }), ...cookie };
  return { redirect: `${link('/sign-in')}?next=${encodeURIComponent(next)}`, status: 303, ...cookie };
}

/** What comes from elsewhere is not kept: nobody here has typed it. */
function hasTyped({ visitor, contentType, body }: PageRequest): boolean {
  return visitor.isFromHere && isTyped(readForm(contentType, body));
}
