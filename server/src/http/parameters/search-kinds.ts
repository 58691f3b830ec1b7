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

const LATITUDES: Bounds = { least: -90, most: 90, unit: 'degrees' };
const LONGITUDES: Bounds = { least: -180, most: 180, unit: 'degrees' };
/** Up to half of the way around the earth: everything is nearer. */
const DISTANCES: Bounds = { least: 0, most: 20_038, unit: 'kilometres' };

/** `lat,long,km`. */
export function circle(described: Described): Parameter<Circle | undefined> {
  return {
    schema: { type: 'string', ...described },
    absent: undefined,
    read: (texts) =>
      readOnce(texts, (text) => {
        const [lat, long, km] = readNumbers(text, 3);
        if (lat === undefined || long === undefined || km === undefined) {
          return refuse(`takes latitude, longitude and kilometres such as 48.2,16.37,50, not "${text}"`);
        }
        const broken = brokenBound([
          ['a latitude', lat, LATITUDES],
          ['a longitude', long, LONGITUDES],
          ['a distance', km, DISTANCES],
        ]);
        return broken === undefined ? { value: { lat, long, km } } : refuse(broken);
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
        if (west === undefined || south === undefined || east === undefined || north === undefined) {
          return refuse(`takes west, south, east and north in degrees such as 9.5,46.3,17.2,49.1, not "${text}"`);
        }
        const broken = brokenBound([
          ['a west', west, LONGITUDES],
          ['a south', south, LATITUDES],
          ['an east', east, LONGITUDES],
          ['a north', north, LATITUDES],
        ]);
        if (broken !== undefined) return refuse(broken);
        if (south > north) return refuse(`takes a south that is not beyond the north, not ${south} and ${north}`);
        return { value: { south, west, north, east } };
      }),
  };
}

/** Exactly so many decimal numbers, or none at all. */
function readNumbers(text: string, count: number): readonly number[] {
  const parts = text.split(',').map((part) => part.trim());
  const isPlain = parts.length === count && parts.every((part) => /^[+-]?\d{1,9}(?:\.\d{1,15})?$/.test(part));
  return isPlain ? parts.map(Number) : [];
}

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly unit: string;
}

/** What is wrong with the first number that is out of its bounds. */
function brokenBound(numbers: readonly (readonly [name: string, value: number, bounds: Bounds])[]): string | undefined {
  const broken = numbers.find(([, value, { least, most }]) => value < least || value > most);
  if (broken === undefined) return undefined;
  const [name, value, { least, most, unit }] = broken;
  return `takes ${name} from ${least} to ${most} ${unit}, not ${value}`;
}
