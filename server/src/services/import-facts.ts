import type { Agency } from '../domain/agency.ts';
import { agencyAcronymPrimary, currentAgencyName } from '../domain/agency-names.ts';
import type { HeldIdentifier, InstitutionKeys, ReportKeys } from '../store/import-source.ts';

/** A text under which a record is known, with the id of the record. */
export type Fact = readonly [key: string, id: number];

/** How each fact is written. What is looked up is written by the same functions, so that the two always agree. */
export const factKey = {
  institution: (id: number) => `institution ${id}`,
  mergedInstitution: (id: number) => `merged institution ${id}`,
  statsId: (statsId: string) => `stats_id ${statsId}`,
  identifier: (when: 'current' | 'former', { resource, identifier }: IdentifierText, agencyId?: number) =>
    `${when} ${JSON.stringify([resource, identifier, agencyId])}`,
  registerNumber: (registerNumber: number) => `register number ${registerNumber}`,
  acronym: (rank: 'primary' | 'other', acronym: string) => `${rank} acronym ${acronym.toLowerCase()}`,
  activityGroup: (id: number) => `activity group ${id}`,
  activity: (id: number) => `activity ${id}`,
  activityCode: (agencyId: number, code: string) => `activity of ${agencyId} with code ${code}`,
  activityName: (agencyId: number, name: string) => `activity of ${agencyId} named ${name}`,
  report: (id: number) => `report ${id}`,
  reportOfAgency: (state: 'standing' | 'withdrawn', agencyId: number, localIdentifier: string) =>
    `${state} report of ${agencyId} ${localIdentifier}`,
};

type IdentifierText = Pick<HeldIdentifier, 'resource' | 'identifier'>;

export function factsOfInstitution({ id, statsId, mergedIntoId }: InstitutionKeys): readonly Fact[] {
  return [
    [factKey.institution(id), id],
    ...(statsId === null ? [] : [[factKey.statsId(statsId), id] as const]),
    ...(mergedIntoId === null ? [] : [[factKey.mergedInstitution(id), mergedIntoId] as const]),
  ];
}

export function factsOfIdentifier({ institutionId, agencyId, validTo, ...text }: HeldIdentifier): readonly Fact[] {
  const when = validTo === null ? 'current' : 'former';
  return [
    [factKey.identifier(when, text), institutionId],
    ...(agencyId === null ? [] : [[factKey.identifier(when, text, agencyId), institutionId] as const]),
  ];
}

export function factsOfAgency(
  id: number,
  { registerNumber, names = [], activities = [] }: Partial<Pick<Agency, 'registerNumber' | 'names' | 'activities'>>,
): readonly Fact[] {
  const primary = agencyAcronymPrimary({ names });
  const others = currentAgencyName({ names })?.versions.map(({ acronym }) => acronym) ?? [];
  return [
    ...(registerNumber === undefined ? [] : [[factKey.registerNumber(registerNumber), id] as const]),
    ...(primary === '' ? [] : [[factKey.acronym('primary', primary), id] as const]),
    ...others.filter((acronym) => acronym !== '').map((acronym) => [factKey.acronym('other', acronym), id] as const),
    ...activities.flatMap((activity): Fact[] => [
      [factKey.activity(activity.id), activity.id],
      [factKey.activityName(id, activity.activity), activity.id],
      ...(activity.localIdentifier === null
        ? []
        : [[factKey.activityCode(id, activity.localIdentifier), activity.id] as const]),
    ]),
  ];
}

export function factsOfReport({ id, agencyId, localIdentifier, isWithdrawn }: ReportKeys): readonly Fact[] {
  const state = isWithdrawn ? 'withdrawn' : 'standing';
  return [
    [factKey.report(id), id],
    ...(localIdentifier === null ? [] : [[factKey.reportOfAgency(state, agencyId, localIdentifier), id] as const]),
  ];
}
