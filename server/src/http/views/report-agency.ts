import type { Activity, Agency } from '../../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../../domain/agency-names.ts';
import type { Report } from '../../domain/report.ts';
import { type Related, required } from './related.ts';

type Authored = Pick<Report, 'agencyId' | 'contributingAgencyIds' | 'activityIds'>;

/** Who carried the procedure out and as what; the first activity names the report. */
export function toReportAgency(report: Authored, related: Related) {
  const agency = required(related.agencies, report.agencyId);
  const [first] = activitiesOf(report, related);
  if (first === undefined) throw new Error('A report without activities was read');
  return {
    agency_name: agencyNamePrimary(agency),
    agency_acronym: agencyAcronymPrimary(agency),
    agency_esg_activity: first.activity,
    agency_esg_activity_type: first.type,
    name: first.description,
  };
}

/** The activities of the report in its order; each belongs to one of the agencies involved. */
export function activitiesOf(report: Authored, { agencies }: Related): Activity[] {
  const involved = [report.agencyId, ...report.contributingAgencyIds].map((id) => required(agencies, id));
  return report.activityIds.map((id) => activityAmong(involved, id));
}

function activityAmong(agencies: readonly Agency[], id: number): Activity {
  for (const { activities } of agencies) {
    const found = activities.find((activity) => activity.id === id);
    if (found !== undefined) return found;
  }
  throw new Error(`The activity ${id} belongs to none of the agencies of its report`);
}

export function toContributingAgencies({ contributingAgencyIds }: Authored, { agencies }: Related) {
  return contributingAgencyIds.map((id) => {
    const agency = required(agencies, id);
    return {
      id,
      name_primary: agencyNamePrimary(agency),
      acronym_primary: agencyAcronymPrimary(agency),
    };
  });
}
