import type { ComponentChildren } from 'preact';
import { useSite } from '../../../site-view.ts';
import { useForm } from './form-view.ts';
import type { Typed } from './typed.ts';

interface FieldProps {
  /** The fields it stands among. */
  readonly among: Typed;
  /** What comes before its name, such as `programmes.0.`. */
  readonly path?: string;
  readonly name: string;
  readonly isOptional?: boolean;
}

interface Described {
  readonly id: string;
  readonly wrong: readonly string[];
  readonly hint: string | undefined;
  readonly describedBy: string | undefined;
}

/** What a field of that name says around itself. */
function useDescribed(id: string, hint: string | undefined): Described {
  const wrong = useForm().problems.get(id) ?? [];
  const ids = [hint !== undefined && `${id}-hint`, wrong.length > 0 && `${id}-wrong`].filter((part) => part !== false);
  return { id, wrong, hint, describedBy: ids.length === 0 ? undefined : ids.join(' ') };
}

export function Wrong({ id, wrong }: Pick<Described, 'id' | 'wrong'>) {
  if (wrong.length === 0) return null;
  return (
    <p class="error" id={`${id}-wrong`}>
      {wrong.join(' ')}
    </p>
  );
}

function Hint({ id, hint }: Pick<Described, 'id' | 'hint'>) {
  if (hint === undefined) return null;
  return (
    <span class="hint" id={`${id}-hint`}>
      {hint}
    </span>
  );
}

function LabelText({ name, isOptional = false }: Pick<FieldProps, 'name' | 'isOptional'>) {
  const { fields, optional } = useSite().messages.account.portalForm;
  return (
    <>
      {fields[name] ?? name}
      {isOptional && <span class="muted optional"> ({optional})</span>}
    </>
  );
}

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'date' | 'url';
  readonly size?: 'short' | 'middle';
  readonly maxLength?: number;
  /** The list of suggestions of the browser. */
  readonly listId?: string;
  readonly isNumber?: boolean;
}

export function TextField({ among, path = '', name, isOptional, type = 'text', size, ...rest }: TextFieldProps) {
  const { hints } = useSite().messages.account.portalForm;
  const { id, wrong, hint, describedBy } = useDescribed(`${path}${name}`, hints[name]);
  return (
    <div class={size === undefined ? 'field' : `field ${size}`}>
      <label for={id}>
        <LabelText name={name} isOptional={isOptional ?? false} />
      </label>
      <Hint id={id} hint={hint} />
      <input
        class="input"
        id={id}
        name={id}
        // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it the compiler refuses the others
        type={type as 'text'}
        value={among.texts[name] ?? ''}
        maxLength={rest.maxLength}
        list={rest.listId}
        inputMode={rest.isNumber ? 'decimal' : undefined}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={wrong.length === 0 ? undefined : 'true'}
        aria-describedby={describedBy}
      />
      <Wrong id={id} wrong={wrong} />
    </div>
  );
}

export function TextArea({ among, path = '', name, isOptional }: FieldProps) {
  const { hints } = useSite().messages.account.portalForm;
  const { id, wrong, hint, describedBy } = useDescribed(`${path}${name}`, hints[name]);
  return (
    <div class="field">
      <label for={id}>
        <LabelText name={name} isOptional={isOptional ?? false} />
      </label>
      <Hint id={id} hint={hint} />
      <textarea
        class="input prose-input"
        id={id}
        name={id}
        maxLength={10_000}
        aria-invalid={wrong.length === 0 ? undefined : 'true'}
        aria-describedby={describedBy}
      >
        {among.texts[name] ?? ''}
      </textarea>
      <Wrong id={id} wrong={wrong} />
    </div>
  );
}

type Options = readonly (readonly [value: string, text: string])[];

export function SelectField({
  among,
  path = '',
  name,
  isOptional,
  options,
}: FieldProps & { readonly options: Options }) {
  const { hints } = useSite().messages.account.portalForm;
  const { id, wrong, hint, describedBy } = useDescribed(`${path}${name}`, hints[name]);
  return (
    <div class="field">
      <label for={id}>
        <LabelText name={name} isOptional={isOptional ?? false} />
      </label>
      <Hint id={id} hint={hint} />
      <select id={id} name={id} aria-invalid={wrong.length === 0 ? undefined : 'true'} aria-describedby={describedBy}>
        {options.map(([value, text]) => (
          <option key={value} value={value} selected={value === (among.texts[name] ?? '')}>
            {text}
          </option>
        ))}
      </select>
      <Wrong id={id} wrong={wrong} />
    </div>
  );
}

interface ChoiceProps extends FieldProps {
  readonly options: readonly (readonly [value: string, content: ComponentChildren])[];
  readonly isInline?: boolean;
}

/** One of a few: the first carries the name of the group as its id, so that links lead there. */
export function ChoiceField({ among, path = '', name, options, isInline = false }: ChoiceProps) {
  const { id, wrong, describedBy } = useDescribed(`${path}${name}`, undefined);
  return (
    <fieldset class="field choices" aria-describedby={describedBy}>
      <legend>
        <LabelText name={name} />
      </legend>
      <div class={isInline ? 'choices-inline' : undefined}>
        {options.map(([value, content], index) => (
          <label key={value} class="choice">
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${index}`}
              name={id}
              value={value}
              checked={among.texts[name] === value}
              aria-invalid={wrong.length === 0 ? undefined : 'true'}
            />
            <span>{content}</span>
          </label>
        ))}
      </div>
      <Wrong id={id} wrong={wrong} />
    </fieldset>
  );
}

interface TickProps {
  readonly among: Typed;
  readonly name: string;
  readonly prefix: string;
  readonly isOptional?: boolean;
  readonly options: readonly (readonly [value: string, content: ComponentChildren])[];
}

/** Any of a few. */
export function TickField({ among, name, prefix, isOptional = false, options }: TickProps) {
  const { id, wrong, describedBy } = useDescribed(name, undefined);
  return (
    <fieldset class="field choices" aria-describedby={describedBy}>
      <legend>
        <LabelText name={name} isOptional={isOptional} />
      </legend>
      {options.map(([value, content], index) => (
        <label key={value} class="choice">
          <input
            type="checkbox"
            id={index === 0 ? id : `${id}-${index}`}
            name={`${prefix}${value}`}
            value="yes"
            checked={among.texts[`${prefix}${value}`] !== undefined}
          />
          <span>{content}</span>
        </label>
      ))}
      <Wrong id={id} wrong={wrong} />
    </fieldset>
  );
}
