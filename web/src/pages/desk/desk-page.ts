import { type Page, type PageAnswer, PageProblem } from '../../page.ts';
import { type Form, type PersonalRequest, personalAction, personalPage } from '../../session/personal-page.ts';

/** A page of the operator; everybody else is told that it is not theirs. */
export function deskPage(path: string, respond: (request: PersonalRequest) => Promise<PageAnswer>): Page {
  const page = personalPage(path, async (request) => {
    requireOperator(request);
    return respond(request);
  });
  return { ...page, isEnglishOnly: true };
}

/** What the operator sends from such a page. */
export function deskAction(path: string, respond: (request: PersonalRequest, form: Form) => Promise<PageAnswer>): Page {
  const page = personalAction(path, async (request, form) => {
    requireOperator(request);
    return respond(request, form);
  });
  return { ...page, isEnglishOnly: true };
}

function requireOperator({ session, messages }: PersonalRequest): void {
  if (session.account.role !== 'operator') throw new PageProblem(403, messages.desk.onlyOperators);
}
