import type { Programme, ProgrammeIdentifier } from '../domain/programme.ts';
import { ASSESSMENTS } from '../domain/vocabularies.ts';
import { parseQfEheaLevel, parseWord } from '../domain/vocabulary-codes.ts';
import { findFieldOfStudy } from '../reference/fields-of-study.ts';
import { countryIdOf } from './country-field.ts';
import { checked, clean } from './form-parts.ts';
import { NEW_ID } from './new-ids.ts';
import type { ProgrammeRow } from './programme-form.ts';
import { type AgencyReference, toAgencyReference } from './references.ts';

export interface ProgrammeIdentifierDraft extends Omit<ProgrammeIdentifier, 'agencyId'> {
  /** `undefined` for the agency of the report, which need not be repeated. */
  readonly agency: AgencyReference | null | undefined;
}

export interface ProgrammeDraft extends Omit<Programme, 'id' | 'identifiers'> {
  readonly identifiers: readonly ProgrammeIdentifierDraft[];
}

// What an identifier without a type is: the agency's own.
const LOCAL_IDENTIFIER = 'local identifier';

export function toProgrammeDraft(row: ProgrammeRow): ProgrammeDraft {
  return {
    names: [
      { name: clean(row.name_primary), isPrimary: true, qualification: clean(row.qualification_primary ?? '') },
      ...(row.alternative_names ?? []).map((name) => ({
        name: clean(name.name_alternative),
        isPrimary: false,
        qualification: clean(name.qualification_alternative ?? ''),
      })),
    ],
    identifiers: (row.identifiers ?? []).map(toIdentifier),
    qfEheaLevel: checked(parseQfEheaLevel(row.qf_ehea_level)),
    nqfLevel: clean(row.nqf_level ?? ''),
    countryIds: [...new Set((row.countries ?? []).map(countryIdOf))],
    degreeOutcome: row.degree_outcome,
    workloadEcts: row.workload_ects ?? null,
    assessmentCertification: parseWord(ASSESSMENTS, row.assessment_certification ?? '') ?? null,
    fieldStudy: findFieldOfStudy(row.field_study ?? '')?.code ?? '',
    learningOutcomes: row.learning_outcomes ?? [],
    learningOutcomeDescription: clean(row.learning_outcome_description ?? ''),
  };
}

function toIdentifier(row: NonNullable<ProgrammeRow['identifiers']>[number]): ProgrammeIdentifierDraft {
  const agency = row.agency === undefined || row.agency === null ? row.agency : toAgencyReference(row.agency);
  return {
    identifier: clean(row.identifier),
    resource: clean(row.resource ?? LOCAL_IDENTIFIER),
    agency: row.resource === undefined ? (agency ?? undefined) : (agency ?? null),
  };
}

/**
 * Gives programmes the ids they had: those with a common identifier first, then, among the rest, those with the same
 * primary name and level.
 */
export function keepProgrammeIds(programmes: readonly Described[], stored: readonly Programme[]): readonly Programme[] {
  const free = [...stored];
  const ids = new Map<Described, number>();
  for (const isSame of [hasCommonIdentifier, hasSameNameAndLevel]) {
    for (const programme of programmes.filter((candidate) => !ids.has(candidate))) {
      const at = free.findIndex((candidate) => isSame(programme, candidate));
      const [taken] = at === -1 ? [] : free.splice(at, 1);
      if (taken) ids.set(programme, taken.id);
    }
  }
  return programmes.map((programme) => ({ id: ids.get(programme) ?? NEW_ID, ...programme }));
}

type Described = Omit<Programme, 'id'>;

function hasCommonIdentifier(one: Described, other: Described): boolean {
  return one.identifiers.some((identifier) =>
    other.identifiers.some(
      (candidate) =>
        candidate.identifier === identifier.identifier &&
        candidate.resource === identifier.resource &&
        candidate.agencyId === identifier.agencyId,
    ),
  );
}

function hasSameNameAndLevel(one: Described, other: Described): boolean {
  return one.names[0]?.name === other.names[0]?.name && one.qfEheaLevel === other.qfEheaLevel;
}
