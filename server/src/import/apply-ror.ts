import type { Institution, InstitutionName, Location } from '../domain/institution.ts';
import { currentName } from '../domain/institution-names.ts';
import { NEW_INSTITUTION } from './apply-institution.ts';
import { ROR_SOURCE, type RorDraft } from './ror-draft.ts';

/**
 * The institution with what ROR says about it. What came from ROR follows ROR; what the registry knows from elsewhere
 * stays, and ROR only fills what is empty.
 */
export function applyRor(draft: RorDraft, before: Institution | undefined): Institution {
  const stored = before ?? { ...NEW_INSTITUTION, names: [draft.name], isOtherProvider: draft.isOtherProvider };
  const name = currentName(stored);
  const isFromRor = name !== undefined && cameFromRor(name.sourceNote);
  return {
    ...stored,
    names: stored.names.map((candidate) => (isFromRor && candidate === name ? updated(name, draft.name) : candidate)),
    identifiers: withIdentifiers(stored, draft),
    locations: withLocations(stored.locations, draft.locations),
    websiteLink: prefer(isFromRor, stored.websiteLink, draft.websiteLink),
    foundingDate: prefer(isFromRor, stored.foundingDate, draft.foundingDate),
  };
}

function cameFromRor(source: string): boolean {
  return source === ROR_SOURCE || source.startsWith(`${ROR_SOURCE}:`);
}

/** ROR's value where it has one and either owns the record or fills a gap. */
function prefer<Value extends string | null>(isFromRor: boolean, stored: Value, fromRor: Value): Value {
  return fromRor && (isFromRor || !stored) ? fromRor : stored;
}

/** A transliteration or an end that somebody added here is kept. */
function updated(stored: InstitutionName, fromRor: InstitutionName): InstitutionName {
  const { nameOfficialTransliterated } = stored.nameOfficial === fromRor.nameOfficial ? stored : fromRor;
  return { ...fromRor, nameOfficialTransliterated, validTo: stored.validTo };
}

/** Adds what is new; an identifier of a type the institution has a current one of is left to the operator. */
function withIdentifiers({ identifiers }: Pick<Institution, 'identifiers'>, draft: RorDraft) {
  const missing = draft.identifiers.filter(
    ({ resource, identifier }) =>
      !identifiers.some(
        (known) => known.resource === resource && (known.validTo === null || known.identifier === identifier),
      ),
  );
  return [...identifiers, ...missing.map((added) => ({ ...added, agencyId: null, validFrom: null, validTo: null }))];
}

/** Places from another source are not mixed with ROR's. A legal seat that was marked here stays marked. */
function withLocations(stored: readonly Location[], fromRor: readonly Location[]): readonly Location[] {
  if (stored.some(({ source }) => !cameFromRor(source))) return stored;
  return fromRor.map((location) => {
    const known = stored.find(({ countryId, city }) => countryId === location.countryId && city === location.city);
    return known
      ? { ...location, isLegalSeat: known.isLegalSeat, validFrom: known.validFrom, validTo: known.validTo }
      : location;
  });
}
