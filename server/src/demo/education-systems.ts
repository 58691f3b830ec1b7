import { COUNTRIES, type CountryReference } from '../reference/countries.ts';
import { ALBANIAN, AZERBAIJANI, HUNGARIAN, LATVIAN, LITHUANIAN, TURKISH } from './names/baltic-hungarian-turkic.ts';
import { BELARUSIAN, BULGARIAN, KAZAKH, MACEDONIAN, RUSSIAN, SERBIAN, UKRAINIAN } from './names/cyrillic.ts';
import { ENGLISH, IRISH_ENGLISH, SCOTTISH_ENGLISH } from './names/english.ts';
import { DUTCH, GERMAN } from './names/german-dutch.ts';
import { ARMENIAN, GEORGIAN, GREEK } from './names/greek-caucasian.ts';
import type { NameTable } from './names/name-table.ts';
import { DANISH, ESTONIAN, FINNISH, ICELANDIC, NORWEGIAN, SWEDISH } from './names/nordic.ts';
import { FRENCH, ITALIAN, PORTUGUESE, ROMANIAN, SPANISH } from './names/romance.ts';
import { ARABIC, HEBREW } from './names/semitic.ts';
import { CROATIAN, CZECH, POLISH, SLOVAK, SLOVENE } from './names/slavic-latin.ts';

/** A country, or a system inside one, in which the demo world has institutions. */
export interface EducationSystem {
  readonly country: CountryReference;
  /** How many institutions it has compared with the others. */
  readonly weight: number;
  /** How far from the country's point a town may lie, in degrees. */
  readonly spread: number;
  readonly tables: readonly NameTable[];
}

type SystemRow = readonly [alpha2: string, weight: number, spread: number, tables: readonly NameTable[]];

const ROWS: readonly SystemRow[] = [
  ['DE', 90, 2, [GERMAN]],
  ['FR', 80, 2, [FRENCH]],
  ['IT', 70, 1.2, [ITALIAN]],
  ['ES', 70, 1.8, [SPANISH]],
  ['PL', 70, 1.6, [POLISH]],
  ['TR', 55, 1.8, [TURKISH]],
  ['UA', 55, 1.8, [UKRAINIAN]],
  ['UK-EWN', 60, 0.9, [ENGLISH]],
  ['UK-SCT', 14, 0.6, [SCOTTISH_ENGLISH]],
  ['NL', 30, 0.5, [DUTCH]],
  ['BE-fl', 18, 0.2, [DUTCH]],
  ['BE-fr', 18, 0.3, [FRENCH]],
  ['BE-de', 2, 0.08, [GERMAN]],
  ['AT', 30, 0.6, [GERMAN]],
  ['CH', 24, 0.4, [GERMAN, GERMAN, FRENCH, ITALIAN]],
  ['LI', 2, 0.03, [GERMAN]],
  ['LU', 3, 0.15, [FRENCH, GERMAN]],
  ['PT', 32, 0.7, [PORTUGUESE]],
  ['RO', 36, 1.2, [ROMANIAN]],
  ['MD', 14, 0.6, [ROMANIAN]],
  ['CZ', 26, 0.7, [CZECH]],
  ['SK', 18, 0.5, [SLOVAK]],
  ['HU', 26, 0.7, [HUNGARIAN]],
  ['SI', 12, 0.3, [SLOVENE]],
  ['HR', 16, 0.5, [CROATIAN]],
  ['BA', 14, 0.5, [CROATIAN, SERBIAN]],
  ['RS', 18, 0.7, [SERBIAN]],
  ['ME', 5, 0.3, [SERBIAN]],
  ['MK', 10, 0.3, [MACEDONIAN]],
  ['AL', 12, 0.4, [ALBANIAN]],
  ['XK', 8, 0.2, [ALBANIAN]],
  ['BG', 22, 0.7, [BULGARIAN]],
  ['GR', 20, 0.8, [GREEK]],
  ['CY', 9, 0.2, [GREEK, ENGLISH]],
  ['MT', 4, 0.04, [ENGLISH]],
  ['IE', 16, 0.6, [IRISH_ENGLISH]],
  ['SE', 22, 1.2, [SWEDISH]],
  ['DK', 16, 0.4, [DANISH]],
  ['NO', 18, 0.8, [NORWEGIAN]],
  ['FI', 20, 1.2, [FINNISH, FINNISH, FINNISH, SWEDISH]],
  ['IS', 4, 0.5, [ICELANDIC]],
  ['EE', 10, 0.5, [ESTONIAN]],
  ['LV', 12, 0.5, [LATVIAN]],
  ['LT', 14, 0.6, [LITHUANIAN]],
  ['RU', 40, 3, [RUSSIAN]],
  ['BY', 14, 1, [BELARUSIAN, RUSSIAN]],
  ['KZ', 26, 2.5, [KAZAKH, RUSSIAN]],
  ['GE', 18, 0.6, [GEORGIAN]],
  ['AM', 16, 0.4, [ARMENIAN]],
  ['AZ', 14, 0.6, [AZERBAIJANI]],
  ['AD', 2, 0.04, [SPANISH, FRENCH]],
  ['VA', 1, 0.01, [ITALIAN]],
  ['SM', 1, 0.03, [ITALIAN]],
  ['IL', 14, 0.3, [HEBREW, ARABIC]],
  ['LB', 10, 0.3, [ARABIC, FRENCH]],
  ['JO', 8, 0.6, [ARABIC]],
  ['EG', 14, 1.5, [ARABIC]],
  ['MA', 10, 0.8, [ARABIC, FRENCH]],
  ['TN', 8, 0.6, [ARABIC, FRENCH]],
  ['AE', 6, 0.4, [ARABIC, ENGLISH]],
  ['KG', 8, 0.8, [RUSSIAN]],
  ['UZ', 8, 1, [RUSSIAN]],
  ['US', 16, 5, [ENGLISH]],
  ['CA', 8, 4, [ENGLISH, FRENCH]],
  ['MX', 8, 2.5, [SPANISH]],
  ['CO', 8, 1.5, [SPANISH]],
  ['CL', 6, 1, [SPANISH]],
  ['PE', 5, 1.5, [SPANISH]],
  ['BR', 8, 4, [PORTUGUESE]],
  ['SN', 3, 0.8, [FRENCH]],
  ['KE', 4, 1, [ENGLISH]],
  ['IN', 6, 2, [ENGLISH]],
];

export const EDUCATION_SYSTEMS: readonly EducationSystem[] = ROWS.map(([alpha2, weight, spread, tables]) => ({
  country: countryByCode(alpha2),
  weight,
  spread,
  tables,
}));

export function countryByCode(alpha2: string): CountryReference {
  const country = COUNTRIES.find((candidate) => candidate.alpha2 === alpha2);
  if (country === undefined) throw new RangeError(`There is no country with the code ${alpha2}`);
  return country;
}
