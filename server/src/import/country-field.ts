import { COUNTRIES, type CountryReference } from '../reference/countries.ts';
import { field, quote } from './fields.ts';
import { checked } from './form-parts.ts';

// Codes in wide use that the standard does not have, or has for nobody.
const OTHER_CODES: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

// The systems inside a country share its three-letter code, so only whole countries are found by it.
const byCode: ReadonlyMap<string, CountryReference> = new Map(
  COUNTRIES.flatMap((country) => {
    const codes = country.parentAlpha2 === null ? [country.alpha2, country.alpha3] : [country.alpha2];
    return codes.map((code) => [code.toUpperCase(), country]);
  }),
);

/** Finds a country by its two or three letters, or a system inside one by its own code, in any case. */
export function findCountry(code: string): CountryReference | undefined {
  return byCode.get(code.trim().toUpperCase());
}

export const countryCode = () => field<string>(countryProblem);

function countryProblem(value: unknown): string | undefined {
  if (typeof value !== 'string') return `must be a country code such as "AT", not ${quote(value)}`;
  if (findCountry(value)) return undefined;
  const meant = OTHER_CODES[value.trim().toUpperCase()] ?? codeOfName(value);
  return `must be an ISO 3166 code, not ${quote(value)}${meant === undefined ? '' : `; did you mean "${meant}"?`}`;
}

export function codeOfName(name: string): string | undefined {
  return COUNTRIES.find(({ nameEnglish }) => nameEnglish.toLowerCase() === name.trim().toLowerCase())?.alpha2;
}

export function countryIdOf(code: string): number {
  return checked(findCountry(code)).id;
}
