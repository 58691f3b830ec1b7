import type { ComponentChildren } from 'preact';
import { useSite } from '../../site-view.ts';

/** What narrows a list; it changes the address and nothing else. */
export function FilterBar({ path, children }: { readonly path: string; readonly children: ComponentChildren }) {
  const { messages, link } = useSite();
  return (
    <form class="own-filters" action={link(path)} aria-label={messages.account.portal.filters}>
      {children}
      <button class="button other small" type="submit">
        {messages.desk.shared.show}
      </button>
    </form>
  );
}

interface FilterChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly chosen: string;
  /** Beside the first, which is everything. */
  readonly options: readonly (readonly [value: string, text: string])[];
  /** What the first is called; left out where one must be chosen. */
  readonly any?: string | undefined;
}

export function FilterChoice({ name, label, chosen, options, any }: FilterChoiceProps) {
  return (
    <div>
      <label for={`filter-${name}`}>{label}</label>
      <select class="small" id={`filter-${name}`} name={name}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value} selected={value === chosen}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface FilterTextProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'search' | 'date' | 'text';
  readonly maxLength?: number;
  /** What such a text looks like. */
  readonly hint?: string;
}

export function FilterText({ name, label, value, type = 'search', maxLength = 200, hint }: FilterTextProps) {
  return (
    <div>
      <label for={`filter-${name}`}>{label}</label>
      <input
        class="input small"
        // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- without it the compiler refuses the others
        type={type as 'text'}
        id={`filter-${name}`}
        name={name}
        value={value}
        maxLength={type === 'date' ? undefined : maxLength}
        placeholder={hint}
      />
    </div>
  );
}
