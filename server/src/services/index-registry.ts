import type { Clock } from '../domain/clock.ts';
import { addDays, type Day } from '../domain/day.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { COLLECTION_NAMES } from '../search/collections.ts';
import type { ChangeBatch, SearchEngine } from '../search/search-engine.ts';
import type { Database } from '../store/database.ts';
import { journalSource } from '../store/journal-store.ts';
import { institutionIdsOfReportsTurning } from '../store/validity-changes.ts';
import { checkIndex, type IndexCheck, resemblesStore } from './check-index.ts';
import { institutionsChangedBy } from './day-changes.ts';
import { createDocumentSource } from './document-source.ts';
import { affectedByDay, affectedByEntries } from './find-affected.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { createTurns } from './turns.ts';

/** Keeps a search index in step with the store. */
export interface RegistryIndexer {
  /** Brings the index to the end of the journal and to today; makes it anew when it is empty or not of this registry. */
  open(): Promise<void>;
  /** Takes over what came since, first what the day changed, then what the journal says. */
  advance(): Promise<void>;
  /** Makes the index anew while the old one goes on answering, and brings it to the end of the journal. */
  rebuild(onProgress?: (documents: number) => void): Promise<void>;
  check(onProgress?: (documents: number) => void): Promise<IndexCheck>;
  /** By how many entries the index is behind the journal. */
  lag(): Promise<number>;
  /** Another number whenever the index changed without the journal: by a new day, or by being made anew. */
  revision(): number;
}

export interface IndexerStart {
  readonly database: Pick<Database, 'primary'>;
  readonly engine: SearchEngine;
  readonly clock: Clock;
  /** A day that no document in the engine is older than, where that is known. */
  readonly indexedOn?: Day | undefined;
}

const ENTRIES_AT_ONCE = 500;

export function createIndexer({ database, engine, clock, indexedOn }: IndexerStart): RegistryIndexer {
  // Not a replica: it might not have the record that an entry speaks of.
  const db = database.primary;
  const journal = journalSource(db);
  const source = createDocumentSource(db);
  const turns = createTurns();
  /** A day that no document is older than; `undefined` until it is known. */
  let indexedDay = indexedOn;
  let revision = 0;

  return {
    async open() {
      const [sequence, head] = [await engine.sequence(), await journal.head()];
      const isUsable = (sequence > 0 || head.sequence === 0) && sequence <= head.sequence;
      if (isUsable) await advance();
      if (!isUsable || !(await resemblesStore({ source, engine, clock }))) await rebuild();
    },
    advance,
    rebuild,
    revision: () => revision,
    check: (onProgress) => checkIndex({ source, engine, clock }, onProgress),
    async lag() {
      const [head, sequence] = await Promise.all([journal.head(), engine.sequence()]);
      return Math.max(0, head.sequence - sequence);
    },
  };

  function advance(): Promise<void> {
    return turns.take(async () => {
      // First: the sequence then proves that the days before were taken over too.
      await takeOverDay();
      await takeOverAfter(await engine.sequence());
    });
  }

  async function takeOverAfter(start: number): Promise<void> {
    for (let after = start; ; ) {
      const entries = await journal.read(after, ENTRIES_AT_ONCE);
      const last = entries.at(-1);
      if (last === undefined) return;
      await takeOver(entries, last.sequence);
      after = last.sequence;
    }
  }

  async function takeOver(entries: readonly JournalEntry[], sequence: number): Promise<void> {
    const today = clock.today();
    const affected = await affectedByEntries(entries, { db, engine, today, agencies: await source.agencies() });
    const reader = await source.reader(today);
    await refreshDocuments(affected, { db, engine, reader, asOf: sequence }, async (changes) => {
      if (sequence > (await engine.sequence())) await engine.apply({ sequence, changes });
      else await write(changes, sequence);
    });
  }

  /** Changes that no place in the journal stands for. */
  async function write(changes: ChangeBatch['changes'], asOf: number): Promise<void> {
    for (const collection of COLLECTION_NAMES) {
      const { upserts = [], removals = [] } = changes[collection] ?? {};
      if (upserts.length > 0) await engine.upsert(collection, upserts, asOf);
      if (removals.length > 0) await engine.remove(collection, removals, asOf);
    }
  }

  async function takeOverDay(): Promise<void> {
    const today = clock.today();
    indexedDay ??= await dayOfIndex(today);
    if (indexedDay >= today) return;
    const days = { after: indexedDay, upTo: today };
    // Before anything is read: what others make of later entries then wins over what is made here.
    const { sequence: asOf } = await journal.head();
    const institutionIds = await institutionsChangedBy(db, days);
    const listsOf = await institutionIdsOfReportsTurning(db, days);
    const affected = await affectedByDay({ institutionIds, listsOf }, { db, engine, today, agencies: [] });
    const reader = await source.reader(today);
    await refreshDocuments(affected, { db, engine, reader, asOf }, (changes) => write(changes, asOf));
    indexedDay = today;
    revision += 1;
  }

  /** The day of the last entry taken over, and a day less for clocks that differ. Taking a day over twice is harmless. */
  async function dayOfIndex(today: Day): Promise<Day> {
    const [last] = await journal.read((await engine.sequence()) - 1, 1);
    const day = last?.at.slice(0, 10) ?? today;
    return addDays(day < today ? day : today, -1);
  }

  async function rebuild(onProgress?: (documents: number) => void): Promise<void> {
    const today = clock.today();
    const { sequence } = await journal.head();
    let giveBack: (() => void) | undefined;
    async function* documents() {
      yield* source.all(today, onProgress);
      // From here until the new content has taken the place of the old, nothing may go into the old.
      giveBack = await turns.hold();
    }
    try {
      await engine.rebuild(documents(), sequence);
      indexedDay = today;
      revision += 1;
      // From where the building began, even if another process has meanwhile written into the new content.
      await takeOverAfter(sequence);
    } finally {
      giveBack?.();
    }
    await advance();
  }
}
