import type { ComponentChildren } from 'preact';
import { RefusalNotice } from '../../components/form.tsx';
import { DESK_CONTENT } from '../../components/frame.tsx';
import { Crumbs } from '../../components/section.tsx';
import type { Document } from '../../page.ts';
import { useSite } from '../../site-view.ts';
import { DoneNotice } from '../account/done-notice.tsx';
import type { Refused } from './refused.ts';

const GROUPS = ['decide', 'records', 'run'] as const;

interface Entry {
  readonly group: (typeof GROUPS)[number];
  readonly path: string;
  readonly text: string;
}

/** The parts of the desk, in the order of the menu. */
const ENTRIES: readonly Entry[] = [
  { group: 'decide', path: '/desk', text: 'Overview' },
  { group: 'decide', path: '/desk/flags', text: 'Flags' },
  { group: 'decide', path: '/desk/deletions', text: 'Deletion requests' },
  { group: 'decide', path: '/desk/registrations', text: 'Registrations' },
  { group: 'decide', path: '/desk/corrections', text: 'Reported errors' },
  { group: 'decide', path: '/desk/proposals', text: 'Proposed institutions' },
  { group: 'decide', path: '/desk/data-quality', text: 'Data quality' },
  { group: 'records', path: '/desk/reports', text: 'Reports' },
  { group: 'records', path: '/desk/institutions', text: 'Institutions' },
  { group: 'records', path: '/desk/agencies', text: 'Agencies' },
  { group: 'records', path: '/desk/countries', text: 'Countries' },
  { group: 'records', path: '/desk/imports', text: 'Imports' },
  { group: 'run', path: '/desk/accounts', text: 'Accounts' },
  { group: 'run', path: '/desk/audit', text: 'Audit' },
  { group: 'run', path: '/desk/outbox', text: 'Mails that wait' },
  { group: 'run', path: '/desk/system', text: 'System' },
];

interface DeskDocument {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly lead?: ComponentChildren;
  readonly status?: number;
  /** The way to a page below one of the menu. */
  readonly trail?: readonly (readonly [path: string, text: string])[];
  /** Said once, after a form was taken. */
  readonly done?: string | undefined;
  /** Where whoever is done goes on, such as the queue that the form was reached from. */
  readonly next?: readonly [path: string, text: string] | undefined;
  /** Said first, when a form was not taken; what is wrong with its fields stands at the fields. */
  readonly refused?: Refused | undefined;
  readonly children: ComponentChildren;
}

/** A page of the desk, with the menu of the desk beside what it shows. */
export function deskDocument(document: DeskDocument): Document {
  const { path, title, description, lead, trail, done, next, refused, children } = document;
  const status = document.status ?? refused?.refusal.status;
  const content = (
    <div class="desk">
      <DeskMenu current={path} />
      <div id={DESK_CONTENT} tabIndex={-1}>
        {trail !== undefined && <Crumbs trail={trail} here={title} />}
        <div class="opening">
          <h1 class="modest">{title}</h1>
          {lead !== undefined && <p class="lead">{lead}</p>}
          {refused === undefined ? <DoneNotice sentence={done} /> : <RefusalNotice refusal={refused.refusal} />}
          {refused === undefined && done !== undefined && next !== undefined && <Next path={next[0]} text={next[1]} />}
        </div>
        {children}
      </div>
    </div>
  );
  return { title, description, isUnlisted: true, personal: 'desk', content, ...(status !== undefined && { status }) };
}

function Next({ path, text }: { readonly path: string; readonly text: string }) {
  const { link } = useSite();
  return (
    <p>
      <a href={link(path)}>{text}</a>
    </p>
  );
}

/** Beside the page on a wide screen; on a phone it opens under its title. */
function DeskMenu({ current }: { readonly current: string }) {
  const { messages, link } = useSite();
  const { menuLabel, groups } = messages.desk;
  const here = entryOf(current);
  return (
    <nav class="desk-menu" aria-label={menuLabel}>
      <details>
        <summary>{here === undefined ? menuLabel : `${menuLabel}: ${here.text}`}</summary>
        {GROUPS.filter((group) => ENTRIES.some((entry) => entry.group === group)).map((group) => (
          <div key={group}>
            <h2 id={`menu-${group}`}>{groups[group]}</h2>
            <ul aria-labelledby={`menu-${group}`}>
              {ENTRIES.filter((entry) => entry.group === group).map((entry) => (
                <li key={entry.path}>
                  <a href={link(entry.path)} aria-current={currentMark(entry, here, current)}>
                    {entry.text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}

/** The part of the desk that a page belongs to: the longest path it begins with. */
function entryOf(path: string): Entry | undefined {
  const around = ENTRIES.filter((entry) => path === entry.path || path.startsWith(`${entry.path}/`));
  return around.toSorted((one, other) => other.path.length - one.path.length)[0];
}

function currentMark(entry: Entry, here: Entry | undefined, path: string): 'page' | 'true' | undefined {
  if (entry !== here) return undefined;
  return entry.path === path ? 'page' : 'true';
}
