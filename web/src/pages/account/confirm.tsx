import type { Document, Page, PageRequest } from '../../page.ts';
import { receiveForm } from '../../session/personal-page.ts';
import { type Refusal, renameField, tryForm } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';
import { BadLink } from './bad-link.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { ownerOfCode } from './mail-code.ts';
import { signIn } from './sign-in.tsx';

/** Where the link of a registration mail leads people. */
export const confirmPage: Page = {
  path: '/account/confirm',
  respond: (request) => confirmDocument(request, { code: request.query.get('code') ?? '' }),
};

export const confirmAction: Page = {
  path: '/account/confirm',
  method: 'POST',
  async respond(request) {
    const form = receiveForm(request);
    const code = form.get('code') ?? '';
    const password = form.get('new_password') ?? '';
    const outcome = await tryForm(() => request.visitor.asVisitor().confirmRegistration({ code, password }));
    if ('refusal' in outcome) return confirmDocument(request, { code, refusal: outcome.refusal });
    const { account: username, status } = outcome.answer;
    if (status !== 'active') return toDocument(request, <Waiting />);
    const signedIn = await signIn(request, { username, password });
    // Too many may be signing in at this moment; then the new owner does so themselves.
    if ('refusal' in signedIn) return { redirect: `${request.link('/sign-in')}?done=confirmed`, status: 303 };
    return { redirect: `${request.link('/account')}?done=confirmed`, status: 303, cookie: signedIn.cookie };
  },
};

interface ConfirmInput {
  readonly code: string;
  readonly refusal?: Refusal;
}

async function confirmDocument(request: PageRequest, { code, refusal }: ConfirmInput): Promise<Document> {
  const { confirm: words, password } = request.messages.account;
  const { badTitle, badText } = words;
  const [username, { policy }] = await Promise.all([
    ownerOfCode(() => request.visitor.asVisitor().checkConfirmation({ code })),
    request.registry.getRegistrationTerms(),
  ]);
  if (username === undefined) {
    const way = ['/register', request.messages.account.register.title] as const;
    return { ...toDocument(request, <BadLink title={badTitle} text={badText} way={way} />), status: 400 };
  }
  const wrong = refusal && renameField(refusal, 'password', 'new_password');
  const action = '/account/confirm';
  const said = policy === 'approval' ? { ...words, ...words.toBeDecided } : words;
  const content = <ChoosePassword {...{ action, username, code, words: said, label: password, refusal: wrong }} />;
  return { ...toDocument(request, content), ...(refusal !== undefined && { status: refusal.status }) };
}

function toDocument({ messages }: PageRequest, content: Document['content']): Document {
  const { title, description } = messages.account.confirm;
  return { title, description, isUnlisted: true, personal: 'none', content };
}

function Waiting() {
  const { messages } = useSite();
  const { waiting, waitingText } = messages.account.confirm;
  return (
    <div class="opening">
      <h1>{waiting}</h1>
      <p class="lead">{waitingText}</p>
    </div>
  );
}
