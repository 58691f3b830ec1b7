import { startWork } from './processor-time.ts';
import type { ReportWorld } from './search-world.ts';

/** Eight facets of every document in four columns, counted by reading them from end to end. */
interface PackedColumns {
  readonly mixed: Uint16Array;
  readonly country: Uint16Array;
  readonly language: Uint16Array;
  readonly agency: Uint8Array;
  /** Counters, one list a column. */
  readonly counts: readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
}

const ROUNDS = 9;
const columnsOf = new WeakMap<ReportWorld, PackedColumns>();

/** The median time of one scan, in milliseconds: the least that counting without an index can take. */
export function measurePlainScan(world: ReportWorld): number {
  const columns = columnsOf.get(world) ?? pack(world);
  columnsOf.set(world, columns);
  const times = Array.from({ length: ROUNDS }, () => {
    const worked = startWork();
    scan(columns);
    return worked();
  });
  times.sort((a, b) => a - b);
  return times[Math.floor(ROUNDS / 2)] ?? 0;
}

function pack(world: ReportWorld): PackedColumns {
  const { size } = world;
  const columns = {
    mixed: new Uint16Array(size),
    country: new Uint16Array(size),
    language: new Uint16Array(size),
    agency: new Uint8Array(size),
    counts: [new Uint32Array(65_536), new Uint32Array(256), new Uint32Array(256), new Uint32Array(256)],
  } satisfies PackedColumns;
  for (let i = 0; i < size; i++) {
    const { startYear, activityType, status, decision, level, country, languages, agency } = world.facts(i);
    columns.mixed[i] = ((startYear - 2005) << 9) | (activityType << 7) | (status << 6) | (decision << 4) | (1 << level);
    columns.country[i] = country;
    columns.language[i] = languages;
    columns.agency[i] = agency;
  }
  for (let round = 0; round < ROUNDS; round++) scan(columns);
  return columns;
}

function scan({ mixed, country, language, agency, counts }: PackedColumns): void {
  const [byMixed, byCountry, byLanguage, byAgency] = counts;
  for (const list of counts) list.fill(0);
  for (let i = 0; i < mixed.length; i++) {
    add(byMixed, mixed[i] as number);
    add(byCountry, country[i] as number);
    add(byLanguage, language[i] as number);
    add(byAgency, agency[i] as number);
  }
}

function add(counts: Uint32Array, index: number): void {
  counts[index] = (counts[index] as number) + 1;
}
