import type { ComponentChildren } from 'preact';

/** A table whose columns must stay beside each other scrolls sideways; so it can be reached by keyboard. */
export function WideTable({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll by keyboard (WCAG 2.1.1)
    <section class="wide-table" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
