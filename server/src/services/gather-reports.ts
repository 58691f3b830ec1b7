import { inheritedFromIds } from '../domain/report-relation.ts';
import { effectiveValidTo } from '../domain/validity.ts';
import type { ListableReport } from '../search/documents/listed-reports.ts';
import type { ReportDocumentFacts } from '../search/documents/report-document.ts';
import type { FamilyFacts } from './read-families.ts';

/**
 * Remembers of visible reports what the lists of institutions need. Whoever has walked over all reports can make the
 * documents of all institutions without asking the store for their reports again.
 */
export interface GatheredReports {
  add(facts: ReportDocumentFacts): void;
  /** The reports that may stand in the lists of an institution. */
  reportsOf(facts: FamilyFacts): ListableReport[];
}

export function gatherReports(): GatheredReports {
  const byParty = new Map<number, ListableReport[]>();
  const lists = new Map<string, readonly number[]>();

  return {
    add({ report, institutions, platforms }) {
      const listable: ListableReport = {
        id: report.id,
        agencyId: report.agencyId,
        contributingAgencyIds: shared(report.contributingAgencyIds),
        activityIds: shared(report.activityIds),
        institutionIds: shared(institutions.map(({ id }) => id)),
        platformIds: shared(platforms.map(({ id }) => id)),
        status: report.status,
        validFrom: report.validFrom,
        // The last valid day is settled already, so nothing is left of the successor that settled it.
        validTo: effectiveValidTo(report),
        supersededBy: null,
        withdrawal: null,
        institutions,
      };
      for (const { id } of institutions) addTo(id, listable);
      for (const { id } of platforms) addTo(id, listable);
    },
    reportsOf: (facts) => [...new Set(reportSources(facts).flatMap((id) => byParty.get(id) ?? []))],
  };

  function addTo(id: number, report: ListableReport): void {
    const group = byParty.get(id);
    if (!group) byParty.set(id, [report]);
    else if (group.at(-1) !== report) group.push(report);
  }

  /** One list for all reports with the same ids: a million reports have few different ones. */
  function shared(ids: readonly number[]): readonly number[] {
    const key = ids.join();
    const known = lists.get(key) ?? ids;
    lists.set(key, known);
    return known;
  }
}

/** The institutions whose reports may stand in the lists of one. */
export function reportSources({ family }: FamilyFacts): number[] {
  return [family.institutionId, ...inheritedFromIds(family)];
}
