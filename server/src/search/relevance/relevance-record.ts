import type { Day } from '../../domain/day.ts';
import type { Institution, InstitutionName } from '../../domain/institution.ts';
import { currentName, registryId } from '../../domain/institution-names.ts';
import { currentLocations } from '../../domain/location.ts';
import type { RelevanceName, RelevanceRecord } from './labelled-query.ts';

type NumberedInstitution = Institution & { readonly id: number };

/** Institutions as the generator of queries knows them. A double is no record of its own: it is found as its survivor. */
export function relevanceRecords(institutions: readonly NumberedInstitution[], today: Day): RelevanceRecord[] {
  const doubles = new Map<number, NumberedInstitution[]>();
  for (const double of institutions) {
    const { mergedIntoId: survivorId } = double;
    if (survivorId !== null) doubles.set(survivorId, [...(doubles.get(survivorId) ?? []), double]);
  }
  return institutions
    .filter(({ mergedIntoId }) => mergedIntoId === null)
    .map((institution) => relevanceRecord(institution, doubles.get(institution.id) ?? [], today));
}

function relevanceRecord(
  institution: NumberedInstitution,
  doubles: readonly NumberedInstitution[],
  today: Day,
): RelevanceRecord {
  const current = currentName(institution);
  const records = [institution, ...doubles];
  return {
    id: institution.id,
    names: records.flatMap(({ names }) => names.flatMap((name) => writtenNames(name, name !== current))),
    cities: currentLocations(institution, today).flatMap(({ city }) => city || []),
    identifiers: records.flatMap(({ id, statsId, identifiers }) => [
      registryId(id),
      ...(statsId === null ? [] : [statsId]),
      ...identifiers.map(({ identifier }) => identifier),
    ]),
  };
}

/** The name and its versions, which are names in further languages. */
function writtenNames(name: InstitutionName, former: boolean): RelevanceName[] {
  const { nameOfficial, nameEnglish, nameOfficialTransliterated, acronym, versions } = name;
  return [
    {
      official: nameOfficial,
      english: nameEnglish || null,
      transliterated: nameOfficialTransliterated || null,
      acronym: acronym || null,
      former,
    },
    ...versions.map((version) => ({
      official: version.name,
      english: null,
      transliterated: version.transliteration || null,
      acronym: null,
      former,
    })),
  ];
}
