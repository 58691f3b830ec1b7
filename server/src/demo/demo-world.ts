import type { ActivityGroup, Agency } from '../domain/agency.ts';
import type { Country } from '../domain/country.ts';
import type { Institution } from '../domain/institution.ts';
import type { Report } from '../domain/report.ts';
import { ACTIVITY_GROUPS } from './activity-names.ts';
import { planAgencies } from './agency-plan.ts';
import { AGENCY_ROWS } from './agency-rows.ts';
import { createCountryProfile, PROFILED_COUNTRIES } from './country-profiles.ts';
import { createAgencies } from './create-agencies.ts';
import { createInstitution } from './create-institution.ts';
import { createReportWriter } from './create-report.ts';
import type { DemoFile } from './demo-pdf.ts';
import type { DemoRecord } from './demo-record.ts';
import { createInstitutionPool } from './institution-facts.ts';
import { createInstitutionPlanner } from './institution-plan.ts';
import { KNOWN_INSTITUTIONS } from './known/known-institutions.ts';
import { createKnownReports, KNOWN_REPORTS } from './known/known-reports.ts';
import { createPdfLibrary } from './pdf-library.ts';
import { createRandom, STREAMS } from './random.ts';
import type { ReportDraft } from './report-draft.ts';
import { createReportPlanner } from './report-plan.ts';
import { dayNumber, OPENING_DAY, recordTimes } from './world-calendar.ts';

export interface DemoWorldOptions {
  readonly seed: number;
  readonly reports: number;
  /** By default 12 for every 100 reports, at most 100,000. */
  readonly institutions?: number;
  /** By default those of the table; further ones are made up. */
  readonly agencies?: number;
}

/**
 * An invented registry: real countries, everything else made up. Each part can be walked as often as needed and gives
 * the same records for the same options. Ids run from 1 without a gap. Store the parts in the order of this list: a
 * record refers only to records before it, except that a superseded report names its successor.
 */
export interface DemoWorld {
  readonly counts: {
    readonly countries: number;
    readonly activityGroups: number;
    readonly agencies: number;
    readonly institutions: number;
    readonly reports: number;
  };
  /** Countries whose reference record is to be replaced by this one. */
  countries(): Iterable<DemoRecord<Country>>;
  activityGroups(): Iterable<DemoRecord<ActivityGroup>>;
  agencies(): Iterable<DemoRecord<Agency>>;
  institutions(): Iterable<DemoRecord<Institution>>;
  /** The contents that files of reports refer to. */
  files(): Iterable<DemoFile>;
  reports(): Iterable<DemoRecord<Report>>;
}

const INSTITUTIONS_PER_REPORT = 0.12;
const MOST_INSTITUTIONS = 100_000;

export function createDemoWorld({ seed, reports, ...options }: DemoWorldOptions): DemoWorld {
  const institutions = options.institutions ?? defaultInstitutions(reports);
  const agencies = options.agencies ?? AGENCY_ROWS.length;
  requireAtLeast('institutions', institutions, KNOWN_INSTITUTIONS.length);
  requireAtLeast('agencies', agencies, AGENCY_ROWS.length);
  requireAtLeast('reports', reports, KNOWN_REPORTS.length);

  const demoAgencies = createAgencies({ seed, count: agencies });
  const agencyPlans = planAgencies(demoAgencies);
  const pdfs = createPdfLibrary(agencyPlans);

  function* countryRecords(): Iterable<DemoRecord<Country>> {
    for (const country of PROFILED_COUNTRIES) yield createCountryProfile(country, seed);
  }

  function* groupRecords(): Iterable<DemoRecord<ActivityGroup>> {
    for (const [position, group] of ACTIVITY_GROUPS.entries()) {
      const random = createRandom({ seed, stream: STREAMS.agency, index: -1 - position });
      yield { id: position + 1, ...recordTimes(dayNumber(OPENING_DAY), random), ...group };
    }
  }

  function* institutionRecords(): Iterable<DemoRecord<Institution>> {
    for (const [position, institution] of KNOWN_INSTITUTIONS.entries()) {
      const random = createRandom({ seed, stream: STREAMS.institutionDetail, index: position + 1 });
      yield { id: position + 1, ...recordTimes(dayNumber(OPENING_DAY), random), ...institution };
    }
    const { plan } = createInstitutionPlanner(seed);
    for (let id = KNOWN_INSTITUTIONS.length + 1; id <= institutions; id += 1) {
      yield createInstitution(plan(id), { seed, agencyCount: agencies });
    }
  }

  function* reportDrafts(): Iterable<DemoRecord<ReportDraft>> {
    const known = createKnownReports({ agencies: agencyPlans, pdfs });
    yield* known;
    const pool = createInstitutionPool({ seed, count: institutions });
    const planner = createReportPlanner({ seed, agencies: agencyPlans, pool, known: known.length, count: reports });
    const writer = createReportWriter({ seed, agencies: agencyPlans, pdfs });
    for (let id = known.length + 1; id <= reports; id += 1) yield writer.write(planner.plan(id));
  }

  return {
    counts: {
      countries: PROFILED_COUNTRIES.length,
      activityGroups: ACTIVITY_GROUPS.length,
      agencies,
      institutions,
      reports,
    },
    countries: countryRecords,
    activityGroups: groupRecords,
    agencies: () => demoAgencies.map(({ record }) => record),
    institutions: institutionRecords,
    files: () => pdfs.all(),
    reports: () => numbered(reportDrafts()),
  };
}

/** Gives every file and every programme the next free id. */
function* numbered(drafts: Iterable<DemoRecord<ReportDraft>>): Iterable<DemoRecord<Report>> {
  let fileId = 0;
  let programmeId = 0;
  for (const draft of drafts) {
    yield {
      ...draft,
      files: draft.files.map((file) => ({ id: ++fileId, ...file })),
      programmes: draft.programmes.map((programme) => ({ id: ++programmeId, ...programme })),
    };
  }
}

function defaultInstitutions(reports: number): number {
  const wanted = Math.min(MOST_INSTITUTIONS, Math.round(reports * INSTITUTIONS_PER_REPORT));
  return Math.max(KNOWN_INSTITUTIONS.length, wanted);
}

function requireAtLeast(what: string, given: number, least: number): void {
  if (!Number.isInteger(given) || given < least) {
    throw new RangeError(`A demo world needs at least ${least} ${what}, not ${given}`);
  }
}
