import type { Instant } from '../domain/day.ts';
import type { Flag } from '../domain/report.ts';
import type { Decision, ReportStatus } from '../domain/vocabularies.ts';
import { COUNTRIES } from '../reference/countries.ts';
import type { AgencyPlan } from './agency-plan.ts';
import { createProgramme, programmeCount } from './create-programmes.ts';
import type { DemoRecord } from './demo-record.ts';
import { ENGLISH_CODE, type PdfLibrary } from './pdf-library.ts';
import { createRandom, type Random, STREAMS, weighted } from './random.ts';
import type { FileDraft, ProgrammeDraft, ReportDraft } from './report-draft.ts';
import { type FlagCode, raiseFlag } from './report-flags.ts';
import type { ReportPlan } from './report-plan.ts';
import { type DayNumber, dayOf, recordTimes, WORLD_DAY_NUMBER } from './world-calendar.ts';

interface ReportWriterStart {
  readonly seed: number;
  readonly agencies: readonly AgencyPlan[];
  readonly pdfs: PdfLibrary;
}

interface ReportWriter {
  write(plan: ReportPlan): DemoRecord<ReportDraft>;
}

const DECISION_WEIGHTS: readonly (readonly [Decision, number])[] = [
  ['positive', 62],
  ['positive with conditions or restrictions', 24],
  ['not applicable', 9],
  ['negative', 5],
];

const EHEA_IDS: ReadonlySet<number> = new Set(COUNTRIES.filter(({ eheaIsMember }) => eheaIsMember).map(({ id }) => id));

/** Writes generated reports in full. The same plan always gives the same report. */
export function createReportWriter({ seed, agencies, pdfs }: ReportWriterStart): ReportWriter {
  function write(plan: ReportPlan): DemoRecord<ReportDraft> {
    const random = createRandom({ seed, stream: STREAMS.reportDetail, index: plan.id });
    const times = timesOf(plan, random);
    const { agency, activity, supersededBy } = plan;
    const contributor = activity.type === 'joint programme' ? someContributor(plan, random) : undefined;
    const fate = fateOf(plan, random);
    const status = statusOf(plan, fate, random);
    return {
      id: plan.id,
      ...times,
      agencyId: agency.id,
      contributingAgencyIds: contributor === undefined ? [] : [contributor.agencyId],
      activityIds: contributor === undefined ? activityIds(plan, random) : [activity.id, contributor.activityId],
      institutionIds: plan.institutions.map(({ id }) => id),
      platformIds: [],
      status,
      decision: weighted(DECISION_WEIGHTS, random),
      validFrom: dayOf(plan.validFrom),
      validTo: validToOf(plan, random),
      localIdentifier: random.chance(0.94) ? localIdentifier(plan) : null,
      summary: random.chance(0.2) ? `Demo text: an invented summary of report ${plan.id}.` : null,
      otherComment: random.chance(0.05) ? 'Demo text: an invented comment by the agency.' : null,
      ...limitsOf(plan, random),
      files: filesOf(plan, fate, random),
      links: random.chance(0.3)
        ? [{ link: `https://www.${agency.acronym.toLowerCase()}.example/r/${plan.id}`, displayName: 'Agency page' }]
        : [],
      programmes: programmesOf(plan, fate, random),
      flags: flagsOf(plan, fate, times.createdAt),
      supersedesId: plan.supersedesId,
      supersededBy:
        supersededBy === null ? null : { reportId: supersededBy.reportId, validFrom: dayOf(supersededBy.validFrom) },
      withdrawal:
        fate === 'withdrawn' ? { at: times.updatedAt, reason: 'Withdrawn by the agency (invented reason).' } : null,
    };
  }

  function someContributor(plan: ReportPlan, random: Random): { agencyId: number; activityId: number } | undefined {
    if (!random.chance(0.2)) return undefined;
    const other = random.pick(agencies);
    const activity = other.activities.find(
      ({ type, from, to }) => type === plan.activity.type && from <= plan.validFrom && plan.validFrom <= to,
    );
    if (activity === undefined || other.id === plan.agency.id || other.weight === 0) return undefined;
    return { agencyId: other.id, activityId: activity.id };
  }

  function filesOf({ id, agency }: ReportPlan, fate: Fate, random: Random): readonly FileDraft[] {
    const languages = random.chance(0.2)
      ? [agency.language, ENGLISH_CODE]
      : [random.chance(0.3) ? ENGLISH_CODE : agency.language];
    return [...new Set(languages)].map((language, position) => {
      const isMissing = fate === 'only file failed' || (fate === 'file pending' && position === 0);
      const fileName = `report-${id}-${language}.pdf`;
      return {
        displayName: position === 0 ? 'Full report' : 'Full report (translation)',
        fileName,
        languages: [language],
        state: isMissing ? (fate === 'file pending' ? 'pending' : 'failed') : 'stored',
        ...(isMissing ? { sha256: null, size: null } : pdfs.of(agency, language)),
        originalLocation: `https://files.${agency.acronym.toLowerCase()}.example/${fileName}`,
      };
    });
  }

  return { write };
}

/** What became of a report besides its decision. */
type Fate =
  | 'ordinary'
  | 'withdrawn'
  | 'deletion requested'
  | 'only file failed'
  | 'not official'
  | 'file pending'
  | 'flagged low'
  | 'flag removed';

