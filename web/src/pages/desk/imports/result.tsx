import type { ImportAnswer, RecordOutcome } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { PostForm, Submit } from '../../../components/form.tsx';
import { Section } from '../../../components/section.tsx';
import { imports as words } from '../../../messages/en/desk/imports.ts';
import { useSite } from '../../../site-view.ts';
import { Differences } from '../differences.tsx';
import { changesOf, nameReferences, type References } from '../record-form/named-references.ts';
import { recordPath } from '../record-path.ts';
import { flagField, IMPORTS_PATH, type ImportedRecords, type SentFile } from './sent-file.ts';

const SHOWN_NEW = 300;
const SHOWN_CHANGED = 50;
const SHOWN_FIELDS = 8;

const RECORD_TYPES = {
  institutions: 'institution',
  agencies: 'agency',
  countries: 'country',
  reports: 'report',
} as const satisfies Record<ImportedRecords, string>;

interface ImportResultProps {
  readonly file: SentFile;
  readonly answer: ImportAnswer;
  readonly references: References;
}

/** What a file changes, or would change: counted, row by row what was refused, record by record what is another. */
export function ImportResult({ file, answer, references }: ImportResultProps) {
  return (
    <>
      <Counts answer={answer} />
      <RefusedRows problems={answer.problems} />
      <Remarks answer={answer} />
      <Records file={file} answer={answer} references={references} />
      {answer.is_dry_run ? <Run file={file} answer={answer} /> : <Another />}
    </>
  );
}

function Counts({ answer }: { readonly answer: ImportAnswer }) {
  const { format } = useSite();
  const names = ['new', 'changed', 'unchanged', 'refused'] as const;
  return (
    <>
      <dl class="ledger import-counts">
        {names.map((name) => (
          <div key={name}>
            <dt>{words.counts[name]}</dt>
            <dd>{format.number(answer[name])}</dd>
          </div>
        ))}
      </dl>
      {answer.is_stopped && <p class="notice of-negative">{words.stopped}</p>}
    </>
  );
}

function RefusedRows({ problems }: Pick<ImportAnswer, 'problems'>) {
  const { format } = useSite();
  const { problemColumns: columns } = words;
  if (problems.length === 0) return null;
  return (
    <Section id="refused" title={words.refused} aside={words.refusedAside}>
      <DataTable
        caption={words.refused}
        rows={problems}
        keyOf={({ line, pointer, message }) => `${line} ${pointer} ${message}`}
        columns={[
          { title: columns.line, cell: ({ line }) => format.number(line) },
          {
            title: columns.where,
            cell: ({ pointer }) => (pointer === '' ? words.whole : <code>{pointer}</code>),
          },
          { title: columns.what, cell: ({ message }) => message },
        ]}
      />
    </Section>
  );
}

/** What was left out and what there was no place for. */
function Remarks({ answer: { skipped, notes } }: { readonly answer: ImportAnswer }) {
  return (
    <>
      {skipped.length > 0 && (
        <Section id="skipped" title={words.skipped}>
          <ul class="bullets">
            {skipped.map(({ reason, count }) => (
              <li key={reason}>{words.left(reason, count)}</li>
            ))}
          </ul>
        </Section>
      )}
      {notes.length > 0 && (
        <Section id="notes" title={words.notes}>
          <ul class="bullets">
            {notes.map(({ message, count, first_line: line }) => (
              <li key={message}>{words.noted(message, count, line)}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function Records({ file, answer, references }: ImportResultProps) {
  const { records, is_dry_run: isDryRun } = answer;
  const added = records.filter(({ outcome }) => outcome === 'new').slice(0, SHOWN_NEW);
  const changed = records.filter(({ outcome }) => outcome === 'changed').slice(0, SHOWN_CHANGED);
  const left = answer.new + answer.changed - added.length - changed.length;
  return (
    <Section id="changes" title={isDryRun ? words.wouldChange : words.changes}>
      {records.length === 0 && <p>{nothingIn(answer)}</p>}
      {added.length > 0 && <Added records={added} file={file} isDryRun={isDryRun} />}
      {changed.map((record) => (
        <Changed key={record.line} record={record} file={file} isDryRun={isDryRun} references={references} />
      ))}
      {left > 0 && <p class="caption">{words.further(left)}</p>}
    </Section>
  );
}

function nothingIn({ refused, unchanged }: ImportAnswer): string {
  if (refused === 0) return words.nothing;
  return unchanged === 0 ? words.allRefused : words.othersSame;
}

interface AddedProps {
  readonly records: readonly RecordOutcome[];
  readonly file: SentFile;
  readonly isDryRun: boolean;
}

function Added({ records, file, isDryRun }: AddedProps) {
  const { format } = useSite();
  const { recordColumns: columns } = words;
  return (
    <DataTable
      caption={words.newRecords}
      isCaptionSeen
      rows={records}
      keyOf={({ line }) => line}
      columns={[
        { title: columns.line, cell: ({ line }) => format.number(line) },
        { title: columns.record, cell: (record) => <RecordName record={record} file={file} isDryRun={isDryRun} /> },
      ]}
    />
  );
}

function Changed({ record, file, isDryRun, references }: RecordNameProps & Pick<ImportResultProps, 'references'>) {
  const { format } = useSite();
  return (
    <div class="changed-record">
      <h3 class="plain">
        {words.lineOf(format.number(record.line))} <RecordName record={record} file={file} isDryRun={isDryRun} />
      </h3>
      <Differences
        caption={record.label}
        changes={nameReferences(changesOf(record), references)}
        limit={SHOWN_FIELDS}
      />
    </div>
  );
}

interface RecordNameProps {
  readonly record: RecordOutcome;
  readonly file: SentFile;
  readonly isDryRun: boolean;
}

/** The number of a record that is not stored yet may become that of another. */
function RecordName({ record: { outcome, id, label }, file, isDryRun }: RecordNameProps) {
  const { link } = useSite();
  if (isDryRun && outcome === 'new') return <>{label}</>;
  return <a href={link(recordPath(RECORD_TYPES[file.records], id))}>{label}</a>;
}

/** The file goes along, so that exactly what was looked at is imported. */
function Run({ file, answer }: Omit<ImportResultProps, 'references'>) {
  const { name, bytes, records, format, reason, removedFlags } = file;
  const { rules } = useSite().messages.desk.reports;
  const count = answer.new + answer.changed;
  const hidden = {
    file_name: name,
    records,
    format,
    reason,
    content: Buffer.from(bytes).toString('base64'),
    ...Object.fromEntries(removedFlags.map((rule) => [flagField(rule), 'yes'])),
  };
  if (count === 0) return <Another />;
  return (
    <Section id="run" title={words.run} aside={words.runAside}>
      <PostForm action={IMPORTS_PATH} name="run" hasFile>
        {Object.entries(hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <p>{words.why(reason)}</p>
        {removedFlags.length > 0 && <p>{words.removed(removedFlags.map((rule) => rules[rule]).join(', '))}</p>}
        <Submit>{words.runSubmit(count)}</Submit>
      </PostForm>
      <Another />
    </Section>
  );
}

function Another() {
  const { link } = useSite();
  return (
    <p>
      <a href={link(IMPORTS_PATH)}>{words.another}</a>
    </p>
  );
}
