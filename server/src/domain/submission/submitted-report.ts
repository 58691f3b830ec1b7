import type { Activity, Agency } from '../agency.ts';
import type { Country } from '../country.ts';
import type { Day } from '../day.ts';
import type { Institution } from '../institution.ts';
import type { Programme, ProgrammeIdentifier } from '../programme.ts';
import type { Stored } from '../record.ts';
import type { Decision, QfEheaLevel, ReportStatus } from '../vocabularies.ts';

/** A record that a submission names, with the JSON pointer to where it does. */
export interface Named<Record> {
  readonly pointer: string;
  readonly record: Record;
}

/** What a list of a submission names. Some entries may name nothing: those have their own problem already. */
export interface NamedList<Record> {
  /** How many entries were sent. */
  readonly given: number;
  readonly found: readonly Named<Record>[];
}

export interface ActivityOfAgency extends Activity {
  readonly agencyId: number;
}

/**
 * A report as it would be stored, with the records it names. What was not sent or could not be read is `undefined`:
 * that has its own problem already, so the rules about it are silent.
 */
export interface SubmittedReport {
  readonly agency: Stored<Agency> | undefined;
  readonly contributingAgencies: NamedList<Stored<Agency>>;
  readonly activities: NamedList<ActivityOfAgency>;
  readonly institutions: NamedList<Stored<Institution>>;
  readonly platforms: NamedList<Stored<Institution>>;
  readonly status: ReportStatus | undefined;
  readonly decision: Decision | undefined;
  readonly validFrom: Day | undefined;
  readonly validTo: Day | null | undefined;
  readonly programmes: readonly SubmittedProgramme[];
}

/** A programme with what could be read of it. */
export interface SubmittedProgramme {
  readonly name: string | undefined;
  readonly qfEheaLevel: QfEheaLevel | undefined;
  readonly degreeOutcome: boolean | undefined;
  /** `undefined` where something was sent that could not be read. */
  readonly workloadEcts: Programme['workloadEcts'] | undefined;
  readonly assessmentCertification: Programme['assessmentCertification'] | undefined;
  readonly countryIds: readonly number[];
  readonly identifiers: readonly SubmittedIdentifier[];
}

export interface SubmittedIdentifier extends Pick<ProgrammeIdentifier, 'identifier'> {
  /** `null` for the agency's own identifier. */
  readonly resource: string | null;
}

/** What the rules know besides the submission. */
export interface RuleContext {
  readonly today: Day;
  readonly countries: readonly Stored<Country>[];
}

/** Whether every entry of the list was found, so that rules about the list as a whole make sense. */
export function isWhole({ given, found }: NamedList<unknown>): boolean {
  return new Set(found.map(({ pointer }) => pointer)).size === given;
}
