import { describe, expect, it } from 'vitest';
import { type DatedReport, dayAfter, dayBefore, heldOn, validityOf } from './report-state.ts';

const TODAY = '2026-11-15';

const report: DatedReport = {
  decision: 'positive',
  valid_from: '2023-10-01T00:00:00Z',
  valid_to: '2029-09-30T00:00:00Z',
  valid_to_calculated: '2029-09-30T00:00:00Z',
  report_valid: true,
  superseded_by: null,
};

describe('the validity of a report', () => {
  it('is in force between its days', () => {
    expect(validityOf(report, TODAY)).toEqual({
      state: 'in-force',
      from: '2023-10-01',
      to: '2029-09-30',
      supersededOn: undefined,
      isAssumed: false,
    });
  });

  it.each([
    ['expired', { valid_from: '2015-01-01', valid_to_calculated: '2020-12-31', report_valid: false }, undefined],
    ['not-yet', { valid_from: '2027-01-01', valid_to_calculated: '2032-12-31', report_valid: false }, undefined],
    ['superseded', { report_valid: false, superseded_by: 7 }, '2025-01-01'],
    ['superseded', { report_valid: false, superseded_by: 7 }, undefined],
    ['in-force', { superseded_by: 7 }, '2027-01-01'],
    // The successor came after the report had ended by itself.
    [
      'expired',
      { valid_from: '2015-01-01', valid_to_calculated: '2020-12-31', report_valid: false, superseded_by: 7 },
      '2022-01-01',
    ],
  ] as const)('is %s for %j superseded on %s', (state, changes, supersededOn) => {
    expect(validityOf({ ...report, ...changes }, TODAY, supersededOn).state).toBe(state);
  });

  it('ends the day before a successor begins', () => {
    const { to } = validityOf({ ...report, report_valid: false, superseded_by: 7 }, TODAY, '2025-03-01');
    expect(to).toBe('2025-02-28');
  });

  it('counts both ends', () => {
    const span = { from: '2020-01-01', to: '2020-12-31' };
    const days = ['2019-12-31', '2020-01-01', '2020-12-31', '2021-01-01'];
    expect(days.map((day) => heldOn(day, span))).toEqual([false, true, true, false]);
  });

  it('knows the days around the end of a month', () => {
    expect([dayBefore('2024-03-01'), dayAfter('2023-12-31')]).toEqual(['2024-02-29', '2024-01-01']);
  });
});
