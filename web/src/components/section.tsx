import type { ComponentChildren } from 'preact';
import { useSite } from '../site-view.ts';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** Said under the title, in the column of labels. */
  readonly aside?: ComponentChildren;
  /** Whether the label stands above on wide screens too, for a table that needs the room. */
  readonly isWhole?: boolean;
  readonly children: ComponentChildren;
}

/** A labelled part of a page. */
export function Section({ id, title, aside, isWhole = false, children }: SectionProps) {
  return (
    <section class={isWhole ? 'section whole' : 'section'} id={id} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside !== undefined && (typeof aside === 'string' ? <p>{aside}</p> : aside)}
      </header>
      <div>{children}</div>
    </section>
  );
}

interface CrumbsProps {
  readonly trail: readonly (readonly [path: string, text: string])[];
  readonly here: string;
}

export function Crumbs({ trail, here }: CrumbsProps) {
  const { messages, link } = useSite();
  return (
    <nav class="crumbs" aria-label={messages.frame.crumbs}>
      <ol>
        {trail.map(([path, text]) => (
          <li key={path}>
            <a href={link(path)}>{text}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

/** The sections of a long page. */
export function Contents({ entries }: { readonly entries: readonly (readonly [id: string, text: string])[] }) {
  const { messages } = useSite();
  return (
    <nav class="contents" aria-label={messages.frame.contents}>
      <ul>
        {entries.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FactsProps {
  readonly rows: readonly (readonly [term: string, value: ComponentChildren] | false)[];
  readonly kind?: 'narrow' | 'questions';
}

/** Terms and what is known of them; a row that does not apply is left out by giving `false`. */
export function Facts({ rows, kind }: FactsProps) {
  const shown = rows.filter((row) => row !== false);
  return (
    <dl class={kind === undefined ? 'facts' : `facts ${kind}`}>
      {shown.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LedgerRow {
  readonly term: string;
  readonly value: string;
  /** Part of the row before. */
  readonly isPart?: boolean;
}

/** A few large figures. */
export function Ledger({ rows }: { readonly rows: readonly LedgerRow[] }) {
  return (
    <dl class="ledger">
      {rows.map(({ term, value, isPart }) => (
        <div key={term} class={isPart ? 'part' : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
