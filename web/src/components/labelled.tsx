import type { ComponentChildren } from 'preact';

/** What makes a control belong to its label, its hint and what is wrong with it. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': 'true' | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledProps {
  readonly id: string;
  readonly label: ComponentChildren;
  readonly hint?: string | undefined;
  /** What is wrong with what was typed, if anything is. */
  readonly wrong?: ComponentChildren;
  /** How the field is laid out, where it is not as wide as all others. */
  readonly size?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ComponentChildren;
}

/** A label, a hint, a control of any kind, and under it what is wrong with what was typed. */
export function Labelled({ id, label, hint, wrong, size, children }: LabelledProps) {
  return (
    <div class={size === undefined ? 'field' : `field ${size}`}>
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <span class="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children(attributesOf(id, { hasHint: hint !== undefined, isWrong: wrong !== undefined }))}
      <Wrong id={id}>{wrong}</Wrong>
    </div>
  );
}

interface Surroundings {
  readonly hasHint: boolean;
  readonly isWrong: boolean;
}

export function attributesOf(id: string, { hasHint, isWrong }: Surroundings): ControlAttributes {
  const ids = [hasHint && `${id}-hint`, isWrong && `${id}-wrong`].filter((part) => part !== false);
  return {
    id,
    'aria-invalid': isWrong ? 'true' : undefined,
    'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
  };
}

/** What is wrong with a field, or with several that belong together. */
export function Wrong({ id, children }: { readonly id: string; readonly children?: ComponentChildren }) {
  if (children === undefined) return null;
  return (
    <p class="error" id={`${id}-wrong`}>
      {children}
    </p>
  );
}

/** The registry names the field before such a phrase; here it stands above it. */
export function asSentence(phrase: string): string {
  const end = /[.?!]$/.test(phrase) ? '' : '.';
  return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}${end}`;
}
