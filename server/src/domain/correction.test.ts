import { describe, expect, it } from 'vitest';
import { problemsInCorrection } from './correction.ts';

describe('a reported error', () => {
  it.each([
    ['The decision ended in 2021.', ''],
    ['First line\nsecond line with ümläuts', 'ada@people.example'],
  ])('is taken: %s', (message, contact) => {
    expect(problemsInCorrection({ message, contact })).toEqual([]);
  });

  it.each([
    ['wrong', '', [{ pointer: '/message', message: 'must say in a sentence what is wrong' }]],
    ['          wrong          ', '', [{ pointer: '/message', message: 'must say in a sentence what is wrong' }]],
    ['x'.repeat(4_001), '', [{ pointer: '/message', message: 'can have at most 4000 characters' }]],
    ['The date is \u0000 wrong', '', [{ pointer: '/message', message: 'must be plain text' }]],
    ['The date is \u202e wrong', '', [{ pointer: '/message', message: 'must be plain text' }]],
    ['The date is wrong.', 'ada at people', [{ pointer: '/contact', message: 'is not a mail address' }]],
  ])('is refused: %s', (message, contact, problems) => {
    expect(problemsInCorrection({ message, contact })).toEqual(problems);
  });
});