const FATES: readonly (readonly [Fate, number])[] = [
  ['ordinary', 943],
  ['flagged low', 25],
  ['flag removed', 8],
  ['withdrawn', 6],
  ['file pending', 6],
  ['not official', 5],
  ['deletion requested', 4],
  ['only file failed', 3],
];

function fateOf(plan: ReportPlan, random: Random): Fate {
  const fate = weighted(FATES, random);
  const isPaired = plan.supersedesId !== null || plan.supersededBy !== null;
  if (isPaired) return 'ordinary';
  return isPossible(fate, plan) ? fate : 'ordinary';
}

function isPossible(fate: Fate, plan: ReportPlan): boolean {
  if (fate === 'not official') return !isOfficial(plan) && mayBeObligatory(plan);
  if (fate !== 'flagged low' && fate !== 'flag removed') return true;
  return plan.activity.type === 'institutional' ? !isOfficial(plan) : otherCountryIds(plan).length > 0;
}

/** Countries of the agency in which none of the institutions has its seat. */
function otherCountryIds({ agency, institutions }: ReportPlan): readonly number[] {
  return agency.foreignCountryIds.filter((id) => institutions.every(({ countryId }) => countryId !== id));
}

function programmesOf(plan: ReportPlan, fate: Fate, random: Random): readonly ProgrammeDraft[] {
  const isTaughtElsewhere = fate === 'flagged low' || fate === 'flag removed';
  return Array.from({ length: programmeCount(plan, random) }, (_, position) => {
    const programme = createProgramme(plan, position, random);
    return isTaughtElsewhere ? { ...programme, countryIds: [random.pick(otherCountryIds(plan))] } : programme;
  });
}

function statusOf(plan: ReportPlan, fate: Fate, random: Random): ReportStatus {
  if (fate === 'not official') return 'part of obligatory EQA system';
  const isObligatory = isOfficial(plan) && mayBeObligatory(plan) && random.chance(0.8);
  return isObligatory ? 'part of obligatory EQA system' : 'voluntary';
}

function isOfficial({ agency, institutions }: ReportPlan): boolean {
  return institutions.some(({ countryId }) => agency.officialCountryIds.includes(countryId));
}

function mayBeObligatory({ institutions }: ReportPlan): boolean {
  return institutions.some(({ countryId, isOtherProvider }) => EHEA_IDS.has(countryId) && !isOtherProvider);
}

const FLAGS_BY_FATE: Readonly<Partial<Record<Fate, FlagCode>>> = {
  'not official': 'obligatory_without_official_agency',
  'deletion requested': 'deletion_requested',
  'only file failed': 'only_file_failed',
};

function flagsOf(plan: ReportPlan, fate: Fate, raisedAt: Instant): readonly Flag[] {
  if (fate === 'flagged low') return [raiseFlag(lowFlag(plan), raisedAt)];
  if (fate === 'flag removed') {
    return [raiseFlag(lowFlag(plan), raisedAt, { at: raisedAt, reason: 'The agency confirmed the entry.' })];
  }
  const code = FLAGS_BY_FATE[fate];
  return code === undefined ? [] : [raiseFlag(code, raisedAt)];
}

/** Reports with programmes are flagged for where one is taught, the others for where the institution is. */
function lowFlag({ activity }: ReportPlan): FlagCode {
  return activity.type === 'institutional' ? 'country_not_in_focus' : 'programme_country_elsewhere';
}

/** Agencies hand reports in within a year, old ones when the registry opened. */
function timesOf({ validFrom }: ReportPlan, random: Random): { createdAt: Instant; updatedAt: Instant } {
  const arrived = validFrom + random.between(5, 360);
  return recordTimes(arrived > WORLD_DAY_NUMBER ? WORLD_DAY_NUMBER - random.between(0, 200) : arrived, random);
}

const VALIDITY_YEARS = [1, 2, 3, 5, 5, 6, 7, 8, 10];
const DAYS_A_YEAR = 365.25;

function validToOf({ validFrom }: ReportPlan, random: Random): string | null {
  if (random.chance(0.45)) return null;
  const end: DayNumber = validFrom + Math.floor(random.pick(VALIDITY_YEARS) * DAYS_A_YEAR);
  return dayOf(end - 1);
}

function localIdentifier({ id, agency, validFrom }: ReportPlan): string {
  const year = dayOf(validFrom).slice(0, 4);
  return agency.id % 3 === 0 ? `${year}/${agency.acronym}/${id}` : `${agency.acronym}-${year}-${id}`;
}

/** Now and then two procedures of the same type end in one report. */
function activityIds({ agency, activity, validFrom }: ReportPlan, random: Random): readonly number[] {
  const second = agency.activities.find(
    ({ id, type, from, to }) => id !== activity.id && type === activity.type && from <= validFrom && validFrom <= to,
  );
  return second !== undefined && random.chance(0.03) ? [activity.id, second.id] : [activity.id];
}

function limitsOf(
  { activity, institutions }: ReportPlan,
  random: Random,
): Pick<ReportDraft, 'limitField' | 'limitQfLevels'> {
  if (activity.type !== 'institutional' || !random.chance(0.04)) return { limitField: null, limitQfLevels: [] };
  const levels = institutions[0]?.levels.slice(0, 1) ?? [];
  return random.chance(0.5) ? { limitField: '0912', limitQfLevels: [] } : { limitField: null, limitQfLevels: levels };
}
