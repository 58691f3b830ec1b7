import type { ComponentChildren } from 'preact';
import { FORM_TOKEN_FIELD } from '../session/kept-form.ts';
import type { Refusal } from '../session/refusal.ts';
import { useSite } from '../site-view.ts';
import { asSentence, Labelled } from './labelled.tsx';

type PostFormProps = PostFormLooks &
  ({ readonly action: string } | { /** The path with its language. */ readonly address: string });

interface PostFormLooks {
  /** Told apart on pages with several forms. */
  readonly name?: string;
  readonly refusal?: Refusal | undefined;
  /** Whether it takes the whole width, for forms of several sections. */
  readonly isWide?: boolean;
  readonly hasFile?: boolean;
  /** Asks before what was typed is left behind, where the page has the script for that; `typed` if something was. */
  readonly guard?: 'typed' | '';
  readonly children: ComponentChildren;
}

/** A form that changes something. Of somebody signed in it carries what only our own pages know. */
export function PostForm(props: PostFormProps) {
  const { name, refusal, isWide = false, hasFile = false, guard, children } = props;
  const { session, link } = useSite();
  return (
    <form
      class={isWide ? 'wide-form' : 'form'}
      action={'address' in props ? props.address : link(props.action)}
      method="post"
      encType={hasFile ? 'multipart/form-data' : undefined}
      data-guard={guard}
    >
      {session !== undefined && <input type="hidden" name={FORM_TOKEN_FIELD} value={session.formToken()} />}
      {name !== undefined && <input type="hidden" name="action" value={name} />}
      {refusal !== undefined && <RefusalNotice refusal={refusal} />}
      {children}
    </form>
  );
}

export function RefusalNotice({ refusal: { message, waitSeconds } }: { readonly refusal: Refusal }) {
  const { messages, format } = useSite();
  return (
    <div class="notice of-negative" role="alert">
      <p>
        <b>
          <Said sentence={message} />
        </b>
      </p>
      {waitSeconds !== undefined && <p>{messages.account.tryAgainIn(format.number(waitSeconds))}</p>}
    </div>
  );
}

/** A sentence of the registry: in the language of the page where it is known, else as it is. */
function Said({ sentence }: { readonly sentence: string }) {
  const { messages, language } = useSite();
  const known = messages.account.sentences[sentence];
  if (known !== undefined) return <span>{known}</span>;
  return <span lang={language === 'en' ? undefined : 'en'}>{sentence}</span>;
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly type?: 'text' | 'email' | 'password' | 'date';
  readonly autocomplete?: string;
  readonly value?: string | undefined;
  readonly isOptional?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: string;
  readonly refusal?: Refusal | undefined;
  /** Told apart on pages where two forms have a field of that name. */
  readonly id?: string;
}

/** A label, a field, and under it what is wrong with what was typed. */
export function Field({
  name,
  label,
  hint,
  type = 'text',
  refusal,
  isOptional = false,
  id = name,
  ...rest
}: FieldProps) {
  const wrong = refusal?.fields.get(name);
  return (
    <Labelled id={id} label={label} hint={hint} wrong={wrong && <Said sentence={asSentence(wrong)} />}>
      {(attributes) => (
        <input
          class="input"
          name={name}
          // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it the compiler refuses the others
          type={type as 'text'}
          required={!isOptional}
          spellcheck={type === 'text' ? undefined : false}
          {...attributes}
          {...rest}
        />
      )}
    </Labelled>
  );
}

interface CheckProps {
  readonly name: string;
  readonly isChecked?: boolean;
  readonly isRequired?: boolean;
  readonly children: ComponentChildren;
}

export function Check({ name, isChecked = false, isRequired = false, children }: CheckProps) {
  return (
    <label class="choice">
      <input type="checkbox" name={name} value="yes" checked={isChecked} required={isRequired} />
      <span>{children}</span>
    </label>
  );
}

interface SubmitProps {
  readonly children: ComponentChildren;
  readonly isSecondary?: boolean;
}

export function Submit({ children, isSecondary = false }: SubmitProps) {
  return (
    <div class="buttons">
      <button class={isSecondary ? 'button other' : 'button'} type="submit">
        {children}
      </button>
    </div>
  );
}
