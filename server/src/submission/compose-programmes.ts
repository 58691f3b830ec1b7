import type { Programme } from '../domain/programme.ts';
import type { SubmittedProgramme } from '../domain/submission/submitted-report.ts';
import { keepProgrammeIds } from '../import/programme-draft.ts';
import type { AgencyReference } from '../import/references.ts';
import type { ProgrammeDraft } from './report-draft.ts';

// What an identifier without a resource is: the agency's own.
const LOCAL_IDENTIFIER = 'local identifier';

interface ProgrammeGround {
  readonly agencyId: number;
  readonly stored: readonly Programme[];
  readonly agencyIdOf: (reference: AgencyReference, pointer: string) => number | null;
}

/** The programmes of a report; those it already has keep their numbers. */
export function composeProgrammes(
  drafts: readonly ProgrammeDraft[],
  { agencyId, stored, agencyIdOf }: ProgrammeGround,
): readonly Programme[] {
  const programmes = drafts.map((draft, at) => ({
    names: draft.names,
    identifiers: draft.identifiers.map(({ identifier, resource, agency }, index) => ({
      identifier,
      resource: resource ?? LOCAL_IDENTIFIER,
      agencyId: agency
        ? agencyIdOf(agency, `/programmes/${at}/identifiers/${index}/agency`)
        : resource === null
          ? agencyId
          : null,
    })),
    qfEheaLevel: required(draft.qfEheaLevel),
    nqfLevel: draft.nqfLevel,
    countryIds: draft.countryIds,
    degreeOutcome: required(draft.degreeOutcome),
    workloadEcts: draft.workloadEcts ?? null,
    assessmentCertification: draft.assessmentCertification ?? null,
    fieldStudy: draft.fieldStudy,
    learningOutcomes: draft.learningOutcomes,
    learningOutcomeDescription: draft.learningOutcomeDescription,
  }));
  return keepProgrammeIds(programmes, stored);
}

/** What was read without a problem has these. */
function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A programme was composed before it was checked');
  return value;
}

export function toSubmittedProgramme(programme: ProgrammeDraft | Programme): SubmittedProgramme {
  return {
    name: programme.names[0]?.name,
    qfEheaLevel: programme.qfEheaLevel,
    degreeOutcome: programme.degreeOutcome,
    workloadEcts: programme.workloadEcts,
    assessmentCertification: programme.assessmentCertification,
    countryIds: programme.countryIds,
    identifiers: programme.identifiers.map(({ identifier, resource }) => ({
      identifier,
      resource: resource === LOCAL_IDENTIFIER ? null : resource,
    })),
  };
}
