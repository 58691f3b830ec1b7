/** The languages of the site. The first needs no prefix in the address. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

export interface LocalPath {
  readonly language: Language;
  /** The path without the language, beginning with a slash. */
  readonly path: string;
}

/** `/de/countries` is `/countries` in German. */
export function splitLanguage(path: string): LocalPath {
  const [, first = '', ...rest] = path.split('/');
  const language = LANGUAGES.find((known) => known === first && known !== DEFAULT_LANGUAGE);
  if (language === undefined) return { language: DEFAULT_LANGUAGE, path };
  return { language, path: `/${rest.join('/')}` };
}

export function inLanguage(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
