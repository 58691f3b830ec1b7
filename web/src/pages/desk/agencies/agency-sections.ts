import type { ActivityGroup, Client } from '@touchstone/sdk';
import { agencies as words } from '../../../messages/en/desk/agencies.ts';
import type { Messages } from '../../../messages/messages.ts';
import { countryOptions } from '../institutions/institution-sections.ts';
import {
  choice,
  day,
  type FormSection,
  innerList,
  keptNumber,
  list,
  longText,
  number,
  type Option,
  text,
  texts,
  yes,
} from '../record-form/record-parts.ts';
import { formerValues, optionsOf, period } from '../record-form/shared-parts.ts';

interface SectionsOptions {
  readonly registry: Client;
  readonly vocabulary: Messages['vocabulary'];
  readonly isNew: boolean;
}

/** Everything that an operator changes in an agency, as parts of a form. */
export async function agencySections(options: SectionsOptions): Promise<readonly FormSection[]> {
  const { registry, vocabulary, isNew } = options;
  const [countries, groups] = await Promise.all([registry.listCountries(), registry.listActivityGroups()]);
  const chosenCountries = countryOptions(countries);
  return [
    registration({ countries: chosenCountries, vocabulary, isNew }),
    names(),
    activities(vocabulary, groupOptions(groups)),
    focusCountries(chosenCountries),
    decisions(vocabulary),
    contact(),
    formerValues(),
  ];
}

function groupOptions(groups: readonly ActivityGroup[]): readonly Option[] {
  return groups.map(({ id, activity }) => [String(id), activity]);
}

interface RegistrationOptions {
  readonly countries: readonly Option[];
  readonly vocabulary: Messages['vocabulary'];
  readonly isNew: boolean;
}

function registration({ countries, vocabulary, isNew }: RegistrationOptions): FormSection {
  return {
    id: 'registration',
    title: words.registration,
    parts: [
      ...(isNew ? [number('registry_id', words.number, { isRequired: true })] : []),
      choice('country', words.country, countries, { isRequired: true, empty: '' }),
      choice('geographical_focus', words.focus, optionsOf(vocabulary.focus), { isRequired: true, empty: '' }),
      day('registration_start', words.start, { isRequired: true }),
      day('registration_valid_to', words.end, { hint: words.endHint }),
      longText('registration_note', words.note),
    ],
  };
}

function names(): FormSection {
  const versions = innerList({
    name: 'name_versions',
    one: words.version,
    add: words.addVersion,
    none: '',
    parts: [
      text('name', words.versionName, { isRequired: true, isWide: true }),
      text('name_transliterated', words.versionTransliterated, { isWide: true }),
      text('acronym', words.acronym),
      text('acronym_transliterated', words.acronymTransliterated),
      yes('name_is_primary', words.isPrimaryName),
      yes('acronym_is_primary', words.isPrimaryAcronym),
    ],
  });
  return {
    id: 'names',
    title: words.names,
    aside: words.namesAside,
    parts: [
      list({
        name: 'names',
        one: words.name,
        add: words.addName,
        none: '',
        parts: [text('name_note', words.nameNote), day('name_valid_to', words.nameEnd), versions],
      }),
    ],
  };
}

function activities({ activityType }: Messages['vocabulary'], groups: readonly Option[]): FormSection {
  return {
    id: 'activities',
    title: words.activities,
    aside: words.activitiesAside,
    parts: [
      list({
        name: 'activities',
        one: words.activity,
        add: words.addActivity,
        none: words.noActivities,
        keptBy: 'id',
        parts: [
          text('activity', words.activityName, { isRequired: true, isWide: true }),
          choice('activity_type', words.activityKind, optionsOf(activityType), { isRequired: true }),
          choice('group_id', words.activityGroup, groups, { isNumber: true }),
          text('local_identifier', words.localId, { empty: null }),
          ...period('activity_valid_from', 'activity_valid_to'),
          text('reports_link', words.activityLink),
          keptNumber('id', words.activityId),
          longText('activity_description', words.activityAbout),
        ],
      }),
    ],
  };
}

function focusCountries(countries: readonly Option[]): FormSection {
  return {
    id: 'focus',
    title: words.focusCountries,
    aside: words.focusAside,
    parts: [
      list({
        name: 'focus_countries',
        one: words.focusCountry,
        add: words.addFocus,
        none: words.noFocus,
        parts: [
          choice('country', words.focusCountry, countries, { isRequired: true }),
          ...period('country_valid_from', 'country_valid_to'),
          yes('country_is_official', words.isOfficial),
          yes('country_is_crossborder', words.isCrossborder),
        ],
      }),
    ],
  };
}

function decisions({ agencyDecision }: Messages['vocabulary']): FormSection {
  return {
    id: 'decisions',
    title: words.decisions,
    parts: [
      list({
        name: 'decisions',
        one: words.decision,
        add: words.addDecision,
        none: words.noDecisions,
        parts: [
          day('decision_date', words.decisionDay, { isRequired: true }),
          choice('decision_type', words.decisionKind, optionsOf(agencyDecision), { isRequired: true }),
          text('decision_file', words.decisionFile, { empty: null, isWide: true }),
          text('decision_file_extra', words.decisionExtra, { empty: null, isWide: true }),
        ],
      }),
    ],
  };
}

function contact(): FormSection {
  return {
    id: 'contact',
    title: words.contact,
    aside: words.contactAside,
    parts: [
      text('contact_person', words.person),
      text('website_link', words.website),
      text('reports_link', words.reportsLink),
      texts('phone_numbers', words.phones, { hint: words.oneALine }),
      texts('emails', words.emails, { hint: words.oneALine }),
      texts('associations', words.associations, { hint: words.oneALine }),
      longText('address', words.address),
      text('logo', words.logo, { empty: null, isWide: true }),
      longText('specialisation_note', words.specialisation),
      longText('description_note', words.about),
    ],
  };
}
