import { describe, expect, it } from 'vitest';
import { isPlausibleValidFrom, isPlausibleValidTo } from './report-dates.ts';

const today = '2026-01-16';

describe('plausible dates of a report', () => {
  it.each([
    ['0209-01-15', false],
    ['1989-12-31', false],
    ['1990-01-01', true],
    ['2026-01-16', true],
    ['2036-01-16', true],
    ['2036-01-17', false],
  ])('allow a start on %s: %s', (validFrom, expected) => {
    expect(isPlausibleValidFrom(validFrom, today)).toBe(expected);
  });

  it.each([
    ['2056-01-16', true],
    ['2056-01-17', false],
    ['2206-01-16', false],
  ])('allow an end on %s: %s', (validTo, expected) => {
    expect(isPlausibleValidTo(validTo, today)).toBe(expected);
  });
});
