import type { Client, EditableRecord, RecordOutcome, RecordRow } from '@touchstone/sdk';
import type { ComponentChildren } from 'preact';
import { recordForm as words } from '../../../messages/en/desk/record-form.ts';
import type { Document, PageAnswer } from '../../../page.ts';
import type { Form, PersonalRequest } from '../../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../../session/refusal.ts';
import { deskDocument } from '../desk-frame.tsx';
import { readReferences } from './named-references.ts';
import { RecordForm } from './record-form.tsx';
import type { FormSection } from './record-parts.ts';
import { changedMembers, changeEntries, readRow } from './record-row.ts';
import { reviewDocument } from './review-record.tsx';

export interface RecordChange {
  readonly row: RecordRow;
  readonly reason: string;
  readonly isDryRun: boolean;
  /** The version it is meant for, as the header `If-Match`; absent for a new record. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A record on its way through the form: what it is called, what it has, how it is stored. */
export interface EditedRecord {
  readonly path: string;
  readonly trail: readonly (readonly [path: string, text: string])[];
  readonly title: string;
  readonly lead?: ComponentChildren;
  readonly description: string;
  readonly sections: readonly FormSection[];
  /** As it is now; `undefined` for one that is to be added. */
  readonly stored: EditableRecord | undefined;
  /** What a new one begins with. */
  readonly initial?: RecordRow;
  readonly meaningOf?: ((pointer: string, value: unknown) => string | undefined) | undefined;
  /** Shown above the form: where else the record is seen, what else can be done with it. */
  readonly beside?: ComponentChildren;
  change(change: RecordChange): Promise<RecordOutcome>;
  /** What is said after it was stored, by its name in the address; `saved` or `added` when absent. */
  readonly doneIs?: string;
  /** Where a stored record is shown. */
  pathOf(outcome: RecordOutcome): string;
}

/** What was typed, and for which version. */
export interface Typed {
  readonly row: RecordRow;
  readonly reason: string;
  readonly version: number | undefined;
}

interface FormPage {
  readonly typed: Typed;
  readonly added?: string;
  readonly refusal?: Refusal;
  readonly notice?: string;
  readonly done?: string | undefined;
  readonly isTyped?: boolean;
}

/** The form with the record as it is stored. */
export function editDocument(record: EditedRecord, done?: string): Document {
  const { stored, initial = {} } = record;
  const typed = { row: stored?.record ?? initial, reason: '', version: stored?.version };
  return formDocument(record, { typed, done, isTyped: false });
}

/** One step through the form: entries added and removed, the differences looked at, the record saved. */
export async function respondToEdit(request: PersonalRequest, form: Form, record: EditedRecord): Promise<PageAnswer> {
  const typed = readTyped(record, form);
  const [step = '', pointer = ''] = (form.get('do') ?? '').split(' ');
  if (step === 'add' || step === 'remove') {
    const row = changeEntries(typed.row, step, pointer);
    return formDocument(record, { typed: { ...typed, row }, ...(step === 'add' && { added: pointer }) });
  }
  if (step === 'edit') return formDocument(record, { typed });
  if (step === 'save') return save(request, record, typed);
  return preview(request, record, typed);
}

function readTyped({ sections, stored }: EditedRecord, form: Form): Typed {
  const given = Number(form.get('version') ?? '');
  const version = stored === undefined ? undefined : Number.isSafeInteger(given) ? given : stored.version;
  return { row: readRow(sections, form), reason: form.get('reason')?.trim() ?? '', version };
}

async function preview({ registry }: PersonalRequest, record: EditedRecord, typed: Typed): Promise<Document> {
  const outcome = await send(record, typed, true);
  if ('refusal' in outcome) return refusedDocument(registry, record, { typed, refusal: outcome.refusal });
  if (outcome.answer.outcome === 'unchanged') return formDocument(record, { typed, notice: words.unchanged });
  const references = await readReferences(registry);
  return reviewDocument(record, { typed, outcome: outcome.answer, isConflict: false, references });
}

async function save({ link, registry }: PersonalRequest, record: EditedRecord, typed: Typed): Promise<PageAnswer> {
  const outcome = await send(record, typed, false);
  if ('refusal' in outcome) return refusedDocument(registry, record, { typed, refusal: outcome.refusal });
  const done = record.doneIs ?? (record.stored === undefined ? 'added' : 'saved');
  return { redirect: `${link(record.pathOf(outcome.answer))}?done=${done}`, status: 303 };
}

function send({ stored, change }: EditedRecord, { row, reason, version }: Typed, isDryRun: boolean) {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  const changed = stored === undefined ? row : changedMembers(stored.record, row);
  return tryForm(() => change({ row: changed, reason, isDryRun, headers }));
}

/** Somebody else may have been faster: then what was typed is shown against their version, to be looked at again. */
async function refusedDocument(
  registry: Client,
  record: EditedRecord,
  { typed, refusal }: { readonly typed: Typed; readonly refusal: Refusal },
): Promise<Document> {
  const newest = record.stored?.version;
  if (refusal.status !== 409 || newest === undefined || newest === typed.version) {
    return formDocument(record, { typed, refusal });
  }
  const again = { ...typed, version: newest };
  const outcome = await send(record, again, true);
  if ('refusal' in outcome) return formDocument(record, { typed: again, refusal: outcome.refusal });
  const references = await readReferences(registry);
  return reviewDocument(record, { typed: again, outcome: outcome.answer, isConflict: true, references });
}

function formDocument(record: EditedRecord, page: FormPage): Document {
  const { typed, added, refusal, notice, done, isTyped = true } = page;
  const { path, trail, title, lead, description, beside } = record;
  const document = deskDocument({
    path,
    trail,
    title,
    description,
    done,
    ...(lead !== undefined && { lead }),
    ...(refusal !== undefined && { status: refusal.status }),
    children: (
      <>
        {beside}
        <RecordForm record={record} typed={typed} added={added} refusal={refusal} notice={notice} isTyped={isTyped} />
      </>
    ),
  });
  return { ...document, script: 'portal-form' };
}
