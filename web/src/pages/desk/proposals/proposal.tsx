import type { Lookalike, ProposalDetail } from '@touchstone/sdk';
import { DataTable } from '../../../components/data-table.tsx';
import { Field } from '../../../components/form.tsx';
import { Facts, Section } from '../../../components/section.tsx';
import { proposals as words } from '../../../messages/en/desk/proposals.ts';
import type { Document, PageAnswer } from '../../../page.ts';
import type { Form, PersonalRequest } from '../../../session/personal-page.ts';
import { type Refusal, renameField, tryForm } from '../../../session/refusal.ts';
import { useSite } from '../../../site-view.ts';
import { DecisionForm } from '../decision-form.tsx';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { INSTITUTIONS_PATH } from '../institutions/find.tsx';
import { institutionSections } from '../institutions/institution-sections.ts';
import { Moment } from '../moment.tsx';
import { RecordFacts } from '../record-form/record-facts.tsx';
import type { FormSection } from '../record-form/record-parts.ts';
import { recordIdIn } from '../record-id.ts';
import { formState, type Refused } from '../refused.ts';
import { PROPOSALS_PATH, proposedName } from './list.tsx';

const PATH = `${PROPOSALS_PATH}/:id`;

export const proposalPage = deskPage(PATH, (request) => proposalDocument(request));

export const proposalAction = deskAction(PATH, async (request, form) =>
  form.get('action') === 'refuse' ? refuse(request, form) : accept(request, form),
);

async function accept(request: PersonalRequest, form: Form): Promise<PageAnswer> {
  const proposalID = recordIdIn(request);
  const reason = form.get('reason')?.trim() ?? '';
  const outcome = await tryForm(() => request.visitor.asVisitor().acceptProposal({ proposalID, reason }));
  if ('refusal' in outcome) {
    return proposalDocument(request, { action: 'accept', form, refusal: outcome.refusal });
  }
  return { redirect: `${request.link(`${PROPOSALS_PATH}/${proposalID}`)}?done=accepted`, status: 303 };
}

async function refuse(request: PersonalRequest, form: Form): Promise<PageAnswer> {
  const proposalID = recordIdIn(request);
  const reason = form.get('reason')?.trim() ?? '';
  const refused = (refusal: Refusal) => proposalDocument(request, { action: 'refuse', form, refusal });
  const known = await knownInstitution(request, form.get('institution')?.trim() ?? '');
  if (known === undefined) return refused(unknownInstitution());
  const decision = { proposalID, reason, institution_id: known };
  const outcome = await tryForm(() => request.visitor.asVisitor().refuseProposal(decision));
  if ('refusal' in outcome) return refused(renameField(outcome.refusal, 'institution_id', 'institution'));
  return { redirect: `${request.link(`${PROPOSALS_PATH}/${proposalID}`)}?done=refused`, status: 303 };
}

/** The number of the institution that was named; `null` when none was, `undefined` when there is none like that. */
async function knownInstitution({ registry }: PersonalRequest, named: string): Promise<number | null | undefined> {
  if (named === '') return null;
  const outcome = await tryForm(() => registry.getInstitution({ institutionID: named.toUpperCase() }));
  return 'answer' in outcome ? outcome.answer.id : undefined;
}

function unknownInstitution(): Refusal {
  const fields = new Map([['institution', words.notKnown]]);
  return { status: 422, message: words.notKnownSentence, fields, problems: [] };
}

