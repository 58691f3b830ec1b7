import { applyCountry, type CountryDraft } from '../import/country-form.ts';
import { type ImportKind, NO_REFERENCES } from './import-kind.ts';

/** Profiles of countries. The countries themselves are part of the program. */
export const countryRows: ImportKind<'country', CountryDraft> = {
  type: 'country',
  referencesOf: () => NO_REFERENCES,
  match: ({ countryId }) => ({ id: countryId }),
  factsOf: () => [],
  apply: (draft, { before }) =>
    before === undefined
      ? { problems: [{ pointer: '/iso_3166_alpha2', message: 'names a country this registry does not have' }] }
      : { content: applyCountry(draft, before) },
  labelOf: ({ alpha2, nameEnglish }) => `${alpha2} ${nameEnglish}`,
};
