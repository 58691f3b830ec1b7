import type { RecordRow } from '@touchstone/sdk';
import { Section } from '../../../components/section.tsx';
import { recordForm as words } from '../../../messages/en/desk/record-form.ts';
import { useSite } from '../../../site-view.ts';
import { RecordField, Wrong } from './record-field.tsx';
import type { FormSection, ListPart, Part } from './record-parts.ts';
import { entriesAt, valueAt } from './record-row.ts';

/** What a form shows besides its parts. */
export interface FormState {
  /** Where the form is sent; entries are taken out by it too. */
  readonly action: string;
  readonly row: RecordRow;
  /** What is wrong, by the pointer of the field, entry or list. */
  readonly wrong: ReadonlyMap<string, readonly string[]>;
  /** The list that has just got an entry. */
  readonly added?: string | undefined;
  /** What a value means, such as the name of an institution; `undefined` where nothing is to be said. */
  readonly meaningOf?: ((pointer: string, value: unknown) => string | undefined) | undefined;
}

/** The sections of a form with everything that can be typed into them. */
export function RecordFields({ sections, ...state }: FormState & { readonly sections: readonly FormSection[] }) {
  return (
    <>
      {sections.map(({ id, title, aside, parts }) => (
        <Section key={id} id={id} title={title} {...(aside !== undefined && { aside })}>
          <Parts parts={parts} base="" isNew={false} state={state} sectionId={id} />
        </Section>
      ))}
    </>
  );
}

interface PartsProps {
  readonly parts: readonly Part[];
  readonly base: string;
  /** Whether these are the parts of an entry that was just added. */
  readonly isNew: boolean;
  readonly state: FormState;
  readonly sectionId: string;
}

/** Fields beside each other, lists below them. */
function Parts({ parts, base, isNew, state, sectionId }: PartsProps) {
  const fields = parts.filter((part) => part.kind !== 'list');
  const lists = parts.filter((part) => part.kind === 'list');
  const firstTyped = fields.find(({ kind }) => kind !== 'kept number');
  return (
    <>
      {fields.length > 0 && (
        <div class="record-fields">
          {fields.map((part) => {
            const pointer = `${base}/${part.name}`;
            const value = valueAt(state.row, pointer);
            return (
              <RecordField
                key={pointer}
                part={part}
                pointer={pointer}
                value={value}
                wrong={state.wrong.get(pointer) ?? []}
                meaning={state.meaningOf?.(pointer, value)}
                isFirstOfNew={isNew && part === firstTyped}
              />
            );
          })}
        </div>
      )}
      {lists.map((part) => (
        <Entries key={part.name} part={part} pointer={`${base}/${part.name}`} state={state} sectionId={sectionId} />
      ))}
    </>
  );
}

interface EntriesProps {
  readonly part: ListPart;
  readonly pointer: string;
  readonly state: FormState;
  readonly sectionId: string;
}

/** The entries of a list; each can go, and one more can come, by buttons that send the form. */
function Entries({ part, pointer, state, sectionId }: EntriesProps) {
  const { link } = useSite();
  const { one, add, none, parts, isInner } = part;
  const entries = entriesAt(state.row, pointer);
  return (
    <div class={isInner ? 'entries inner' : 'entries'} id={pointer}>
      {entries.length === 0 && !isInner && <p class="muted">{none}</p>}
      {entries.map((_, index) => {
        const entry = `${pointer}/${index}`;
        const isNew = state.added === pointer && index === entries.length - 1;
        return (
          <fieldset key={entry} class="entry" id={entry}>
            <legend>{words.entry(one, index + 1)}</legend>
            <Wrong pointer={entry} wrong={state.wrong.get(entry) ?? []} />
            <Parts parts={parts} base={entry} isNew={isNew} state={state} sectionId={sectionId} />
            <button
              class="button other small"
              type="submit"
              name="do"
              value={`remove ${entry}`}
              formNoValidate
              formAction={`${link(state.action)}#${sectionId}`}
            >
              {words.remove} <span class="unseen">{words.entry(one, index + 1)}</span>
            </button>
          </fieldset>
        );
      })}
      <Wrong pointer={pointer} wrong={state.wrong.get(pointer) ?? []} />
      <button class="button other small" type="submit" name="do" value={`add ${pointer}`} formNoValidate>
        {add}
      </button>
    </div>
  );
}
