import type { Language } from '../language.ts';
import { account as accountInGerman } from './de/account.ts';
import { english } from './en/english.ts';
import { account as accountInFrench } from './fr/account.ts';

/** Every sentence of the site in one language. English is the measure: the others must have the same members. */
export type Messages = typeof english;

export const MESSAGES: Readonly<Record<Language, Messages>> = {
  en: english,
  de: { ...english, account: accountInGerman },
  fr: { ...english, account: accountInFrench },
};
