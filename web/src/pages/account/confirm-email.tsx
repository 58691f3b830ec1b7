import { PostForm, Submit } from '../../components/form.tsx';
import type { Document, Page, PageRequest } from '../../page.ts';
import { receiveForm } from '../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';
import { BadLink } from './bad-link.tsx';
import { ownerOfCode } from './mail-code.ts';

/** Where the link of the mail to a new address leads people. A click is asked for: programs open links, too. */
export const confirmEmailPage: Page = {
  path: '/account/email/confirm',
  respond: (request) => emailDocument(request, { code: request.query.get('code') ?? '' }),
};

export const confirmEmailAction: Page = {
  path: '/account/email/confirm',
  method: 'POST',
  async respond(request) {
    const code = receiveForm(request).get('code') ?? '';
    const outcome = await tryForm(() => request.visitor.asVisitor().confirmEmail({ code }));
    if ('refusal' in outcome) return emailDocument(request, { code, refusal: outcome.refusal });
    const path = request.session === undefined ? '/sign-in' : '/account/settings';
    return { redirect: `${request.link(path)}?done=email`, status: 303 };
  },
};

interface EmailInput {
  readonly code: string;
  readonly refusal?: Refusal;
}

async function emailDocument({ messages, visitor }: PageRequest, { code, refusal }: EmailInput): Promise<Document> {
  const { title, description, badTitle, badText } = messages.account.confirmEmail;
  const document = { title, description, isUnlisted: true, personal: 'none' } as const;
  const username = await ownerOfCode(() => visitor.asVisitor().checkEmail({ code }));
  if (username === undefined) {
    const way = ['/account/settings', messages.account.settings.title] as const;
    return { ...document, status: 400, content: <BadLink title={badTitle} text={badText} way={way} /> };
  }
  const content = <EmailForm username={username} code={code} refusal={refusal} />;
  return { ...document, content, ...(refusal !== undefined && { status: refusal.status }) };
}

interface EmailFormProps {
  readonly username: string;
  readonly code: string;
  readonly refusal: Refusal | undefined;
}

function EmailForm({ username, code, refusal }: EmailFormProps) {
  const { messages } = useSite();
  const { confirmEmail: words } = messages.account;
  return (
    <div class="opening">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead(username)}</p>
      <PostForm action="/account/email/confirm" refusal={refusal}>
        <input type="hidden" name="code" value={code} />
        <Submit>{words.submit}</Submit>
      </PostForm>
    </div>
  );
}
