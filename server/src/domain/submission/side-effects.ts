import type { Agency } from '../agency.ts';
import { agencyAcronymPrimary } from '../agency-names.ts';
import type { Institution } from '../institution.ts';
import type { Stored } from '../record.ts';
import { type FlagFacts, isCoveredBy, type Raised } from './flag-facts.ts';
import { isObligatory, missingLevels } from './flag-rules.ts';

const COUNTRY = /^country:(\d+)$/;

/** The agency with the countries it has now been seen to work in; `undefined` when there is none to add. */
export function agencyWithNewCountries(
  { agency, countries }: Pick<FlagFacts, 'agency' | 'countries'>,
  raised: readonly Raised[],
): Stored<Agency> | undefined {
  const focusIds = agency.focusCountries.map(({ countryId }) => countryId);
  const added = raised
    .filter(({ code }) => code === 'country_not_in_focus')
    .map(({ facts }) => Number(COUNTRY.exec(facts)?.[1]))
    .filter((id) => !isCoveredBy(id, focusIds, countries))
    .map((countryId) => ({ countryId, isOfficial: false, isCrossborder: true, validFrom: null, validTo: null }));
  return added.length === 0 ? undefined : { ...agency, focusCountries: [...agency.focusCountries, ...added] };
}

/** An obligatory review shows that the institution offers the level. */
export function institutionsWithNewLevels({
  report,
  agency,
  institutions,
}: Pick<FlagFacts, 'report' | 'agency' | 'institutions'>): readonly Stored<Institution>[] {
  if (!isObligatory(report)) return [];
  return institutions.flatMap((institution) => {
    const known = new Set(institution.levels.map(({ level }) => level));
    const added = missingLevels({ report, institution })
      .filter(({ level }) => !known.has(level))
      .map(({ level }) => ({
        level,
        source: `Report of ${agencyAcronymPrimary(agency)}`,
        sourceNote: `Added with a report that is valid from ${report.validFrom}`,
        validFrom: null,
        validTo: null,
      }));
    return added.length === 0 ? [] : [{ ...institution, levels: [...institution.levels, ...added] }];
  });
}
