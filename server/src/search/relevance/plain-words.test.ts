import { describe, expect, it } from 'vitest';
import { plainWords, wordsKey } from './plain-words.ts';

describe('plainWords', () => {
  it.each([
    ['Université  de l’Ohrid!', ['universite', 'ohrid']],
    ['Αθηνών 2', ['αθηνων', '2']],
    ['Łódź Straße', ['lodz', 'strasse']],
    ['—', []],
  ])('of %s are %j', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });

  it('have the same key in any order', () => {
    expect(wordsKey('Ohrid, Université d’')).toBe(wordsKey('universite OHRID'));
  });
});
