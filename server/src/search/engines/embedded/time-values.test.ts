import { expect, it } from 'vitest';
import { dayNumber, instantNumber } from './time-values.ts';

it('numbers days as the calendar does, also before 1970 and around leap days', () => {
  for (let time = Date.UTC(1896, 0, 1); time < Date.UTC(2104, 0, 1); time += 11 * 86_400_000) {
    expect(dayNumber(new Date(time).toISOString().slice(0, 10))).toBe(time / 86_400_000);
  }
  for (const day of ['0001-01-01', '1088-03-01', '1600-02-29', '1700-02-28', '9999-12-31']) {
    expect(dayNumber(day)).toBe(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  }
});

it('numbers instants by the second', () => {
  for (const instant of ['1969-12-31T23:59:59Z', '2024-02-29T12:34:56Z', '2106-02-07T06:28:16Z']) {
    expect(instantNumber(instant)).toBe(Date.parse(instant) / 1000);
  }
});

it('refuses what is neither', () => {
  for (const text of ['', '2024', '2024-13-01', 'yesterday!', '24-02-29', '2024-02-29T12:00:00']) {
    expect(() => dayNumber(text)).toThrow('is not a day');
    expect(() => instantNumber(text)).toThrow('is not an instant');
  }
});
