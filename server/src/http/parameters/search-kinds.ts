import { parseRegistryId, registryId } from '../../domain/institution-names.ts';
import type { BoundingBox, Circle } from '../../search/search-engine.ts';
import { type Described, readFlag, refuseUnknown } from './kinds.ts';
import { type Parameter, type Reading, readEach, readOnce, refuse } from './parameter.ts';

/** True or false as facets spell them. Both together leave nothing out. */
export function flags(described: Described): Parameter<readonly string[]> {
  return {
    schema: { type: 'array', items: { type: 'boolean' }, ...described },
    absent: [],
    read: (texts) =>
      readEach(texts, (text) => {
        const reading = readFlag(text);
        return 'problem' in reading ? reading : { value: String(reading.value) };
      }),
  };
}

export function years(described: Described): Parameter<readonly string[]> {
  return {
    schema: { type: 'array', items: { type: 'string', pattern: '^\\d{4}$' }, ...described },
    absent: [],
    read: (texts) =>
      readEach(texts, (text) =>
        /^\d{4}$/.test(text) ? { value: text } : refuse(`takes a year such as 2024, not "${text}"`),
      ),
  };
}

export function registryIds(described: Described): Parameter<readonly string[]> {
  return {
    schema: { type: 'array', items: { type: 'string' }, ...described },
    absent: [],
    read: (texts) =>
      readEach(texts, (text) => {
        const id = parseRegistryId(text.trim());
        if (id !== undefined) return { value: registryId(id) };
        return refuse(`takes a registry identifier such as REGINST0042, not "${text}"`);
      }),
  };
}

/** Institutions by number or registry identifier. */
export function institutionIds(described: Described): Parameter<readonly number[]> {
  return {
    schema: { type: 'array', items: { type: 'string' }, ...described },
    absent: [],
    read: (texts) => readEach(texts, readInstitutionId),
  };
}

function readInstitutionId(text: string): Reading<number> {
  const given = text.trim();
  const id = parseRegistryId(given) ?? (/^\d+$/.test(given) ? Number(given) : Number.NaN);
  if (Number.isSafeInteger(id)) return { value: id };
  return refuse(`takes the number of an institution or its registry identifier, not "${text}"`);
}

/** Names of a closed list, separated by commas or repeated. */
export function nameList<Name extends string>(
  names: readonly Name[],
  described: Described,
): Parameter<readonly Name[]> {
  return {
    schema: { type: 'array', items: { type: 'string', enum: [...names] }, ...described },
    absent: [],
    read: (texts) => {
      const given = texts.flatMap((text) => text.split(',')).map((text) => text.trim());
      return readEach(
        given.filter((text) => text !== ''),
        (text) => {
          const name = names.find((candidate) => candidate === text);
          return name === undefined ? refuseUnknown(text, names) : { value: name };
        },
      );
    },
  };
}

/** Half of the way around the earth: everything is nearer. */
const FARTHEST_KM = 20_038;

/** `lat,long,km`. */
export function circle(described: Described): Parameter<Circle | undefined> {
  return {
    schema: { type: 'string', ...described },
    absent: undefined,
    read: (texts) =>
      readOnce(texts, (text) => {
        const [lat, long, km] = readNumbers(text, 3);
        if (isLatitude(lat) && isLongitude(long) && isWithin(km, 0, FARTHEST_KM)) return { value: { lat, long, km } };
        return refuse(`takes latitude, longitude and kilometres such as 48.2,16.37,50, not "${text}"`);
      }),
  };
}

/** `west,south,east,north`, the order of GeoJSON. West of the date line, `west` is greater than `east`. */
export function boundingBox(described: Described): Parameter<BoundingBox | undefined> {
  return {
    schema: { type: 'string', ...described },
    absent: undefined,
    read: (texts) =>
      readOnce(texts, (text) => {
        const [west, south, east, north] = readNumbers(text, 4);
        if (isLongitude(west) && isLatitude(south) && isLongitude(east) && isLatitude(north) && south <= north) {
          return { value: { south, west, north, east } };
        }
        return refuse(`takes west, south, east and north in degrees such as 9.5,46.3,17.2,49.1, not "${text}"`);
      }),
  };
}

/** Exactly so many decimal numbers, or none at all. */
function readNumbers(text: string, count: number): readonly number[] {
  const parts = text.split(',').map((part) => part.trim());
  const isPlain = parts.length === count && parts.every((part) => /^[+-]?\d{1,9}(?:\.\d{1,15})?$/.test(part));
  return isPlain ? parts.map(Number) : [];
}

function isLatitude(value: number | undefined): value is number {
  return isWithin(value, -90, 90);
}

function isLongitude(value: number | undefined): value is number {
  return isWithin(value, -180, 180);
}

function isWithin(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && value >= least && value <= most;
}
