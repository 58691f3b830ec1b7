import type { InstitutionSearchItem } from '@touchstone/sdk';

type Known = Pick<InstitutionSearchItem, 'name_primary' | 'name_official_display' | 'stats_id' | 'place'>;

export interface SearchExample {
  readonly text: string;
  /** Whether it is a name in another script than that of the page. */
  readonly isOwnScript: boolean;
}

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** One of each kind of words that a search takes: a short name, another script, a national code, a place. */
export function searchExamples(institutions: readonly Known[]): readonly SearchExample[] {
  const inLatin = institutions.filter(({ name_official_display: name }) => !OTHER_SCRIPT.test(name));
  const byLength = inLatin.toSorted((one, other) => one.name_primary.length - other.name_primary.length);
  const [ownScript] = institutions
    .filter(({ name_official_display: name }) => OTHER_SCRIPT.test(name))
    .toSorted((one, other) => one.name_official_display.length - other.name_official_display.length);
  const coded = byLength.findLast(({ stats_id: code }) => code !== '');
  const placed = byLength.at(Math.floor(byLength.length / 2));
  const texts = [
    byLength[0]?.name_primary,
    ownScript?.name_official_display,
    coded?.stats_id,
    placed?.place.find(({ city }) => city !== '')?.city,
  ];
  const given = texts.filter((text) => text !== undefined).filter((text) => text !== '');
  return [...new Set(given)].map((text) => ({ text, isOwnScript: OTHER_SCRIPT.test(text) }));
}
