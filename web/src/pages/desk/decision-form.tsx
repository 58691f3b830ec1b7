import type { ComponentChildren } from 'preact';
import { Field, PostForm, Submit } from '../../components/form.tsx';
import { useSite } from '../../site-view.ts';
import { formState, type Refused } from './refused.ts';

const REASON_LENGTH = 1_000;

interface DecisionFormProps {
  /** The address of the page. */
  readonly action: string;
  /** Which form of the page; also tells its fields apart. */
  readonly name: string;
  /** What the button says; or what can be decided, each a button that sends its value as `decision`. */
  readonly submit: string | readonly (readonly [value: string, text: string])[];
  readonly isSecondary?: boolean;
  /** Said about the reason instead of that it is told to whom it concerns. */
  readonly reasonHint?: string;
  readonly refused: Refused | undefined;
  /** Sent along as they are, such as the version that was seen. */
  readonly hidden?: Readonly<Record<string, string | number>>;
  /** Fields above the reason. */
  readonly children?: ComponentChildren;
}

/** A decision: what it is about, why, and the button that makes it. */
export function DecisionForm(props: DecisionFormProps) {
  const { action, name, submit, isSecondary = false, reasonHint, refused, hidden = {}, children } = props;
  const { shared } = useSite().messages.desk;
  const { refusal, typed } = formState(refused, name);
  return (
    <PostForm action={action} name={name}>
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
      <Field
        name="reason"
        id={`${name}-reason`}
        label={shared.reason}
        hint={reasonHint ?? shared.reasonHint}
        maxLength={REASON_LENGTH}
        autocomplete="off"
        value={typed('reason')}
        refusal={refusal}
      />
      {typeof submit === 'string' ? (
        <Submit isSecondary={isSecondary}>{submit}</Submit>
      ) : (
        <Choices decisions={submit} />
      )}
    </PostForm>
  );
}

function Choices({ decisions }: { readonly decisions: readonly (readonly [value: string, text: string])[] }) {
  return (
    <div class="buttons">
      {decisions.map(([value, text], index) => (
        <button key={value} class={index === 0 ? 'button' : 'button other'} type="submit" name="decision" value={value}>
          {text}
        </button>
      ))}
    </div>
  );
}
