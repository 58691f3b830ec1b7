import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Institution } from '../domain/institution.ts';
import type { RecordType, Stored } from '../domain/record.ts';
import { type Catalogue, isCatalogueType, readCatalogue } from './catalogue.ts';
import { fixedQuery } from './fixed-query.ts';
import { type RelationsOfOthers, readPlacedRelations } from './institution-store.ts';
import { readJournalHead } from './journal-store.ts';
import { readPlaced } from './placed-records.ts';
import type { Tables } from './tables.ts';

type Soon<Value> = Value | Promise<Value>;

/** The records that nearly every answer embeds, as of a place in the journal that was asked for already. */
export interface EmbeddedRecords {
  countries(): Soon<Catalogue['countries']>;
  agencies(): Soon<Catalogue['agencies']>;
  activityGroups(): Soon<Catalogue['activityGroups']>;
  findInstitutions(ids: readonly number[]): Soon<ReadonlyMap<number, Stored<Institution>>>;
  relationsOf(ids: readonly number[]): Soon<ReadonlyMap<number, RelationsOfOthers>>;
}

export interface KeptRecords {
  /** Asks for the end of the journal; what is read afterwards is never older than that. */
  now(): Promise<EmbeddedRecords>;
  /** The same for who has read the end of the journal together with something else. */
  at(sequence: number): Soon<EmbeddedRecords>;
}

/** In characters of JSON; the records in memory take a few times that. */
const MAX_INSTITUTIONS_LENGTH = 16 * 1024 * 1024;
const MAX_RELATIONS = 50_000;
/** After more changes than this it is less work to read again what is still asked for. */
const MAX_CHANGES = 2_000;

/**
 * Keeps records in memory and forgets those of which the journal says that they changed. Nothing is handed out before
 * the journal has been asked, so no answer is older than the last commit before it.
 */
export function createKeptRecords(db: Kysely<Tables>): KeptRecords {
  let position = -1;
  let moving: Promise<void> | undefined;
  let asking: Promise<EmbeddedRecords> | undefined;
  let catalogue: Soon<Catalogue> | undefined;
  const institutions = new LRUCache<number, Stored<Institution>>({ maxSize: MAX_INSTITUTIONS_LENGTH });
  const relations = new LRUCache<number, RelationsOfOthers>({ max: MAX_RELATIONS });
  const embedded: EmbeddedRecords = {
    countries: () => fromCatalogue('countries'),
    agencies: () => fromCatalogue('agencies'),
    activityGroups: () => fromCatalogue('activityGroups'),
    findInstitutions: (ids) => find(institutions, ids, loadInstitutions),
    relationsOf: (ids) => find(relations, ids, loadRelations),
  };

  return { at, now: () => (asking ??= ask()) };

  async function ask(): Promise<EmbeddedRecords> {
    // Whoever comes in the same turn of the event loop joins. Nobody may join a question that is already under way: its
    // answer may be older than the last commit.
    await endOfTurn();
    asking = undefined;
    const { sequence } = await readJournalHead(db);
    return at(sequence);
  }

  function at(sequence: number): Soon<EmbeddedRecords> {
    return sequence <= position ? embedded : moveTo(sequence);
  }

  async function moveTo(sequence: number): Promise<EmbeddedRecords> {
    while (position < sequence) {
      moving ??= forgetChanges(sequence).finally(() => {
        moving = undefined;
      });
      await moving;
    }
    return embedded;
  }

  async function forgetChanges(sequence: number): Promise<void> {
    const changes = await changesBetween(db, [position, sequence, MAX_CHANGES + 1]);
    const isAll = position === -1 || changes.length > MAX_CHANGES;
    if (isAll) institutions.clear();
    for (const { type, id } of changes) if (type === 'institution') institutions.delete(id);
    // The relations of an institution stand in the records of others, so any of them may have changed.
    if (isAll || changes.some(({ type }) => type === 'institution')) relations.clear();
    if (isAll || changes.some(({ type }) => isCatalogueType(type))) catalogue = undefined;
    position = sequence;
  }

  function fromCatalogue<Name extends keyof Catalogue>(name: Name): Soon<Catalogue[Name]> {
    catalogue ??= loadCatalogue();
    return catalogue instanceof Promise ? catalogue.then((loaded) => loaded[name]) : catalogue[name];
  }

  function loadCatalogue(): Promise<Catalogue> {
    const loading = readCatalogue(db);
    const settle = (loaded: Catalogue | undefined) => {
      if (catalogue === loading) catalogue = loaded;
    };
    loading.then(settle, () => settle(undefined));
    return loading;
  }

  async function loadInstitutions(ids: readonly number[]): Promise<ReadonlyMap<number, Stored<Institution>>> {
    const { sequence, records, lengths } = await readPlaced(db, 'institution', ids);
    // Read at an earlier place than the one reached meanwhile, they may have been changed in between.
    if (sequence >= position) {
      for (const [id, record] of records) institutions.set(id, record, { size: lengths.get(id) ?? 1 });
    }
    return records;
  }

  async function loadRelations(ids: readonly number[]): Promise<ReadonlyMap<number, RelationsOfOthers>> {
    const { sequence, relations: loaded } = await readPlacedRelations(db, ids);
    if (sequence >= position) for (const [id, one] of loaded) relations.set(id, one);
    return loaded;
  }
}

/** What is kept of the ids at once; the rest is loaded first. */
function find<Value extends object>(
  kept: LRUCache<number, Value>,
  ids: readonly number[],
  load: (missing: readonly number[]) => Promise<ReadonlyMap<number, Value>>,
): Soon<ReadonlyMap<number, Value>> {
  const found = new Map<number, Value>();
  const missing: number[] = [];
  for (const id of ids) {
    const value = kept.get(id);
    if (value === undefined) missing.push(id);
    else found.set(id, value);
  }
  if (missing.length === 0) return found;
  return load(missing).then((loaded) => new Map([...found, ...loaded]));
}

const changesBetween = fixedQuery<{ readonly type: RecordType; readonly id: number }>((db, [after, upTo, limit]) =>
  db
    .selectFrom('journal')
    .select(['record_type as type', 'record_id as id'])
    .where('sequence', '>', Number(after))
    .where('sequence', '<=', Number(upTo))
    .limit(Number(limit)),
);
