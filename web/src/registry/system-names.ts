import type { Language } from '../language.ts';

/** Systems inside a country; the registry itself names them in English. */
export const SYSTEM_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  de: {
    'BE-de': 'Belgien (Deutschsprachige Gemeinschaft)',
    'BE-fl': 'Belgien (Flämische Gemeinschaft)',
    'BE-fr': 'Belgien (Französische Gemeinschaft)',
    'UK-EWN': 'Vereinigtes Königreich (England, Wales und Nordirland)',
    'UK-SCT': 'Vereinigtes Königreich (Schottland)',
  },
  fr: {
    'BE-de': 'Belgique (Communauté germanophone)',
    'BE-fl': 'Belgique (Communauté flamande)',
    'BE-fr': 'Belgique (Communauté française)',
    'UK-EWN': 'Royaume-Uni (Angleterre, pays de Galles et Irlande du Nord)',
    'UK-SCT': 'Royaume-Uni (Écosse)',
  },
};
