import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedEdits, damerauLevenshteinWithin } from './edit-distance.ts';

describe('allowedEdits', () => {
  it('allows one slip from five letters and two from nine', () => {
    expect([0, 1, 4, 5, 8, 9, 30].map(allowedEdits)).toEqual([0, 0, 0, 1, 1, 2, 2]);
  });
});

describe('damerauLevenshteinWithin', () => {
  it.each([
    ['same', 'same', 0, 0],
    ['', '', 0, 0],
    ['', 'ab', 2, 2],
    ['liberec', 'libereec', 1, 1],
    ['liberec', 'lbierec', 1, 1],
    ['liberec', 'lbieerc', 2, 2],
    ['liberec', 'lbieerc', 1, undefined],
    ['ca', 'abc', 3, 3],
    ['kitten', 'sitting', 2, undefined],
    ['kitten', 'sitting', 3, 3],
    ['short', 'muchlonger', 2, undefined],
    ['abcdef', 'bcdefg', 2, 2],
  ])('counts the slips between %s and %s up to a limit', (a, b, max, expected) => {
    expect(damerauLevenshteinWithin(a, b, max)).toBe(expected);
  });

  it('agrees with the full table on every pair and limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, max) => {
        const whole = wholeTableDistance(a, b);
        expect(damerauLevenshteinWithin(a, b, max)).toBe(whole <= max ? whole : undefined);
      }),
      { numRuns: 3000 },
    );
  });

  it('takes words longer than its first rows', () => {
    expect(damerauLevenshteinWithin(`x${'ab'.repeat(100)}y`, `z${'ab'.repeat(100)}w`, 2)).toBe(2);
  });
});

/** The textbook recurrence, every cell. */
function wholeTableDistance(a: string, b: string): number {
  const table = new Map<string, number>();
  const at = (row: number, column: number): number => table.get(`${row},${column}`) ?? 0;
  for (let row = 0; row <= a.length; row += 1) {
    for (let column = 0; column <= b.length; column += 1) {
      const choices = [];
      if (row === 0 || column === 0) choices.push(row + column);
      else {
        const change = a[row - 1] === b[column - 1] ? 0 : 1;
        choices.push(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + change);
        const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
        if (isSwap) choices.push(at(row - 2, column - 2) + 1);
      }
      table.set(`${row},${column}`, Math.min(...choices));
    }
  }
  return at(a.length, b.length);
}
