import { Field, PostForm, Submit } from '../../components/form.tsx';
import type { Document, Page, PageRequest } from '../../page.ts';
import { receiveForm } from '../../session/personal-page.ts';
import { type Refusal, renameField, tryForm } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';
import { BadLink } from './bad-link.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { ownerOfCode } from './mail-code.ts';

export const forgottenPage: Page = {
  path: '/account/forgotten',
  respond: (request) => forgottenDocument(request, <ForgottenForm account="" />),
};

export const forgottenAction: Page = {
  path: '/account/forgotten',
  method: 'POST',
  async respond(request) {
    const account = receiveForm(request).get('account')?.trim() ?? '';
    const outcome = await tryForm(() => request.visitor.asVisitor().resetPassword({ account }));
    if ('answer' in outcome) return forgottenDocument(request, <Sent />);
    const content = <ForgottenForm account={account} refusal={outcome.refusal} />;
    return { ...forgottenDocument(request, content), status: outcome.refusal.status };
  },
};

/** Where the link of the mail leads people. */
export const resetPage: Page = {
  path: '/account/reset',
  respond(request) {
    const code = request.query.get('code') ?? '';
    if (code === '') return { redirect: request.link('/account/forgotten'), status: 303 };
    return resetDocument(request, { code });
  },
};

export const resetAction: Page = {
  path: '/account/reset',
  method: 'POST',
  async respond(request) {
    const form = receiveForm(request);
    const code = form.get('code') ?? '';
    const password = form.get('new_password') ?? '';
    const outcome = await tryForm(() => request.visitor.asVisitor().resetPassword({ code, new_password: password }));
    if ('refusal' in outcome) return resetDocument(request, { code, refusal: outcome.refusal });
    const { link, visitor } = request;
    return { redirect: `${link('/sign-in')}?done=reset`, status: 303, cookie: visitor.cookie.clear() };
  },
};

function forgottenDocument({ messages }: PageRequest, content: Document['content']): Document {
  const { title, description } = messages.account.forgotten;
  return { title, description, isUnlisted: true, personal: 'none', content };
}

interface ResetInput {
  readonly code: string;
  readonly refusal?: Refusal;
}

async function resetDocument({ messages, visitor }: PageRequest, { code, refusal }: ResetInput): Promise<Document> {
  const { reset: words, newPassword } = messages.account;
  const { title, description, badTitle, badText, askAgain } = words;
  const document = { title, description, isUnlisted: true, personal: 'none' } as const;
  const username = await ownerOfCode(() => visitor.asVisitor().checkPasswordReset({ code }));
  if (username === undefined) {
    const content = <BadLink title={badTitle} text={badText} way={['/account/forgotten', askAgain]} />;
    return { ...document, status: 400, content };
  }
  const wrong = refusal && renameField(refusal, 'password', 'new_password');
  const action = '/account/reset';
  const content = <ChoosePassword {...{ action, username, code, words, label: newPassword, refusal: wrong }} />;
  return { ...document, content, ...(refusal !== undefined && { status: refusal.status }) };
}

function ForgottenForm({ account, refusal }: { readonly account: string; readonly refusal?: Refusal }) {
  const { messages, link } = useSite();
  const { forgotten: words, register } = messages.account;
  return (
    <div class="opening">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      <PostForm action="/account/forgotten" refusal={refusal}>
        <Field name="account" label={words.account} autocomplete="username" value={account} maxLength={256} />
        <Submit>{words.submit}</Submit>
      </PostForm>
      <ul class="ways">
        <li>
          {words.unconfirmed} <a href={link('/register')}>{register.title}</a>
        </li>
      </ul>
    </div>
  );
}

function Sent() {
  const { messages } = useSite();
  const { sent, sentText } = messages.account.forgotten;
  return (
    <div class="opening">
      <h1>{sent}</h1>
      <p class="lead">{sentText}</p>
    </div>
  );
}
