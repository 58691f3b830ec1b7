import type { ProgrammeName } from '../domain/programme.ts';
import { ASSESSMENTS, type QfEheaLevel } from '../domain/vocabularies.ts';
import type { Random } from './random.ts';
import type { ProgrammeDraft } from './report-draft.ts';
import { commonLevels, type ReportPlan } from './report-plan.ts';
import { SUBJECTS, type Subject } from './subjects.ts';

const DEGREES: Readonly<Record<QfEheaLevel, readonly string[]>> = {
  'short cycle': ['Higher Diploma', 'Foundation Degree'],
  'first cycle': ['Bachelor of Arts', 'Bachelor of Science', 'Bachelor of Engineering'],
  'second cycle': ['Master of Arts', 'Master of Science', 'Master of Engineering'],
  'third cycle': ['Doctor of Philosophy'],
};

const NQF_LEVELS: Readonly<Record<QfEheaLevel, string>> = {
  'short cycle': 'level 5',
  'first cycle': 'level 6',
  'second cycle': 'level 7',
  'third cycle': 'level 8',
};

const FULL_WORKLOADS: Readonly<Record<QfEheaLevel, readonly number[]>> = {
  'short cycle': [120],
  'first cycle': [180, 210, 240],
  'second cycle': [60, 90, 120],
  'third cycle': [180],
};

const SMALL_WORKLOADS = [2, 3, 5, 6, 10, 15, 20, 30];
const OTHER_WORKLOADS = [60, 75, 90];

/** How many programmes the report covers: none for an institutional one, one or a few for the others. */
export function programmeCount({ activity }: ReportPlan, random: Random): number {
  if (activity.type === 'institutional') return 0;
  if (activity.type === 'joint programme') return random.chance(0.1) ? 2 : 1;
  if (activity.type === 'institutional/programme') return random.between(1, 4);
  return random.chance(0.72) ? 1 : random.between(2, 5);
}

export function createProgramme(plan: ReportPlan, position: number, random: Random): ProgrammeDraft {
  const level = random.pick(commonLevels(plan.institutions));
  const hasDegree = !plan.institutions.every(({ isOtherProvider }) => isOtherProvider) && !random.chance(0.04);
  const subject = random.pick(SUBJECTS);
  return {
    names: namesOf(subject, { plan, level, hasDegree, random }),
    identifiers: random.chance(0.3)
      ? [
          {
            identifier: `${plan.agency.acronym}-P${plan.id}.${position + 1}`,
            agencyId: plan.agency.id,
            resource: 'local identifier',
          },
        ]
      : [],
    qfEheaLevel: level,
    nqfLevel: random.chance(0.5) ? NQF_LEVELS[level] : '',
    countryIds: [],
    degreeOutcome: hasDegree,
    ...workload(level, hasDegree, random),
    fieldStudy: random.chance(0.85) ? subject.field : '',
    learningOutcomes: hasDegree ? [] : [`https://skills.example/skill/${subject.field}`],
    learningOutcomeDescription: hasDegree ? '' : `Learners can apply the basics of ${subject.english.toLowerCase()}.`,
  };
}

/** Only what leads to no full degree says how it is assessed. */
function workload(
  level: QfEheaLevel,
  hasDegree: boolean,
  random: Random,
): Pick<ProgrammeDraft, 'workloadEcts' | 'assessmentCertification'> {
  if (!hasDegree) {
    const workloads = random.chance(0.8) ? SMALL_WORKLOADS : OTHER_WORKLOADS;
    return { workloadEcts: random.pick(workloads), assessmentCertification: random.pick(ASSESSMENTS) };
  }
  const isStated = random.chance(0.6);
  return { workloadEcts: isStated ? random.pick(FULL_WORKLOADS[level]) : null, assessmentCertification: null };
}

interface Naming {
  readonly plan: ReportPlan;
  readonly level: QfEheaLevel;
  readonly hasDegree: boolean;
  readonly random: Random;
}

function namesOf(subject: Subject, { plan, level, hasDegree, random }: Naming): readonly ProgrammeName[] {
  const qualification = hasDegree ? random.pick(DEGREES[level]) : '';
  const english = hasDegree ? subject.english : `Short course: ${subject.english}`;
  const local = subject.names[plan.agency.language];
  if (local === undefined || !hasDegree) return [{ name: english, isPrimary: true, qualification }];
  return [
    { name: local, isPrimary: true, qualification },
    ...(random.chance(0.4) ? [{ name: english, isPrimary: false, qualification }] : []),
  ];
}
