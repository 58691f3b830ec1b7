import type { Activity, Agency } from '../../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../../domain/agency-names.ts';
import type { Country } from '../../domain/country.ts';
import { activityFacetLabels, agencyFacetLabels } from '../../domain/facet-labels.ts';
import type { Stored } from '../../domain/record.ts';
import { type CountryInSystem, withParents } from '../../domain/report-countries.ts';
import { sortKey } from '../analysis/fold.ts';
import type { TextField } from '../search-document.ts';
import { textFields } from './institution-text.ts';

/** The few hundred records that all documents embed, with the words they stand under in facets. */
export interface Vocabulary {
  agency(id: number): LabelledAgency;
  activity(id: number): LabelledActivity;
  /** What the country's name is sorted by. */
  countrySortKey(id: number): string;
  /** English names of the countries and of those they are systems of: what a record in them is found under. */
  countryNames(ids: readonly number[]): readonly string[];
  /** Only the systems inside countries: the others make no difference to the rules. */
  readonly subsystems: readonly CountryInSystem[];
}

export interface LabelledAgency {
  readonly agency: Stored<Agency>;
  readonly label: string;
  /** What the label is sorted by. */
  readonly sortKey: string;
  /** What a record of the agency is found by. */
  readonly textFields: readonly TextField[];
}

export interface LabelledActivity {
  readonly activity: Activity;
  readonly label: string;
  readonly sortKey: string;
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
    agencies.map((agency) => [agency.id, labelAgency(agency, agencyLabels.get(agency.id) ?? '')]),
  );
  const labelledActivities = new Map(
    agencies.flatMap(({ activities }) =>
      activities.map((activity) => [activity.id, labelActivity(activity, activityLabels.get(activity.id) ?? '')]),
    ),
  );
  const countrySortKeys = new Map(countries.map(({ id, nameEnglish }) => [id, sortKey(nameEnglish)]));
  const countryName = (id: number) => required(countryNames, id, 'country');
  const namesByCountry = new Map<number, readonly string[]>();

  return {
    agency: (id) => required(labelledAgencies, id, 'agency'),
    activity: (id) => required(labelledActivities, id, 'activity'),
    countrySortKey: (id) => required(countrySortKeys, id, 'country'),
    countryNames: ([first, ...others]) => {
      if (first === undefined) return [];
      return others.length === 0 ? namesOfOne(first) : namesOf([first, ...others]);
    },
    subsystems,
  };

  function namesOf(ids: readonly number[]): readonly string[] {
    return withParents(ids, subsystems).map(countryName);
  }

  /** Most records are in one country. */
  function namesOfOne(id: number): readonly string[] {
    const names = namesByCountry.get(id) ?? namesOf([id]);
    namesByCountry.set(id, names);
    return names;
  }
}

function labelAgency(agency: Stored<Agency>, label: string): LabelledAgency {
  const names = [agencyAcronymPrimary(agency), agencyNamePrimary(agency)];
  return { agency, label, sortKey: sortKey(label), textFields: textFields('related', names) };
}

function labelActivity(activity: Activity, label: string): LabelledActivity {
  return { activity, label, sortKey: sortKey(label) };
}

function required<Value>(values: ReadonlyMap<number, Value>, id: number, kind: string): Value {
  const value = values.get(id);
  if (value === undefined) throw new Error(`The ${kind} ${id} that a record refers to is not known`);
  return value;
}
