import type { Institution } from '@touchstone/sdk';
import type { Language } from '../language.ts';
import { languageOfName } from './name-language.ts';

/** The current English name, else the official one. */
export function primaryName({ names, registry_id }: Institution): string {
  const current = currentName(names);
  return current?.name_english || current?.name_official || registry_id;
}

/** The name to call it by before readers of a language: the official one if it is in their language. */
export function nameFor(institution: Institution, language: Language): string {
  const official = currentName(institution.names)?.name_official ?? '';
  return isInLanguage(official, institution, language) ? official : primaryName(institution);
}

function isInLanguage(name: string, { countries }: Institution, language: Language): boolean {
  return name !== '' && languageOfName(name, countries[0]?.country.iso_3166_alpha2) === language;
}

export function currentName(names: Institution['names']): Institution['names'][number] | undefined {
  return names.find(({ name_valid_to: end }) => end === null) ?? names[0];
}
