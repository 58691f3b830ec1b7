import { Section } from '../../../components/section.tsx';
import { useSite } from '../../../site-view.ts';
import { DecisionForm } from '../decision-form.tsx';
import { formState } from '../refused.ts';
import { SelectField } from '../select-field.tsx';
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

export function RoleForm({ account, refused }: AccountProps) {
  const { account: words, roles } = useSite().messages.desk.accounts;
  const { refusal, typed } = formState(refused, 'role');
  return (
    <Section id="role" title={words.role} aside={words.roleAside}>
      <DecisionForm action={pathOf({ account })} name="role" submit={words.changeRole} isSecondary refused={refused}>
        <SelectField
          name="role"
          id="new-role"
          label={words.newRole}
          options={ROLES.map((role) => [role, roles[role]])}
          chosen={typed('role') ?? account.role}
          refusal={refusal}
        />
      </DecisionForm>
    </Section>
  );
}

/** What shuts an account out, lets it in again, and keeps it out of the published list. */
export function Access({ account, refused }: AccountProps) {
  const { account: words } = useSite().messages.desk.accounts;
  const decisions = [
    account.status === 'active' && (['suspend', words.suspend, words.suspendMeans] as const),
    account.status === 'suspended' && (['restore', words.restore, words.restoreMeans] as const),
    ['listing', account.hidden ? words.show : words.hide, ''] as const,
  ];
  return (
    <Section id="access" title={words.access}>
      {decisions.map(
        (decision) =>
          decision !== false && (
            <details key={decision[0]} class="more" open={refused?.action === decision[0]}>
              <summary>{decision[1]}</summary>
              {decision[2] !== '' && <p class="hint prose">{decision[2]}</p>}
              <DecisionForm
                action={pathOf({ account })}
                name={decision[0]}
                submit={decision[1]}
                isSecondary
                refused={refused}
                hidden={decision[0] === 'listing' ? { hidden: account.hidden ? 'no' : 'yes' } : {}}
              />
            </details>
          ),
      )}
    </Section>
  );
}
