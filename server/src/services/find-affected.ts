import type { Kysely } from 'kysely';
import type { Agency } from '../domain/agency.ts';
import type { Day } from '../domain/day.ts';
import { plainAgencyLabel } from '../domain/facet-labels.ts';
import type { RecordType, Stored } from '../domain/record.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { matchAll, type SearchEngine } from '../search/search-engine.ts';
import { parseContent } from '../store/record-content.ts';
import {
  childIdsOf,
  heirIdsOf,
  institutionIdsInCountries,
  institutionIdsOfReports,
  readContentsBefore,
  reportIdsOfAgencies,
  reportIdsOfInstitutions,
  reportIdsOfProgrammes,
  sourceIdsOf,
  subsystemIdsOf,
  targetIdsOf,
} from '../store/search-fan-out.ts';
import { readDoubles, readSurvivors } from '../store/search-source.ts';
import type { Tables } from '../store/tables.ts';
import {
  type Touched,
  touchedByAgency,
  touchedByCountry,
  touchedByInstitution,
  touchedByReport,
} from './touched-records.ts';

/** Everything in the index that has to be made anew, or removed where the store no longer has it. */
export interface Affected {
  readonly institutionIds: ReadonlySet<number>;
  /** With their programmes. */
  readonly reportIds: ReadonlySet<number>;
  readonly programmeIds: ReadonlySet<number>;
}

export interface AffectedContext {
  readonly db: Kysely<Tables>;
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly agencies: readonly Stored<Agency>[];
  readonly today: Day;
}

/** The documents that journal entries touch, however far away from the changed records. */
export async function affectedByEntries(entries: readonly JournalEntry[], context: AffectedContext): Promise<Affected> {
  const before = await readContentsBefore(context.db, entries);
  return spread(
    entries.map((entry) => touchedBy(entry, before.get(entry.sequence))),
    context,
  );
}

export interface ChangedByDay {
  /** Institutions that are elsewhere, or teach at other levels, from today on. */
  readonly institutionIds: readonly number[];
  /** Institutions with a report that is valid from today on, or no longer. */
  readonly listsOf: readonly number[];
}

/** The documents that change because of the day. */
export function affectedByDay({ institutionIds, listsOf }: ChangedByDay, context: AffectedContext): Promise<Affected> {
  return spread([{ institutionIds, reportsOf: institutionIds, listsOf }], context);
}

function touchedBy({ recordType, recordId, content }: JournalEntry, earlier: string | undefined): Partial<Touched> {
  const states = <Type extends RecordType>(type: Type) =>
    [parseContent(type, content), earlier === undefined ? undefined : parseContent(type, earlier)] as const;
  switch (recordType) {
    case 'country':
      return touchedByCountry(recordId, ...states('country'));
    case 'agency':
      return touchedByAgency(recordId, ...states('agency'));
    case 'institution':
      return touchedByInstitution(recordId, ...states('institution'));
    case 'report':
      return touchedByReport(recordId, ...states('report'));
    case 'activity_group':
      // Documents know groups by their ids only.
      return {};
  }
}

async function spread(touched: readonly Partial<Touched>[], context: AffectedContext): Promise<Affected> {
  const { db } = context;
  const all = <Value>(part: (one: Partial<Touched>) => readonly Value[] | undefined) =>
    new Set(touched.flatMap((one) => part(one) ?? []));
  const touchedCountryIds = all(({ countryIds: ids }) => ids);
  const agencyIds = agencyIdsIn(
    all((one) => one.agencyIds),
    all((one) => one.agencyLabels),
    context,
  );

  const countryIds = union(touchedCountryIds, await subsystemIdsOf(db, touchedCountryIds));
  const movedIds = await sameInstitutions(
    db,
    union(
      all(({ placeOf }) => placeOf),
      await institutionIdsInCountries(db, countryIds),
    ),
  );
  const relatedIds = await sameInstitutions(
    db,
    all(({ relativesOf }) => relativesOf),
  );
  // Those whose reports are found by the names of the related ones.
  const partIds = union(
    await childIdsOf(db, relatedIds),
    await sourceIdsOf(db, relatedIds),
    await targetIdsOf(db, relatedIds),
  );
  // Reports with which the lists of institutions change.
  const movedReportIds = union(await reportIdsOfInstitutions(db, movedIds), await reportIdsOfAgencies(db, agencyIds));
  const embeddedIds = await sameInstitutions(
    db,
    union(
      all(({ reportsOf }) => reportsOf),
      partIds,
    ),
  );
  const reportIds = union(
    all((one) => one.reportIds),
    movedReportIds,
    await reportIdsOfInstitutions(db, embeddedIds),
    await reportIdsOfProgrammes(
      db,
      await programmeIdsIn(
        all(({ countryNames }) => countryNames),
        context,
      ),
    ),
  );
  const listingIds = await sameInstitutions(
    db,
    union(
      all(({ listsOf }) => listsOf),
      movedIds,
      await institutionIdsOfReports(db, movedReportIds),
    ),
  );
  const institutionIds = await sameInstitutions(
    db,
    union(
      all((one) => one.institutionIds),
      partIds,
      await heirIdsOf(db, relatedIds),
      listingIds,
      await heirIdsOf(db, listingIds),
    ),
  );
  return { institutionIds, reportIds, programmeIds: all(({ programmeIds }) => programmeIds) };
}

/** Doubles, what they lead to and what else leads there: a change of one shows in all of them. */
async function sameInstitutions(db: Kysely<Tables>, ids: Iterable<number>): Promise<Set<number>> {
  const asked = new Set(ids);
  const survivorIds = (await readSurvivors(db, asked)).values();
  const known = new Set([...asked, ...survivorIds]);
  const doubles = await readDoubles(db, known);
  return new Set([...known, ...[...doubles.values()].flat()]);
}

/** A new acronym that another agency has, or an old one that another is now alone with, changes that one's label too. */
function agencyIdsIn(
  agencyIds: ReadonlySet<number>,
  labels: ReadonlySet<string>,
  { agencies }: AffectedContext,
): Set<number> {
  const folded = new Set([...labels].map((label) => label.toLowerCase()));
  const namesakes = agencies.filter((agency) => folded.has(plainAgencyLabel(agency).toLowerCase()));
  return union(
    agencyIds,
    namesakes.map(({ id }) => id),
  );
}

const HITS_AT_ONCE = 10_000;

/**
 * Where a programme is offered stands only inside the records of reports; the index itself knows it best. A document
 * that already has the new name was made after the change.
 */
async function programmeIdsIn(
  countryNames: ReadonlySet<string>,
  { engine, today }: AffectedContext,
): Promise<Set<number>> {
  const found = new Set<number>();
  if (countryNames.size === 0) return found;
  const query = { ...matchAll(today), filters: { country: [...countryNames] } };
  for (let afterId = 0; ; ) {
    const { hits } = await engine.search('programmes', { ...query, page: { afterId, limit: HITS_AT_ONCE } });
    const last = hits.at(-1);
    if (last === undefined) return found;
    for (const { id } of hits) found.add(id);
    afterId = last.id;
  }
}

function union(...sets: readonly Iterable<number>[]): Set<number> {
  return new Set(sets.flatMap((set) => [...set]));
}
