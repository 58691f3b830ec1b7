import type { Agency } from '../domain/agency.ts';
import type { Country } from '../domain/country.ts';
import type { Day } from '../domain/day.ts';
import type { Problem } from '../domain/errors.ts';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { sizeProblems } from '../domain/submission/size-rules.ts';
import type { ActivityOfAgency, NamedList, SubmittedReport } from '../domain/submission/submitted-report.ts';
import { validateReport } from '../domain/submission/validate-report.ts';
import { toSubmittedProgramme } from './compose-programmes.ts';

/** The records that a report may name. */
export interface KnownRecords {
  readonly agencies: readonly Stored<Agency>[];
  readonly countries: readonly Stored<Country>[];
  readonly institutions: ReadonlyMap<number, Stored<Institution>>;
}

/**
 * The rules for submissions, asked about a report that names others by their ids. What is missing in it, or names
 * nothing, has its own problem already.
 */
export function checkReport(report: Partial<Report>, known: KnownRecords, today: Day): readonly Problem[] {
  return [
    ...validateReport(toSubmittedReport(report, known), { today, countries: known.countries }),
    ...sizeProblems(report),
  ];
}

function toSubmittedReport(report: Partial<Report>, { agencies, institutions }: KnownRecords): SubmittedReport {
  const agencyOf = (id: number) => agencies.find((agency) => agency.id === id);
  const institutionOf = (id: number) => institutions.get(id);
  return {
    agency: report.agencyId === undefined ? undefined : agencyOf(report.agencyId),
    contributingAgencies: named(report.contributingAgencyIds, '/contributing_agencies', agencyOf),
    activities: named(report.activityIds, '/activities', (id) => activityOf(id, agencies)),
    institutions: named(report.institutionIds, '/institutions', institutionOf),
    platforms: named(report.platformIds, '/platforms', institutionOf),
    status: report.status,
    decision: report.decision,
    validFrom: report.validFrom,
    validTo: report.validTo,
    programmes: (report.programmes ?? []).map(toSubmittedProgramme),
  };
}

function named<Record>(
  ids: readonly number[] = [],
  pointer: string,
  find: (id: number) => Record | undefined,
): NamedList<Record> {
  const found = ids.flatMap((id, index) => {
    const record = find(id);
    return record === undefined ? [] : [{ pointer: `${pointer}/${index}`, record }];
  });
  return { given: ids.length, found };
}

function activityOf(id: number, agencies: readonly Stored<Agency>[]): ActivityOfAgency | undefined {
  for (const agency of agencies) {
    const activity = agency.activities.find((one) => one.id === id);
    if (activity) return { ...activity, agencyId: agency.id };
  }
  return undefined;
}
