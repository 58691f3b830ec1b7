import { describe, expect, it } from 'vitest';
import { agencyNumber, anActivity, aSubmittedReport, listed } from '../../../test/submitted-report.ts';
import { absurdDateProblems, contributorProblems, dateOrderProblems, registrationProblems } from './date-rules.ts';

const TODAY = '2026-06-30';

describe('rule 5: a report ends after it begins', () => {
  it.each([
    ['2024-01-15', '2024-01-16'],
    ['2024-01-15', '2030-01-15'],
    ['2024-01-15', null],
    ['2024-01-15', undefined],
    [undefined, '2024-01-15'],
  ])('%s to %s is fine', (validFrom, validTo) => {
    expect(dateOrderProblems({ validFrom, validTo })).toEqual([]);
  });

  it.each([
    ['2024-01-15', '2024-01-15'],
    ['2024-01-15', '2024-01-14'],
    ['2024-01-15', '2023-12-31'],
  ])('%s to %s is refused', (validFrom, validTo) => {
    const message = `The end of validity, ${validTo}, must come after its beginning, ${validFrom}.`;
    expect(dateOrderProblems({ validFrom, validTo })).toEqual([{ pointer: '/valid_to', message }]);
  });
});

describe('rule 13: absurd dates', () => {
  it.each([
    ['1990-01-01', null],
    ['2036-06-30', null],
    ['2024-01-15', '2056-06-30'],
    [undefined, undefined],
  ])('%s to %s is fine', (validFrom, validTo) => {
    expect(absurdDateProblems({ validFrom, validTo }, TODAY)).toEqual([]);
  });

  it.each([['1989-12-31'], ['2036-07-01'], ['0202-01-15'], ['9999-12-31']])(
    'a report cannot begin on %s',
    (validFrom) => {
      const message = `The beginning of validity, ${validFrom}, must lie between 1990 and ten years from today.`;
      expect(absurdDateProblems({ validFrom, validTo: null }, TODAY)).toEqual([{ pointer: '/valid_from', message }]);
    },
  );

  it.each([['2056-07-01'], ['9999-12-31']])('a report cannot end on %s', (validTo) => {
    const message =
      `The end of validity, ${validTo}, lies more than thirty years ahead. ` +
      'Leave it out where the decision has no end.';
    expect(absurdDateProblems({ validFrom: '2024-01-15', validTo }, TODAY)).toEqual([
      { pointer: '/valid_to', message },
    ]);
  });
});

const agency = agencyNumber(1, { registrationStart: '2015-03-01', registrationValidTo: '2025-02-28' });
const windowed = (validFrom: string | null, validTo: string | null) =>
  listed('/activities', [{ ...anActivity(10, { validFrom, validTo }), agencyId: 1 }]);

describe('rule 6: a report begins while its agency is registered and its activities are offered', () => {
  it.each([
    ['2015-03-01', windowed(null, null)],
    ['2025-02-28', windowed(null, null)],
    ['2020-01-01', windowed('2020-01-01', null)],
    ['2020-01-01', windowed(null, '2020-01-01')],
    ['2020-01-01', windowed('2020-01-01', '2020-01-01')],
  ])('on %s', (validFrom, activities) => {
    expect(registrationProblems(aSubmittedReport({ agency, activities, validFrom }))).toEqual([]);
  });

  it.each([['2015-02-28'], ['2025-03-01']])('not on %s, when the agency was not registered', (validFrom) => {
    const message = `On ${validFrom}, AG1 was not registered; its registration begins on 2015-03-01 and ends on 2025-02-28.`;
    expect(registrationProblems(aSubmittedReport({ agency, validFrom }))).toEqual([
      { pointer: '/valid_from', message },
    ]);
  });

  it.each([
    ['2019-12-31', windowed('2020-01-01', null), 'begins on 2020-01-01'],
    ['2020-01-02', windowed(null, '2020-01-01'), 'ends on 2020-01-01'],
    ['2021-01-01', windowed('2019-01-01', '2020-01-01'), 'begins on 2019-01-01 and ends on 2020-01-01'],
  ])('not on %s, when the activity was not offered', (validFrom, activities, span) => {
    const message = `The activity "Activity 10" ${span}; the report begins on ${validFrom}.`;
    expect(registrationProblems(aSubmittedReport({ agency, activities, validFrom }))).toEqual([
      { pointer: '/activities/0', message },
    ]);
  });

  it('an agency without an end of registration goes on', () => {
    expect(registrationProblems(aSubmittedReport({ validFrom: '2036-01-01' }))).toEqual([]);
  });

  it('is silent without a beginning', () => {
    expect(registrationProblems(aSubmittedReport({ agency, validFrom: undefined }))).toEqual([]);
  });
});

describe('rule 12: contributing agencies are registered when the report begins', () => {
  const contributingAgencies = listed('/contributing_agencies', [agencyNumber(2), agency]);

  it.each([['2015-03-01'], ['2020-01-01'], ['2025-02-28']])('on %s', (validFrom) => {
    expect(contributorProblems({ contributingAgencies, validFrom })).toEqual([]);
  });

  it.each([['2015-02-28'], ['2025-03-01']])('not on %s', (validFrom) => {
    const message =
      `On ${validFrom}, the contributing agency AG1 was not registered; ` +
      'its registration begins on 2015-03-01 and ends on 2025-02-28.';
    expect(contributorProblems({ contributingAgencies, validFrom })).toEqual([
      { pointer: '/contributing_agencies/1', message },
    ]);
  });
});
