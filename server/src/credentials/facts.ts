import type { Activity, Agency } from '../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../domain/agency-names.ts';
import type { Day } from '../domain/day.ts';
import type { Institution } from '../domain/institution.ts';
import { registryId } from '../domain/institution-names.ts';
import { type Programme, primaryProgrammeName } from '../domain/programme.ts';
import type { Stored } from '../domain/record.ts';
import type { Report, ReportFile } from '../domain/report.ts';
import { calculatedValidTo } from '../domain/validity.ts';
import type { ActivityType, Decision, QfEheaLevel, ReportStatus } from '../domain/vocabularies.ts';
import { eqfLevel } from '../domain/vocabulary-codes.ts';
import { isDid } from './did.ts';

/** Everything that the credential of one report and one institution says, as plain data. */
export interface CredentialFacts {
  readonly reportId: number;
  /** The institution the credential is about. */
  readonly registryId: string;
  /** Its DID, when it has a valid one. */
  readonly subjectDid: string | null;
  /** All institutions the report covers, the one above among them. */
  readonly coveredRegistryIds: readonly string[];
  readonly activityType: ActivityType;
  readonly status: ReportStatus;
  readonly decision: Decision | null;
  readonly validFrom: Day;
  readonly validToCalculated: Day;
  readonly files: readonly FileFacts[];
  readonly links: readonly string[];
  readonly limitField: string | null;
  readonly limitQfLevels: readonly QfEheaLevel[];
  readonly programmes: readonly ProgrammeFacts[];
  readonly agency: { readonly id: number; readonly name: string; readonly acronym: string };
  readonly activities: readonly { readonly id: number; readonly activity: string }[];
}

/** A file whose content is stored. */
export interface FileFacts {
  readonly id: number;
  readonly fileName: string;
  readonly sha256: string | null;
}

export interface ProgrammeFacts {
  readonly id: number;
  readonly title: string;
  readonly alternativeLabels: readonly string[];
  readonly eqfLevel: number;
  readonly nqfLevel: string;
}

export interface FactSources {
  readonly report: Stored<Report>;
  /** The institution the credential is about. */
  readonly institution: Pick<Stored<Institution>, 'id' | 'identifiers'>;
  /** The institutions the report covers, a double replaced by the record it was merged into. */
  readonly coveredIds: readonly number[];
  /** The agencies that carried the procedure out, each activity of the report among theirs. */
  readonly agencies: readonly Pick<Stored<Agency>, 'id' | 'names' | 'activities'>[];
}

export function credentialFacts({ report, institution, coveredIds, agencies }: FactSources): CredentialFacts {
  const activities = activitiesOf(report, agencies);
  const [first] = activities;
  const agency = agencies.find(({ id }) => id === report.agencyId);
  if (first === undefined || agency === undefined) {
    throw new Error(`Report ${report.id} was read without its agency or without activities`);
  }
  return {
    reportId: report.id,
    registryId: registryId(institution.id),
    subjectDid: currentDid(institution),
    coveredRegistryIds: [...new Set(coveredIds)].map(registryId),
    activityType: first.type,
    status: report.status,
    decision: report.decision,
    validFrom: report.validFrom,
    validToCalculated: calculatedValidTo(report),
    files: report.files.filter(({ state }) => state === 'stored').map(fileFacts),
    links: report.links.map(({ link }) => link),
    limitField: report.limitField,
    limitQfLevels: report.limitQfLevels,
    programmes: report.programmes.map(programmeFacts),
    agency: { id: agency.id, name: agencyNamePrimary(agency), acronym: agencyAcronymPrimary(agency) },
    activities: activities.map(({ id, activity }) => ({ id, activity })),
  };
}

function activitiesOf({ activityIds }: Report, agencies: FactSources['agencies']): Activity[] {
  const known = agencies.flatMap(({ activities }) => activities);
  return [...new Set(activityIds)].flatMap((wanted) => known.find(({ id }) => id === wanted) ?? []);
}

// The one without an end, not the one valid today: what a credential says changes with the record, never overnight.
function currentDid({ identifiers }: FactSources['institution']): string | null {
  const current = identifiers.find(
    ({ resource, identifier, validTo }) => resource === 'DID-CHAIN' && validTo === null && isDid(identifier),
  );
  return current?.identifier ?? null;
}

function fileFacts({ id, fileName, sha256 }: ReportFile): FileFacts {
  return { id, fileName, sha256 };
}

function programmeFacts(programme: Programme): ProgrammeFacts {
  const title = primaryProgrammeName(programme);
  const names = programme.names.map(({ name }) => name).filter((name) => name !== title);
  return {
    id: programme.id,
    title,
    alternativeLabels: [...new Set(names)],
    eqfLevel: eqfLevel(programme.qfEheaLevel),
    nqfLevel: programme.nqfLevel,
  };
}
