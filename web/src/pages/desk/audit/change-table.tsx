import type { AuditedChange } from '@touchstone/sdk';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { useSite } from '../../../site-view.ts';
import { fieldLabel } from '../field-label.ts';
import { Moment } from '../moment.tsx';
import { recordPath } from '../record-path.ts';
import { Actor, type ActorNames } from './actors.tsx';

const SHOWN_FIELDS = 3;

interface ChangeTableProps {
  readonly caption: string;
  readonly changes: readonly AuditedChange[];
  readonly actors: ActorNames;
  /** Where all changes are of the record that the page is about. */
  readonly isOfOneRecord?: boolean;
}

/** Changes, each leading to what it was field by field. */
export function ChangeTable({ caption, changes, actors, isOfOneRecord = false }: ChangeTableProps) {
  const { messages, link } = useSite();
  const words = messages.desk.audit;
  if (changes.length === 0) return <p>{words.none}</p>;
  const record: Column<AuditedChange> = {
    title: words.what,
    cell: ({ record_type: type, record_id: id }) => (
      <a href={link(recordPath(type, id))}>{words.record(words.recordTypes[type], id)}</a>
    ),
  };
  return (
    <DataTable
      caption={caption}
      rows={changes}
      keyOf={({ sequence }) => sequence}
      columns={[
        {
          title: words.when,
          cell: ({ at, sequence }) => (
            <a href={link(`/desk/audit/${sequence}`)}>
              <Moment at={at} />
            </a>
          ),
        },
        ...(isOfOneRecord ? [] : [record]),
        { title: words.changed, cell: (change) => <ChangedFields change={change} /> },
        { title: words.why, cell: ({ reason }) => reason },
        { title: words.who, cell: ({ actor }) => <Actor actor={actor} names={actors} /> },
      ]}
    />
  );
}

function ChangedFields({ change: { version, changes } }: { readonly change: AuditedChange }) {
  const words = useSite().messages.desk.audit;
  if (version === 1) return <span class="muted">{words.created}</span>;
  const fields = [...new Set(changes.map(({ field }) => fieldLabel(field.replace(/[.[].*$/, ''))))];
  if (fields.length > SHOWN_FIELDS) return <span>{words.fields(changes.length)}</span>;
  return <span>{fields.join(', ')}</span>;
}
