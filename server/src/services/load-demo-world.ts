import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DemoRecord } from '../demo/demo-record.ts';
import type { DemoWorld } from '../demo/demo-world.ts';
import { WORLD_DAY } from '../demo/world-calendar.ts';
import type { RecordType } from '../domain/record.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { Change } from '../journal/journal-entry.ts';
import type { Database } from '../store/database.ts';
import { type IdCounter, lastId } from '../store/id-counter.ts';
import type { RecordContents } from '../store/record-mapping.ts';
import { findRecords } from '../store/record-reader.ts';
import { type RegistryWriter, writeRegistry } from '../store/record-writer.ts';

export interface DemoLoading {
  readonly database: Database;
  readonly files: FileStorage;
  readonly world: DemoWorld;
  onProgress?(records: number, total: number): void;
}

const RECORDS_PER_TRANSACTION = 500;
const CHANGE: Change = { actor: 'system', reason: 'Demo world', at: `${WORLD_DAY}T00:00:00Z` };

/**
 * Stores the demo world part by part. The world is the same every time and its ids run without gaps, so a load that
 * was cut off is taken up where it stopped.
 */
export async function loadDemoWorld({ database, files, world, onProgress }: DemoLoading): Promise<void> {
  const { countries, activityGroups, agencies, institutions, reports } = world.counts;
  const total = countries + activityGroups + agencies + institutions + reports;
  let done = 0;

  await storeCountries();
  await storeAll('activity_group', world.activityGroups());
  await storeAll('agency', world.agencies());
  await storeAll('institution', world.institutions());
  for (const { bytes } of world.files()) await files.put(bytes);
  await storeAll('report', world.reports());

  /** Countries are there already; only those still as the reference data left them are given their profile. */
  async function storeCountries(): Promise<void> {
    const profiles = [...world.countries()];
    const known = await findRecords(
      database.reader,
      'country',
      profiles.map(({ id }) => id),
    );
    const fresh = profiles.filter(({ id }) => known.get(id)?.version === 1);
    await writeRegistry(database, CHANGE, (writer) =>
      writer.put(
        'country',
        fresh.map((record) => ({ ...toPut(record), version: 1 })),
      ),
    );
    advance(profiles.length);
  }

  async function storeAll<Type extends Exclude<RecordType, 'country'>>(
    type: Type,
    records: Iterable<DemoRecord<RecordContents[Type]>>,
  ): Promise<void> {
    const stored = await lastId(database.reader, type);
    for (const batch of inBatches(records)) {
      const missing = batch.filter(({ id }) => id > stored);
      if (missing.length > 0) await storeBatch(type, missing);
      advance(batch.length);
      // SQLite answers without leaving the microtask queue; let signals and progress through.
      await nextTurn();
    }
  }

  async function storeBatch<Type extends Exclude<RecordType, 'country'>>(
    type: Type,
    records: readonly DemoRecord<RecordContents[Type]>[],
  ): Promise<void> {
    await writeRegistry(database, CHANGE, async (writer) => {
      await reserve(writer, type, records.length);
      await reserveInner(writer, type, records);
      await writer.put(
        type,
        records.map((record) => toPut<RecordContents[Type]>(record)),
      );
    });
  }

  function advance(count: number): void {
    done += count;
    onProgress?.(done, total);
  }
}

function toPut<Content extends object>({ id, createdAt, updatedAt, ...content }: DemoRecord<Content>) {
  return { id, version: 0, createdAt, updatedAt, content: content as unknown as Content };
}

/** Activities, files and programmes have counters of their own. */
async function reserveInner(writer: RegistryWriter, type: RecordType, records: readonly object[]): Promise<void> {
  if (type === 'agency') await reserve(writer, 'activity', sumOf(records, 'activities'));
  if (type !== 'report') return;
  await reserve(writer, 'report_file', sumOf(records, 'files'));
  await reserve(writer, 'programme', sumOf(records, 'programmes'));
}

async function reserve(writer: RegistryWriter, counter: IdCounter, count: number): Promise<void> {
  if (count > 0) await writer.reserveIds(counter, count);
}

function sumOf(records: readonly object[], list: 'activities' | 'files' | 'programmes'): number {
  return records.reduce(
    (sum, record) => sum + ((record as Record<typeof list, readonly unknown[]>)[list]?.length ?? 0),
    0,
  );
}

function* inBatches<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < RECORDS_PER_TRANSACTION) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
