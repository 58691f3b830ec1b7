import { expect, it } from 'vitest';
import {
  A_COURSE,
  activitiesOf,
  aSubmittedReport,
  CANADA,
  COUNTRIES,
  institutionIn,
  listed,
} from '../../../test/submitted-report.ts';
import { validateReport } from './validate-report.ts';

const context = { today: '2026-06-30', countries: COUNTRIES };

it('a report that keeps every rule has no problems', () => {
  expect(validateReport(aSubmittedReport(), context)).toEqual([]);
});

it('everything that is wrong is told at once', () => {
  const canada = institutionIn(CANADA);
  const report = aSubmittedReport({
    activities: activitiesOf(['joint programme']),
    institutions: listed('/institutions', [canada]),
    platforms: listed('/platforms', [canada]),
    validFrom: '1980-01-01',
    validTo: '1979-01-01',
    programmes: [
      {
        ...A_COURSE,
        workloadEcts: null,
        identifiers: [
          { identifier: 'a', resource: null },
          { identifier: 'b', resource: null },
        ],
      },
    ],
  });
  expect(validateReport(report, context).map(({ pointer }) => pointer)).toEqual([
    '/institutions',
    '/valid_to',
    '/valid_from',
    '/platforms/0',
    '/programmes/0/workload_ects',
    '/programmes/0/identifiers/1',
    '/status',
    '/valid_from',
  ]);
});

it('a report of which nothing could be read has no problems but those of its reading', () => {
  const nothing = {
    agency: undefined,
    contributingAgencies: { given: 1, found: [] },
    activities: { given: 1, found: [] },
    institutions: { given: 1, found: [] },
    platforms: { given: 1, found: [] },
    status: undefined,
    decision: undefined,
    validFrom: undefined,
    validTo: undefined,
    programmes: [],
  };
  expect(validateReport(nothing, context)).toEqual([]);
});
