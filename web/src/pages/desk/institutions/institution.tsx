import type { EditableRecord, Institution } from '@touchstone/sdk';
import { Section } from '../../../components/section.tsx';
import { institutions as words } from '../../../messages/en/desk/institutions.ts';
import { recordForm } from '../../../messages/en/desk/record-form.ts';
import type { Document } from '../../../page.ts';
import { primaryName } from '../../../registry/institution-name.ts';
import type { PersonalRequest } from '../../../session/personal-page.ts';
import { useSite } from '../../../site-view.ts';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { type EditedRecord, editDocument, respondToEdit } from '../record-form/edit-record.tsx';
import { INSTITUTIONS_PATH } from './find.tsx';
import { institutionSections } from './institution-sections.ts';

const PATH = `${INSTITUTIONS_PATH}/:id`;
const NEW_PATH = `${INSTITUTIONS_PATH}/new`;
const TRAIL = [[INSTITUTIONS_PATH, words.title]] as const;

export const deskInstitutionPage = deskPage(PATH, async (request) => {
  const found = await readInstitution(request);
  if (found.shown.merged_into !== null) return mergedDocument(found);
  const record = await editedInstitution(request, found);
  const done: Readonly<Record<string, string | undefined>> = {
    saved: recordForm.saved,
    added: recordForm.added,
    merged: words.mergeDone,
    'merged-before': words.mergedBefore,
    split: words.splitDone,
  };
  return editDocument(record, done[request.query.get('done') ?? '']);
});

export const deskInstitutionAction = deskAction(PATH, async (request, form) => {
  const found = await readInstitution(request);
  if (found.shown.merged_into !== null) return mergedDocument(found);
  return respondToEdit(request, form, await editedInstitution(request, found));
});

export const newInstitutionPage = deskPage(NEW_PATH, async (request) => editDocument(await newInstitution(request)));

export const newInstitutionAction = deskAction(NEW_PATH, async (request, form) =>
  respondToEdit(request, form, await newInstitution(request)),
);

interface FoundInstitution {
  readonly stored: EditableRecord;
  /** As everybody sees it; of a merged one, that which it became. */
  readonly shown: Institution;
  readonly registryId: string;
}

export async function readInstitution({ registry, visitor, params }: PersonalRequest): Promise<FoundInstitution> {
  const id = params['id'] ?? '';
  const [stored, shown] = await Promise.all([
    visitor.asVisitor().getEditableInstitution({ id }),
    registry.getInstitution({ institutionID: id, history: true }),
  ]);
  return { stored, shown, registryId: String(stored.record['registry_id']) };
}

async function editedInstitution(
  { registry, visitor, messages }: PersonalRequest,
  { stored, shown, registryId }: FoundInstitution,
): Promise<EditedRecord> {
  const names = relatedNames(shown);
  return {
    path: `${INSTITUTIONS_PATH}/${registryId}`,
    trail: TRAIL,
    title: primaryName(shown),
    lead: registryId,
    description: words.editDescription,
    sections: await institutionSections(registry, messages),
    stored,
    meaningOf: (pointer, value) =>
      pointer.endsWith('/institution/registry_id') ? names.get(String(value)) : undefined,
    beside: <Beside shown={shown} registryId={registryId} />,
    change: ({ row, reason, isDryRun, headers }) =>
      visitor.asVisitor().changeInstitution({ ...row, id: registryId, reason, dry_run: isDryRun }, { headers }),
    pathOf: () => `${INSTITUTIONS_PATH}/${registryId}`,
  };
}

async function newInstitution({ registry, visitor, messages }: PersonalRequest): Promise<EditedRecord> {
  return {
    path: NEW_PATH,
    trail: TRAIL,
    title: words.add,
    lead: words.addLead,
    description: words.addDescription,
    sections: await institutionSections(registry, messages),
    stored: undefined,
    initial: { names: [{}], countries: [{}] },
    change: ({ row, reason, isDryRun }) => visitor.asVisitor().addInstitution({ ...row, reason, dry_run: isDryRun }),
    pathOf: ({ id }) => `${INSTITUTIONS_PATH}/${id}`,
  };
}

/** The names of the institutions it is related to, by their identifiers. */
function relatedNames({ hierarchical_relationships: whole, historical_relationships: past }: Institution) {
  const related = [...whole.part_of, ...past].map(({ institution }) => institution);
  return new Map(related.map(({ registry_id: id, name_primary: name }) => [id, name]));
}

function Beside({ shown, registryId }: Pick<FoundInstitution, 'shown' | 'registryId'>) {
  const { link } = useSite();
  const path = `${INSTITUTIONS_PATH}/${registryId}`;
  return (
    <>
      <p class="row-of-links">
        <a href={link(`/institution/${registryId}`)}>{words.publicPage}</a>
        <a href={link(`${path}/merge`)}>{words.merge}</a>
        <a href={`${link('/desk/audit')}?record_type=institution&record_id=${shown.id}`}>{words.history}</a>
      </p>
      {shown.merged_from.length > 0 && (
        <p class="row-of-links">
          <span>{words.merged}</span>
          {shown.merged_from.map((id) => (
            <a key={id} href={link(`${INSTITUTIONS_PATH}/${id}/split`)}>
              {words.splitOf(id)}
            </a>
          ))}
        </p>
      )}
    </>
  );
}

/** A merged institution has nothing to be changed; the merge can be taken back. */
function mergedDocument({ shown, registryId }: FoundInstitution): Document {
  return deskDocument({
    path: `${INSTITUTIONS_PATH}/${registryId}`,
    trail: TRAIL,
    title: words.mergedTitle(registryId),
    description: words.mergedDescription,
    lead: words.mergedLead,
    children: <Merged shown={shown} registryId={registryId} />,
  });
}

function Merged({ shown, registryId }: Pick<FoundInstitution, 'shown' | 'registryId'>) {
  const { link } = useSite();
  return (
    <Section id="survivor" title={words.survivor}>
      <p>
        <a href={link(`${INSTITUTIONS_PATH}/${shown.registry_id}`)}>{primaryName(shown)}</a>, {shown.registry_id}
      </p>
      <p>
        <a class="button other" href={link(`${INSTITUTIONS_PATH}/${registryId}/split`)}>
          {words.takeBack}
        </a>
      </p>
    </Section>
  );
}
