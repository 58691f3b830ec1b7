import { Field, PostForm, Submit } from '../../components/form.tsx';
import type { Document, Page, PageRequest, Redirect } from '../../page.ts';
import { nextPath } from '../../session/next-path.ts';
import { personalAction, receiveForm } from '../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';
import { DoneNotice } from './done-notice.tsx';

export const signInPage: Page = {
  path: '/sign-in',
  respond(request) {
    const next = nextPath(request.query.get('next'));
    if (request.session !== undefined) return { redirect: next ?? request.link('/account'), status: 303 };
    return signInDocument(request, { next, done: request.query.get('done') ?? '' });
  },
};

export const signInAction: Page = {
  path: '/sign-in',
  method: 'POST',
  async respond(request) {
    const form = receiveForm(request);
    const next = nextPath(form.get('next') ?? null);
    const credentials = { username: form.get('username')?.trim() ?? '', password: form.get('password') ?? '' };
    const outcome = await signIn(request, credentials);
    if ('refusal' in outcome) {
      return signInDocument(request, { next, refusal: outcome.refusal, username: credentials.username });
    }
    return { redirect: next ?? request.link('/account'), status: 303, cookie: outcome.cookie };
  },
};

export const signOutAction: Page = personalAction('/sign-out', async ({ visitor, link }): Promise<Redirect> => {
  await visitor.asVisitor().signOut();
  return { redirect: link('/'), status: 303, cookie: visitor.cookie.clear() };
});

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Always begins a new session; the one before, if there was one, ends. */
export async function signIn(
  { visitor }: PageRequest,
  credentials: Credentials,
): Promise<{ readonly cookie: string } | { readonly refusal: Refusal }> {
  const registry = visitor.asVisitor();
  const outcome = await tryForm(() => registry.signIn(credentials));
  if ('refusal' in outcome) return outcome;
  if (visitor.session !== undefined) await tryForm(() => registry.signOut());
  return { cookie: visitor.cookie.write(outcome.answer.token, outcome.answer.expires_at) };
}

interface SignInProps {
  readonly next: string | undefined;
  readonly done?: string;
  readonly refusal?: Refusal;
  readonly username?: string;
}

function signInDocument({ messages }: PageRequest, props: SignInProps): Document {
  const { title, description } = messages.account.signIn;
  return {
    title,
    description,
    isUnlisted: true,
    personal: 'none',
    ...(props.refusal !== undefined && { status: props.refusal.status }),
    content: <SignInForm {...props} />,
  };
}

function SignInForm({ next, done = '', refusal, username }: SignInProps) {
  const { messages, link } = useSite();
  const { signIn: words, ...shared } = messages.account;
  return (
    <div class="opening">
      <h1>{words.title}</h1>
      <DoneNotice sentence={words.done[done]} />
      <p class="lead">{words.lead}</p>
      <PostForm action="/sign-in" refusal={refusal}>
        {next !== undefined && <input type="hidden" name="next" value={next} />}
        <Field name="username" label={shared.username} autocomplete="username" value={username} maxLength={256} />
        <Field name="password" label={shared.password} type="password" autocomplete="current-password" />
        <Submit>{words.submit}</Submit>
      </PostForm>
      <ul class="ways">
        <li>
          {words.noAccount} <a href={link('/register')}>{shared.register.title}</a>
        </li>
        <li>
          {words.forgotten} <a href={link('/account/forgotten')}>{shared.reset.title}</a>
        </li>
      </ul>
    </div>
  );
}
