import { Section } from '../../../components/section.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useSite } from '../../../site-view.ts';
import { DecisionForm } from '../decision-form.tsx';
import { formState } from '../refused.ts';
import type { AccountProps } from './account.tsx';
import { ROLES } from './list.tsx';

const pathOf = ({ account }: Pick<AccountProps, 'account'>) => `/desk/accounts/${account.id}`;

/** Whether somebody gets the account they asked for. */
export function Registration({ account, refused }: AccountProps) {
  const { account: words } = useSite().messages.desk.accounts;
  return (
    <Section id="decide" title={words.decide} aside={words.decideMeans}>
      <DecisionForm
        action={pathOf({ account })}
        name="registration"
        refused={refused}
        submit={[
          ['approve', words.approve],
          ['refuse', words.refuse],
        ]}
      />
    </Section>
  );
}

/** What somebody may do here: their role, being suspended, standing in the published list. */
export function Access({ account, refused }: AccountProps) {
  const { account: words } = useSite().messages.desk.accounts;
  const isInList = account.listed || account.hidden;
  return (
    <Section id="access" title={words.access}>
      <RoleForm account={account} refused={refused} />
      {account.status === 'active' && <Simple name="suspend" account={account} refused={refused} />}
      {account.status === 'suspended' && <Simple name="restore" account={account} refused={refused} />}
      {isInList && <ListingForm account={account} refused={refused} />}
    </Section>
  );
}

function RoleForm({ account, refused }: AccountProps) {
  const { account: words, roles } = useSite().messages.desk.accounts;
  const { refusal, typed } = formState(refused, 'role');
  return (
    <details class="more" open={refused?.action === 'role'}>
      <summary>{words.changeRole}</summary>
      <p class="hint prose">{words.roleMeans}</p>
      <DecisionForm action={pathOf({ account })} name="role" submit={words.changeRole} isSecondary refused={refused}>
        <SelectField
          name="role"
          id="new-role"
          label={words.role}
          options={ROLES.map((role) => [role, roles[role]])}
          chosen={typed('role') ?? account.role}
          refusal={refusal}
        />
      </DecisionForm>
    </details>
  );
}

/** A decision that takes nothing but a reason. */
function Simple({ name, account, refused }: AccountProps & { readonly name: 'suspend' | 'restore' }) {
  const { account: words } = useSite().messages.desk.accounts;
  return (
    <details class="more" open={refused?.action === name}>
      <summary>{words[name]}</summary>
      <p class="hint prose">{words[`${name}Means`]}</p>
      <DecisionForm action={pathOf({ account })} name={name} submit={words[name]} isSecondary refused={refused} />
    </details>
  );
}

function ListingForm({ account, refused }: AccountProps) {
  const { account: words } = useSite().messages.desk.accounts;
  const submit = account.hidden ? words.show : words.hide;
  return (
    <details class="more" open={refused?.action === 'listing'}>
      <summary>{submit}</summary>
      <DecisionForm
        action={pathOf({ account })}
        name="listing"
        submit={submit}
        isSecondary
        refused={refused}
        hidden={{ hidden: account.hidden ? 'no' : 'yes' }}
      />
    </details>
  );
}
