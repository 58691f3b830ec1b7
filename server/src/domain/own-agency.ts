import type { AccountAgency, Role } from './account.ts';
import { type Day, isWithin } from './day.ts';
import type { Problem } from './errors.ts';

/** What an agency says about itself. Its registration, decisions, activities and countries are the operator's to say. */
export const OWN_MEMBERS = [
  'logo',
  'contact_person',
  'phone_numbers',
  'emails',
  'address',
  'website_link',
  'reports_link',
  'associations',
  'specialisation_note',
  'description_note',
] as const;

/** An agency speaks for itself; a proxy only submits for it. */
export function speaksFor(
  agencyId: number,
  { role, agencies }: { readonly role: Role; readonly agencies: readonly AccountAgency[] },
  today: Day,
): boolean {
  if (role === 'operator') return true;
  return agencies.some((one) => one.agencyId === agencyId && one.relation === 'own' && isWithin(today, one));
}

/** Members that are not the agency's to change. */
export function foreignMembers(row: object): readonly Problem[] {
  const allowed: readonly string[] = OWN_MEMBERS;
  return Object.keys(row)
    .filter((name) => !allowed.includes(name))
    .map((name) => ({
      pointer: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
      message: 'is not yours to change; write to the operator',
      allowed,
    }));
}
