import { describe, expect, it } from 'vitest';
import { findLanguage, LANGUAGES } from './languages.ts';

describe('the table of languages', () => {
  it('holds the 183 languages of ISO 639-1 and 14 without a two-letter code', () => {
    const withAlpha2 = LANGUAGES.filter((language) => language.alpha2 !== null);
    expect([withAlpha2.length, LANGUAGES.length]).toEqual([183, 197]);
  });

  it('numbers its rows from 1 without a gap', () => {
    expect(LANGUAGES.map((language) => language.id)).toEqual(LANGUAGES.map((_, index) => index + 1));
  });

  it('writes codes as two and three small letters', () => {
    expect(LANGUAGES.filter(({ alpha2 }) => alpha2 !== null && !/^[a-z]{2}$/.test(alpha2))).toEqual([]);
    expect(LANGUAGES.filter(({ alpha3 }) => !/^[a-z]{3}$/.test(alpha3))).toEqual([]);
  });

  it('gives no spelling to two languages', () => {
    const owners = LANGUAGES.flatMap(({ id, name, alpha2, alpha3, alpha3Bibliographic }) =>
      [name.toLowerCase(), alpha2, alpha3, alpha3Bibliographic]
        .filter((spelling) => spelling !== null)
        .map((spelling) => ({ spelling, id })),
    );
    const firstOwner = new Map(owners.toReversed().map(({ spelling, id }) => [spelling, id]));
    expect(owners.filter(({ spelling, id }) => firstOwner.get(spelling) !== id)).toEqual([]);
  });

  it('has exactly the twenty bibliographic codes of ISO 639-2', () => {
    const codes = LANGUAGES.map((language) => language.alpha3Bibliographic).filter((code) => code !== null);
    expect(codes.toSorted().join(' ')).toBe(
      'alb arm baq bur chi cze dut fre geo ger gre ice mac mao may per rum slo tib wel',
    );
  });
});

describe('findLanguage', () => {
  it('returns the whole row', () => {
    expect(findLanguage('de')).toEqual({
      id: 53,
      name: 'German',
      alpha2: 'de',
      alpha3: 'deu',
      alpha3Bibliographic: 'ger',
    });
  });

  it.each([
    ['en', 'eng', 'English'],
    ['fr', 'fra', 'French'],
    ['FR', 'FRE', 'french'],
    ['es', 'spa', 'Spanish'],
    ['nl', 'dut', 'Dutch'],
    ['el', 'ell', 'Greek'],
    ['cs', 'ces', 'Czech'],
    ['sk', 'slo', 'Slovak'],
    ['sl', 'slv', 'Slovenian'],
    ['hr', 'hrv', 'Croatian'],
    ['sr', 'srp', 'Serbian'],
    ['bs', 'bos', 'Bosnian'],
    ['sq', 'alb', 'Albanian'],
    ['mk', 'mkd', 'Macedonian'],
    ['ka', 'geo', 'Georgian'],
    ['hy', 'hye', 'Armenian'],
    ['kk', 'kaz', 'Kazakh'],
    ['uk', 'ukr', 'Ukrainian'],
    ['ro', 'ron', 'Romanian'],
    ['nb', 'nob', 'Norwegian Bokmål'],
    ['nn', 'nno', 'norwegian nynorsk'],
    ['is', 'ice', 'Icelandic'],
    ['eu', 'eus', 'Basque'],
    ['ca', 'cat', 'CATALAN'],
    ['ga', 'gle', 'Irish'],
    ['cy', 'wel', 'Welsh'],
    ['lb', 'ltz', 'Luxembourgish'],
    ['tr', 'tur', ' Turkish '],
  ])('finds one language as %s, %s and %s', (alpha2, alpha3, name) => {
    const ids = [alpha2, alpha3, name].map((spelling) => findLanguage(spelling)?.id);
    expect(ids).toEqual([expect.any(Number), ids[0], ids[0]]);
    expect(findLanguage(alpha2)?.name.toLowerCase()).toBe(name.trim().toLowerCase());
  });

  it('finds Montenegrin, which has no two-letter code', () => {
    expect(findLanguage('cnr')).toEqual({
      id: 194,
      name: 'Montenegrin',
      alpha2: null,
      alpha3: 'cnr',
      alpha3Bibliographic: null,
    });
  });

  it.each(['', ' ', 'null', 'xx', 'xxx', 'Klingon', 'en-GB', 'eng,fra', 'constructor'])('knows no %j', (spelling) => {
    expect(findLanguage(spelling)).toBeUndefined();
  });
});
