import { isReportCrossborder } from '../../domain/crossborder.ts';
import type { Located } from '../../domain/location.ts';
import type { Report } from '../../domain/report.ts';
import { type Family, relationOf } from '../../domain/report-relation.ts';
import { facetValues } from './facet-values.ts';
import type { Vocabulary } from './vocabulary.ts';

/** As much of a visible report as the documents of the institutions that list it need. */
export interface ListableReport
  extends Pick<
    Report,
    | 'agencyId'
    | 'contributingAgencyIds'
    | 'activityIds'
    | 'institutionIds'
    | 'platformIds'
    | 'status'
    | 'validFrom'
    | 'validTo'
    | 'supersededBy'
    | 'withdrawal'
  > {
  readonly id: number;
  /** The institutions of the report, without its platforms. */
  readonly institutions: readonly Located[];
}

/** What the reports that an institution lists, its own and inherited ones, say about it in facets. */
export function listedReportFacts(reports: readonly ListableReport[], family: Family, vocabulary: Vocabulary) {
  const listed = reports.filter((report) => relationOf(report, family) !== undefined);
  const activities = listed.flatMap(({ activityIds }) => activityIds).map((id) => vocabulary.activity(id));
  const groupIds = activities.flatMap(({ activity }) => (activity.groupId === null ? [] : [activity.groupId]));
  return {
    reportCount: listed.length,
    agency: facetValues(listed.flatMap((report) => agencyLabelsOf(report, vocabulary))),
    status: facetValues(listed.map(({ status }) => status)),
    activity: facetValues(activities.map(({ label }) => label)),
    activityType: facetValues(activities.map(({ activity }) => activity.type)),
    activityGroup: facetValues(groupIds.map(String)),
    crossborder: facetValues(listed.map((report) => String(isCrossborderListed(report, vocabulary)))),
  };
}

/** A contributing agency finds the report as well as the one that leads. */
export function agencyLabelsOf(
  { agencyId, contributingAgencyIds }: Pick<Report, 'agencyId' | 'contributingAgencyIds'>,
  vocabulary: Vocabulary,
): string[] {
  return [agencyId, ...contributingAgencyIds].map((id) => vocabulary.agency(id).label);
}

const crossborderOf = new WeakMap<ListableReport, boolean>();

/** Found out once for a report, however many institutions list it. */
function isCrossborderListed(report: ListableReport, vocabulary: Vocabulary): boolean {
  const isCrossborder =
    crossborderOf.get(report) ??
    isReportCrossborder({
      report,
      agency: vocabulary.agency(report.agencyId).agency,
      institutions: report.institutions,
      countries: vocabulary.subsystems,
    });
  crossborderOf.set(report, isCrossborder);
  return isCrossborder;
}
