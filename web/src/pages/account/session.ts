import type { Data, Page } from '../../page.ts';

export const SESSION_PATH = '/account/session';
const NOT_KEPT = { 'cache-control': 'no-store' };

/** For the script of forms: who is signed in now, and a token that fits. Other sites cannot read the answer. */
export const sessionPage: Page = {
  path: SESSION_PATH,
  respond({ session }): Data {
    const answer = session && { account: session.account.username, form_token: session.formToken() };
    return { contentType: 'application/json', data: JSON.stringify(answer ?? {}), headers: NOT_KEPT };
  },
};
