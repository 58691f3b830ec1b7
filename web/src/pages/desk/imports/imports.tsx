import type { ImportAnswer } from '@touchstone/sdk';
import { Check, Field, PostForm, Submit } from '../../../components/form.tsx';
import { asSentence, Wrong } from '../../../components/labelled.tsx';
import { Section } from '../../../components/section.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { imports as words } from '../../../messages/en/desk/imports.ts';
import type { Document, Page, PageAnswer } from '../../../page.ts';
import type { Form, PersonalRequest } from '../../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../../session/refusal.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { FileField } from '../file-field.tsx';
import { type References, readReferences } from '../record-form/named-references.ts';
import { formState, type Refused } from '../refused.ts';
import { ImportResult } from './result.tsx';
import {
  FLAG_RULES,
  FORM_LIMIT,
  flagField,
  IMPORTED_RECORDS,
  IMPORTS_PATH,
  MAX_FILE_MB,
  type SentFile,
  sentFile,
} from './sent-file.ts';

const FORM = 'preview';
const REASON_LENGTH = 1_000;

export const importsPage = deskPage(IMPORTS_PATH, async () => startDocument());

const action = deskAction(IMPORTS_PATH, async (request, form) => {
  const file = sentFile(request, form);
  const problem = problemOf(file);
  if (problem !== undefined) return startDocument({ action: FORM, form, refusal: problem });
  return importSent(request, form, file);
});

/** A file comes with it. */
export const importsAction: Page = { ...action, bodyLimit: FORM_LIMIT };

async function importSent(request: PersonalRequest, form: Form, file: SentFile): Promise<PageAnswer> {
  const { records, format, reason, bytes, removedFlags } = file;
  const isDryRun = form.get('action') !== 'run';
  const input = {
    records,
    format,
    reason,
    remove_flag: removedFlags,
    dry_run: isDryRun,
    body: new Blob([new Uint8Array(bytes)]),
  };
  const outcome = await tryForm(() => request.visitor.asVisitor().importFile(input));
  if ('refusal' in outcome) return startDocument({ action: FORM, form, refusal: outcome.refusal });
  return resultDocument(file, outcome.answer, await readReferences(request.registry));
}

function problemOf({ bytes }: SentFile): Refusal | undefined {
  if (bytes.length === 0) return refusalOf(words.missing);
  return bytes.length > MAX_FILE_MB * 1024 * 1024 ? refusalOf(words.tooLarge(MAX_FILE_MB)) : undefined;
}

function refusalOf(wrong: string): Refusal {
  return { status: 422, message: words.notTaken, fields: new Map([['file', wrong]]), problems: [] };
}

function startDocument(refused?: Refused): Document {
  return deskDocument({
    path: IMPORTS_PATH,
    title: words.title,
    description: words.description,
    lead: words.lead,
    refused,
    children: <FileForm refused={refused} />,
  });
}

function FileForm({ refused }: { readonly refused: Refused | undefined }) {
  const { refusal, typed } = formState(refused, FORM);
  return (
    <Section id="file-form" title={words.file} aside={words.fileAside}>
      <PostForm action={IMPORTS_PATH} name={FORM} hasFile>
        <SelectField
          name="records"
          label={words.records}
          options={IMPORTED_RECORDS.map((known) => [known, words.kinds[known]])}
          chosen={typed('records') ?? 'institutions'}
          refusal={refusal}
        />
        <SelectField
          name="format"
          label={words.format}
          hint={words.formatHint}
          options={Object.entries(words.formats)}
          chosen={typed('format') ?? ''}
          refusal={refusal}
        />
        <FileField
          label={words.chooseFile}
          hint={words.fileHint(MAX_FILE_MB)}
          accept=".ndjson,.jsonl,.csv,.tsv,.json"
          wrong={refusal?.fields.get('file')}
        />
        <Field
          name="reason"
          label={words.reason}
          hint={words.reasonHint}
          value={typed('reason')}
          maxLength={REASON_LENGTH}
          autocomplete="off"
          refusal={refusal}
        />
        <FlagChoices refused={refused} />
        <Submit>{words.preview}</Submit>
      </PostForm>
    </Section>
  );
}

/** For archives: what the operator has looked through need not be decided on report by report. */
function FlagChoices({ refused }: { readonly refused: Refused | undefined }) {
  const { rules } = useSite().messages.desk.reports;
  const { refusal, typed } = formState(refused, FORM);
  const wrong = refusal?.fields.get('remove_flag');
  const hasChosen = FLAG_RULES.some((rule) => typed(flagField(rule)) !== undefined);
  return (
    <details open={hasChosen}>
      <summary>{words.flags}</summary>
      <fieldset class="field choices" aria-describedby="remove_flag-hint">
        <legend class="unseen">{words.flags}</legend>
        <p class="hint" id="remove_flag-hint">
          {words.flagsHint}
        </p>
        {FLAG_RULES.map((rule) => (
          <Check key={rule} name={flagField(rule)} isChecked={typed(flagField(rule)) !== undefined}>
            {rules[rule]}
          </Check>
        ))}
        <Wrong id="remove_flag">{wrong && asSentence(wrong)}</Wrong>
      </fieldset>
    </details>
  );
}

function resultDocument(file: SentFile, answer: ImportAnswer, references: References): Document {
  const { is_dry_run: isDryRun } = answer;
  return deskDocument({
    path: IMPORTS_PATH,
    trail: [[IMPORTS_PATH, words.title]],
    title: isDryRun ? words.tried(file.name) : words.done(file.name),
    description: words.description,
    ...(isDryRun && { lead: words.triedLead }),
    children: <ImportResult file={file} answer={answer} references={references} />,
  });
}
