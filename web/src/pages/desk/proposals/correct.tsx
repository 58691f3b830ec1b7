import { proposals as words } from '../../../messages/en/desk/proposals.ts';
import { recordForm } from '../../../messages/en/desk/record-form.ts';
import type { PersonalRequest } from '../../../session/personal-page.ts';
import { deskAction, deskPage } from '../desk-page.ts';
import { institutionSections } from '../institutions/institution-sections.ts';
import { type EditedRecord, editDocument, type RecordChange, respondToEdit } from '../record-form/edit-record.tsx';
import { recordIdIn } from '../record-id.ts';
import { PROPOSALS_PATH, proposedName } from './list.tsx';

const PATH = `${PROPOSALS_PATH}/:id/correct`;

/** A proposed institution, put right before it is added. */
export const correctProposalPage = deskPage(PATH, async (request) => editDocument(await correctedProposal(request)));

export const correctProposalAction = deskAction(PATH, async (request, form) =>
  respondToEdit(request, form, await correctedProposal(request)),
);

async function correctedProposal(request: PersonalRequest): Promise<EditedRecord> {
  const { registry, visitor, messages } = request;
  const proposalID = recordIdIn(request);
  const desk = visitor.asVisitor();
  const [{ institution }, sections] = await Promise.all([
    desk.getProposal({ proposalID }),
    institutionSections(registry, messages),
  ]);
  const path = `${PROPOSALS_PATH}/${proposalID}`;
  return {
    path: `${path}/correct`,
    trail: [
      [PROPOSALS_PATH, words.title],
      [path, proposedName(institution) ?? words.unnamed(proposalID)],
    ],
    title: words.correctTitle,
    lead: words.correctLead,
    description: recordForm.reviewDescription,
    sections,
    stored: undefined,
    initial: institution,
    change: (change) => addProposed(change),
    pathOf: () => path,
    doneIs: 'accepted',
  };

  /** A decision is made once and for all, so what it would come to is tried as if the institution were simply added. */
  async function addProposed({ row, reason, isDryRun }: RecordChange) {
    if (isDryRun) return desk.addInstitution({ ...row, reason, dry_run: true });
    const { institution_id: id } = await desk.acceptProposal({ proposalID, institution: row, reason });
    return { outcome: 'new', line: 1, id: id ?? 0, label: '', differences: [] } as const;
  }
}
