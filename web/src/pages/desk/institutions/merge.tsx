import type { Institution, InstitutionSearchItem, MergeOutcome } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { Check } from '../../../components/form.tsx';
import { Section } from '../../../components/section.tsx';
import { institutions as institutionWords } from '../../../messages/en/desk/institutions.ts';
import { merge as words } from '../../../messages/en/desk/merge.ts';
import type { Document } from '../../../page.ts';
import { primaryName } from '../../../registry/institution-name.ts';
import type { Form, PersonalRequest } from '../../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../../session/refusal.ts';
import { useSite } from '../../../site-view.ts';
import { DecisionForm } from '../decision-form.tsx';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { FilterBar, FilterText } from '../filters.tsx';
import { type References, readReferences } from '../record-form/named-references.ts';
import type { Refused } from '../refused.ts';
import { INSTITUTIONS_PATH, placeOf } from './find.tsx';
import { readInstitution } from './institution.tsx';
import { MergeChanges, reportIdsIn } from './merge-changes.tsx';
import { Compare, LeftOut } from './merge-compare.tsx';
import { compareFacts } from './merge-facts.ts';

const PATH = `${INSTITUTIONS_PATH}/:id/merge`;
const FORM = 'merge';
const SHOWN = 20;
/** A dry run stores nothing, and so no reason. */
const NO_REASON = 'preview';

export const mergePage = deskPage(PATH, async (request) => {
  const into = request.query.get('into')?.trim() ?? '';
  const merged = await mergedAlready(request);
  if (merged !== undefined) return { redirect: merged.double, status: 303 };
  return into === '' ? findDocument(request) : mergeDocument(request, into);
});

export const mergeAction = deskAction(PATH, async (request, form) => {
  const into = form.get('into')?.trim() ?? '';
  const refused = (refusal: Refusal) => mergeDocument(request, into, { action: FORM, form, refusal });
  if (!isConfirmed(form)) return refused(unconfirmed());
  const input = { institutionID: request.params['id'] ?? '', into, reason: form.get('reason')?.trim() ?? '' };
  const outcome = await tryForm(() => request.visitor.asVisitor().mergeInstitution(input));
  if ('refusal' in outcome) {
    const merged = outcome.refusal.status === 409 ? await mergedAlready(request) : undefined;
    // Somebody who pressed twice, or a colleague, was faster with the very same.
    if (merged?.survivor === into) return { redirect: `${merged.path}?done=merged-before`, status: 303 };
    return refused(outcome.refusal);
  }
  return { redirect: `${request.link(`${INSTITUTIONS_PATH}/${outcome.answer.survivor}`)}?done=merged`, status: 303 };
});

/** Where a double leads to that is one no longer. */
async function mergedAlready(request: PersonalRequest) {
  const { shown, registryId } = await readInstitution(request);
  if (shown.merged_into === null) return undefined;
  const pathOf = (id: string) => request.link(`${INSTITUTIONS_PATH}/${id}`);
  return { survivor: shown.registry_id, path: pathOf(shown.registry_id), double: pathOf(registryId) };
}

export function isConfirmed(form: Form): boolean {
  return form.get('confirm') === 'yes';
}

export function unconfirmed(): Refusal {
  return { status: 422, message: words.notConfirmed, fields: new Map(), problems: [] };
}

/** Which one stays: first those that look like it. */
async function findDocument(request: PersonalRequest, refused?: Refused): Promise<Document> {
  const { registry, query } = request;
  const { shown, registryId } = await readInstitution(request);
  const asked = query.get('query')?.trim() ?? primaryName(shown);
  const found = await registry.searchInstitutions({ ...(asked !== '' && { query: asked }), limit: SHOWN });
  return deskDocument({
    path: `${INSTITUTIONS_PATH}/${registryId}/merge`,
    trail: trailTo(shown),
    title: words.title(registryId),
    description: words.description,
    lead: words.findLead(primaryName(shown)),
    refused,
    children: (
      <FindSurvivor
        registryId={registryId}
        asked={asked}
        institutions={found.results.filter(({ registry_id: id }) => id !== registryId)}
      />
    ),
  });
}

export function trailTo(shown: Institution) {
  return [
    [INSTITUTIONS_PATH, institutionWords.title],
    [`${INSTITUTIONS_PATH}/${shown.registry_id}`, primaryName(shown)],
  ] as const;
}

interface FindSurvivorProps {
  readonly registryId: string;
  readonly asked: string;
  readonly institutions: readonly InstitutionSearchItem[];
}

