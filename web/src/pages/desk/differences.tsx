import type { ComponentChildren } from 'preact';
import { type Column, DataTable } from '../../components/data-table.tsx';
import { useSite } from '../../site-view.ts';
import { fieldLabel } from './field-label.ts';

/** One field that is another before and after; absent where there is nothing. */
export interface FieldChange {
  readonly field: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

interface DifferencesProps {
  /** What the table is about, for those who do not see it. */
  readonly caption: string;
  readonly changes: readonly FieldChange[];
  /** Shows so many and counts the others, for a list of many records. */
  readonly limit?: number;
  /** Whether the record did not exist before: then it shows what it is made with. */
  readonly isNew?: boolean;
}

/** What changes in a record, field by field. */
export function Differences(props: DifferencesProps) {
  const { caption, changes, limit = Number.POSITIVE_INFINITY, isNew = false } = props;
  const { shared } = useSite().messages.desk;
  const telling = isNew ? changes.filter(({ after }) => !isBlank(after)) : changes;
  if (telling.length === 0) return <p class="muted">{shared.noDifference}</p>;
  const left = telling.length - limit;
  const field: Column<FieldChange> = {
    title: shared.field,
    cell: ({ field: path }) => (path === '' ? shared.whole : fieldLabel(path)),
  };
  const columns: readonly Column<FieldChange>[] = isNew
    ? [{ title: shared.value, cell: ({ after }) => <FieldValue value={after} /> }]
    : [
        { title: shared.before, cell: ({ before }) => <Side value={before} kind="del" /> },
        { title: shared.after, cell: ({ after }) => <Side value={after} kind="ins" /> },
      ];
  return (
    <div class="differences">
      <DataTable
        caption={caption}
        rows={telling.slice(0, limit)}
        keyOf={({ field: path }) => path}
        columns={[field, ...columns]}
      />
      {left > 0 && <p class="caption">{shared.furtherFields(left)}</p>}
    </div>
  );
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function Side({ value, kind }: { readonly value: unknown; readonly kind: 'del' | 'ins' }) {
  const { shared } = useSite().messages.desk;
  if (value === undefined || value === null) return <span class="muted">{shared.absent}</span>;
  if (typeof value === 'object') return <FieldValue value={value} mark={kind} />;
  return mark(kind, <FieldValue value={value} />);
}

function mark(kind: 'del' | 'ins', children: ComponentChildren) {
  return kind === 'del' ? <del>{children}</del> : <ins>{children}</ins>;
}

interface FieldValueProps {
  readonly value: unknown;
  readonly mark?: 'del' | 'ins';
}

/** A value of a record: a text as it is, a list as a list, members under their names. */
function FieldValue({ value, mark: kind }: FieldValueProps) {
  const { shared } = useSite().messages.desk;
  if (value === undefined || value === null) return <span class="muted">{shared.absent}</span>;
  if (typeof value === 'object') return <Members value={value} kind={kind} />;
  const text = textOf(value, shared);
  const shown = text === '' ? <span class="muted">{shared.empty}</span> : <bdi>{text}</bdi>;
  return kind === undefined ? shown : mark(kind, shown);
}

function textOf(value: unknown, { yes, no }: { readonly yes: string; readonly no: string }): string {
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function Members({ value, kind }: { readonly value: object; readonly kind: 'del' | 'ins' | undefined }) {
  const { shared } = useSite().messages.desk;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  if (members.length === 0) return <span class="muted">{shared.empty}</span>;
  const isList = Array.isArray(value);
  return (
    <ul class="members">
      {members.map(([name, member]) => (
        <li key={name}>
          {!isList && <span class="muted">{fieldLabel(name)}: </span>}
          <FieldValue value={member} {...(kind !== undefined && { mark: kind })} />
        </li>
      ))}
    </ul>
  );
}
