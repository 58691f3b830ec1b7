import type { Client, Institution, MergeOutcome } from '@touchstone/sdk';
import { Check } from '../../../components/form.tsx';
import { Section } from '../../../components/section.tsx';
import { merge as words } from '../../../messages/en/desk/merge.ts';
import type { Document } from '../../../page.ts';
import type { Form, PersonalRequest } from '../../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../../session/refusal.ts';
import { useSite } from '../../../site-view.ts';
import { DecisionForm } from '../decision-form.tsx';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { type References, readReferences } from '../record-form/named-references.ts';
import type { Refused } from '../refused.ts';
import { INSTITUTIONS_PATH } from './find.tsx';
import { readInstitution } from './institution.tsx';
import { isConfirmed, trailTo, unconfirmed, Warnings } from './merge.tsx';
import { MergeChanges, reportIdsIn } from './merge-changes.tsx';

const PATH = `${INSTITUTIONS_PATH}/:id/split`;
const FORM = 'split';
const MOVE = 'move-';
/** Of more than these only the numbers are shown. */
const DESCRIBED = 50;
const NO_REASON = 'preview';

export const splitPage = deskPage(PATH, (request) => splitDocument(request));

export const splitAction = deskAction(PATH, async (request, form) => {
  const refused = (refusal: Refusal) => splitDocument(request, { action: FORM, form, refusal });
  if (!isConfirmed(form)) return refused(unconfirmed());
  const input = {
    institutionID: request.params['id'] ?? '',
    move_reports: chosenReports(form),
    reason: form.get('reason')?.trim() ?? '',
  };
  const outcome = await tryForm(() => request.visitor.asVisitor().splitInstitution(input));
  if ('refusal' in outcome) return refused(outcome.refusal);
  return { redirect: `${request.link(`${INSTITUTIONS_PATH}/${outcome.answer.institution}`)}?done=split`, status: 303 };
});

function chosenReports(form: Form): readonly number[] {
  return [...form.keys()].filter((name) => name.startsWith(MOVE)).map((name) => Number(name.slice(MOVE.length)));
}

async function splitDocument(request: PersonalRequest, refused?: Refused): Promise<Document> {
  const { registry, visitor } = request;
  const { shown: survivor, stored, registryId } = await readInstitution(request);
  const page = {
    path: `${INSTITUTIONS_PATH}/${registryId}/split`,
    trail: trailTo(survivor),
    description: words.splitDescription,
  };
  const rehearsal = { institutionID: registryId, reason: NO_REASON, dry_run: true };
  const tried = await tryForm(() => visitor.asVisitor().splitInstitution(rehearsal));
  if ('refusal' in tried) {
    const impossible = { action: FORM, form: new Map(), refusal: tried.refusal };
    return deskDocument({ ...page, title: words.splitSubmit, refused: impossible, children: null });
  }
  const { answer: outcome } = tried;
  return deskDocument({
    ...page,
    title: words.splitTitle(registryId, outcome.survivor),
    lead: words.splitLead,
    refused,
    children: (
      <Preview
        outcome={outcome}
        survivor={survivor}
        references={await readReferences(registry)}
        sourceId={stored.id}
        later={await describeReports(registry, outcome.later_reports)}
        refused={refused}
      />
    ),
  });
}

interface LaterReport {
  readonly id: number;
  /** Empty when it cannot be seen, such as one that is held. */
  readonly validFrom: string;
}

function describeReports(registry: Client, ids: readonly number[]): Promise<readonly LaterReport[]> {
  return Promise.all(
    ids.map(async (id, index) => {
      if (index >= DESCRIBED) return { id, validFrom: '' };
      const outcome = await tryForm(() => registry.getReport({ reportID: id }));
      return { id, validFrom: 'answer' in outcome ? outcome.answer.valid_from : '' };
    }),
  );
}

interface PreviewProps {
  readonly outcome: MergeOutcome;
  readonly survivor: Institution;
  readonly sourceId: number;
  readonly references: References;
  readonly later: readonly LaterReport[];
  readonly refused: Refused | undefined;
}

function Preview({ outcome, survivor, sourceId, references, later, refused }: PreviewProps) {
  const { institution: name } = outcome;
  return (
    <>
      <Warnings warnings={outcome.warnings} />
      <Section id="happens" title={words.happens}>
        <ul class="bullets">
          <li>{words.splitHappens(reportIdsIn(outcome).length, name)}</li>
          <li>{words.splitLeads(name)}</li>
        </ul>
        <MergeChanges outcome={outcome} survivorId={survivor.id} sourceId={sourceId} references={references} />
      </Section>
      <Section id="decide" title={words.splitDecide}>
        <DecisionForm
          action={`${INSTITUTIONS_PATH}/${name}/split`}
          name={FORM}
          submit={words.splitSubmit}
          reasonHint={words.reasonHint}
          refused={refused}
        >
          <Later later={later} form={refused?.form} />
          <Check name="confirm" isRequired isChecked={refused?.form.get('confirm') === 'yes'}>
            {words.splitConfirm}
          </Check>
        </DecisionForm>
      </Section>
    </>
  );
}

function Later({ later, form }: { readonly later: readonly LaterReport[]; readonly form: Form | undefined }) {
  const { link, format } = useSite();
  return (
    <fieldset>
      <legend>{words.later}</legend>
      <p class="hint">{later.length === 0 ? words.noLater : words.laterAside}</p>
      {later.map(({ id, validFrom }) => (
        <Check key={id} name={`${MOVE}${id}`} isChecked={form?.has(`${MOVE}${id}`) ?? false}>
          <a href={link(`/report/${id}`)}>
            {words.laterReport(id, validFrom === '' ? '' : format.shortDay(validFrom))}
          </a>
        </Check>
      ))}
    </fieldset>
  );
}
