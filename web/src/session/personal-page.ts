import { RegistryClientError } from '@touchstone/sdk';
import { readForm } from '../form-fields.ts';
import { type Page, type PageAnswer, PageProblem, type PageRequest, type Redirect } from '../page.ts';
import type { Session } from './visitor.ts';

export const FORM_TOKEN_FIELD = 'form_token';

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

function toSignIn({ link, path, query, session, visitor }: PageRequest): Redirect {
  const search = query.size === 0 ? '' : `?${query}`;
  const redirect = `${link('/sign-in')}?next=${encodeURIComponent(`${link(path)}${search}`)}`;
  // A visitor who was never signed in has no cookie to be taken away.
  return { redirect, status: 303, ...(session !== undefined && { cookie: visitor.cookie.clear() }) };
}
