import { type Static, Type } from 'typebox';
import { ACTIVITY_TYPES, AGENCY_DECISION_TYPES, GEOGRAPHICAL_FOCUSES } from '../../domain/vocabularies.ts';
import { NestedCountry } from './country.ts';
import { address, day, dayOrEmpty, listOf, nullable, oneOf, refTo } from './fields.ts';
import { HistoricalData } from './historical-data.ts';

const groupId = nullable(Type.Integer({ description: 'The group of activities of several agencies it belongs to.' }));
const activityType = oneOf(ACTIVITY_TYPES, 'What the procedure evaluates.');

const activityFields = {
  id: Type.Integer(),
  group_id: groupId,
  activity: Type.String({ example: 'Institutional accreditation' }),
  activity_description: Type.String(),
  activity_type: activityType,
  reports_link: address('Where the agency itself publishes reports.'),
  activity_valid_to: dayOrEmpty('Last day of the activity.'),
};

export type AgencyActivity = Static<typeof AgencyActivity>;
export const AgencyActivity = Type.Object(activityFields, { $id: 'AgencyActivity' });

const listFields = {
  id: Type.Integer({ example: 7 }),
  url: address('The agency record.'),
  registry_id: Type.Integer({ description: 'The number in the register.', example: 12 }),
  name_primary: Type.String(),
  acronym_primary: Type.String(),
  logo: nullable(Type.String({ description: 'Address of the logo.' })),
  country: refTo(NestedCountry),
};

const registrationFields = {
  is_registered: Type.Boolean({ description: 'Whether the agency is on the register today.' }),
  registration_start: day('First day of registration.'),
  registration_valid_to: dayOrEmpty('Last day of registration.'),
  registration_note: Type.String(),
  institution_count: Type.Integer({ description: 'Institutions with a report of the agency.' }),
  report_count: Type.Integer({ description: 'Reports of the agency.' }),
};

export type AgencyListItem = Static<typeof AgencyListItem>;
export const AgencyListItem = Type.Object(
  { ...listFields, activities: listOf(refTo(AgencyActivity)), ...registrationFields },
  { $id: 'AgencyListItem' },
);

export type AgencyFocusingTo = Static<typeof AgencyFocusingTo>;
export const AgencyFocusingTo = Type.Object(
  {
    ...listFields,
    activities: listOf(refTo(AgencyActivity)),
    ...registrationFields,
    country_is_official: Type.Boolean({ description: 'Whether the agency has an official role in the country.' }),
  },
  { $id: 'AgencyFocusingTo', description: 'An agency that works in the country; the counts are of that country.' },
);

const AgencyNames = Type.Object({
  name_versions: listOf(
    Type.Object({
      name: Type.String(),
      name_transliterated: Type.String(),
      name_is_primary: Type.Boolean(),
      acronym: Type.String(),
      acronym_transliterated: Type.String(),
      acronym_is_primary: Type.Boolean(),
    }),
  ),
  name_note: Type.String(),
  name_valid_to: dayOrEmpty('Last day of the name.'),
});

const decisionFields = {
  decision_date: day('Day of the decision.'),
  decision_type: oneOf(AGENCY_DECISION_TYPES, 'What was decided.'),
  decision_file: Type.String({ description: 'Address of the decision; empty when there is none.' }),
  decision_file_extra: Type.String({ description: 'Address of a further document; empty when there is none.' }),
};

export type AgencyDetail = Static<typeof AgencyDetail>;
export const AgencyDetail = Type.Object(
  {
    ...listFields,
    activities: listOf(
      Type.Object({ ...activityFields, report_count: Type.Integer(), institution_count: Type.Integer() }),
    ),
    ...registrationFields,
    names: listOf(AgencyNames),
    contact_person: Type.String(),
    phone_numbers: listOf(Type.String()),
    emails: listOf(Type.String()),
    address: Type.String(),
    website_link: address('The site of the agency.'),
    reports_link: address('Where the agency itself publishes reports.'),
    associations: listOf(Type.String()),
    decisions: listOf(Type.Object(decisionFields), 'Newest first.'),
    specialisation_note: Type.String(),
    description_note: Type.String(),
    geographical_focus: oneOf(GEOGRAPHICAL_FOCUSES, 'How far the agency works.'),
    historical_data: listOf(refTo(HistoricalData)),
  },
  { $id: 'AgencyDetail' },
);

export type AgencyDecisionItem = Static<typeof AgencyDecisionItem>;
export const AgencyDecisionItem = Type.Object(
  { agency_acronym: Type.String(), ...decisionFields },
  { $id: 'AgencyDecision' },
);

export type ActivityItem = Static<typeof ActivityItem>;
export const ActivityItem = Type.Object(
  {
    id: Type.Integer(),
    group_id: groupId,
    agency: Type.String({ description: 'Acronym of the agency.' }),
    activity: Type.String(),
    activity_type: activityType,
    activity_description: Type.String(),
  },
  { $id: 'Activity' },
);

export type ActivityGroupItem = Static<typeof ActivityGroupItem>;
export const ActivityGroupItem = Type.Object(
  {
    id: Type.Integer(),
    activity: Type.String(),
    activity_type: activityType,
    reports_link: address('Where reports of the group are published.'),
    members: listOf(
      Type.Object({
        id: Type.Integer(),
        agency: Type.String({ description: 'Acronym of the agency.' }),
        activity_description: Type.String(),
        activity_valid_from: dayOrEmpty('First day of the activity.'),
        activity_valid_to: dayOrEmpty('Last day of the activity.'),
      }),
    ),
  },
  { $id: 'ActivityGroup', description: 'One procedure that several agencies carry out under the same name.' },
);
