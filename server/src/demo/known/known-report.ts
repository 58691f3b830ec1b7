import type { Day, Instant } from '../../domain/day.ts';
import type { Flag, ReportLink } from '../../domain/report.ts';
import type { Decision, FileState, QfEheaLevel, ReportStatus } from '../../domain/vocabularies.ts';
import type { AgencyPlan } from '../agency-plan.ts';
import type { DemoRecord } from '../demo-record.ts';
import { countryByCode } from '../education-systems.ts';
import type { PdfLibrary } from '../pdf-library.ts';
import { itemAt } from '../random.ts';
import type { FileDraft, ProgrammeDraft, ReportDraft } from '../report-draft.ts';
import { type FlagCode, raiseFlag } from '../report-flags.ts';
import { dayNumber, dayOf, OPENING_DAY, WORLD_DAY } from '../world-calendar.ts';
import { idsByKey } from './known-institution.ts';
import { knownInstitutionId } from './known-institutions.ts';

/** A known report written down by hand: only what matters, the rest is filled in. */
export interface KnownReport {
  readonly key: string;
  /** Why it is there, for the list in docs/demo-world.md. */
  readonly case: string;
  /** Acronym of the agency and the place of the activity in its list; the first entry makes the report. */
  readonly by: readonly (readonly [acronym: string, activity: number])[];
  /** Keys of known institutions. */
  readonly on: readonly string[];
  readonly platforms?: readonly string[];
  readonly status?: ReportStatus;
  readonly decision?: Decision;
  readonly from: Day;
  readonly to?: Day;
  readonly localIdentifier?: string | null;
  readonly summary?: string;
  readonly comment?: string;
  readonly limitField?: string;
  readonly limitLevels?: readonly QfEheaLevel[];
  readonly files?: readonly KnownFile[];
  readonly links?: readonly ReportLink[];
  readonly programmes?: readonly KnownProgramme[];
  readonly flags?: readonly FlagCode[];
  /** Flags that the operator removed, with the reason. */
  readonly removedFlags?: readonly (readonly [code: FlagCode, reason: string])[];
  readonly supersedes?: string;
  readonly withdrawnBecause?: string;
}

interface KnownFile {
  readonly languages: readonly string[];
  readonly state?: FileState;
  readonly name?: string;
}

type KnownProgramme = Partial<Omit<ProgrammeDraft, 'names' | 'countryIds'>> & {
  readonly name: string;
  readonly otherNames?: readonly string[];
  /** Codes of the countries it is taught in besides those of the institutions. */
  readonly countries?: readonly string[];
  readonly qualification?: string;
};

export interface KnownReportTools {
  readonly agencies: readonly AgencyPlan[];
  readonly pdfs: PdfLibrary;
}

const OBLIGATORY: ReportStatus = 'part of obligatory EQA system';

export function toReports(
  known: readonly KnownReport[],
  { agencies, pdfs }: KnownReportTools,
): readonly DemoRecord<ReportDraft>[] {
  const idOf = idsByKey(known);
  const successors = new Map(
    known.flatMap((later) => (later.supersedes === undefined ? [] : [[later.supersedes, later]])),
  );

  function toReport(start: KnownReport, position: number): DemoRecord<ReportDraft> {
    const activities = start.by.map(([acronym, activity]) => ({ agency: agencyOf(acronym), activity }));
    const { agency } = itemAt(activities, 0);
    const createdAt = instantAfter(start.from);
    const successor = successors.get(start.key);
    return {
      id: position + 1,
      createdAt,
      updatedAt: createdAt,
      agencyId: agency.id,
      contributingAgencyIds: [...new Set(activities.map((entry) => entry.agency.id))].slice(1),
      activityIds: activities.map((entry) => itemAt(entry.agency.activities, entry.activity).id),
      institutionIds: start.on.map(knownInstitutionId),
      platformIds: (start.platforms ?? []).map(knownInstitutionId),
      status: start.status ?? OBLIGATORY,
      decision: start.decision ?? 'positive',
      validFrom: start.from,
      validTo: start.to ?? null,
      localIdentifier: start.localIdentifier === undefined ? `known/${start.key}` : start.localIdentifier,
      summary: start.summary ?? null,
      otherComment: start.comment ?? null,
      limitField: start.limitField ?? null,
      limitQfLevels: start.limitLevels ?? [],
      files: (start.files ?? [{ languages: [agency.language] }]).map((file) =>
        toFile(file, { agency, key: start.key }),
      ),
      links: start.links ?? [],
      programmes: (start.programmes ?? []).map(toProgramme),
      flags: flagsOf(start, createdAt),
      supersedesId: start.supersedes === undefined ? null : idOf(start.supersedes),
      supersededBy: successor === undefined ? null : { reportId: idOf(successor.key), validFrom: successor.from },
      withdrawal: start.withdrawnBecause === undefined ? null : { at: createdAt, reason: start.withdrawnBecause },
    };
  }

  function agencyOf(acronym: string): AgencyPlan {
    const agency = agencies.find((candidate) => candidate.acronym === acronym);
    if (agency === undefined) throw new RangeError(`No agency has the acronym ${acronym}`);
    return agency;
  }

  function toFile({ languages, state, name }: KnownFile, start: { agency: AgencyPlan; key: string }): FileDraft {
    const { agency, key } = start;
    const isStored = state === undefined || state === 'stored';
    const fileName = `${key}-${languages.join('-')}.pdf`;
    return {
      displayName: name ?? 'Full report',
      fileName,
      languages,
      state: state ?? 'stored',
      ...(isStored ? pdfs.of(agency, itemAt(languages, 0)) : { sha256: null, size: null }),
      originalLocation: `https://files.${agency.acronym.toLowerCase()}.example/${fileName}`,
    };
  }

  return known.map(toReport);
}

function toProgramme({ name, otherNames, countries, qualification, ...rest }: KnownProgramme): ProgrammeDraft {
  return {
    names: [
      { name, isPrimary: true, qualification: qualification ?? '' },
      ...(otherNames ?? []).map((other) => ({ name: other, isPrimary: false, qualification: '' })),
    ],
    identifiers: [],
    qfEheaLevel: 'first cycle',
    nqfLevel: '',
    countryIds: (countries ?? []).map((code) => countryByCode(code).id),
    degreeOutcome: true,
    workloadEcts: null,
    assessmentCertification: null,
    fieldStudy: '',
    learningOutcomes: [],
    learningOutcomeDescription: '',
    ...rest,
  };
}

function flagsOf({ flags, removedFlags }: KnownReport, raisedAt: Instant): readonly Flag[] {
  return [
    ...(flags ?? []).map((code) => raiseFlag(code, raisedAt)),
    ...(removedFlags ?? []).map(([code, reason]) => raiseFlag(code, raisedAt, { at: raisedAt, reason })),
  ];
}

const DAYS_UNTIL_SUBMITTED = 60;

function instantAfter(day: Day): Instant {
  const submitted = dayNumber(day) + DAYS_UNTIL_SUBMITTED;
  return `${dayOf(Math.min(Math.max(submitted, dayNumber(OPENING_DAY)), dayNumber(WORLD_DAY)))}T09:00:00Z`;
}
