import { PageProblem } from '../../page.ts';
import { ownAgencyIds } from '../../session/own-agencies.ts';
import type { PersonalRequest } from '../../session/personal-page.ts';

/** The agencies of whoever asks; the pages are for nobody else. */
export function requireAgencies({ session, today, messages }: PersonalRequest): readonly number[] {
  const ids = ownAgencyIds(session.account, today);
  if (ids.length === 0) throw new PageProblem(403, messages.account.portal.noAgency);
  return ids;
}
