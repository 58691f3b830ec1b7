import type { Refusal } from '../session/refusal.ts';
import { asSentence, Labelled } from './labelled.tsx';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen: string;
  readonly refusal?: Refusal | undefined;
  /** Told apart on pages where two forms have a field of that name. */
  readonly id?: string;
  readonly isRequired?: boolean;
}

/** A label, a list to choose from, and under it what is wrong with the choice. */
export function SelectField({
  name,
  label,
  hint,
  options,
  chosen,
  refusal,
  id = name,
  isRequired = false,
}: SelectFieldProps) {
  const wrong = refusal?.fields.get(name);
  return (
    <Labelled id={id} label={label} hint={hint} wrong={wrong && asSentence(wrong)}>
      {(attributes) => (
        <select name={name} required={isRequired} {...attributes}>
          {options.map(([value, text]) => (
            <option key={value} value={value} selected={value === chosen}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
