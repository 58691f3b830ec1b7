import type { Day } from '../../domain/day.ts';
import type { Institution } from '../../domain/institution.ts';
import { namePrimary } from '../../domain/institution-names.ts';
import { countryIdsOfInstitution, currentLocations, type Place } from '../../domain/location.ts';
import { sortKey } from '../analysis/fold.ts';
import type { TextField } from '../search-document.ts';
import { currentNames, type MergedInstitution, nameFields, shortIdentifiers, textFields } from './institution-text.ts';

/** An institution as the reports on it embed it. */
export interface InstitutionInReport extends MergedInstitution {
  /** What it is part of, came from or became: a report on a faculty is found by the name of the university. */
  readonly relatives: readonly Pick<Institution, 'names'>[];
}

/**
 * What the documents of reports and programmes take over from an institution, worked out once for all of them. A
 * registry has ten times as many reports as institutions.
 */
export interface EmbeddedInstitution {
  readonly id: number;
  readonly isOtherProvider: boolean;
  readonly locations: readonly Place[];
  readonly countryIds: readonly number[];
  readonly names: readonly TextField[];
  /** The names people would type; former ones are found as text. */
  readonly knownAs: readonly string[];
  readonly cities: readonly TextField[];
  readonly related: readonly TextField[];
  readonly identifiers: readonly string[];
  readonly sortName: string;
}

export function embedInstitution(found: InstitutionInReport, today: Day): EmbeddedInstitution {
  const { institution, relatives } = found;
  const names = nameFields(found);
  return {
    id: institution.id,
    isOtherProvider: institution.isOtherProvider,
    locations: institution.locations.map(({ countryId, isLegalSeat, validFrom, validTo }) => ({
      countryId,
      isLegalSeat,
      validFrom,
      validTo,
    })),
    countryIds: countryIdsOfInstitution(institution, today),
    names,
    knownAs: names.flatMap(nameOf),
    cities: textFields('city', citiesOf(institution, today)),
    related: textFields('related', relatives.flatMap(currentNames)),
    identifiers: shortIdentifiers(found),
    sortName: sortKey(namePrimary(institution)),
  };
}

export function citiesOf(institution: Pick<Institution, 'locations'>, day: Day): string[] {
  return currentLocations(institution, day).map(({ city }) => city);
}

/** The text of a name that is in use. */
export function nameOf({ class: textClass, text }: TextField): string[] {
  return textClass === 'name' || textClass === 'acronym' ? [text] : [];
}
