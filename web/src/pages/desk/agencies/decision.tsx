import type { AgencyDetail, Client } from '@touchstone/sdk';
import { Field, PostForm, Submit } from '../../../components/form.tsx';
import { Section } from '../../../components/section.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { type FormFile, readFormFiles } from '../../../form-fields.ts';
import { agencies as words } from '../../../messages/en/desk/agencies.ts';
import type { Document, Page } from '../../../page.ts';
import type { Form, PersonalRequest } from '../../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../../session/refusal.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { FileField } from '../file-field.tsx';
import { entriesAt } from '../record-form/record-row.ts';
import { optionsOf } from '../record-form/shared-parts.ts';
import { recordIdIn } from '../record-id.ts';
import { formState, type Refused } from '../refused.ts';
import { AGENCIES_PATH } from './list.tsx';

const PATH = `${AGENCIES_PATH}/:id/decision`;
const FORM = 'decision';
const MAX_MB = 20;
const MEGABYTE = 1024 * 1024;
const REASON_LENGTH = 1_000;

/** A new decision of the register on an agency, with its document. */
export const agencyDecisionPage = deskPage(PATH, (request) => decisionDocument(request));

const action = deskAction(PATH, async (request, form) => {
  const id = recordIdIn(request);
  const refusal = await record(request, form, id);
  if (refusal !== undefined) return decisionDocument(request, { action: FORM, form, refusal });
  return { redirect: `${request.link(`${AGENCIES_PATH}/${id}`)}?done=decision`, status: 303 };
});

/** A document comes with it. */
export const agencyDecisionAction: Page = { ...action, bodyLimit: (MAX_MB + 1) * MEGABYTE };

/** The document first: the decision names its address. Says why if something was not taken. */
async function record(request: PersonalRequest, form: Form, id: number): Promise<Refusal | undefined> {
  const desk = request.visitor.asVisitor();
  const file = readFormFiles(request.contentType, request.body).get('file');
  if ((file?.bytes.length ?? 0) > MAX_MB * MEGABYTE) return fileRefusal(words.documentTooLarge(MAX_MB));
  const stored = file && (await tryForm(() => keep(desk, id, file)));
  if (stored !== undefined && 'refusal' in stored) return fileRefusal(stored.refusal.message);
  const decision = {
    decision_date: form.get('decision_date') ?? '',
    decision_type: form.get('decision_type') ?? '',
    decision_file: stored?.answer.url ?? null,
  };
  const outcome = await tryForm(() => addDecision(desk, { id, decision, reason: form.get('reason')?.trim() ?? '' }));
  return 'refusal' in outcome ? atFields(outcome.refusal) : undefined;
}

function keep(desk: Client, agencyID: number, { name, bytes }: FormFile) {
  return desk.addAgencyFile({ agencyID, name, body: new Blob([new Uint8Array(bytes)]) });
}

interface NewDecision {
  readonly id: number;
  readonly decision: object;
  readonly reason: string;
}

async function addDecision(desk: Client, { id, decision, reason }: NewDecision) {
  const { version, record: stored } = await desk.getEditableAgency({ id });
  const decisions = [...entriesAt(stored, '/decisions'), decision];
  return desk.changeAgency({ id, reason, decisions }, { headers: { 'if-match': `"${version}"` } });
}

function fileRefusal(wrong: string): Refusal {
  return { status: 422, message: words.documentRefused, fields: new Map([['file', wrong]]), problems: [] };
}

/** The registry names the place in the list of decisions; here there is one. */
function atFields(refusal: Refusal): Refusal {
  const named = refusal.problems.map(({ pointer, message }) => [pointer.split('/').at(-1) ?? '', message] as const);
  return { ...refusal, fields: new Map([...refusal.fields, ...named]) };
}

async function decisionDocument(request: PersonalRequest, refused?: Refused): Promise<Document> {
  const agency = await request.registry.getAgency({ agencyID: recordIdIn(request) });
  return deskDocument({
    path: `${AGENCIES_PATH}/${agency.id}/decision`,
    trail: [
      [AGENCIES_PATH, words.title],
      [`${AGENCIES_PATH}/${agency.id}`, agency.name_primary],
    ],
    title: words.recordDecision,
    description: words.recordDescription,
    lead: words.recordLead(agency.name_primary),
    refused,
    children: <DecisionFields agency={agency} refused={refused} />,
  });
}

interface DecisionFieldsProps {
  readonly agency: AgencyDetail;
  readonly refused: Refused | undefined;
}

function DecisionFields({ agency, refused }: DecisionFieldsProps) {
  const { messages, today } = useSite();
  const { refusal, typed } = formState(refused, FORM);
  return (
    <Section id="decision-form" title={words.newDecision} aside={words.newDecisionAside}>
      <PostForm action={`${AGENCIES_PATH}/${agency.id}/decision`} name={FORM} hasFile>
        <Field
          name="decision_date"
          label={words.decisionDay}
          type="date"
          value={typed('decision_date') ?? today}
          refusal={refusal}
        />
        <SelectField
          name="decision_type"
          label={words.decisionKind}
          options={optionsOf(messages.vocabulary.agencyDecision)}
          chosen={typed('decision_type') ?? 'renewal'}
          refusal={refusal}
        />
        <FileField
          label={words.decisionDocument}
          hint={words.documentHint(MAX_MB)}
          accept=".pdf,application/pdf"
          wrong={refusal?.fields.get('file')}
          isOptional
        />
        <Field
          name="reason"
          label={messages.desk.shared.reason}
          hint={words.decisionReasonHint}
          value={typed('reason')}
          maxLength={REASON_LENGTH}
          autocomplete="off"
          refusal={refusal}
        />
        <Submit>{words.recordDecision}</Submit>
      </PostForm>
    </Section>
  );
}
