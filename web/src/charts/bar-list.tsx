import type { ComponentChildren } from 'preact';
import { useSite } from '../site-view.ts';

export interface BarRow {
  readonly key: string;
  readonly label: ComponentChildren;
  readonly value: number;
  /** As it is written; the plain number when not given. */
  readonly text?: string;
}

/** Bars beside their labels; the list itself is what is read aloud. */
export function BarList({ rows, most }: { readonly rows: readonly BarRow[]; readonly most?: number }) {
  const { format } = useSite();
  const largest = most ?? Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul class="bars-list">
      {rows.map(({ key, label, value, text }) => (
        <li key={key}>
          <span>{label}</span>
          <span class="count">{text ?? format.number(value)}</span>
          <svg aria-hidden="true">
            <rect class="fill-positive" x="0" y="4" height="11" width={`${((value / largest) * 100).toFixed(1)}%`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
