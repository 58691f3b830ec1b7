import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';

const whole = COUNTRIES.filter((country) => country.parentAlpha2 === null);
const subSystems = COUNTRIES.filter((country) => country.parentAlpha2 !== null);

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the table of countries', () => {
  it('holds the 249 entries of ISO 3166-1, Kosovo and five sub-national systems', () => {
    expect({ whole: whole.length, subSystems: subSystems.length }).toEqual({ whole: 250, subSystems: 5 });
  });

  it('numbers its rows from 1 without a gap', () => {
    expect(COUNTRIES.map((country) => country.id)).toEqual(COUNTRIES.map((_, index) => index + 1));
  });

  it('lists its first 250 rows, the whole countries, by English name', () => {
    const first = COUNTRIES.slice(0, 250);
    const byName = new Intl.Collator('en');
    expect(first).toEqual(whole.toSorted((a, b) => byName.compare(a.nameEnglish, b.nameEnglish)));
  });

  it('uses no code and no name twice', () => {
    expect(repeated(COUNTRIES.map((country) => country.alpha2.toLowerCase()))).toEqual([]);
    expect(repeated(COUNTRIES.map((country) => country.nameEnglish.toLowerCase()))).toEqual([]);
    expect(repeated(whole.map((country) => country.alpha3))).toEqual([]);
  });

  it('writes ISO codes as two and three capital letters', () => {
    expect(whole.filter(({ alpha2 }) => !/^[A-Z]{2}$/.test(alpha2))).toEqual([]);
    expect(COUNTRIES.filter(({ alpha3 }) => !/^[A-Z]{3}$/.test(alpha3))).toEqual([]);
  });

  it('places every row on the globe, and no two at one point', () => {
    expect(COUNTRIES.filter(({ lat, long }) => Math.abs(lat) > 90 || Math.abs(long) > 180)).toEqual([]);
    expect(repeated(COUNTRIES.map(({ lat, long }) => `${lat} ${long}`))).toEqual([]);
  });
});

describe('membership of the European Higher Education Area', () => {
  it('covers exactly these 49 countries', () => {
    const members = whole.filter((country) => country.eheaIsMember).map((country) => country.alpha2);
    expect(members.length).toBe(49);
    expect(members.toSorted().join(' ')).toBe(
      'AD AL AM AT AZ BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT KZ LI LT LU LV MD ME MK MT NL ' +
        'NO PL PT RO RS RU SE SI SK SM TR UA VA',
    );
  });

  it('does not cover neighbours that have not joined', () => {
    const neighbours = ['MC', 'XK', 'IL', 'KG', 'FO', 'GL', 'GG', 'JE', 'IM', 'GI', 'AX', 'SJ', 'UZ', 'MA', 'TN'];
    expect(whole.filter(({ alpha2, eheaIsMember }) => eheaIsMember && neighbours.includes(alpha2))).toEqual([]);
  });
});

describe('sub-national systems', () => {
  it('are the three communities of Belgium and the two systems of the United Kingdom', () => {
    expect(
      subSystems.map(({ id, alpha2, alpha3, nameEnglish, parentAlpha2 }) => [
        id,
        alpha2,
        alpha3,
        nameEnglish,
        parentAlpha2,
      ]),
    ).toEqual([
      [251, 'BE-fl', 'BEL', 'Belgium (Flemish Community)', 'BE'],
      [252, 'BE-fr', 'BEL', 'Belgium (French Community)', 'BE'],
      [253, 'BE-de', 'BEL', 'Belgium (German-speaking Community)', 'BE'],
      [254, 'UK-SCT', 'GBR', 'United Kingdom (Scotland)', 'GB'],
      [255, 'UK-EWN', 'GBR', 'United Kingdom (England, Wales and Northern Ireland)', 'GB'],
    ]);
  });

  it.each(subSystems)('$alpha2 has a whole country as parent and shares its alpha-3 code and membership', (system) => {
    const parent = whole.find((country) => country.alpha2 === system.parentAlpha2);
    expect(parent).toMatchObject({ alpha3: system.alpha3, eheaIsMember: system.eheaIsMember });
  });
});

