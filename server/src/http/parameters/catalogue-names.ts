import type { ActivityGroup, Agency } from '../../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../../domain/agency-names.ts';
import type { Country } from '../../domain/country.ts';
import { activityFacetLabels, agencyFacetLabels } from '../../domain/facet-labels.ts';
import { onceFor } from '../../domain/once-for.ts';
import type { Stored } from '../../domain/record.ts';
import { createNameTable, type NameTable } from './name-table.ts';

/** Countries by English name or ISO code. The three-letter code of a sub-system is that of the whole country. */
export const countryNames = onceFor((countries: readonly Stored<Country>[]): NameTable => {
  return createNameTable(
    countries.map(({ id, nameEnglish, alpha2, alpha3, parentId }) => ({
      value: nameEnglish,
      id,
      labels: parentId === null ? [nameEnglish, alpha2, alpha3] : [nameEnglish, alpha2],
    })),
    'it takes the English name, ISO code or number of a country as listed at browse/countries/',
  );
});

/** Agencies by the label of facets, by acronym or by name. An acronym that several agencies have means all of them. */
export const agencyNames = onceFor((agencies: readonly Stored<Agency>[]): NameTable => {
  const labels = agencyFacetLabels(agencies);
  return createNameTable(
    agencies.map((agency) => {
      const value = labels.get(agency.id) ?? '';
      const further = [agencyAcronymPrimary(agency), agencyNamePrimary(agency)].filter((label) => label !== '');
      return { value, id: agency.id, labels: [value, ...further] };
    }),
    'it takes the acronym, name or number of an agency as listed at browse/agencies/',
  );
});

/** Activities by the label of facets, or by name: a name that several agencies use means all of them. */
export const activityNames = onceFor((agencies: readonly Stored<Agency>[]): NameTable => {
  const labels = activityFacetLabels(agencies);
  return createNameTable(
    agencies.flatMap(({ activities }) =>
      activities.map(({ id, activity }) => {
        const value = labels.get(id) ?? '';
        return { value, id, labels: [value, activity] };
      }),
    ),
    'it takes "ACRONYM -> activity", the name of an activity or its number as listed at browse/agencies/activities/',
  );
});

/** Groups of activities; the index knows them by number. */
export const activityGroupNames = onceFor((groups: readonly Stored<ActivityGroup>[]): NameTable => {
  return createNameTable(
    groups.map(({ id, activity }) => ({ value: String(id), id, labels: [activity] })),
    'it takes the name or number of a group as listed at browse/agencies/activity-groups/',
  );
});
