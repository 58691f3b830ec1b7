import type { Activity, Agency } from '../../domain/agency.ts';
import type { Country } from '../../domain/country.ts';
import { activityFacetLabels, agencyFacetLabels } from '../../domain/facet-labels.ts';
import type { Stored } from '../../domain/record.ts';
import { type CountryInSystem, withParents } from '../../domain/report-countries.ts';

/** The few hundred records that all documents embed, with the words they stand under in facets. */
export interface Vocabulary {
  agency(id: number): LabelledAgency;
  activity(id: number): LabelledActivity;
  countryName(id: number): string;
  /** English names of the countries and of those they are systems of: what a record in them is found under. */
  countryNames(ids: readonly number[]): readonly string[];
  /** Only the systems inside countries: the others make no difference to the rules. */
  readonly subsystems: readonly CountryInSystem[];
}

export interface LabelledAgency {
  readonly agency: Stored<Agency>;
  readonly label: string;
}

export interface LabelledActivity {
  readonly activity: Activity;
  readonly label: string;
}

export function createVocabulary({
  countries,
  agencies,
}: {
  readonly countries: readonly Stored<Country>[];
  readonly agencies: readonly Stored<Agency>[];
}): Vocabulary {
  const subsystems = countries.filter(({ parentId }) => parentId !== null);
  const countryNames = new Map(countries.map(({ id, nameEnglish }) => [id, nameEnglish]));
  const agencyLabels = agencyFacetLabels(agencies);
  const activityLabels = activityFacetLabels(agencies);
  const labelledAgencies = new Map(
    agencies.map((agency) => [agency.id, { agency, label: agencyLabels.get(agency.id) ?? '' }]),
  );
  const labelledActivities = new Map(
    agencies.flatMap(({ activities }) =>
      activities.map((activity) => [activity.id, { activity, label: activityLabels.get(activity.id) ?? '' }]),
    ),
  );
  const countryName = (id: number) => required(countryNames, id, 'country');

  return {
    agency: (id) => required(labelledAgencies, id, 'agency'),
    activity: (id) => required(labelledActivities, id, 'activity'),
    countryName,
    countryNames: (ids) => withParents(ids, subsystems).map(countryName),
    subsystems,
  };
}

function required<Value>(values: ReadonlyMap<number, Value>, id: number, kind: string): Value {
  const value = values.get(id);
  if (value === undefined) throw new Error(`The ${kind} ${id} that a record refers to is not known`);
  return value;
}
