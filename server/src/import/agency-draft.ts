import type { Activity, Agency, AgencyDecision, AgencyName, FocusCountry } from '../domain/agency.ts';
import { AGENCY_DECISION_TYPES, GEOGRAPHICAL_FOCUSES } from '../domain/vocabularies.ts';
import { parseActivityType, parseWord } from '../domain/vocabulary-codes.ts';
import type { AgencyRow } from './agency-form.ts';
import type { Applied, Match } from './applied.ts';
import { countryIdOf } from './country-field.ts';
import { checked, clean, ifGiven, stated, toHistory, toPeriod } from './form-parts.ts';
import { NEW_ID } from './new-ids.ts';
import { type AgencyReference, agencyKey } from './references.ts';
import type { Resolver } from './resolver.ts';
import type { FieldProblem } from './row.ts';

export interface ActivityDraft extends Omit<Activity, 'id'> {
  readonly id: number | undefined;
}

export interface AgencyDraft {
  readonly key: AgencyReference;
  readonly stated: Partial<Omit<Agency, 'activities'> & { readonly activities: readonly ActivityDraft[] }>;
}

export function toAgencyDraft(row: AgencyRow): AgencyDraft {
  return {
    key:
      row.registry_id === undefined
        ? { by: 'acronym', acronym: clean(checked(row.acronym_primary)) }
        : { by: 'register number', registerNumber: row.registry_id },
    stated: stated({
      registerNumber: row.registry_id,
      countryId: row.country === undefined ? undefined : countryIdOf(row.country),
      names: row.names?.map(toName),
      logo: row.logo,
      registrationStart: row.registration_start,
      registrationValidTo: row.registration_valid_to,
      registrationNote: row.registration_note?.trim(),
      contactPerson: row.contact_person?.trim(),
      phoneNumbers: row.phone_numbers?.map(clean),
      emails: row.emails?.map(clean),
      address: row.address?.trim(),
      websiteLink: row.website_link?.trim(),
      reportsLink: row.reports_link?.trim(),
      associations: row.associations?.map(clean),
      decisions: row.decisions?.map(toDecision),
      activities: row.activities?.map(toActivity),
      focusCountries: row.focus_countries?.map(toFocusCountry),
      specialisationNote: row.specialisation_note?.trim(),
      descriptionNote: row.description_note?.trim(),
      geographicalFocus:
        row.geographical_focus === undefined
          ? undefined
          : checked(parseWord(GEOGRAPHICAL_FOCUSES, row.geographical_focus)),
      history: row.historical_data && toHistory(row.historical_data),
    }),
  };
}

const NEW_AGENCY = {
  logo: null,
  registrationValidTo: null,
  registrationNote: '',
  contactPerson: '',
  phoneNumbers: [],
  emails: [],
  address: '',
  websiteLink: '',
  reportsLink: '',
  associations: [],
  decisions: [],
  activities: [],
  focusCountries: [],
  specialisationNote: '',
  descriptionNote: '',
  history: [],
} as const satisfies Partial<Agency>;

/** What nobody can guess for a new agency, with the member of the form that says it. */
const REQUIRED = {
  registerNumber: 'registry_id',
  countryId: 'country',
  names: 'names',
  registrationStart: 'registration_start',
  geographicalFocus: 'geographical_focus',
} as const satisfies Partial<Record<keyof Agency, string>>;

export function matchAgency({ key }: AgencyDraft, resolver: Resolver): Match {
  const ids = resolver.agencyIds(key);
  if (ids.length <= 1) return { id: ids[0] };
  const message = `fits several agencies (ids ${ids.join(', ')}) as ${agencyKey(key)}; give the registry_id`;
  return { problems: [{ pointer: '', message }] };
}

/** The agency with what the row states. New activities get their ids when they are stored. */
export function applyAgency({ stated: changes }: AgencyDraft, before: Agency | undefined): Applied<Agency> {
  const { activities, ...plain } = changes;
  const merged = { ...NEW_AGENCY, ...before, ...plain };
  const missing = Object.entries(REQUIRED).filter(([member]) => !Object.hasOwn(merged, member));
  const problems: FieldProblem[] = missing.map(([, member]) => ({
    pointer: `/${member}`,
    message: 'is missing: a new agency needs it',
  }));
  const applied = activities ? withIds(activities, before?.activities ?? [], problems) : merged.activities;
  if (problems.length > 0) return { problems };
  return { content: { ...merged, activities: applied } as Agency };
}

/**
 * Activities keep their ids, since reports point at them: by id, else by the agency's own code, else by name and
 * type. None can go: one that the agency no longer carries out gets an end.
 */
function withIds(
  drafts: readonly ActivityDraft[],
  stored: readonly Activity[],
  problems: FieldProblem[],
): readonly Activity[] {
  const result = drafts.map((draft, index) => {
    const found = stored.find((activity) => isSameActivity(draft, activity));
    if (draft.id !== undefined && !found) {
      problems.push({
        pointer: `/activities/${index}/id`,
        message: 'is no activity of this agency; leave it out for a new one',
      });
    }
    return { ...draft, id: found?.id ?? NEW_ID };
  });
  const lost = stored.filter(({ id }) => !result.some((activity) => activity.id === id));
  if (lost.length > 0) {
    const names = lost.map(({ id, activity }) => `${id} "${activity}"`).join(', ');
    problems.push({
      pointer: '/activities',
      message: `leaves out ${names}; give an activity that is over an end instead`,
    });
  }
  return result;
}

function isSameActivity(draft: ActivityDraft, { id, localIdentifier, activity, type }: Activity): boolean {
  if (draft.id !== undefined) return draft.id === id;
  if (draft.localIdentifier !== null && localIdentifier !== null) return draft.localIdentifier === localIdentifier;
  return draft.activity === activity && draft.type === type;
}

type Item<List extends 'names' | 'decisions' | 'activities' | 'focus_countries'> = NonNullable<AgencyRow[List]>[number];

function toName(row: Item<'names'>): AgencyName {
  return {
    versions: row.name_versions.map((version) => ({
      name: clean(version.name),
      nameTransliterated: clean(version.name_transliterated ?? ''),
      nameIsPrimary: version.name_is_primary ?? false,
      acronym: clean(version.acronym ?? ''),
      acronymTransliterated: clean(version.acronym_transliterated ?? ''),
      acronymIsPrimary: version.acronym_is_primary ?? false,
    })),
    note: clean(row.name_note ?? ''),
    validTo: row.name_valid_to ?? null,
  };
}

function toDecision(row: Item<'decisions'>): AgencyDecision {
  return {
    date: row.decision_date,
    type: checked(parseWord(AGENCY_DECISION_TYPES, row.decision_type)),
    file: row.decision_file ?? null,
    fileExtra: row.decision_file_extra ?? null,
  };
}

function toActivity(row: Item<'activities'>): ActivityDraft {
  return {
    id: row.id,
    groupId: row.group_id ?? null,
    activity: clean(row.activity),
    description: clean(row.activity_description ?? ''),
    type: checked(parseActivityType(row.activity_type)),
    reportsLink: row.reports_link?.trim() ?? '',
    localIdentifier: ifGiven(row.local_identifier, clean) ?? null,
    ...toPeriod(row.activity_valid_from, row.activity_valid_to),
  };
}

function toFocusCountry(row: Item<'focus_countries'>): FocusCountry {
  return {
    countryId: countryIdOf(row.country),
    isOfficial: row.country_is_official,
    isCrossborder: row.country_is_crossborder ?? false,
    ...toPeriod(row.country_valid_from, row.country_valid_to),
  };
}
