import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { findLanguage } from './languages.ts';
import { mainLanguages } from './main-languages.ts';

const wholeCountries = COUNTRIES.filter(({ parentAlpha2 }) => parentAlpha2 === null);

describe('mainLanguages', () => {
  it('are known languages, by their two letters and each once', () => {
    const unknown = wholeCountries.flatMap(({ alpha2 }) =>
      mainLanguages(alpha2).filter(
        (code, index, codes) => findLanguage(code)?.alpha2 !== code || codes.indexOf(code) !== index,
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('are known for every country of the European Higher Education Area', () => {
    const members = wholeCountries.filter(({ eheaIsMember }) => eheaIsMember);
    expect(members.filter(({ alpha2 }) => mainLanguages(alpha2).length === 0)).toEqual([]);
  });

  it.each([
    ['AT', ['de']],
    ['CH', ['de', 'fr', 'it', 'rm']],
    ['GR', ['el']],
    ['UA', ['uk']],
    ['AQ', []],
    ['toString', []],
  ])('of %s are %j', (alpha2, expected) => {
    expect(mainLanguages(alpha2)).toEqual(expected);
  });
});
