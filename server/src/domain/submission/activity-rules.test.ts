import { describe, expect, it } from 'vitest';
import {
  A_DEGREE,
  AUSTRIA,
  activitiesOf,
  agencyNumber,
  aSubmittedReport,
  institutionIn,
  listed,
} from '../../../test/submitted-report.ts';
import type { ActivityType } from '../vocabularies.ts';
import { activityProblems, activityTypeProblems, strictestType } from './activity-rules.ts';

const contributors = listed('/contributing_agencies', [agencyNumber(2)]);

describe('rule 2: each agency has an activity, and activities belong to the agencies', () => {
  it.each([
    ['one activity of the agency', {}],
    ['several of it', { activities: activitiesOf(['programme', 'institutional']) }],
    [
      'one of each agency',
      {
        contributingAgencies: contributors,
        activities: {
          given: 2,
          found: [...activitiesOf(['programme'], 1).found, ...activitiesOf(['programme'], 2).found],
        },
      },
    ],
    ['an activity that could not be found, which has its own problem', { activities: { given: 1, found: [] } }],
    ['an agency that could not be found', { agency: undefined, activities: activitiesOf(['programme'], 5) }],
    [
      'a contributing agency that could not be found',
      { contributingAgencies: { given: 1, found: [] }, activities: activitiesOf(['programme'], 2) },
    ],
  ])('%s is fine', (_what, overrides) => {
    expect(activityProblems(aSubmittedReport(overrides))).toEqual([]);
  });

  it.each([
    [
      'an activity of somebody else',
      { activities: activitiesOf(['programme'], 5) },
      [
        {
          pointer: '/activities/0',
          message: 'The activity "Activity 50" (50) belongs to none of the agencies of the report (AG1).',
          allowed: ['10 Activity 10'],
        },
        {
          pointer: '/activities',
          message: 'No activity of AG1 is named; each agency of a report needs at least one.',
          allowed: ['10 Activity 10'],
        },
      ],
    ],
    [
      'an agency that contributes to its own report',
      { contributingAgencies: listed('/contributing_agencies', [agencyNumber(1)]) },
      [
        {
          pointer: '/contributing_agencies/0',
          message: 'AG1 is the agency of the report; only others contribute to it.',
        },
      ],
    ],
    [
      'a contributing agency without an activity',
      { contributingAgencies: contributors },
      [
        {
          pointer: '/contributing_agencies/0',
          message: 'No activity of AG2 is named; each agency of a report needs at least one.',
          allowed: ['20 Activity 20'],
        },
      ],
    ],
    [
      'the agency itself without an activity',
      { contributingAgencies: contributors, activities: activitiesOf(['programme'], 2) },
      [
        {
          pointer: '/activities',
          message: 'No activity of AG1 is named; each agency of a report needs at least one.',
          allowed: ['10 Activity 10'],
        },
      ],
    ],
  ])('%s is refused', (_what, overrides, problems) => {
    expect(activityProblems(aSubmittedReport(overrides))).toEqual(problems);
  });
});

it.each<[ActivityType[], ActivityType | undefined]>([
  [[], undefined],
  [['institutional'], 'institutional'],
  [['institutional', 'institutional/programme'], 'institutional/programme'],
  [['institutional', 'programme'], 'programme'],
  [['institutional/programme', 'programme'], 'programme'],
  [['programme', 'joint programme'], 'joint programme'],
  [['institutional', 'joint programme'], 'joint programme'],
])('of %j the strictest is %s', (types, strictest) => {
  expect(strictestType(types)).toBe(strictest);
});

const about = (count: number) =>
  listed(
    '/institutions',
    Array.from({ length: count }, (_one, index) => institutionIn(AUSTRIA, 42 + index)),
  );
const programmes = (count: number) => Array.from({ length: count }, () => A_DEGREE);

const ONE_ONLY = (type: string, count: number) => ({
  pointer: '/institutions',
  message: `A report of the type "${type}" covers exactly one institution, not ${count}.`,
});
const NO_PROGRAMME = (type: string) => ({
  pointer: '/programmes',
  message: `A report of the type "${type}" names at least one programme.`,
});
const TWO_NEEDED = { pointer: '/institutions', message: 'A joint programme is offered by two institutions or more.' };
const SUPERFLUOUS = (sent: string) => ({
  pointer: '/programmes',
  message:
    'A report of the type "institutional" covers the institution as a whole and names no programmes; ' +
    `${sent} sent. Choose another activity, or leave them out.`,
});

describe('rule 3: what a report of its type covers', () => {
  it.each<[ActivityType[], number, number, object[]]>([
    [['institutional'], 1, 0, []],
    [['institutional'], 3, 0, []],
    [['institutional'], 1, 1, [SUPERFLUOUS('one was')]],
    [['institutional'], 1, 2, [SUPERFLUOUS('2 were')]],
    [['programme'], 1, 1, []],
    [['programme'], 1, 5, []],
    [['programme'], 1, 0, [NO_PROGRAMME('programme')]],
    [['programme'], 2, 1, [ONE_ONLY('programme', 2)]],
    [['programme'], 2, 0, [ONE_ONLY('programme', 2), NO_PROGRAMME('programme')]],
    [['institutional/programme'], 1, 1, []],
    [['institutional/programme'], 1, 0, [NO_PROGRAMME('institutional/programme')]],
    [['institutional/programme'], 3, 1, [ONE_ONLY('institutional/programme', 3)]],
    [['joint programme'], 2, 1, []],
    [['joint programme'], 5, 2, []],
    [['joint programme'], 1, 1, [TWO_NEEDED]],
    [['joint programme'], 2, 0, [NO_PROGRAMME('joint programme')]],
    [['joint programme'], 1, 0, [TWO_NEEDED, NO_PROGRAMME('joint programme')]],
    [['institutional', 'programme'], 1, 1, []],
    [['institutional', 'programme'], 1, 0, [NO_PROGRAMME('programme')]],
    [['programme', 'joint programme'], 2, 1, []],
    [['programme', 'joint programme'], 1, 1, [TWO_NEEDED]],
    [['joint programme'], 0, 1, []],
  ])('%j with %i institutions and %i programmes', (types, institutions, count, problems) => {
    const report = aSubmittedReport({
      activities: activitiesOf(types),
      institutions: about(institutions),
      programmes: programmes(count),
    });
    expect(activityTypeProblems(report)).toEqual(problems);
  });

  it('counts institutions that could not be found too', () => {
    const report = aSubmittedReport({
      activities: activitiesOf(['joint programme']),
      institutions: { given: 2, found: [] },
    });
    expect(activityTypeProblems(report)).toEqual([]);
  });

  it('is silent when an activity could not be found', () => {
    const report = aSubmittedReport({ activities: { ...activitiesOf(['institutional']), given: 2 } });
    expect(activityTypeProblems(report)).toEqual([]);
  });
});
