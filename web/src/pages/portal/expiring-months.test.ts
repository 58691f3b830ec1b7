import { describe, expect, it } from 'vitest';
import { nextMonths } from './expiring-months.ts';

describe('the next twelve months', () => {
  it('begin today and end with the eleventh month after this one', () => {
    const months = nextMonths('2026-11-15');
    expect([months.length, months[0], months[1], months[3], months.at(-1)]).toEqual([
      12,
      { from: '2026-11-15', to: '2026-11-30' },
      { from: '2026-12-01', to: '2026-12-31' },
      { from: '2027-02-01', to: '2027-02-28' },
      { from: '2027-10-01', to: '2027-10-31' },
    ]);
  });

  it('leave out no day, also from the last of a month on', () => {
    const months = nextMonths('2028-01-31');
    expect(months.slice(0, 2)).toEqual([
      { from: '2028-01-31', to: '2028-01-31' },
      { from: '2028-02-01', to: '2028-02-29' },
    ]);
  });
});