async function proposalDocument(request: PersonalRequest, refused?: Refused): Promise<Document> {
  const proposalID = recordIdIn(request);
  const { registry, messages, visitor } = request;
  const [proposal, sections] = await Promise.all([
    visitor.asVisitor().getProposal({ proposalID }),
    institutionSections(registry, messages),
  ]);
  const done: Readonly<Record<string, string | undefined>> = words.done;
  return deskDocument({
    path: `${PROPOSALS_PATH}/${proposalID}`,
    trail: [[PROPOSALS_PATH, words.title]],
    title: proposedName(proposal.institution) ?? words.unnamed(proposalID),
    description: words.description,
    lead: words.leads[proposal.state],
    done: done[request.query.get('done') ?? ''],
    refused,
    children: (
      <>
        <Proposed proposal={proposal} sections={sections} />
        {proposal.state === 'open' && <Lookalikes lookalikes={proposal.lookalikes} />}
        {proposal.state === 'open' ? <Decide proposal={proposal} refused={refused} /> : <Decided proposal={proposal} />}
      </>
    ),
  });
}

interface ProposalProps {
  readonly proposal: ProposalDetail;
}

function Proposed({ proposal, sections }: ProposalProps & { readonly sections: readonly FormSection[] }) {
  const { at, account_id: account, institution, note } = proposal;
  const { link } = useSite();
  return (
    <Section id="proposed" title={words.proposed}>
      <Facts
        rows={[
          [words.at, <Moment at={at} />],
          [words.by, <a href={link(`/desk/accounts/${account}`)}>{words.account(account)}</a>],
          note !== '' && [words.note, <p class="quoted">{note}</p>],
        ]}
      />
      <RecordFacts sections={sections} row={institution} />
    </Section>
  );
}

function Lookalikes({ lookalikes }: { readonly lookalikes: readonly Lookalike[] }) {
  const { link, format } = useSite();
  const { alikeColumns: columns, alikeBy } = words;
  return (
    <Section id="lookalikes" title={words.lookalikes} aside={words.lookalikesAside}>
      {lookalikes.length === 0 ? (
        <p>{words.noLookalikes}</p>
      ) : (
        <DataTable
          caption={words.lookalikes}
          rows={lookalikes}
          keyOf={({ id }) => id}
          columns={[
            {
              title: columns.name,
              cell: ({ registry_id: id, name_primary: name }) => (
                <a href={link(`${INSTITUTIONS_PATH}/${id}`)}>{name}</a>
              ),
            },
            { title: columns.id, cell: ({ registry_id: id }) => id },
            { title: columns.website, cell: ({ website_link: website }) => website },
            { title: columns.by, cell: ({ alike_by: by }) => format.and(by.map((kind) => alikeBy[kind] ?? kind)) },
          ]}
        />
      )}
    </Section>
  );
}

function Decide({ proposal: { id }, refused }: ProposalProps & { readonly refused: Refused | undefined }) {
  const { link } = useSite();
  const path = `${PROPOSALS_PATH}/${id}`;
  const { refusal, typed } = formState(refused, 'refuse');
  return (
    <>
      <Section id="accept" title={words.accept} aside={words.acceptAside}>
        <DecisionForm action={path} name="accept" submit={words.acceptSubmit} refused={refused} />
        <p>
          <a href={link(`${path}/correct`)}>{words.correctFirst}</a>
        </p>
      </Section>
      <Section id="refuse" title={words.refuse} aside={words.refuseAside}>
        <DecisionForm action={path} name="refuse" submit={words.refuseSubmit} isSecondary refused={refused}>
          <Field
            name="institution"
            label={words.known}
            hint={words.knownHint}
            value={typed('institution')}
            isOptional
            maxLength={20}
            autocomplete="off"
            refusal={refusal}
          />
        </DecisionForm>
      </Section>
    </>
  );
}

function Decided({ proposal }: ProposalProps) {
  const { link } = useSite();
  const { institution_id: id, decided_at: at, reason } = proposal;
  return (
    <Section id="decided" title={words.decided}>
      <Facts
        rows={[
          at !== null && [words.decidedOn, <Moment at={at} />],
          [words.reason, reason],
          id !== null && [words.became, <a href={link(`${INSTITUTIONS_PATH}/${id}`)}>{words.outcome(id)}</a>],
        ]}
      />
    </Section>
  );
}
