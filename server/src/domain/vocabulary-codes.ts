import {
  ACTIVITY_TYPES,
  type ActivityType,
  DECISIONS,
  type Decision,
  PERMISSIONS,
  type Permission,
  QF_EHEA_LEVELS,
  type QfEheaLevel,
  REPORT_STATUSES,
  type ReportStatus,
} from './vocabularies.ts';

/** What a client may write for a value: its words in any case, or its number where it has one. */
export type VocabularyInput = string | number;

interface Numbering {
  /** The number of the first value; the others follow in order. */
  readonly first: number;
  /** Further words a value is known by, in lower case. */
  readonly aliases?: Readonly<Record<string, string>>;
}

const FROM_ONE: Numbering = { first: 1 };
const ACTIVITY_TYPE_NUMBERING: Numbering = {
  first: 1,
  aliases: { 'institution/programme': 'institutional/programme' },
};
const PERMISSION_NUMBERING: Numbering = { first: 1, aliases: { partially: 'partially / with conditions' } };
const QF_LEVEL_NUMBERING: Numbering = { first: 0 };

// Levels of the European Qualifications Framework: the short cycle is level 5.
const EQF_LEVEL_OF_SHORT_CYCLE = 5;

export function parseDecision(input: VocabularyInput): Decision | undefined {
  return parseNumbered(DECISIONS, input, FROM_ONE);
}

export function parseReportStatus(input: VocabularyInput): ReportStatus | undefined {
  return parseNumbered(REPORT_STATUSES, input, FROM_ONE);
}

export function parseActivityType(input: VocabularyInput): ActivityType | undefined {
  return parseNumbered(ACTIVITY_TYPES, input, ACTIVITY_TYPE_NUMBERING);
}

export function parsePermission(input: VocabularyInput): Permission | undefined {
  return parseNumbered(PERMISSIONS, input, PERMISSION_NUMBERING);
}

/** The codes are those of the QF-EHEA, 0 to 3; the levels of the EQF, 5 to 8, are another scale and not read here. */
export function parseQfEheaLevel(input: VocabularyInput): QfEheaLevel | undefined {
  return parseNumbered(QF_EHEA_LEVELS, input, QF_LEVEL_NUMBERING);
}

/** For vocabularies without numbers. */
export function parseWord<Value extends string>(values: readonly Value[], input: string): Value | undefined {
  const word = input.trim().toLowerCase();
  return values.find((value) => value.toLowerCase() === word);
}

export function decisionNumber(decision: Decision): number {
  return DECISIONS.indexOf(decision) + FROM_ONE.first;
}

export function reportStatusNumber(status: ReportStatus): number {
  return REPORT_STATUSES.indexOf(status) + FROM_ONE.first;
}

export function activityTypeNumber(type: ActivityType): number {
  return ACTIVITY_TYPES.indexOf(type) + ACTIVITY_TYPE_NUMBERING.first;
}

export function qfEheaLevelCode(level: QfEheaLevel): number {
  return QF_EHEA_LEVELS.indexOf(level) + QF_LEVEL_NUMBERING.first;
}

export function eqfLevel(level: QfEheaLevel): number {
  return QF_EHEA_LEVELS.indexOf(level) + EQF_LEVEL_OF_SHORT_CYCLE;
}

function parseNumbered<Value extends string>(
  values: readonly Value[],
  input: VocabularyInput,
  { first, aliases = {} }: Numbering,
): Value | undefined {
  const word = String(input).trim().toLowerCase();
  if (/^\d$/.test(word)) return values[Number(word) - first];
  const alias = Object.hasOwn(aliases, word) ? aliases[word] : undefined;
  return parseWord(values, alias ?? word);
}
