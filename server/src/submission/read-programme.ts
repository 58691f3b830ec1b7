import { ASSESSMENTS, QF_EHEA_LEVELS } from '../domain/vocabularies.ts';
import { parseQfEheaLevel, parseWord } from '../domain/vocabulary-codes.ts';
import { codeOfName, findCountry } from '../import/country-field.ts';
import { findFieldOfStudy } from '../reference/fields-of-study.ts';
import { readAgency } from './read-references.ts';
import type { ProgrammeDraft, ProgrammeIdentifierDraft } from './report-draft.ts';
import { type Members, shown, type ValueReader } from './value-reader.ts';

const MEMBERS = [
  'name_primary',
  'qualification_primary',
  'alternative_names',
  'identifiers',
  'countries',
  'qf_ehea_level',
  'nqf_level',
  'degree_outcome',
  'workload_ects',
  'assessment_certification',
  'learning_outcomes',
  'learning_outcome_description',
  'field_study',
];
const MAX_NAME = 1_000;
const MAX_ECTS = 1_000;

const NOTHING_READ: ProgrammeDraft = {
  names: [],
  identifiers: [],
  qfEheaLevel: undefined,
  nqfLevel: '',
  countryIds: [],
  degreeOutcome: undefined,
  workloadEcts: undefined,
  assessmentCertification: undefined,
  fieldStudy: '',
  learningOutcomes: [],
  learningOutcomeDescription: '',
};

/** A programme. What it cannot do without is asked for by name. */
export function readProgramme(value: unknown, pointer: string, reader: ValueReader): ProgrammeDraft {
  const members = reader.members(value, pointer, MEMBERS);
  if (members === undefined) return NOTHING_READ;
  const { text, list, address } = reader;
  const level = reader.choice(members['qf_ehea_level'], `${pointer}/qf_ehea_level`, {
    values: QF_EHEA_LEVELS,
    parse: parseQfEheaLevel,
  });
  const degreeOutcome = reader.bool(members['degree_outcome'], `${pointer}/degree_outcome`);
  requireGiven(members, pointer, reader);
  return {
    names: readNames(members, pointer, reader),
    identifiers: (
      list(members['identifiers'], `${pointer}/identifiers`, (entry, at) => readIdentifier(entry, at, reader)) ?? []
    ).filter((identifier) => identifier !== undefined),
    qfEheaLevel: level ?? undefined,
    nqfLevel: text(members['nqf_level'], `${pointer}/nqf_level`, MAX_NAME) ?? '',
    countryIds: [
      ...new Set(
        (
          list(members['countries'], `${pointer}/countries`, (entry, at) => readCountry(entry, at, reader)) ?? []
        ).flat(),
      ),
    ],
    degreeOutcome: degreeOutcome ?? undefined,
    workloadEcts: orAbsent(
      reader.amount(members['workload_ects'], `${pointer}/workload_ects`, MAX_ECTS),
      members['workload_ects'],
    ),
    assessmentCertification: orAbsent(
      reader.choice(members['assessment_certification'], `${pointer}/assessment_certification`, {
        values: ASSESSMENTS,
        parse: (input) => parseWord(ASSESSMENTS, input) ?? ASSESSMENTS[/^[1-3]$/.test(input) ? Number(input) - 1 : -1],
      }),
      members['assessment_certification'],
    ),
    fieldStudy: readField(members['field_study'], `${pointer}/field_study`, reader),
    learningOutcomes: (
      list(members['learning_outcomes'], `${pointer}/learning_outcomes`, (entry, at) => address(entry, at)) ?? []
    ).filter((outcome) => typeof outcome === 'string'),
    learningOutcomeDescription:
      text(members['learning_outcome_description'], `${pointer}/learning_outcome_description`) ?? '',
  };
}

const REQUIRED: Readonly<Record<string, string>> = {
  name_primary: 'A programme needs its name.',
  qf_ehea_level:
    'A programme needs its level: 0 or "short cycle", 1 or "first cycle", 2 or "second cycle", 3 or "third cycle".',
  degree_outcome: 'A programme must say whether it leads to a full recognised degree: true or false.',
};

function requireGiven(members: Members, pointer: string, { refuse }: ValueReader): void {
  for (const [name, message] of Object.entries(REQUIRED)) {
    const value = members[name];
    const isEmpty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
    if (isEmpty) refuse(`${pointer}/${name}`, message);
  }
}

/** Nothing sent is something known: there is none. What was sent and cannot be read is not known. */
function orAbsent<Value>(read: Value | null | undefined, sent: unknown): Value | null | undefined {
  return sent === undefined ? null : read;
}

function readNames(members: Members, pointer: string, reader: ValueReader): ProgrammeDraft['names'] {
  const { text, list } = reader;
  const name = text(members['name_primary'], `${pointer}/name_primary`, MAX_NAME) ?? '';
  const qualification = text(members['qualification_primary'], `${pointer}/qualification_primary`, MAX_NAME) ?? '';
  const others = list(members['alternative_names'], `${pointer}/alternative_names`, (entry, at) => {
    const parts = reader.members(entry, at, ['name_alternative', 'qualification_alternative']);
    if (parts === undefined) return [];
    const alternative = text(parts['name_alternative'], `${at}/name_alternative`, MAX_NAME);
    if (alternative === null || parts['name_alternative'] === undefined) {
      reader.refuse(`${at}/name_alternative`, 'An alternative name must not be empty.');
    }
    return [
      {
        name: alternative ?? '',
        isPrimary: false,
        qualification: text(parts['qualification_alternative'], `${at}/qualification_alternative`, MAX_NAME) ?? '',
      },
    ];
  });
  return [{ name, isPrimary: true, qualification }, ...(others ?? []).flat()];
}

function readIdentifier(entry: unknown, pointer: string, reader: ValueReader): ProgrammeIdentifierDraft | undefined {
  const members = reader.members(entry, pointer, ['identifier', 'resource', 'agency']);
  if (members === undefined) return undefined;
  const identifier = reader.text(members['identifier'], `${pointer}/identifier`, 255);
  const resource = reader.text(members['resource'], `${pointer}/resource`, 255) ?? null;
  const agency = readAgency(members['agency'], `${pointer}/agency`, reader) ?? null;
  if (identifier === null || members['identifier'] === undefined) {
    return reader.refuse(`${pointer}/identifier`, 'An identifier must not be empty.');
  }
  return identifier === undefined ? undefined : { identifier, resource, agency };
}

function readCountry(entry: unknown, pointer: string, reader: ValueReader): readonly number[] {
  const written = reader.text(entry, pointer);
  if (typeof written !== 'string') return [];
  const country = findCountry(written);
  if (country !== undefined) return [country.id];
  const meant = OTHER_CODES[written.toUpperCase()] ?? codeOfName(written);
  reader.refuse(
    pointer,
    `This must be a country code of ISO 3166, such as "AT" or "AUT", not ${shown(written)}.`,
    meant === undefined ? {} : { didYouMean: meant },
  );
  return [];
}

// Codes in wide use that the standard does not have, or has for nobody.
const OTHER_CODES: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

function readField(value: unknown, pointer: string, reader: ValueReader): string {
  const written = reader.text(value, pointer);
  if (typeof written !== 'string') return '';
  const field = findFieldOfStudy(written);
  if (field === undefined) {
    reader.refuse(pointer, `This must be a code or a name of ISCED-F 2013, such as "0421", not ${shown(written)}.`);
  }
  return field?.code ?? '';
}
