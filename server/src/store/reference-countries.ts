import type { Transaction } from 'kysely';
import type { Country } from '../domain/country.ts';
import { COUNTRIES, type CountryReference } from '../reference/countries.ts';
import { writeRecords } from './record-writer.ts';
import type { Tables } from './tables.ts';

/** The same on every machine, so that two registries made from the same data are the same. */
const LOADED_AT = '2026-01-01T00:00:00Z';

/** Puts the countries into an empty registry, without any statement on their quality assurance. */
export async function loadReferenceCountries(transaction: Transaction<Tables>): Promise<void> {
  const idOf = new Map(COUNTRIES.map(({ alpha2, id }) => [alpha2, id]));
  const change = { actor: 'system', reason: 'Reference data', at: LOADED_AT };
  await writeRecords(transaction, change, async (writer) => {
    await writer.reserveIds('country', COUNTRIES.length);
    await writer.put(
      'country',
      COUNTRIES.map((reference) => ({
        id: reference.id,
        version: 0,
        content: toCountry(reference, idOf.get(reference.parentAlpha2 ?? '') ?? null),
      })),
    );
  });
}

function toCountry({ id: _, parentAlpha2: __, ...facts }: CountryReference, parentId: number | null): Country {
  return {
    ...facts,
    parentId,
    governmentalMemberStart: null,
    qaRequirements: [],
    qaRequirementNote: '',
    externalQaaIsPermitted: 'no',
    externalQaaNote: '',
    eligibility: '',
    conditions: '',
    recognition: '',
    europeanApproachIsPermitted: 'no',
    europeanApproachNote: '',
    hasFullInstitutionList: false,
    eheaKeyCommitment: 'no',
    generalNote: '',
    regulations: [],
    history: [],
  };
}
