import type { AgencyListItem, Client, CountryListItem } from '@touchstone/sdk';
import { institutions as words } from '../../../messages/en/desk/institutions.ts';
import type { Messages } from '../../../messages/messages.ts';
import {
  choice,
  day,
  type FormSection,
  innerList,
  list,
  number,
  type Option,
  text,
  yes,
} from '../record-form/record-parts.ts';
import { formerValues, optionsOf, period } from '../record-form/shared-parts.ts';

/** What the fields of institutions are chosen from. */
interface Choices {
  readonly countries: readonly Option[];
  readonly agencies: readonly Option[];
  readonly identifierTypes: readonly Option[];
}

/** Everything that an operator changes in an institution, as parts of a form. */
export async function institutionSections(
  registry: Client,
  { vocabulary }: Pick<Messages, 'vocabulary'>,
): Promise<readonly FormSection[]> {
  const [countries, agencies, types] = await Promise.all([
    registry.listCountries(),
    registry.listAgencies({ registered: 'all' }),
    registry.listIdentifierTypes(),
  ]);
  const choices = {
    countries: countryOptions(countries),
    agencies: agencyOptions(agencies.results),
    identifierTypes: types.map((type): Option => {
      const name = typeof type === 'string' ? type : type.resource;
      return [name, name];
    }),
  };
  return [
    facts(vocabulary),
    names(),
    identifiers(choices),
    locations(choices),
    levels(vocabulary),
    wholes(vocabulary),
    events(),
    formerValues(),
  ];
}

export function countryOptions(countries: readonly CountryListItem[]): readonly Option[] {
  return countries.map(({ iso_3166_alpha2: code, name_english: name }) => [code, name]);
}

/** By the number in the register, which is how records name agencies. */
function agencyOptions(agencies: readonly AgencyListItem[]): readonly Option[] {
  return agencies.map(({ registry_id: register, acronym_primary: acronym, name_primary: name }) => [
    String(register),
    `${acronym}, ${name}`,
  ]);
}

function facts({ organisation }: Messages['vocabulary']): FormSection {
  return {
    id: 'facts',
    title: words.facts,
    parts: [
      text('stats_id', words.statsId, { hint: words.statsIdHint, empty: null }),
      text('website_link', words.website, { isWide: true }),
      day('founding_date', words.founded),
      day('closure_date', words.closed),
      choice('organization_type', words.organization, optionsOf(organisation), { hint: words.organizationHint }),
      yes('is_other_provider', words.isOther),
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
      text('name', words.versionName, { isRequired: true }),
      text('transliteration', words.versionTransliterated),
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
        parts: [
          text('name_official', words.nameOfficial, { isRequired: true, isWide: true }),
          text('name_official_transliterated', words.nameTransliterated, { isWide: true }),
          text('name_english', words.nameEnglish, { isWide: true }),
          text('acronym', words.acronym),
          text('name_source_note', words.nameSource),
          day('name_valid_to', words.nameEnd, { hint: words.nameEndHint }),
          versions,
        ],
      }),
    ],
  };
}

function identifiers({ identifierTypes, agencies }: Choices): FormSection {
  return {
    id: 'identifiers',
    title: words.identifiers,
    aside: words.identifiersAside,
    parts: [
      list({
        name: 'identifiers',
        one: words.identifier,
        add: words.addIdentifier,
        none: words.noIdentifiers,
        parts: [
          choice('resource', words.resource, identifierTypes, { isRequired: true }),
          text('identifier', words.value, { isRequired: true }),
          choice('agency', words.agency, agencies, { hint: words.agencyHint, isNumber: true }),
          ...period('identifier_valid_from', 'identifier_valid_to'),
        ],
      }),
    ],
  };
}

function locations({ countries }: Choices): FormSection {
  return {
    id: 'locations',
    title: words.locations,
    aside: words.locationsAside,
    parts: [
      list({
        name: 'countries',
        one: words.location,
        add: words.addLocation,
        none: words.noLocations,
        parts: [
          choice('country', words.country, countries, { isRequired: true }),
          text('city', words.city),
          number('lat', words.latitude),
          number('long', words.longitude),
          text('country_source', words.source),
          ...period('country_valid_from', 'country_valid_to'),
          yes('country_verified', words.isLegalSeat),
        ],
      }),
    ],
  };
}

function levels({ level }: Messages['vocabulary']): FormSection {
  return {
    id: 'levels',
    title: words.levels,
    aside: words.levelsAside,
    parts: [
      list({
        name: 'qf_ehea_levels',
        one: words.level,
        add: words.addLevel,
        none: words.noLevels,
        parts: [
          choice('qf_ehea_level', words.level, optionsOf(level), { isRequired: true }),
          text('qf_ehea_level_source', words.source),
          text('qf_ehea_level_source_note', words.sourceNote),
          ...period('qf_ehea_level_valid_from', 'qf_ehea_level_valid_to'),
        ],
      }),
    ],
  };
}

const other = () => text('institution/registry_id', words.other, { hint: words.otherHint, isRequired: true });

function wholes({ hierarchy }: Messages['vocabulary']): FormSection {
  return {
    id: 'wholes',
    title: words.wholes,
    aside: words.wholesAside,
    parts: [
      list({
        name: 'hierarchical_relationships/part_of',
        one: words.whole,
        add: words.addWhole,
        none: words.noWholes,
        parts: [
          other(),
          choice('relationship_type', words.relationKind, optionsOf(hierarchy), { isRequired: true }),
          ...period('valid_from', 'valid_to'),
        ],
      }),
    ],
  };
}

function events(): FormSection {
  return {
    id: 'events',
    title: words.past,
    aside: words.pastAside,
    parts: [
      list({
        name: 'historical_relationships',
        one: words.event,
        add: words.addEvent,
        none: words.noPast,
        parts: [
          choice('relationship_type', words.eventKind, words.eventKinds, { isRequired: true }),
          other(),
          day('relationship_date', words.eventDay, { isRequired: true }),
        ],
      }),
    ],
  };
}
