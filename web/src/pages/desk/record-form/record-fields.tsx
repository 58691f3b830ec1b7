import type { RecordRow } from '@touchstone/sdk';
import { Wrong } from '../../../components/labelled.tsx';
import { Section } from '../../../components/section.tsx';
import { recordForm as words } from '../../../messages/en/desk/record-form.ts';
import { useSite } from '../../../site-view.ts';
import { summaryOf } from './entry-summary.ts';
import { RecordField, sentencesOf } from './record-field.tsx';
import type { FormSection, ListPart, Part } from './record-parts.ts';
import { entriesAt, valueAt } from './record-row.ts';

/** So many entries are shown open. */
const FEW = 2;

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
  const { add, none, isInner } = part;
  const entries = entriesAt(state.row, pointer);
  return (
    <div class={isInner ? 'entries inner' : 'entries'} id={pointer}>
      {entries.length === 0 && !isInner && <p class="muted">{none}</p>}
      {entries.map((entry, index) => (
        <Entry
          key={`${pointer}/${index}`}
          part={part}
          pointer={`${pointer}/${index}`}
          title={words.entry(part.one, index + 1)}
          about={summaryOf(part, entry)}
          isNew={state.added === pointer && index === entries.length - 1}
          isAmongFew={entries.length <= FEW}
          state={state}
          sectionId={sectionId}
        />
      ))}
      <Wrong id={pointer}>{sentencesOf(state.wrong.get(pointer) ?? [])}</Wrong>
      <button class="button other small" type="submit" name="do" value={`add ${pointer}`} formNoValidate>
        {add}
      </button>
    </div>
  );
}

interface EntryProps extends EntriesProps {
  readonly title: string;
  /** What it says, in short. */
  readonly about: string;
  readonly isNew: boolean;
  readonly isAmongFew: boolean;
}

/** One of few is open; of many only those that have to be looked at. */
function Entry({ part, pointer, title, about, isNew, isAmongFew, state, sectionId }: EntryProps) {
  const { link } = useSite();
  const isWrong = [...state.wrong.keys()].some((place) => place === pointer || place.startsWith(`${pointer}/`));
  return (
    <details class="entry" id={pointer} open={isAmongFew || isNew || isWrong}>
      <summary>
        {title}
        {about !== '' && <span class="about">{about}</span>}
      </summary>
      <fieldset>
        <legend class="unseen">{title}</legend>
        <Wrong id={pointer}>{sentencesOf(state.wrong.get(pointer) ?? [])}</Wrong>
        <Parts parts={part.parts} base={pointer} isNew={isNew} state={state} sectionId={sectionId} />
        {!isKept(part, valueAt(state.row, pointer)) && (
          <button
            class="button other small"
            type="submit"
            name="do"
            value={`remove ${pointer}`}
            formNoValidate
            formAction={`${link(state.action)}#${sectionId}`}
          >
            {words.remove} <span class="unseen">{title}</span>
          </button>
        )}
      </fieldset>
    </details>
  );
}

function isKept({ keptBy }: ListPart, entry: unknown): boolean {
  return keptBy !== undefined && typeof valueAt(entry, `/${keptBy}`) === 'number';
}
