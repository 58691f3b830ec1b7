import { agencyAcronymPrimary } from '../agency-names.ts';
import type { Problem } from '../errors.ts';
import type { ActivityType } from '../vocabularies.ts';
import { isWhole, type SubmittedReport } from './submitted-report.ts';

type Parties = Pick<SubmittedReport, 'agency' | 'contributingAgencies' | 'activities'>;

/** Activities belong to the agencies of the report, and each of these took part with at least one. */
export function activityProblems({ agency, contributingAgencies, activities }: Parties): readonly Problem[] {
  if (agency === undefined || !isWhole(contributingAgencies)) return [];
  const parties = [agency, ...contributingAgencies.found.map(({ record }) => record)];
  const partyIds = new Set(parties.map(({ id }) => id));
  const names = parties.map(agencyAcronymPrimary).join(', ');
  const foreign = activities.found
    .filter(({ record }) => !partyIds.has(record.agencyId))
    .map(({ pointer, record }) => ({
      pointer,
      message: `The activity "${record.activity}" (${record.id}) belongs to none of the agencies of the report (${names}).`,
      allowed: parties.flatMap((party) => party.activities.map(({ id, activity }) => `${id} ${activity}`)),
    }));
  const itself = contributingAgencies.found
    .filter(({ record }) => record.id === agency.id)
    .map(({ pointer, record }) => ({
      pointer,
      message: `${agencyAcronymPrimary(record)} is the agency of the report; only others contribute to it.`,
    }));
  const idle = isWhole(activities) ? idleParties({ agency, contributingAgencies, activities }) : [];
  return [...itself, ...foreign, ...idle];
}

function idleParties({ agency, contributingAgencies, activities }: Parties): readonly Problem[] {
  if (agency === undefined || activities.given === 0) return [];
  const parties = [{ pointer: '/activities', record: agency }, ...contributingAgencies.found];
  const busy = new Set(activities.found.map(({ record }) => record.agencyId));
  return parties
    .filter(({ record }) => !busy.has(record.id))
    .map(({ pointer, record }) => ({
      pointer,
      message: `No activity of ${agencyAcronymPrimary(record)} is named; each agency of a report needs at least one.`,
      allowed: record.activities.map(({ id, activity }) => `${id} ${activity}`),
    }));
}

/** Which rules win where a report has activities of several types, the strictest first. */
const STRICTEST_FIRST: readonly ActivityType[] = [
  'joint programme',
  'programme',
  'institutional/programme',
  'institutional',
];

export function strictestType(types: readonly ActivityType[]): ActivityType | undefined {
  return STRICTEST_FIRST.find((type) => types.includes(type));
}

type Scope = Pick<SubmittedReport, 'activities' | 'institutions' | 'programmes'>;

/** How many institutions and programmes a report of its type covers. */
export function activityTypeProblems({ activities, institutions, programmes }: Scope): readonly Problem[] {
  const type = isWhole(activities) ? strictestType(activities.found.map(({ record }) => record.type)) : undefined;
  if (type === undefined) return [];
  if (type === 'institutional') return programmes.length === 0 ? [] : [superfluousProgrammes(programmes.length)];
  const problems: Problem[] = [];
  const count = institutions.given;
  if (type === 'joint programme' && count === 1) {
    problems.push({ pointer: '/institutions', message: 'A joint programme is offered by two institutions or more.' });
  }
  if (type !== 'joint programme' && count > 1) {
    problems.push({
      pointer: '/institutions',
      message: `A report of the type "${type}" covers exactly one institution, not ${count}.`,
    });
  }
  if (programmes.length === 0) {
    problems.push({
      pointer: '/programmes',
      message: `A report of the type "${type}" names at least one programme.`,
    });
  }
  return problems;
}

function superfluousProgrammes(count: number): Problem {
  return {
    pointer: '/programmes',
    message:
      `A report of the type "institutional" covers the institution as a whole and names no programmes; ` +
      `${count === 1 ? 'one was' : `${count} were`} sent. Choose another activity, or leave them out.`,
  };
}
