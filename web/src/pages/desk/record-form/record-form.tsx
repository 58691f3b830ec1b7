import { Field, PostForm, RefusalNotice } from '../../../components/form.tsx';
import { asSentence } from '../../../components/labelled.tsx';
import { Contents, Section } from '../../../components/section.tsx';
import { recordForm as words } from '../../../messages/en/desk/record-form.ts';
import type { Refusal } from '../../../session/refusal.ts';
import type { EditedRecord, Typed } from './edit-record.tsx';
import { type PlacedProblem, placeProblems } from './placed-problems.ts';
import { RecordFields } from './record-fields.tsx';

const REASON_LENGTH = 1_000;

interface RecordFormProps {
  readonly record: EditedRecord;
  readonly typed: Typed;
  readonly added: string | undefined;
  readonly refusal: Refusal | undefined;
  readonly notice: string | undefined;
  /** Whether it is another than what is stored. */
  readonly isTyped: boolean;
}

/** Everything an operator changes in a record, with why, and the button that shows what it would come to. */
export function RecordForm({ record, typed, added, refusal, notice, isTyped }: RecordFormProps) {
  const { path, sections, meaningOf } = record;
  const { row, reason, version } = typed;
  const problems = placeProblems(sections, row, refusal?.problems ?? []);
  return (
    <PostForm action={path} isWide guard={isTyped ? 'typed' : ''}>
      <DefaultButton />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {refusal !== undefined && <Refused refusal={refusal} problems={problems} />}
      {notice !== undefined && (
        <div class="notice" role="status">
          <p>
            <b>{notice}</b>
          </p>
        </div>
      )}
      <Contents entries={[...sections.map(({ id, title }) => [id, title] as const), ['saving', words.save]]} />
      <RecordFields
        sections={sections}
        action={path}
        row={row}
        wrong={byPlace(problems)}
        added={added}
        meaningOf={meaningOf}
      />
      <Section id="saving" title={words.save} aside={words.saveAside}>
        <div class="form">
          <Field
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            value={reason}
            maxLength={REASON_LENGTH}
            autocomplete="off"
            refusal={refusal}
          />
          <div class="buttons">
            <button class="button" type="submit" name="do" value="preview">
              {words.preview}
            </button>
          </div>
        </div>
      </Section>
    </PostForm>
  );
}

/** The enter key presses the first button of a form, which would otherwise take an entry out. */
function DefaultButton() {
  return (
    <button class="unseen" type="submit" name="do" value="preview" tabIndex={-1} aria-hidden="true">
      {words.preview}
    </button>
  );
}

interface RefusedProps {
  readonly refusal: Refusal;
  readonly problems: readonly PlacedProblem[];
}

/** What is wrong, each with a way to where it is. */
function Refused({ refusal, problems }: RefusedProps) {
  return (
    <div class="refused-record">
      <RefusalNotice refusal={refusal} />
      {problems.length > 0 && (
        <div class="notice of-negative">
          <p>{words.wrong(problems.length)}:</p>
          <ul class="plain-list">
            {problems.map(({ place, label, message }) => (
              <li key={`${label} ${message}`}>
                {place === undefined ? label : <a href={`#${place}`}>{label}</a>}
                {label === '' ? asSentence(message) : `: ${message}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function byPlace(problems: readonly PlacedProblem[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { place, message } of problems) {
    if (place !== undefined) found.set(place, [...(found.get(place) ?? []), message]);
  }
  return found;
}
