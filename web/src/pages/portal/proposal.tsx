import type { Lookalike, Proposal } from '@touchstone/sdk';
import { DataTable } from '../../components/data-table.tsx';
import { ShortDay } from '../../components/day.tsx';
import { Field, PostForm, Submit } from '../../components/form.tsx';
import { Crumbs, Section } from '../../components/section.tsx';
import { SelectField } from '../../components/select-field.tsx';
import type { Document } from '../../page.ts';
import { type Form, type PersonalRequest, personalAction, personalPage } from '../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../session/refusal.ts';
import { useSite } from '../../site-view.ts';
import { requireAgencies } from './own-agencies.ts';

export const PROPOSAL_PATH = '/portal/institutions/new';
const SHOWN_PROPOSALS = 20;
const FIELDS = ['name_official', 'name_english', 'country', 'city', 'website_link', 'note'] as const;
type Texts = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

interface Shown {
  readonly texts: Texts;
  readonly refusal?: Refusal;
  readonly lookalikes?: readonly Lookalike[];
}

export const proposalPage = personalPage(PROPOSAL_PATH, (request) => proposalDocument(request, { texts: {} }));

export const proposalAction = personalAction(PROPOSAL_PATH, async (request, form) => {
  requireAgencies(request);
  const texts = textsIn(form);
  const isNone = form.get('not_a_duplicate') === 'yes';
  const proposal = { institution: toInstitution(texts), note: texts.note ?? '', not_a_duplicate: isNone };
  const outcome = await tryForm(() => request.visitor.asVisitor().proposeInstitution(proposal));
  if ('refusal' in outcome) return proposalDocument(request, { texts, refusal: byField(outcome.refusal) });
  const { id, lookalikes } = outcome.answer;
  if (id === null) return proposalDocument(request, { texts, lookalikes });
  return { redirect: `${request.link(PROPOSAL_PATH)}?done=${id}`, status: 303 };
});

function textsIn(form: Form): Texts {
  return Object.fromEntries(FIELDS.map((name) => [name, form.get(name)?.trim() ?? '']));
}

/** As files for import describe institutions. */
function toInstitution({ name_official: official, name_english: english, country, city, website_link: site }: Texts) {
  return {
    names: [{ name_official: official, ...(english !== '' && { name_english: english }) }],
    countries: [{ country, ...(city !== '' && { city }) }],
    ...(site !== '' && { website_link: site }),
  };
}

/** The registry says where in the record something is wrong; the form has a field for each end of the way. */
function byField(refusal: Refusal): Refusal {
  const fields = refusal.problems.map(({ pointer, message }) => [pointer.split('/').at(-1) ?? '', message] as const);
  return { ...refusal, fields: new Map(fields) };
}

async function proposalDocument(request: PersonalRequest, shown: Shown): Promise<Document> {
  requireAgencies(request);
  const { registry, visitor, messages, query, format } = request;
  const words = messages.account.portalProposal;
  const [countries, proposals] = await Promise.all([
    registry.listCountries(),
    visitor.asVisitor().listProposals({ limit: SHOWN_PROPOSALS }),
  ]);
  const done = Number(query.get('done') ?? '0');
  const names = countries
    .map(({ iso_3166_alpha2: code, name_english: name }) => [code, format.country(code, name)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  const content = (
    <>
      <Crumbs trail={[['/portal', messages.account.portal.title]]} here={words.title} />
      <div class="opening">
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
        {done > 0 && (
          <div class="notice" role="status">
            <h2>{words.done(done)}</h2>
            <p>{words.doneText(done)}</p>
          </div>
        )}
      </div>
      <Section id="institution" title={words.form}>
        <ProposalForm shown={shown} countries={names} />
      </Section>
      {proposals.results.length > 0 && <OwnProposals proposals={proposals.results} />}
    </>
  );
  return {
    title: words.title,
    description: words.description,
    isUnlisted: true,
    personal: 'reports',
    script: 'portal-form',
    content,
    ...(shown.refusal !== undefined && { status: shown.refusal.status }),
  };
}

interface ProposalFormProps {
  readonly shown: Shown;
  readonly countries: readonly (readonly [code: string, name: string])[];
}

function ProposalForm({ shown: { texts, refusal, lookalikes }, countries }: ProposalFormProps) {
  const words = useSite().messages.account.portalProposal;
  const isTyped = refusal !== undefined || lookalikes !== undefined;
  return (
    <PostForm action={PROPOSAL_PATH} refusal={refusal} guard={isTyped ? 'typed' : ''}>
      {lookalikes !== undefined && <Lookalikes lookalikes={lookalikes} />}
      <Field name="name_official" label={words.name} value={texts.name_official} refusal={refusal} />
      <Field name="name_english" label={words.english} value={texts.name_english} refusal={refusal} isOptional />
      <SelectField
        name="country"
        label={words.country}
        options={[['', words.choose], ...countries]}
        chosen={texts.country ?? ''}
        refusal={refusal}
        isRequired
      />
      <Field name="city" label={words.city} value={texts.city} refusal={refusal} isOptional />
      <Field
        name="website_link"
        label={words.website}
        hint={words.websiteHint}
        value={texts.website_link}
        refusal={refusal}
        isOptional
      />
      <Field name="note" label={words.note} value={texts.note} refusal={refusal} isOptional maxLength={1000} />
      <Submit isSecondary={lookalikes !== undefined}>{words.submit}</Submit>
    </PostForm>
  );
}

/** What is known already and may be the same. */
function Lookalikes({ lookalikes }: { readonly lookalikes: readonly Lookalike[] }) {
  const { messages, link, format } = useSite();
  const words = messages.account.portalProposal;
  return (
    <div class="notice of-conditional" role="alert">
      <h3>{words.alike}</h3>
      <p>{words.alikeText}</p>
      <ul>
        {lookalikes.map(({ registry_id: id, name_primary: name, alike_by: by }) => (
          <li key={id}>
            <a href={link(`/institution/${id}`)} target="_blank" rel="noopener">
              {name}
            </a>
            , {id} ({format.and(by.map((one) => words.alikeBy[one]))})
          </li>
        ))}
      </ul>
      <p>
        <button class="button" type="submit" name="not_a_duplicate" value="yes">
          {words.notAlike}
        </button>
      </p>
    </div>
  );
}

function OwnProposals({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const words = useSite().messages.account.portalProposal;
  const { columns, states } = words;
  return (
    <Section id="proposals" title={words.own}>
      <DataTable
        caption={words.own}
        rows={proposals}
        keyOf={({ id }) => id}
        columns={[
          { title: columns.name, cell: ({ institution }) => nameIn(institution) },
          { title: columns.number, cell: ({ id }) => String(id) },
          {
            title: columns.state,
            cell: ({ state, reason }) => (reason === '' ? states[state] : `${states[state]}: ${reason}`),
          },
          { title: columns.at, cell: ({ at }) => <ShortDay day={at} /> },
        ]}
      />
    </Section>
  );
}

/** What was proposed was checked before it was stored, but travels as it came. */
function nameIn(institution: Proposal['institution']): string {
  const { names } = institution as { readonly names?: readonly { readonly name_official?: string }[] };
  return names?.[0]?.name_official ?? '';
}
