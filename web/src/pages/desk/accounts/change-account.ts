import type { AccountAgency, AdminAccount, Client } from '@touchstone/sdk';
import type { Form } from '../../../session/personal-page.ts';

interface AccountChange {
  readonly accountID: number;
  readonly change: string;
  readonly form: Form;
  readonly reason: string;
}

/** Does what a form of the page of an account asks for. */
export async function changeAccount(
  desk: Client,
  { accountID, change, form, reason }: AccountChange,
): Promise<AdminAccount | undefined> {
  const decision = { accountID, reason };
  switch (change) {
    case 'approve':
      return desk.approveAccount(decision);
    case 'refuse':
      return desk.refuseAccount(decision);
    case 'suspend':
      return desk.suspendAccount(decision);
    case 'restore':
      return desk.restoreAccount(decision);
    case 'role':
      return desk.changeAccountRole({ ...decision, role: form.get('role') as AdminAccount['role'] });
    case 'agencies':
      return desk.changeAccountAgencies({ ...decision, agencies: agenciesIn(form) });
    case 'listing':
      return desk.changeAccountListing({ ...decision, hidden: form.get('hidden') === 'yes' });
    case 'revoke':
      return desk.revokeAccountToken({ ...decision, tokenID: Number(form.get('token')) });
    case 'revoke-all':
      return desk.revokeAllAccountTokens(decision);
    default:
      return undefined;
  }
}

/** The rows of the form of agencies; a row without an agency is none. */
export function agenciesIn(form: Form): readonly AccountAgency[] {
  const rows: AccountAgency[] = [];
  for (let index = 0; form.has(`agency-${index}`); index += 1) {
    const agency = form.get(`agency-${index}`) ?? '';
    if (agency === '') continue;
    rows.push({
      agency_id: Number(agency),
      relation: form.get(`relation-${index}`) === 'proxy' ? 'proxy' : 'own',
      valid_from: form.get(`from-${index}`) || null,
      valid_to: form.get(`to-${index}`) || null,
    });
  }
  return rows;
}
