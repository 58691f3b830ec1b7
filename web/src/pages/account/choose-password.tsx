import { Field, PostForm, Submit } from '../../components/form.tsx';
import type { Refusal } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';

interface NewPasswordProps {
  readonly label: string;
  readonly refusal: Refusal | undefined;
}

export function NewPassword({ label, refusal }: NewPasswordProps) {
  const { messages } = useSite();
  return (
    <Field
      name="new_password"
      label={label}
      hint={messages.account.passwordRule}
      type="password"
      autocomplete="new-password"
      minLength={10}
      maxLength={256}
      refusal={refusal}
    />
  );
}

interface ChoosePasswordProps extends NewPasswordProps {
  readonly action: string;
  readonly username: string;
  /** What the link of the mail carried. */
  readonly code: string;
  readonly words: { readonly title: string; readonly submit: string; lead(username: string): string };
}

/** Where the link of a mail leads: the one who holds it chooses the password. */
export function ChoosePassword({ action, username, code, words, label, refusal }: ChoosePasswordProps) {
  return (
    <div class="opening">
      <h1>{words.title}</h1>
      <p class="lead">{words.lead(username)}</p>
      <PostForm action={action} refusal={refusal}>
        <input type="hidden" name="code" value={code} />
        {/* Tells a password manager whose password it is. */}
        <input
          class="unseen"
          name="username"
          value={username}
          autocomplete="username"
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <NewPassword label={label} refusal={refusal} />
        <Submit>{words.submit}</Submit>
      </PostForm>
    </div>
  );
}
