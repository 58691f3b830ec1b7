import type { Language } from './language.ts';
import { languageCode } from './registry/language-codes.ts';
import { SYSTEM_NAMES } from './registry/system-names.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

export type Format = ReturnType<typeof createFormat>;

/** Numbers, days and names as readers of a language write them. Days are days in UTC. */
export function createFormat(language: Language) {
  const locale = LOCALES[language];
  const plain = new Intl.NumberFormat(locale);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const long = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });
  const any = new Intl.ListFormat(locale, { type: 'disjunction' });
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' });
  const rules = new Intl.PluralRules(locale);
  const written = (text: string) => dayAndMonthTogether(language === 'fr' ? text.replace(/^1\b/, '1er') : text);

  return {
    number: (value: number): string => plain.format(value),
    percent: (value: number): string => share.format(value),
    /** For sentences: 30 September 2029. */
    day: (day: string): string => written(long.format(toDate(day))),
    /** For tables: 30 Sep 2029. */
    shortDay: (day: string): string => written(short.format(toDate(day)).replace(/\bSept\b(?!\.)/, 'Sep')),
    month: (day: string): string => month.format(toDate(day)),
    and: (values: readonly string[]): string => all.format(values),
    or: (values: readonly string[]): string => any.format(values),
    plural: (count: number, one: string, other: string): string => (rules.select(count) === 'one' ? one : other),
    /** The name of a country or of a system inside it; the registry's own where there is no other. */
    country: (code: string, registryName: string): string => {
      if (language === 'en') return registryName;
      const name = /^[A-Z]{2}$/.test(code) ? regions.of(code) : SYSTEM_NAMES[language][code];
      return name ?? registryName;
    },
    /** The name of a language, given in English, to stand by itself. */
    language: (englishName: string): string => {
      const code = language === 'en' ? undefined : languageCode(englishName);
      const name = code === undefined ? undefined : languages.of(code);
      return name === undefined ? englishName : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
    },
  };
}

/** Days and moments alike begin with the day. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

/** A line never ends between the number of the day and its month. */
function dayAndMonthTogether(text: string): string {
  return text.replace(' ', '\u00a0');
}

function toDate(day: string): Date {
  return new Date(`${dayOf(day)}T00:00:00Z`);
}
