import type { InstitutionName } from '../domain/institution.ts';
import { mainLanguages } from '../reference/main-languages.ts';
import { clean } from './form-parts.ts';
import type { RorRow } from './ror-form.ts';

type RorName = RorRow['names'][number];

export type RorNames = Pick<InstitutionName, 'nameOfficial' | 'nameEnglish' | 'acronym' | 'versions'>;

/** Chooses among the names that ROR lists without saying which is the official one. */
export function chooseRorNames(names: readonly RorName[], countryAlpha2: string | undefined): RorNames {
  const display = names.find(isDisplay) ?? names[0];
  const official = labelIn(mainLanguages(countryAlpha2 ?? ''), names) ?? display;
  const nameOfficial = clean(official?.value ?? '');
  const nameEnglish = englishName({ names, display, official });
  const acronym = clean(acronymOf(names, official)?.value ?? '');
  const others = new Set(names.map(({ value }) => clean(value)));
  for (const chosen of [nameOfficial, nameEnglish, acronym]) others.delete(chosen);
  return { nameOfficial, nameEnglish, acronym, versions: [...others].map((name) => ({ name, transliteration: '' })) };
}

/** The label in the first of these languages that has one; the name ROR shows wins over other labels. */
function labelIn(languages: readonly string[], names: readonly RorName[]): RorName | undefined {
  const labels = names.filter((name) => isLabel(name) && languages.includes(name.lang ?? ''));
  const byLanguage = languages.flatMap((language) => labels.filter(({ lang }) => lang === language));
  return labels.find(isDisplay) ?? byLanguage[0];
}

interface Choice {
  readonly names: readonly RorName[];
  readonly display: RorName | undefined;
  readonly official: RorName | undefined;
}

/**
 * The English label; else the name ROR shows, when nothing says that it is in another language. A name known to be
 * German is no English name, so then there is none.
 */
function englishName({ names, display, official }: Choice): string {
  const label = labelIn(['en'], names);
  if (label) return clean(label.value);
  const mayBeEnglish = display !== undefined && display !== official && (display.lang ?? null) === null;
  return mayBeEnglish ? clean(display.value) : '';
}

/** ROR may list acronyms in several languages; the one that belongs to the official name comes first. */
function acronymOf(names: readonly RorName[], official: RorName | undefined): RorName | undefined {
  const acronyms = names.filter(({ types }) => types.includes('acronym'));
  return acronyms.find(({ lang }) => lang === official?.lang) ?? acronyms[0];
}

function isDisplay({ types }: RorName): boolean {
  return types.includes('ror_display');
}

function isLabel(name: RorName): boolean {
  return isDisplay(name) || name.types.includes('label');
}
