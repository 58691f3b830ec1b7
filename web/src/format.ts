import type { Language } from './language.ts';

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
  const rules = new Intl.PluralRules(locale);

  return {
    number: (value: number): string => plain.format(value),
    percent: (value: number): string => share.format(value),
    /** For sentences: 30 September 2029. */
    day: (day: string): string => long.format(toDate(day)),
    /** For tables: 30 Sep 2029. */
    shortDay: (day: string): string => short.format(toDate(day)),
    month: (day: string): string => month.format(toDate(day)),
    and: (values: readonly string[]): string => all.format(values),
    or: (values: readonly string[]): string => any.format(values),
    plural: (count: number, one: string, other: string): string => (rules.select(count) === 'one' ? one : other),
    /** The name of a country; the registry's own where the code is of a system inside a country. */
    country: (code: string, registryName: string): string => {
      if (language === 'en' || !/^[A-Z]{2}$/.test(code)) return registryName;
      return regions.of(code) ?? registryName;
    },
  };
}

/** Days and moments alike begin with the day. */
export function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

function toDate(day: string): Date {
  return new Date(`${dayOf(day)}T00:00:00Z`);
}
