import { FORM_TOKEN_FIELD } from '../session/kept-form.ts';
import { useSite } from '../site-view.ts';

/** Who is signed in, and the way in or out. */
export function Who() {
  const { messages, link, session, isSomebody } = useSite();
  const { signIn, signedInAs, menu } = messages.account;
  if (session === undefined) {
    return (
      <p class="who">
        {isSomebody ? <a href={link('/account')}>{menu.account}</a> : <a href={link('/sign-in')}>{signIn.title}</a>}
      </p>
    );
  }
  const { username } = session.account;
  return (
    <div class="who">
      <a class="name" href={link('/account')}>
        <span class="unseen">{signedInAs} </span>
        {username}
      </a>
      <form action={link('/sign-out')} method="post">
        <input type="hidden" name={FORM_TOKEN_FIELD} value={session.formToken()} />
        <button type="submit">{signIn.signOut}</button>
      </form>
    </div>
  );
}