describe('known countries', () => {
  it.each([
    ['AD', 'AND', 'Andorra'],
    ['AE', 'ARE', 'United Arab Emirates'],
    ['AT', 'AUT', 'Austria'],
    ['AU', 'AUS', 'Australia'],
    ['BA', 'BIH', 'Bosnia and Herzegovina'],
    ['BY', 'BLR', 'Belarus'],
    ['CD', 'COD', 'Democratic Republic of the Congo'],
    ['CG', 'COG', 'Republic of the Congo'],
    ['CH', 'CHE', 'Switzerland'],
    ['CI', 'CIV', "Côte d'Ivoire"],
    ['CY', 'CYP', 'Cyprus'],
    ['CZ', 'CZE', 'Czechia'],
    ['DE', 'DEU', 'Germany'],
    ['DK', 'DNK', 'Denmark'],
    ['EE', 'EST', 'Estonia'],
    ['ES', 'ESP', 'Spain'],
    ['GB', 'GBR', 'United Kingdom'],
    ['GE', 'GEO', 'Georgia'],
    ['GR', 'GRC', 'Greece'],
    ['HR', 'HRV', 'Croatia'],
    ['IE', 'IRL', 'Ireland'],
    ['IS', 'ISL', 'Iceland'],
    ['KR', 'KOR', 'South Korea'],
    ['KZ', 'KAZ', 'Kazakhstan'],
    ['LI', 'LIE', 'Liechtenstein'],
    ['LV', 'LVA', 'Latvia'],
    ['MD', 'MDA', 'Moldova'],
    ['ME', 'MNE', 'Montenegro'],
    ['MK', 'MKD', 'North Macedonia'],
    ['NE', 'NER', 'Niger'],
    ['NG', 'NGA', 'Nigeria'],
    ['NL', 'NLD', 'Netherlands'],
    ['PT', 'PRT', 'Portugal'],
    ['RO', 'ROU', 'Romania'],
    ['RS', 'SRB', 'Serbia'],
    ['SI', 'SVN', 'Slovenia'],
    ['SK', 'SVK', 'Slovakia'],
    ['TR', 'TUR', 'Türkiye'],
    ['UA', 'UKR', 'Ukraine'],
    ['US', 'USA', 'United States'],
    ['VA', 'VAT', 'Holy See'],
    ['VN', 'VNM', 'Vietnam'],
    ['XK', 'XKX', 'Kosovo'],
    ['ZA', 'ZAF', 'South Africa'],
  ])('%s is %s, %s', (alpha2, alpha3, nameEnglish) => {
    expect(COUNTRIES.find((country) => country.alpha2 === alpha2)).toMatchObject({ alpha3, nameEnglish });
  });

  // A swapped or unsigned coordinate lands in another quadrant of the globe.
  it.each([
    ['NO', 'north', 'east'],
    ['PT', 'north', 'west'],
    ['AR', 'south', 'west'],
    ['NZ', 'south', 'east'],
  ])('%s lies %s and %s', (alpha2, northSouth, eastWest) => {
    const country = COUNTRIES.find((candidate) => candidate.alpha2 === alpha2);
    expect([Number(country?.lat) > 0 ? 'north' : 'south', Number(country?.long) > 0 ? 'east' : 'west']).toEqual([
      northSouth,
      eastWest,
    ]);
  });

  it('keeps ids that are already part of published addresses', () => {
    const kept = COUNTRIES.filter(({ alpha2 }) => ['AF', 'AT', 'DE', 'GB', 'ZW'].includes(alpha2));
    expect(kept.map(({ alpha2, id }) => `${alpha2} ${id}`)).toEqual(['AF 1', 'AT 15', 'DE 84', 'GB 237', 'ZW 250']);
  });
});
