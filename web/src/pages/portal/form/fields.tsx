import type { ComponentChildren } from 'preact';
import { attributesOf, type ControlAttributes, Labelled, Wrong } from '../../../components/labelled.tsx';
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

/** What is wrong with the field of that name, if anything is. */
export function useWrong(id: string): string | undefined {
  return useForm().problems.get(id)?.join(' ');
}

interface FrameProps extends Omit<FieldProps, 'among'> {
  readonly size?: string | undefined;
  readonly children: (attributes: ControlAttributes & { readonly name: string }) => ComponentChildren;
}

/** A field with its label, its hint and what is wrong with it; its name is its id, so that links lead there. */
function Framed({ path = '', name, isOptional = false, size, children }: FrameProps) {
  const { hints } = useSite().messages.account.portalForm;
  const id = `${path}${name}`;
  const label = <LabelText name={name} isOptional={isOptional} />;
  return (
    <Labelled id={id} label={label} hint={hints[name]} wrong={useWrong(id)} size={size}>
      {(attributes) => children({ name: id, ...attributes })}
    </Labelled>
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

export function TextField({ among, type = 'text', maxLength, listId, isNumber = false, ...place }: TextFieldProps) {
  return (
    <Framed {...place}>
      {(attributes) => (
        <input
          class="input"
          // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it the compiler refuses the others
          type={type as 'text'}
          value={among.texts[place.name] ?? ''}
          maxLength={maxLength}
          list={listId}
          inputMode={isNumber ? 'decimal' : undefined}
          autocomplete="off"
          spellcheck={false}
          {...attributes}
        />
      )}
    </Framed>
  );
}

export function TextArea({ among, ...place }: FieldProps) {
  return (
    <Framed {...place}>
      {(attributes) => (
        <textarea class="input prose-input" maxLength={10_000} {...attributes}>
          {among.texts[place.name] ?? ''}
        </textarea>
      )}
    </Framed>
  );
}

type Options = readonly (readonly [value: string, text: string])[];

export function SelectField({ among, options, ...place }: FieldProps & { readonly options: Options }) {
  return (
    <Framed {...place}>
      {(attributes) => (
        <select {...attributes}>
          {options.map(([value, text]) => (
            <option key={value} value={value} selected={value === (among.texts[place.name] ?? '')}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Framed>
  );
}

interface ChoiceProps extends FieldProps {
  readonly options: readonly (readonly [value: string, content: ComponentChildren])[];
  readonly isInline?: boolean;
}

/** One of a few: the first carries the name of the group as its id, so that links lead there. */
export function ChoiceField({ among, path = '', name, options, isInline = false }: ChoiceProps) {
  const id = `${path}${name}`;
  const wrong = useWrong(id);
  const around = attributesOf(id, { hasHint: false, isWrong: wrong !== undefined });
  return (
    <fieldset class="field choices" aria-describedby={around['aria-describedby']}>
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
              aria-invalid={around['aria-invalid']}
            />
            <span>{content}</span>
          </label>
        ))}
      </div>
      <Wrong id={id}>{wrong}</Wrong>
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
  const id = name;
  const wrong = useWrong(id);
  const around = attributesOf(id, { hasHint: false, isWrong: wrong !== undefined });
  return (
    <fieldset class="field choices" aria-describedby={around['aria-describedby']}>
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
      <Wrong id={id}>{wrong}</Wrong>
    </fieldset>
  );
}
