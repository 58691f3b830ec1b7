import { describe, expect, it } from 'vitest';
import { addDays, addYears, doOverlap, isDay, isWithin, toDay, toInstant } from './day.ts';

describe('isDay', () => {
  it.each(['2024-02-29', '2000-02-29', '1088-01-01', '2026-12-31'])('%s exists', (text) => {
    expect(isDay(text)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-1-1',
    '24-01-01',
    '2024/01/01',
    '2024-01-01T00:00:00Z',
    ' 2024-01-01',
    '2024-01-01\n',
    '+002024-01-01',
    '',
  ])('%j is no day', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('toDay and toInstant', () => {
  it('give the calendar day and the second in UTC', () => {
    const lateInNewYork = new Date('2025-12-31T23:30:59.999-05:00');
    expect([toDay(lateInNewYork), toInstant(lateInNewYork)]).toEqual(['2026-01-01', '2026-01-01T04:30:59Z']);
  });
});

describe('addYears', () => {
  it.each([
    ['2020-01-15', 6, '2026-01-15'],
    ['2020-02-29', 6, '2026-02-28'],
    ['2020-02-29', 4, '2024-02-29'],
    ['2020-02-28', 6, '2026-02-28'],
    ['2019-12-31', 1, '2020-12-31'],
    ['2020-02-29', -1, '2019-02-28'],
    ['0999-05-01', 1, '1000-05-01'],
    ['0098-05-01', 1, '0099-05-01'],
  ])('%s and %i years is %s', (day, years, expected) => {
    expect(addYears(day, years)).toBe(expected);
  });
});

describe('addDays', () => {
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
    // The day clocks change in Europe has 23 hours.
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-01-01', 0, '2026-01-01'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

describe('isWithin', () => {
  it.each([
    ['the day before the first', '2019-12-31', '2020-01-01', '2020-12-31', false],
    ['the first day', '2020-01-01', '2020-01-01', '2020-12-31', true],
    ['the last day', '2020-12-31', '2020-01-01', '2020-12-31', true],
    ['the day after the last', '2021-01-01', '2020-01-01', '2020-12-31', false],
    ['the only day', '2020-01-01', '2020-01-01', '2020-01-01', true],
    ['any day before an end without a start', '1200-01-01', null, '2020-12-31', true],
    ['any day after a start without an end', '2999-01-01', '2020-01-01', null, true],
    ['any day when both ends are open', '2020-06-01', null, null, true],
  ])('%s', (_what, day, validFrom, validTo, expected) => {
    expect(isWithin(day, { validFrom, validTo })).toBe(expected);
  });
});

describe('doOverlap', () => {
  const year2020 = { validFrom: '2020-01-01', validTo: '2020-12-31' };

  it.each([
    ['shares its first day', '2019-01-01', '2020-01-01', true],
    ['shares its last day', '2020-12-31', '2022-01-01', true],
    ['ends the day before', '2019-01-01', '2019-12-31', false],
    ['starts the day after', '2021-01-01', '2022-01-01', false],
    ['lies inside', '2020-03-01', '2020-04-01', true],
    ['lies around', '2010-01-01', '2030-01-01', true],
    ['never starts nor ends', null, null, true],
    ['ended before, open at the start', null, '2019-12-31', false],
    ['starts later, open at the end', '2021-01-01', null, false],
  ])('a period that %s', (_what, validFrom, validTo, expected) => {
    const other = { validFrom, validTo };
    expect([doOverlap(year2020, other), doOverlap(other, year2020)]).toEqual([expected, expected]);
  });
});
