import { isRegisteredOn } from '../agency.ts';
import { agencyAcronymPrimary } from '../agency-names.ts';
import { type Day, isWithin, type Period } from '../day.ts';
import type { Problem } from '../errors.ts';
import { isPlausibleValidFrom, isPlausibleValidTo } from '../report-dates.ts';
import type { SubmittedReport } from './submitted-report.ts';

type Dates = Pick<SubmittedReport, 'validFrom' | 'validTo'>;

export function dateOrderProblems({ validFrom, validTo }: Dates): readonly Problem[] {
  if (!validFrom || !validTo || validFrom < validTo) return [];
  return [
    {
      pointer: '/valid_to',
      message: `The end of validity, ${validTo}, must come after its beginning, ${validFrom}.`,
    },
  ];
}

/** Dates nobody means: a slip of the pen, or a placeholder of another system. */
export function absurdDateProblems({ validFrom, validTo }: Dates, today: Day): readonly Problem[] {
  const problems: Problem[] = [];
  if (validFrom && !isPlausibleValidFrom(validFrom, today)) {
    problems.push({
      pointer: '/valid_from',
      message: `The beginning of validity, ${validFrom}, must lie between 1990 and ten years from today.`,
    });
  }
  if (validTo && !isPlausibleValidTo(validTo, today)) {
    problems.push({
      pointer: '/valid_to',
      message:
        `The end of validity, ${validTo}, lies more than thirty years ahead. ` +
        'Leave it out where the decision has no end.',
    });
  }
  return problems;
}

/** The report begins while the agency is registered and while each activity is offered; both ends count. */
export function registrationProblems({
  agency,
  activities,
  validFrom,
}: Pick<SubmittedReport, 'agency' | 'activities' | 'validFrom'>): readonly Problem[] {
  if (!validFrom) return [];
  const ofAgency =
    agency === undefined || isRegisteredOn(validFrom, agency)
      ? []
      : [
          {
            pointer: '/valid_from',
            message:
              `On ${validFrom}, ${agencyAcronymPrimary(agency)} was not registered; ` +
              `its registration ${spanOf({ validFrom: agency.registrationStart, validTo: agency.registrationValidTo })}.`,
          },
        ];
  const ofActivities = activities.found
    .filter(({ record }) => !isWithin(validFrom, record))
    .map(({ pointer, record }) => ({
      pointer,
      message: `The activity "${record.activity}" ${spanOf(record)}; the report begins on ${validFrom}.`,
    }));
  return [...ofAgency, ...ofActivities];
}

export function contributorProblems({
  contributingAgencies,
  validFrom,
}: Pick<SubmittedReport, 'contributingAgencies' | 'validFrom'>): readonly Problem[] {
  if (!validFrom) return [];
  return contributingAgencies.found
    .filter(({ record }) => !isRegisteredOn(validFrom, record))
    .map(({ pointer, record }) => ({
      pointer,
      message:
        `On ${validFrom}, the contributing agency ${agencyAcronymPrimary(record)} was not registered; ` +
        `its registration ${spanOf({ validFrom: record.registrationStart, validTo: record.registrationValidTo })}.`,
    }));
}

function spanOf({ validFrom, validTo }: Period): string {
  const parts = [
    ...(validFrom === null ? [] : [`begins on ${validFrom}`]),
    ...(validTo === null ? [] : [`ends on ${validTo}`]),
  ];
  return parts.join(' and ');
}
