import { Field, PostForm, Submit } from '../../components/form.tsx';
import type { Document, PageRequest } from '../../page.ts';
import type { KeptForm } from '../../session/kept-form.ts';
import type { Refusal } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';
import { DoneNotice } from './done-notice.tsx';

export const KEPT_FIELD = 'kept';
/** Scripts that send rows read it as signed out. */
const SIGNED_OUT = 403;

interface SignInProps {
  readonly next: string | undefined;
  readonly done?: string;
  readonly refusal?: Refusal;
  readonly username?: string;
  /** A form that arrived after its sender was signed out, with what could be kept of it. */
  readonly lost?: { readonly kept: KeptForm | undefined } | undefined;
}

export function signInDocument({ messages }: Pick<PageRequest, 'messages'>, props: SignInProps): Document {
  const { title, description } = messages.account.signIn;
  const status = props.refusal?.status ?? (props.lost && SIGNED_OUT);
  return {
    title,
    description,
    isUnlisted: true,
    personal: 'none',
    ...(status !== undefined && { status }),
    content: <SignInForm {...props} />,
  };
}

function SignInForm({ next, done = '', refusal, username, lost }: SignInProps) {
  const { messages, link } = useSite();
  const { signIn: words, ...shared } = messages.account;
  return (
    <div class="opening">
      <h1>{words.title}</h1>
      <DoneNotice sentence={words.done[done]} />
      {lost === undefined ? <p class="lead">{words.lead}</p> : <SignedOutNotice kept={lost.kept} />}
      <PostForm action="/sign-in" refusal={refusal}>
        {next !== undefined && <input type="hidden" name="next" value={next} />}
        {lost?.kept !== undefined && <input type="hidden" name={KEPT_FIELD} value={JSON.stringify(lost.kept)} />}
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

function SignedOutNotice({ kept }: { readonly kept: KeptForm | undefined }) {
  const words = useSite().messages.account.signedOut;
  return (
    <div class="notice of-conditional" role="alert">
      <p>
        <b>{words.before}</b>
      </p>
      <p>{kept === undefined ? words.notKept : words.kept}</p>
      {kept?.hadFiles && <p>{words.withoutFiles}</p>}
    </div>
  );
}
