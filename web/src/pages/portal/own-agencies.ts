import type { OwnAccount } from '@touchstone/sdk';
import { PageProblem } from '../../page.ts';
import type { PersonalRequest } from '../../session/personal-page.ts';

/** The agencies somebody acts for today. */
export function ownAgencyIds({ agencies }: OwnAccount, today: string): readonly number[] {
  const holds = agencies.filter(
    ({ valid_from: from, valid_to: to }) => (from === null || from <= today) && (to === null || today <= to),
  );
  return [...new Set(holds.map(({ agency_id: id }) => id))];
}

export function requireAgencies({ session, today, messages }: PersonalRequest): readonly number[] {
  const ids = ownAgencyIds(session.account, today);
  if (ids.length === 0) throw new PageProblem(403, messages.account.portal.noAgency);
  return ids;
}
