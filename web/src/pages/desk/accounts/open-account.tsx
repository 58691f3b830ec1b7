import type { AccountOpening } from '@touchstone/sdk';
import { Field } from '../../../components/form.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import type { Document } from '../../../page.ts';
import type { Form, PersonalRequest } from '../../../session/personal-page.ts';
import { DecisionForm } from '../decision-form.tsx';
import { deskDocument } from '../desk-frame.tsx';
import { deskAction, deskPage } from '../desk-page.ts';
import { formState, type Refused } from '../refused.ts';
import { tryDecision } from '../try-decision.ts';
import { ROLES } from './list.tsx';

const PATH = '/desk/accounts/new';

/** An account for somebody who cannot or should not register. */
export const openAccountPage = deskPage(PATH, (request) => openDocument(request));

export const openAccountAction = deskAction(PATH, async (request, form) => {
  const outcome = await tryDecision(request, form, (reason) =>
    request.visitor.asVisitor().openAccount({ ...openingIn(form), reason }),
  );
  if ('refusal' in outcome) return openDocument(request, { action: 'open', form, refusal: outcome.refusal });
  return { redirect: `${request.link(`/desk/accounts/${outcome.answer.id}`)}?done=opened`, status: 303 };
});

function openingIn(form: Form): Omit<AccountOpening, 'reason'> {
  const text = (name: string) => form.get(name)?.trim() ?? '';
  const agency = text('agency');
  return {
    username: text('username'),
    email: text('email'),
    display_name: text('display_name'),
    organisation: text('organisation'),
    purpose: text('purpose'),
    role: ROLES.find((role) => role === text('role')) ?? 'consumer',
    agencies: agency === '' ? [] : [{ agency_id: Number(agency), relation: 'own' }],
  };
}

async function openDocument({ registry, messages }: PersonalRequest, refused?: Refused): Promise<Document> {
  const { open: words, list, roles } = messages.desk.accounts;
  const { results } = await registry.listAgencies({ registered: 'all', ordering: 'acronym_primary' });
  const { refusal, typed } = formState(refused, 'open');
  const agencies = results.map(
    ({ id, acronym_primary: acronym, name_primary: name }) => [String(id), `${acronym}, ${name}`] as const,
  );
  const field = (name: string, label: string, length: number) => ({
    name,
    label,
    refusal,
    value: typed(name),
    maxLength: length,
    autocomplete: 'off',
  });
  return deskDocument({
    path: PATH,
    trail: [['/desk/accounts', list.title]],
    title: words.title,
    description: words.description,
    lead: words.lead,
    refused,
    children: (
      <DecisionForm action={PATH} name="open" submit={words.submit} refused={refused}>
        <Field {...field('username', words.username, 64)} />
        <Field {...field('email', words.email, 254)} type="email" />
        <Field {...field('display_name', words.displayName, 100)} isOptional />
        <Field {...field('organisation', words.organisation, 200)} isOptional />
        <Field {...field('purpose', words.purpose, 1_000)} hint={words.purposeHint} />
        <SelectField
          name="role"
          label={words.role}
          options={ROLES.map((role) => [role, roles[role]])}
          chosen={typed('role') ?? 'agency'}
          refusal={refusal}
        />
        <SelectField
          name="agency"
          label={words.agency}
          hint={words.agencyHint}
          options={[['', words.noAgency], ...agencies]}
          chosen={typed('agency') ?? ''}
          refusal={refusal}
        />
      </DecisionForm>
    ),
  });
}
