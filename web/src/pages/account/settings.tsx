import { Field, PostForm, Submit } from '../../components/form.tsx';
import { Section } from '../../components/section.tsx';
import type { Document, PageAnswer } from '../../page.ts';
import { type Form, type PersonalRequest, personalAction, personalPage } from '../../session/personal-page.ts';
import { type Refusal, renameField, tryForm } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';
import { NewPassword } from './choose-password.tsx';
import { DoneNotice } from './done-notice.tsx';
import { signIn } from './sign-in.tsx';

type Change = 'password' | 'email' | 'erase';

interface Refused {
  readonly change: Change;
  readonly refusal: Refusal;
}

const PATH = '/account/settings';

export const settingsPage = personalPage(PATH, async (request) => settingsDocument(request));

export const settingsAction = personalAction(PATH, async (request, form) => {
  switch (form.get('action') ?? '') {
    case 'password':
      return changePassword(request, form);
    case 'email':
      return changeEmail(request, form);
    case 'erase':
      return erase(request, form);
    default:
      return { redirect: request.link(PATH), status: 303 };
  }
});

/** The registry ends every session with the old password, so this person is signed in anew with the new one. */
async function changePassword(request: PersonalRequest, form: Form): Promise<PageAnswer> {
  const [password, newPassword] = [form.get('password') ?? '', form.get('new_password') ?? ''];
  const change = { password, new_password: newPassword };
  const outcome = await tryForm(() => request.visitor.asVisitor().changePassword(change));
  if ('refusal' in outcome) {
    const refusal = renameField(outcome.refusal, 'password', 'new_password');
    return settingsDocument(request, { change: 'password', refusal });
  }
  const { username } = request.session.account;
  const signedIn = await signIn(request, { username, password: newPassword });
  if ('refusal' in signedIn) return { redirect: `${request.link('/sign-in')}?done=reset`, status: 303 };
  return { redirect: `${request.link(PATH)}?done=password`, status: 303, cookie: signedIn.cookie };
}

async function changeEmail(request: PersonalRequest, form: Form): Promise<PageAnswer> {
  const change = { password: form.get('password') ?? '', email: form.get('email')?.trim() ?? '' };
  const outcome = await tryForm(() => request.visitor.asVisitor().changeEmail(change));
  if ('refusal' in outcome) return settingsDocument(request, { change: 'email', refusal: outcome.refusal });
  return { redirect: `${request.link(PATH)}?done=email-sent`, status: 303 };
}

async function erase(request: PersonalRequest, form: Form): Promise<PageAnswer> {
  const confirm = form.get('confirm')?.trim() ?? '';
  const outcome = await tryForm(() => request.visitor.asVisitor().eraseOwnAccount({ confirm }));
  if ('refusal' in outcome) return settingsDocument(request, { change: 'erase', refusal: outcome.refusal });
  const { link, visitor } = request;
  return { redirect: `${link('/sign-in')}?done=erased`, status: 303, cookie: visitor.cookie.clear() };
}

function settingsDocument({ messages, session, query }: PersonalRequest, refused?: Refused): Document {
  const { settings: words, signIn: signInWords } = messages.account;
  const done: Readonly<Record<string, string | undefined>> = {
    password: words.passwordDone,
    'email-sent': words.emailDone,
    email: signInWords.done['email'],
  };
  const refusalOf = (change: Change) => (refused?.change === change ? refused.refusal : undefined);
  const content = (
    <>
      <div class="opening">
        <h1>{words.title}</h1>
        {refused === undefined && <DoneNotice sentence={done[query.get('done') ?? '']} />}
      </div>
      <PasswordForm refusal={refusalOf('password')} />
      <EmailForm refusal={refusalOf('email')} email={session.account.email} />
      <EraseForm refusal={refusalOf('erase')} username={session.account.username} />
    </>
  );
  const status = refused?.refusal.status;
  return {
    title: words.title,
    description: words.description,
    isUnlisted: true,
    personal: 'settings',
    content,
    ...(status !== undefined && { status }),
  };
}

function PasswordForm({ refusal }: { readonly refusal: Refusal | undefined }) {
  const { messages } = useSite();
  const { settings: words, newPassword } = messages.account;
  return (
    <Section id="password" title={words.password} aside={words.passwordAside}>
      <PostForm action={PATH} name="password" refusal={refusal}>
        <Field
          name="password"
          id="password-now"
          label={words.current}
          type="password"
          autocomplete="current-password"
        />
        <NewPassword label={newPassword} refusal={refusal} />
        <Submit>{words.changePassword}</Submit>
      </PostForm>
    </Section>
  );
}

function EmailForm({ refusal, email }: { readonly refusal: Refusal | undefined; readonly email: string }) {
  const { messages } = useSite();
  const { settings: words } = messages.account;
  return (
    <Section id="mail" title={words.mail} aside={words.mailAside(email)}>
      <PostForm action={PATH} name="email" refusal={refusal}>
        <Field
          name="email"
          label={words.newEmail}
          hint={words.newEmailHint}
          type="email"
          autocomplete="email"
          maxLength={254}
          refusal={refusal}
        />
        <Field
          name="password"
          id="password-for-mail"
          label={words.current}
          type="password"
          autocomplete="current-password"
        />
        <Submit>{words.changeEmail}</Submit>
      </PostForm>
    </Section>
  );
}

function EraseForm({ refusal, username }: { readonly refusal: Refusal | undefined; readonly username: string }) {
  const { messages } = useSite();
  const { settings: words } = messages.account;
  return (
    <Section id="leave" title={words.erase} aside={words.eraseAside}>
      <PostForm action={PATH} name="erase" refusal={refusal}>
        <Field name="confirm" label={words.eraseConfirm(username)} autocomplete="off" refusal={refusal} />
        <Submit isSecondary>{words.eraseSubmit}</Submit>
      </PostForm>
    </Section>
  );
}
