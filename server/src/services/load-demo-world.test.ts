import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DatabaseKind, describeEachKind, TEST_NOW, type TestLocation, testLocation } from '../../test/database.ts';
import { createDemoWorld, type DemoWorld } from '../demo/demo-world.ts';
import { createFolderStorage } from '../files/file-storage.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { readJournalHead } from '../store/journal-store.ts';
import { migrate } from '../store/migrate.ts';
import { checkRecords } from '../store/record-check.ts';
import { findRecord } from '../store/record-reader.ts';
import { loadDemoWorld } from './load-demo-world.ts';

const world = createDemoWorld({ seed: 1, reports: 1_600, institutions: 1_100 });

describeEachKind('loading the demo world', (kind) => {
  let folder: string;
  const opened: { database: Database; place: TestLocation }[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-demo-'));
  });

  afterEach(async () => {
    for (const { database } of opened) await database.close();
    for (const { place } of opened.splice(0)) await place.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('stores every record under its id, with its files', async () => {
    const database = await emptyRegistry(kind);
    const files = createFolderStorage(join(folder, 'files'));
    await loadDemoWorld({ database, files, world });

    const { reader } = database;
    const [first] = world.reports();
    expect(await findRecord(reader, 'report', 1)).toEqual({ ...first, version: 1 });
    expect(await findRecord(reader, 'report', 1_600)).toBeDefined();
    expect(await findRecord(reader, 'report', 1_601)).toBeUndefined();
    expect(await findRecord(reader, 'institution', 1_100)).toBeDefined();
    expect((await checkRecords(reader)).discrepancies).toEqual([]);
    const contents = await reader.selectFrom('report_file').select('sha256').distinct().execute();
    const stored = contents.flatMap(({ sha256 }) => sha256 ?? []);
    const sizes = await Promise.all(stored.map((sha256) => files.sizeOf(sha256)));
    expect(sizes).not.toContain(undefined);
  });

  it('takes up a load that was cut off and ends with the same journal', async () => {
    const files = createFolderStorage(join(folder, 'files'));
    const whole = await emptyRegistry(kind);
    await loadDemoWorld({ database: whole, files, world });
    const resumed = await emptyRegistry(kind);
    await expect(loadDemoWorld({ database: resumed, files, world: cutOff(world) })).rejects.toThrow('power');
    await loadDemoWorld({ database: resumed, files, world });

    expect(await readJournalHead(resumed.reader)).toEqual(await readJournalHead(whole.reader));
  });

  async function emptyRegistry(wanted: DatabaseKind): Promise<Database> {
    const place = await testLocation(wanted);
    const database = openDatabase(place.location);
    opened.push({ database, place });
    await migrate(database, TEST_NOW);
    return database;
  }
});

/** The same world, but the power goes out after 700 reports. */
function cutOff(whole: DemoWorld): DemoWorld {
  return {
    ...whole,
    *reports() {
      for (const report of whole.reports()) {
        if (report.id > 700) throw new Error('The power went out');
        yield report;
      }
    },
  };
}
