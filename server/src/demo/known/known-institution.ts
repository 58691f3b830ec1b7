import type { Day } from '../../domain/day.ts';
import type {
  HierarchicalRelation,
  HistoricalRelation,
  Institution,
  InstitutionIdentifier,
  InstitutionLevel,
  Location,
  NameVersion,
} from '../../domain/institution.ts';
import type { HistoricalValue } from '../../domain/record.ts';
import type { HierarchyType, HistoryType, OrganizationType, QfEheaLevel } from '../../domain/vocabularies.ts';
import { countryByCode } from '../education-systems.ts';

/** A known institution written down by hand: only what matters, the rest is filled in. */
export interface KnownInstitution {
  /** What other known records call it. */
  readonly key: string;
  /** Why it is there, for the list in docs/demo-world.md; left out for mere company. */
  readonly case?: string;
  readonly official: string;
  readonly english?: string;
  readonly latin?: string;
  readonly acronym?: string;
  readonly versions?: readonly NameVersion[];
  readonly former?: readonly { readonly official: string; readonly english?: string; readonly until: Day }[];
  /** `null` when no location is known at all. */
  readonly country: string | null;
  readonly city?: string;
  /** `null` when the town is known by name only. */
  readonly point?: readonly [lat: number, long: number] | null;
  readonly otherLocations?: readonly Partial<Location & { readonly code: string }>[];
  readonly website?: string;
  readonly founded?: Day | null;
  readonly closed?: Day;
  readonly isOtherProvider?: boolean;
  readonly organizationType?: OrganizationType;
  readonly levels?: readonly QfEheaLevel[];
  readonly formerLevels?: readonly { readonly level: QfEheaLevel; readonly until: Day }[];
  readonly history?: readonly HistoricalValue[];
  readonly statsId?: string;
  readonly identifiers?: readonly KnownIdentifier[];
  readonly partOf?: readonly {
    readonly key: string;
    readonly type: HierarchyType;
    readonly from?: Day;
    readonly to?: Day;
  }[];
  readonly did?: readonly { readonly key: string; readonly type: HistoryType; readonly date: Day }[];
  readonly mergedInto?: string;
}

type KnownIdentifier = Pick<InstitutionIdentifier, 'resource' | 'identifier'> &
  Partial<Pick<InstitutionIdentifier, 'agencyId' | 'validFrom' | 'validTo'>>;

const DEFAULT_LEVELS: readonly QfEheaLevel[] = ['first cycle', 'second cycle', 'third cycle'];
const DEFAULT_FOUNDING: Day = '1974-10-01';

/** Relations may only name institutions written down before, since records are stored in this order. */
export function toInstitutions(known: readonly KnownInstitution[]): readonly Institution[] {
  const idOf = idsByKey(known);
  return known.map((start) => ({
    statsId: start.statsId ?? null,
    websiteLink: start.website ?? `https://www.${start.key}.example`,
    foundingDate: start.founded === undefined ? DEFAULT_FOUNDING : start.founded,
    closureDate: start.closed ?? null,
    isOtherProvider: start.isOtherProvider ?? false,
    organizationType: start.organizationType ?? null,
    names: namesOf(start),
    identifiers: (start.identifiers ?? []).map(toIdentifier),
    locations: locationsOf(start),
    levels: levelsOf(start),
    partOf: (start.partOf ?? []).map(
      ({ key, type, from, to }): HierarchicalRelation => ({
        parentId: idOf(key),
        type,
        validFrom: from ?? null,
        validTo: to ?? null,
      }),
    ),
    historicalRelations: (start.did ?? []).map(
      ({ key, type, date }): HistoricalRelation => ({ targetId: idOf(key), type, date }),
    ),
    history: start.history ?? [],
    mergedIntoId: start.mergedInto === undefined ? null : idOf(start.mergedInto),
  }));
}

/** The id of a known record is its place in the list. */
export function idsByKey(known: readonly { readonly key: string }[]): (key: string) => number {
  const ids = new Map(known.map(({ key }, position) => [key, position + 1]));
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new RangeError(`No known record is called ${key}`);
    return id;
  };
}

function namesOf(start: KnownInstitution): Institution['names'] {
  const current = {
    nameOfficial: start.official,
    nameOfficialTransliterated: start.latin ?? '',
    nameEnglish: start.english ?? '',
    acronym: start.acronym ?? '',
    sourceNote: 'demo world',
    validTo: start.closed ?? null,
    versions: start.versions ?? [],
  };
  const former = (start.former ?? []).map(({ official, english, until }) => ({
    nameOfficial: official,
    nameOfficialTransliterated: '',
    nameEnglish: english ?? '',
    acronym: '',
    sourceNote: 'demo world',
    validTo: until,
    versions: [],
  }));
  return [current, ...former];
}

function levelsOf({ levels, formerLevels }: KnownInstitution): readonly InstitutionLevel[] {
  const current = (levels ?? DEFAULT_LEVELS).map((level) => ({ level, validTo: null }));
  const former = (formerLevels ?? []).map(({ level, until }) => ({ level, validTo: until }));
  return [...current, ...former].map((entry) => ({ ...entry, source: 'demo world', sourceNote: '', validFrom: null }));
}

function locationsOf({ country, city, point, otherLocations }: KnownInstitution): readonly Location[] {
  if (country === null) return [];
  const { id, lat, long } = countryByCode(country);
  const seat: Location = {
    countryId: id,
    city: city ?? '',
    lat: point === undefined ? lat : (point?.[0] ?? null),
    long: point === undefined ? long : (point?.[1] ?? null),
    source: 'demo world',
    isLegalSeat: true,
    validFrom: null,
    validTo: null,
  };
  const others = (otherLocations ?? []).map(({ code, ...rest }) => ({
    ...seat,
    isLegalSeat: false,
    ...(code === undefined ? {} : { countryId: countryByCode(code).id }),
    ...rest,
  }));
  return [seat, ...others];
}

function toIdentifier({ resource, identifier, agencyId, validFrom, validTo }: KnownIdentifier): InstitutionIdentifier {
  return { resource, identifier, agencyId: agencyId ?? null, validFrom: validFrom ?? null, validTo: validTo ?? null };
}
