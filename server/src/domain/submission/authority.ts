import type { AccountAgency, Role } from '../account.ts';
import { type Day, isWithin } from '../day.ts';
import type { Problem } from '../errors.ts';

/** Who submits. */
export interface Submitter {
  readonly role: Role;
  readonly agencies: readonly AccountAgency[];
}

/** An agency submits for itself and for those it stands in for on that day; the operator for all. */
export function maySubmitFor(agencyId: number, { role, agencies }: Submitter, today: Day): boolean {
  if (role === 'operator') return true;
  return role === 'agency' && agencies.some((agency) => agency.agencyId === agencyId && isWithin(today, agency));
}

/** The agencies somebody may submit for on that day. */
export function agencyIdsOf({ agencies }: Submitter, today: Day): readonly number[] {
  return [...new Set(agencies.filter((agency) => isWithin(today, agency)).map(({ agencyId }) => agencyId))];
}

export function authorityProblems(
  agency: { readonly id: number; readonly acronym: string } | undefined,
  submitter: Submitter,
  today: Day,
): readonly Problem[] {
  if (agency === undefined || maySubmitFor(agency.id, submitter, today)) return [];
  const former = submitter.agencies.find(({ agencyId }) => agencyId === agency.id);
  const message =
    former === undefined
      ? `Your account submits neither for ${agency.acronym} itself nor as its proxy.`
      : `Your account may not submit for ${agency.acronym} today: the permission ${spanOf(former)}.`;
  return [{ pointer: '/agency', message }];
}

function spanOf({ validFrom, validTo }: AccountAgency): string {
  const parts = [
    ...(validFrom === null ? [] : [`starts on ${validFrom}`]),
    ...(validTo === null ? [] : [`ends on ${validTo}`]),
  ];
  return parts.join(' and ');
}
