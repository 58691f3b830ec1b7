import { describe, expect, it } from 'vitest';
import { calculatedValidTo, effectiveValidTo, isValidOn } from './validity.ts';

const withdrawal = { at: '2021-01-01T00:00:00Z', reason: 'published by mistake' };

describe('calculatedValidTo', () => {
  it.each([
    ['the end the agency stated', '2020-01-15', '2023-01-14', '2023-01-14'],
    ['a stated end later than six years', '2020-01-15', '2030-01-14', '2030-01-14'],
    ['six years after the report date', '2020-01-15', null, '2026-01-15'],
    ['28 February when the sixth year has no 29th', '2020-02-29', null, '2026-02-28'],
  ])('is %s', (_what, validFrom, validTo, expected) => {
    expect(calculatedValidTo({ validFrom, validTo })).toBe(expected);
  });
});

describe('effectiveValidTo', () => {
  it.each([
    ['the calculated end without a successor', null, '2026-01-15'],
    ['the day before an earlier successor', '2024-05-01', '2024-04-30'],
    ['29 February when the successor starts on 1 March of a leap year', '2024-03-01', '2024-02-29'],
    ['the calculated end when the successor starts the day after it', '2026-01-16', '2026-01-15'],
    ['the calculated end when the successor starts long after it', '2029-01-01', '2026-01-15'],
    ['the day before the report itself when the successor starts with it', '2020-01-15', '2020-01-14'],
  ])('is %s', (_what, successorFrom, expected) => {
    const supersededBy = successorFrom === null ? null : { reportId: 2, validFrom: successorFrom };
    expect(effectiveValidTo({ validFrom: '2020-01-15', validTo: null, supersededBy })).toBe(expected);
  });
});

describe('isValidOn', () => {
  const report = { validFrom: '2020-01-15', validTo: '2023-01-14', supersededBy: null, withdrawal: null };
  const openEnded = { ...report, validTo: null };
  const superseded = { ...report, supersededBy: { reportId: 2, validFrom: '2022-01-01' } };
  const replacedAtOnce = { ...report, supersededBy: { reportId: 2, validFrom: '2020-01-15' } };

  it.each([
    ['the day before it starts', report, '2020-01-14', false],
    ['its first day', report, '2020-01-15', true],
    ['its last day', report, '2023-01-14', true],
    ['the day after it ends', report, '2023-01-15', false],
    ['six years after the date of a report without an end', openEnded, '2026-01-15', true],
    ['six years and a day after the date of a report without an end', openEnded, '2026-01-16', false],
    ['the day before its successor starts', superseded, '2021-12-31', true],
    ['the first day of its successor', superseded, '2022-01-01', false],
    ['the first day of a report replaced from its first day', replacedAtOnce, '2020-01-15', false],
    ['a day before it was withdrawn', { ...report, withdrawal }, '2020-06-01', false],
    ['a day after it was withdrawn', { ...report, withdrawal }, '2022-06-01', false],
  ])('on %s', (_when, subject, day, expected) => {
    expect(isValidOn(day, subject)).toBe(expected);
  });
});
