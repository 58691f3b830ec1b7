import type { Refusal } from '../../session/refusal.ts';

interface SelectFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly chosen: string;
  readonly refusal?: Refusal | undefined;
  /** Told apart on pages where two forms have a field of that name. */
  readonly id?: string;
}

/** A label, a list to choose from, and under it what is wrong with the choice. */
export function SelectField({ name, label, hint, options, chosen, refusal, id = name }: SelectFieldProps) {
  const wrong = refusal?.fields.get(name);
  const described = [hint !== undefined && `${id}-hint`, wrong !== undefined && `${id}-wrong`].filter(Boolean);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <select
        id={id}
        name={name}
        aria-invalid={wrong === undefined ? undefined : 'true'}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
      {wrong !== undefined && (
        <p class="error" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}
