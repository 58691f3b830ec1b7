import { canonicalIdentifier } from '../domain/identifier-form.ts';
import type { Institution, InstitutionName, Location } from '../domain/institution.ts';
import { IDENTIFIER_TYPES } from '../reference/identifier-types.ts';
import { countryIdOf } from './country-field.ts';
import { urlProblem } from './fields.ts';
import { clean } from './form-parts.ts';
import type { IdentifierReference } from './references.ts';
import type { RorRow } from './ror-form.ts';
import { chooseRorNames } from './ror-names.ts';
import type { ImportNote } from './row.ts';

/** What names and places taken over from ROR give as their source; a later import only replaces what bears it. */
export const ROR_SOURCE = 'ROR';
const INACTIVE_NOTE = `${ROR_SOURCE}: inactive, date unknown`;

/** What ROR says about an institution. */
export interface RorDraft extends Pick<Institution, 'websiteLink' | 'foundingDate' | 'isOtherProvider' | 'locations'> {
  readonly key: IdentifierReference;
  /** Identifiers of the types this registry knows, the ROR id first. */
  readonly identifiers: readonly Pick<IdentifierReference, 'resource' | 'identifier'>[];
  readonly name: InstitutionName;
}

export function toRorDraft(row: RorRow): RorDraft {
  const rorId = { resource: 'ROR', identifier: canonicalIdentifier('ROR', row.id) };
  return {
    key: { by: 'identifier', ...rorId, agency: null },
    identifiers: [rorId, ...knownExternalIds(row)],
    name: {
      ...chooseRorNames(row.names, row.locations[0]?.geonames_details.country_code),
      nameOfficialTransliterated: '',
      sourceNote: row.status === 'inactive' ? INACTIVE_NOTE : ROR_SOURCE,
      validTo: null,
    },
    websiteLink: websiteOf(row),
    // ROR knows the year alone.
    foundingDate: row.established ? `${String(row.established).padStart(4, '0')}-01-01` : null,
    isOtherProvider: !row.types.includes('education'),
    locations: row.locations.map(toLocation),
  };
}

/** Everything the record says that has no honest place here. */
export function notesOnRor(row: RorRow): readonly ImportNote[] {
  return [
    ...(row.status === 'inactive' ? [INACTIVE] : []),
    ...(hasUnusableWebsite(row) ? [UNUSABLE_WEBSITE] : []),
    ...(row.relationships ?? []).map(toRelationNote),
    ...(row.external_ids ?? [])
      .filter(({ type }) => resourceOf(type) === undefined)
      .map(({ type }) => ({ code: `external_id_${type}`, message: `identifiers of the type ${type} are not kept` })),
    ...(row.links ?? [])
      .filter(({ type }) => type !== 'website')
      .map(({ type }) => ({ code: `link_${type}`, message: `the link to ${type} is not kept` })),
    ...(row.domains ?? []).map((domain) => ({ code: 'domain', message: `the domain ${domain} is not kept` })),
  ];
}

const INACTIVE: ImportNote = {
  code: 'inactive',
  message: 'is inactive in ROR, which has no date for it: kept as a note on the name, not as a closure',
};

const UNUSABLE_WEBSITE: ImportNote = {
  code: 'website_unusable',
  message: 'the website is left out: its address does not start with http:// or https://',
};

// A part of ROR's kind may be a faculty, a hospital or a member of a system of universities, and reports of faculties
// are listed with their university: a guess would say that an institution is covered when it is not.
const KIND_UNKNOWN = 'ROR does not say which kind of part it is';
const DATE_UNKNOWN = 'ROR does not say when';
const WHY_NOT: Readonly<Record<string, string>> = {
  parent: KIND_UNKNOWN,
  child: KIND_UNKNOWN,
  successor: DATE_UNKNOWN,
  predecessor: DATE_UNKNOWN,
};

function toRelationNote({ type, id, label }: NonNullable<RorRow['relationships']>[number]): ImportNote {
  const reason = Object.hasOwn(WHY_NOT, type) ? WHY_NOT[type] : 'the registry has no such relation';
  return { code: `relation_${type}`, message: `the ${type} ${label ?? ''} (${id}) is not taken over: ${reason}` };
}

function knownExternalIds({ external_ids: externalIds = [] }: RorRow) {
  return externalIds.flatMap(({ type, preferred, all }) => {
    const resource = resourceOf(type);
    const identifier = preferred ?? all[0];
    return resource === undefined || identifier === undefined ? [] : [{ resource, identifier: clean(identifier) }];
  });
}

function resourceOf(type: string): string | undefined {
  return IDENTIFIER_TYPES.find(({ resource }) => resource.toLowerCase() === type.toLowerCase())?.resource;
}

function websiteOf({ links = [] }: RorRow): string {
  const website = links.find(({ type }) => type === 'website')?.value.trim() ?? '';
  return urlProblem(website) === undefined ? website : '';
}

function hasUnusableWebsite(row: RorRow): boolean {
  return (row.links ?? []).some(({ type }) => type === 'website') && websiteOf(row) === '';
}

/** Where the legal seat is, ROR does not say. */
function toLocation({ geonames_details: place }: RorRow['locations'][number]): Location {
  return {
    countryId: countryIdOf(place.country_code),
    city: clean(place.name),
    lat: place.lat,
    long: place.lng,
    source: ROR_SOURCE,
    isLegalSeat: false,
    validFrom: null,
    validTo: null,
  };
}
