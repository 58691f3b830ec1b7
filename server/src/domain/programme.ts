import type { Assessment, ProgrammeType, QfEheaLevel } from './vocabularies.ts';

/** A programme covered by a report. Its id is unique over all reports. */
export interface Programme {
  readonly id: number;
  readonly names: readonly ProgrammeName[];
  readonly identifiers: readonly ProgrammeIdentifier[];
  readonly qfEheaLevel: QfEheaLevel;
  readonly nqfLevel: string;
  /** Countries it is offered in besides those of the institutions. */
  readonly countryIds: readonly number[];
  /** Whether it leads to a full recognised degree. */
  readonly degreeOutcome: boolean;
  readonly workloadEcts: number | null;
  readonly assessmentCertification: Assessment | null;
  /** ISCED-F code, empty when unknown. */
  readonly fieldStudy: string;
  /** Addresses of learning outcomes in a skills vocabulary. */
  readonly learningOutcomes: readonly string[];
  readonly learningOutcomeDescription: string;
}

export interface ProgrammeName {
  readonly name: string;
  readonly isPrimary: boolean;
  readonly qualification: string;
}

export interface ProgrammeIdentifier {
  readonly identifier: string;
  readonly agencyId: number | null;
  readonly resource: string;
}

const MICRO_CREDENTIAL_BELOW_ECTS = 60;

export function programmeType({
  degreeOutcome,
  workloadEcts,
}: Pick<Programme, 'degreeOutcome' | 'workloadEcts'>): ProgrammeType {
  if (degreeOutcome) return 'Full recognised degree programme';
  const isSmall = workloadEcts !== null && workloadEcts < MICRO_CREDENTIAL_BELOW_ECTS;
  return isSmall ? 'Micro-credential' : 'Other provision';
}

export function primaryProgrammeName({ names }: Pick<Programme, 'names'>): string {
  return (names.find(({ isPrimary }) => isPrimary) ?? names[0])?.name ?? '';
}
