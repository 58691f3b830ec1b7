/** Scripts that one language of the registry's area is written in. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'],
];

const CYRILLIC: Readonly<Record<string, string>> = {
  BG: 'bg',
  BY: 'be',
  KZ: 'kk',
  KG: 'ky',
  ME: 'sr',
  MK: 'mk',
  RS: 'sr',
  BA: 'sr',
  RU: 'ru',
  UA: 'uk',
  UZ: 'uz',
};

const LATIN: Readonly<Record<string, string>> = {
  AL: 'sq',
  AD: 'ca',
  AT: 'de',
  AZ: 'az',
  BA: 'bs',
  BE: 'nl',
  BR: 'pt',
  CH: 'de',
  CL: 'es',
  CO: 'es',
  CY: 'el',
  CZ: 'cs',
  DE: 'de',
  DK: 'da',
  EE: 'et',
  ES: 'es',
  FI: 'fi',
  FR: 'fr',
  HR: 'hr',
  HU: 'hu',
  IS: 'is',
  IT: 'it',
  LI: 'de',
  LT: 'lt',
  LU: 'fr',
  LV: 'lv',
  MD: 'ro',
  ME: 'sr',
  MT: 'mt',
  MX: 'es',
  NL: 'nl',
  NO: 'nb',
  PE: 'es',
  PL: 'pl',
  PT: 'pt',
  RO: 'ro',
  RS: 'sr-Latn',
  SE: 'sv',
  SI: 'sl',
  SK: 'sk',
  SM: 'it',
  TR: 'tr',
  UZ: 'uz',
  VA: 'it',
  XK: 'sq',
  SN: 'fr',
  TN: 'fr',
  MA: 'fr',
};

/** Systems inside a country that speak another language than most of it. */
const SYSTEMS: Readonly<Record<string, string>> = { 'BE-fr': 'fr', 'BE-fl': 'nl', 'BE-de': 'de' };

/**
 * The language of a name, so that it is read aloud and shaped rightly: its script tells, else the country. The registry
 * does not record it; `undefined` where a guess would be wild.
 */
export function languageOfName(name: string, countryCode: string | undefined): string | undefined {
  const written = SCRIPTS.find(([pattern]) => pattern.test(name));
  if (written !== undefined) return written[1];
  const code = countryCode ?? '';
  const country = code.slice(0, 2);
  if (/\p{Script=Cyrillic}/u.test(name)) return CYRILLIC[country];
  return SYSTEMS[code] ?? LATIN[country];
}