function FindSurvivor({ registryId, asked, institutions }: FindSurvivorProps) {
  const { messages, link } = useSite();
  const path = `${INSTITUTIONS_PATH}/${registryId}/merge`;
  const { columns } = words;
  return (
    <Section id="find" title={words.find}>
      <FilterBar path={path}>
        <FilterText name="query" label={institutionWords.query} value={asked} />
      </FilterBar>
      {institutions.length === 0 ? (
        <p>{messages.desk.shared.nothing}</p>
      ) : (
        <DataTable
          caption={words.find}
          rows={institutions}
          keyOf={({ id }) => id}
          columns={[
            {
              title: columns.name,
              cell: ({ registry_id: id, name_primary: name }) => <a href={link(`/institution/${id}`)}>{name}</a>,
            },
            { title: columns.id, cell: ({ registry_id: id }) => id },
            { title: columns.place, cell: placeOf },
            {
              title: columns.choose,
              cell: ({ registry_id: id }) => (
                <a href={`${link(path)}?into=${id}`}>
                  {words.choose} <span class="unseen">{id}</span>
                </a>
              ),
            },
          ]}
        />
      )}
    </Section>
  );
}

/** What the merge would come to, and the button that does it. */
async function mergeDocument(request: PersonalRequest, into: string, refused?: Refused): Promise<Document> {
  const { registry, visitor } = request;
  const { shown: source, stored, registryId } = await readInstitution(request);
  const rehearsal = { institutionID: registryId, into, reason: NO_REASON, dry_run: true };
  const tried = await tryForm(() => visitor.asVisitor().mergeInstitution(rehearsal));
  if ('refusal' in tried) return findDocument(request, { action: FORM, form: new Map(), refusal: tried.refusal });
  const { answer: outcome } = tried;
  const [survivor, references] = await Promise.all([
    registry.getInstitution({ institutionID: outcome.survivor, history: true }),
    readReferences(registry),
  ]);
  return deskDocument({
    path: `${INSTITUTIONS_PATH}/${registryId}/merge`,
    trail: trailTo(source),
    title: words.titleInto(registryId, outcome.survivor),
    description: words.description,
    lead: words.leadInto,
    refused,
    children: <Preview {...{ outcome, survivor, source, sourceId: stored.id, references, refused }} />,
  });
}

interface PreviewProps {
  readonly outcome: MergeOutcome;
  readonly survivor: Institution;
  readonly source: Institution;
  readonly sourceId: number;
  readonly references: References;
  readonly refused: Refused | undefined;
}

function Preview({ outcome, survivor, source, sourceId, references, refused }: PreviewProps) {
  const site = useSite();
  const { link } = site;
  const facts = compareFacts({ survivor, source }, site);
  const { institution: sourceName, survivor: survivorName } = outcome;
  const path = (id: string) => link(`${INSTITUTIONS_PATH}/${id}/merge`);
  return (
    <>
      <Warnings warnings={outcome.warnings} />
      <p class="row-of-links">
        <a href={`${path(survivorName)}?into=${sourceName}`}>{words.otherWay}</a>
        <a href={path(sourceName)}>{words.another}</a>
      </p>
      <Section id="compare" title={words.compare}>
        <Compare facts={facts} survivor={survivorName} source={sourceName} />
      </Section>
      <Section id="happens" title={words.happens}>
        <ul class="bullets">
          <li>{words.movedReports(reportIdsIn(outcome).length, survivorName)}</li>
          <li>{words.leads(sourceName, survivorName)}</li>
          <li>{words.nothingLost}</li>
        </ul>
        <LeftOut facts={facts} source={sourceName} />
        <MergeChanges outcome={outcome} survivorId={survivor.id} sourceId={sourceId} references={references} />
      </Section>
      <Section id="decide" title={words.decide}>
        <DecisionForm
          action={`${INSTITUTIONS_PATH}/${sourceName}/merge`}
          name={FORM}
          submit={words.submit}
          reasonHint={words.reasonHint}
          refused={refused}
          hidden={{ into: survivorName }}
        >
          <Check name="confirm" isRequired isChecked={refused?.form.get('confirm') === 'yes'}>
            {words.confirm}
          </Check>
        </DecisionForm>
      </Section>
    </>
  );
}

export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div class="notice of-conditional">
      <h2>{words.warnings(warnings.length)}</h2>
      <ul class="bullets">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
