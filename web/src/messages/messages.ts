import type { Language } from '../language.ts';
import { account as accountInGerman } from './de/account.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { account as accountInFrench } from './fr/account.ts';
import { french } from './fr/french.ts';

/** Every sentence of the site in one language. English is the measure: the others must have the same members. */
export type Messages = typeof english;

/** What the public pages say. */
export type PublicMessages = Pick<
  Messages,
  | 'frame'
  | 'problem'
  | 'vocabulary'
  | 'validity'
  | 'home'
  | 'search'
  | 'institution'
  | 'report'
  | 'agency'
  | 'country'
  | 'statistics'
  | 'text'
  | 'verify'
  | 'correction'
>;

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: english,
  de: { ...german, account: accountInGerman, desk: english.desk },
  fr: { ...french, account: accountInFrench, desk: english.desk },
};
