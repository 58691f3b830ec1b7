import type { AgencyDetail } from '@touchstone/sdk';
import { agencies as words } from '../../../messages/en/desk/agencies.ts';
import { recordForm } from '../../../messages/en/desk/record-form.ts';
import type { PersonalRequest } from '../../../session/personal-page.ts';
import { useSite } from '../../../site-view.ts';
import { deskAction, deskPage } from '../desk-page.ts';
import { type EditedRecord, editDocument, respondToEdit } from '../record-form/edit-record.tsx';
import { recordIdIn } from '../record-id.ts';
import { agencySections } from './agency-sections.ts';
import { AGENCIES_PATH } from './list.tsx';

const PATH = `${AGENCIES_PATH}/:id`;
const NEW_PATH = `${AGENCIES_PATH}/new`;
const TRAIL = [[AGENCIES_PATH, words.title]] as const;

export const deskAgencyPage = deskPage(PATH, async (request) => {
  const done: Readonly<Record<string, string | undefined>> = {
    saved: recordForm.saved,
    added: recordForm.added,
    decision: words.decisionDone,
  };
  return editDocument(await editedAgency(request), done[request.query.get('done') ?? '']);
});

export const deskAgencyAction = deskAction(PATH, async (request, form) =>
  respondToEdit(request, form, await editedAgency(request)),
);

export const newAgencyPage = deskPage(NEW_PATH, async (request) => editDocument(await newAgency(request)));

export const newAgencyAction = deskAction(NEW_PATH, async (request, form) =>
  respondToEdit(request, form, await newAgency(request)),
);

async function editedAgency(request: PersonalRequest): Promise<EditedRecord> {
  const { registry, visitor, messages } = request;
  const id = recordIdIn(request);
  const [stored, shown, sections] = await Promise.all([
    visitor.asVisitor().getEditableAgency({ id }),
    registry.getAgency({ agencyID: id }),
    agencySections({ registry, vocabulary: messages.vocabulary, isNew: false }),
  ]);
  return {
    path: `${AGENCIES_PATH}/${id}`,
    trail: TRAIL,
    title: shown.name_primary,
    lead: words.registerNumber(shown.registry_id),
    description: words.editDescription,
    sections,
    stored,
    beside: <Beside shown={shown} />,
    change: ({ row, reason, isDryRun, headers }) =>
      visitor.asVisitor().changeAgency({ ...row, id, reason, dry_run: isDryRun }, { headers }),
    pathOf: () => `${AGENCIES_PATH}/${id}`,
  };
}

async function newAgency({ registry, visitor, messages }: PersonalRequest): Promise<EditedRecord> {
  return {
    path: NEW_PATH,
    trail: TRAIL,
    title: words.add,
    lead: words.addLead,
    description: words.addDescription,
    sections: await agencySections({ registry, vocabulary: messages.vocabulary, isNew: true }),
    stored: undefined,
    initial: { names: [{ name_versions: [{ name_is_primary: true, acronym_is_primary: true }] }] },
    change: ({ row, reason, isDryRun }) => visitor.asVisitor().addAgency({ ...row, reason, dry_run: isDryRun }),
    pathOf: ({ id }) => `${AGENCIES_PATH}/${id}`,
  };
}

function Beside({ shown: { id } }: { readonly shown: AgencyDetail }) {
  const { link } = useSite();
  return (
    <p class="row-of-links">
      <a href={link(`/agency/${id}`)}>{words.publicPage}</a>
      <a href={link(`${AGENCIES_PATH}/${id}/decision`)}>{words.recordDecision}</a>
      <a href={`${link('/desk/audit')}?record_type=agency&record_id=${id}`}>{words.history}</a>
    </p>
  );
}
