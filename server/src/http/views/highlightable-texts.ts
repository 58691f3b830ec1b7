import type { Agency } from '../../domain/agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from '../../domain/agency-names.ts';
import type { Day } from '../../domain/day.ts';
import type { Institution } from '../../domain/institution.ts';
import { currentName, registryId } from '../../domain/institution-names.ts';
import { countryIdsOfInstitution, currentLocations } from '../../domain/location.ts';
import type { Programme } from '../../domain/programme.ts';
import type { Stored } from '../../domain/record.ts';
import type { Report } from '../../domain/report.ts';
import type { HighlightableText } from './highlights-view.ts';
import { type Related, required } from './related.ts';

/** The texts by which a search finds an institution: the current name first, then former ones. */
export function textsOfInstitution(
  institution: Stored<Institution>,
  { countries }: Pick<Related, 'countries'>,
  today: Day,
): HighlightableText[] {
  const { statsId, identifiers } = institution;
  const cities = currentLocations(institution, today).map(({ city }) => city);
  const countryNames = countryIdsOfInstitution(institution, today).map((id) => required(countries, id).nameEnglish);
  return [
    ...named('name', namesOf(institution)),
    ...named('city', cities),
    ...named('country', countryNames),
    ...named('identifier', [registryId(institution.id), statsId ?? '', ...identifiers.map((one) => one.identifier)]),
  ];
}

export function textsOfReport(report: Stored<Report>, related: Related): HighlightableText[] {
  return [
    ...textsOfInstitutions(report, related),
    ...report.programmes.flatMap(textsOfProgramme),
    ...textsOfAgencies(report, related),
    ...named('local_identifier', [report.localIdentifier ?? '']),
    ...named('summary', [report.summary ?? '']),
  ];
}

export function textsOfProgrammeInReport(
  programme: Programme,
  report: Stored<Report>,
  related: Related,
): HighlightableText[] {
  return [...textsOfProgramme(programme), ...textsOfInstitutions(report, related), ...textsOfAgencies(report, related)];
}

function textsOfProgramme({ names, identifiers }: Programme): HighlightableText[] {
  return [
    ...named(
      'programme',
      names.map(({ name }) => name),
    ),
    ...named(
      'qualification',
      names.map(({ qualification }) => qualification),
    ),
    ...named(
      'programme_identifier',
      identifiers.map(({ identifier }) => identifier),
    ),
  ];
}

function textsOfInstitutions({ institutionIds, platformIds }: Report, { institutions }: Related): HighlightableText[] {
  const involved = [...institutionIds, ...platformIds].map((id) => required(institutions, id));
  return named('institution', involved.flatMap(namesOf));
}

function textsOfAgencies({ agencyId, contributingAgencyIds }: Report, { agencies }: Related): HighlightableText[] {
  const involved: Agency[] = [agencyId, ...contributingAgencyIds].map((id) => required(agencies, id));
  return named(
    'agency',
    involved.flatMap((agency) => [agencyAcronymPrimary(agency), agencyNamePrimary(agency)]),
  );
}

function namesOf(institution: Pick<Institution, 'names'>): string[] {
  const current = currentName(institution);
  const former = institution.names.filter((name) => name !== current);
  return [...(current ? [current] : []), ...former].flatMap((name) => [
    name.nameEnglish,
    name.nameOfficial,
    name.acronym,
    name.nameOfficialTransliterated,
    ...name.versions.flatMap(({ name: version, transliteration }) => [version, transliteration]),
  ]);
}

function named(field: string, texts: readonly string[]): HighlightableText[] {
  return texts.filter((text) => text !== '').map((text) => [field, text]);
}
