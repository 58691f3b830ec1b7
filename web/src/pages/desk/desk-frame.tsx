import type { ComponentChildren } from 'preact';
import type { Document } from '../../page.ts';
import { useSite } from '../../site-view.ts';

/** The parts of the desk, in the order of the menu. */
const ENTRIES: readonly (readonly [path: string, text: string])[] = [];

interface DeskDocument {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly lead?: string;
  readonly status?: number;
  readonly children: ComponentChildren;
}

/** A page of the desk, with the menu of the desk beside what it shows. */
export function deskDocument({ path, title, description, lead, status, children }: DeskDocument): Document {
  const content = (
    <div class="desk">
      <DeskMenu current={path} />
      <div>
        <div class="opening">
          <h1>{title}</h1>
          {lead !== undefined && <p class="lead">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
  return { title, description, isUnlisted: true, personal: 'desk', content, ...(status !== undefined && { status }) };
}

function DeskMenu({ current }: { readonly current: string }) {
  const { messages, link } = useSite();
  return (
    <nav class="desk-menu" aria-label={messages.desk.menuLabel}>
      <ul>
        {ENTRIES.map(([path, text]) => (
          <li key={path}>
            <a href={link(path)} aria-current={current === path ? 'page' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
