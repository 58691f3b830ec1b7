import type { RecordRow } from '@touchstone/sdk';
import { Facts } from '../../../components/section.tsx';
import { recordForm as words } from '../../../messages/en/desk/record-form.ts';
import { useSite } from '../../../site-view.ts';
import type { FieldPart, FormSection, ListPart, Part } from './record-parts.ts';
import { entriesAt, valueAt, writtenForm } from './record-row.ts';

interface RecordFactsProps {
  readonly sections: readonly FormSection[];
  readonly row: RecordRow;
}

/** A record in the words of its form, to be read; what is empty is left out. */
export function RecordFacts({ sections, row }: RecordFactsProps) {
  const told = sections.filter(({ parts }) => parts.some((part) => isTold(part, row)));
  return (
    <div class="record-facts">
      {told.map(({ id, title, parts }) => (
        <div key={id}>
          <h3 class="plain">{title}</h3>
          <PartFacts parts={parts} row={row} />
        </div>
      ))}
    </div>
  );
}

function PartFacts({ parts, row }: { readonly parts: readonly Part[]; readonly row: RecordRow }) {
  const { messages } = useSite();
  const fields = parts.filter((part) => part.kind !== 'list').filter((part) => isTold(part, row));
  const lists = parts.filter((part) => part.kind === 'list').filter((part) => isTold(part, row));
  return (
    <>
      {fields.length > 0 && (
        <Facts
          rows={fields.map((part) => [
            part.label,
            <bdi>{inWords(part, valueAt(row, `/${part.name}`), messages.vocabulary)}</bdi>,
          ])}
        />
      )}
      {lists.map((part) => (
        <EntryFacts key={part.name} part={part} row={row} />
      ))}
    </>
  );
}

function EntryFacts({ part, row }: { readonly part: ListPart; readonly row: RecordRow }) {
  const entries = entriesAt(row, `/${part.name}`);
  return (
    <ol class="entry-facts">
      {entries.map((entry, index) => (
        <li key={writtenForm(entry)}>
          {entries.length > 1 && <p class="muted small">{words.entry(part.one, index + 1)}</p>}
          <PartFacts parts={part.parts} row={entry} />
        </li>
      ))}
    </ol>
  );
}

/** Whether there is something to say. */
function isTold(part: Part, row: RecordRow): boolean {
  if (part.kind === 'list') return entriesAt(row, `/${part.name}`).length > 0;
  const value = valueAt(row, `/${part.name}`);
  return value !== false && writtenForm(value) !== '';
}

function inWords({ kind, options }: FieldPart, value: unknown, { yes }: { readonly yes: string }): string {
  if (kind === 'yes') return yes;
  const written = writtenForm(value);
  if (kind === 'day') return words.onDay(written);
  return options.find(([known]) => known === written)?.[1] ?? written;
}
