import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DatabaseKind, describeOnEachDatabase, TEST_NOW, testLocation } from '../../test/database.ts';
import { aChange, anAgency, anInstitution, aReport } from '../../test/records.ts';
import { createFolderStorage } from '../files/file-storage.ts';
import { BACKUP_TABLES, NOT_BACKED_UP, readTable } from '../store/backup-tables.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { checkRecords } from '../store/record-check.ts';
import { writeRegistry } from '../store/record-writer.ts';
import { backupRegistry } from './backup-registry.ts';
import { restoreRegistry } from './restore-registry.ts';

describeOnEachDatabase('a backup', ({ kind, database }) => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-backup-'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('covers every table of the database', async () => {
    const tables = await database().reader.introspection.getTables();
    const listed = [...BACKUP_TABLES.map(({ table }) => table), ...NOT_BACKED_UP];

    expect(listed.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it.each(['sqlite', 'postgres'] as const)(
    'restores into an empty %s with every row, file and secret',
    async (into) => {
      if (into === 'postgres' && kind === 'sqlite' && !process.env['TEST_POSTGRES_URL']) return;
      const files = createFolderStorage(join(folder, 'files'));
      const { sha256 } = await files.put(Buffer.from('%PDF-1.7 a report'));
      await storeReport(database(), sha256);
      await mkdir(join(folder, 'secrets'));
      await writeFile(join(folder, 'secrets', 'key'), 'secret');
      const target = join(folder, 'registry.backup');

      const written = await backupRegistry({
        database: database(),
        files,
        secretsFolder: join(folder, 'secrets'),
        target,
        createdAt: TEST_NOW,
      });
      await restored(into, target, async (copy, copiedFiles) => {
        expect(await allRows(copy)).toEqual(await allRows(database()));
        expect((await checkRecords(copy.reader)).discrepancies).toEqual([]);
        expect(await copiedFiles.sizeOf(sha256)).toBe(17);
        expect(await readFile(join(folder, 'restored', 'secrets', 'key'), 'utf8')).toBe('secret');
      });
      expect(written).toMatchObject({ files: 1, secrets: 1 });
      expect((await stat(target)).mode & 0o777).toBe(0o600);
    },
  );

  it('is one frozen state while others go on writing', async () => {
    const files = createFolderStorage(join(folder, 'files'));
    const target = join(folder, 'registry.backup');
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) {
        await storeInstitution(database());
        // SQLite answers without leaving the microtask queue; let the backup have its turn.
        await nextTurn();
      }
    })();
    await backupRegistry({ database: database(), files, target, createdAt: TEST_NOW });
    isWriting = false;
    await writing;

    await restored(kind, target, async (copy) => {
      expect((await checkRecords(copy.reader)).discrepancies).toEqual([]);
    });
  });

  it('never overwrites a file, nor a registry that is there', async () => {
    const files = createFolderStorage(join(folder, 'files'));
    const target = join(folder, 'registry.backup');
    await backupRegistry({ database: database(), files, target, createdAt: TEST_NOW });

    await expect(backupRegistry({ database: database(), files, target, createdAt: TEST_NOW })).rejects.toMatchObject({
      code: 'conflict',
    });
    const again = { database: database(), files, secretsFolder: folder, source: target, now: TEST_NOW };
    await expect(restoreRegistry(again)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['cut short', (whole: Buffer) => whole.subarray(0, Math.floor(whole.length * 0.7))],
    ['cut short by one byte', (whole: Buffer) => whole.subarray(0, whole.length - 1)],
    ['damaged in the middle', (whole: Buffer) => withByte(whole, Math.floor(whole.length / 2))],
    ['not a backup', () => Buffer.from('hello')],
    ['empty', () => Buffer.alloc(0)],
  ])('that is %s restores nothing and says so', async (_fault, spoil) => {
    await storeInstitution(database());
    const files = createFolderStorage(join(folder, 'files'));
    const target = join(folder, 'registry.backup');
    await backupRegistry({ database: database(), files, target, createdAt: TEST_NOW });
    await writeFile(target, spoil(await readFile(target)));

    const place = await testLocation(kind);
    const copy = openDatabase(place.location);
    try {
      const request = { database: copy, files, secretsFolder: folder, source: target, now: TEST_NOW };
      await expect(restoreRegistry(request)).rejects.toMatchObject({ code: 'invalid_record' });
      expect(await copy.reader.introspection.getTables()).toEqual([]);
    } finally {
      await copy.close();
      await place.remove();
    }
  });

  async function restored(
    into: DatabaseKind,
    source: string,
    look: (copy: Database, files: ReturnType<typeof createFolderStorage>) => Promise<void>,
  ): Promise<void> {
    const place = await testLocation(into);
    const copy = openDatabase(place.location);
    const files = createFolderStorage(join(folder, 'restored', 'files'));
    const secretsFolder = join(folder, 'restored', 'secrets');
    try {
      await restoreRegistry({ database: copy, files, secretsFolder, source, now: TEST_NOW });
      await look(copy, files);
    } finally {
      await copy.close();
      await place.remove();
    }
  }
});

async function allRows({ reader }: Database): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const table of BACKUP_TABLES) {
    const rows: string[] = [];
    for await (const part of readTable(reader, table)) {
      rows.push(
        ...part.map((row) => JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))),
      );
    }
    tables[table.table] = rows.sort();
  }
  return tables;
}

function storeInstitution(database: Database): Promise<number> {
  return writeRegistry(database, aChange(), async (writer) => {
    const id = await writer.reserveIds('institution', 1);
    await writer.put('institution', [{ id, version: 0, content: anInstitution() }]);
    return id;
  });
}

async function storeReport(database: Database, sha256: string): Promise<void> {
  const institutionId = await storeInstitution(database);
  await writeRegistry(database, aChange(), async (writer) => {
    const agencyId = await writer.reserveIds('agency', 1);
    const activityId = await writer.reserveIds('activity', 1);
    const fileId = await writer.reserveIds('report_file', 1);
    const agency = anAgency({ registerNumber: agencyId, activityIds: [activityId] });
    await writer.put('agency', [{ id: agencyId, version: 0, content: agency }]);
    const file = {
      id: fileId,
      displayName: 'Report',
      fileName: 'report.pdf',
      languages: ['eng'],
      state: 'stored' as const,
      sha256,
      size: 17,
      originalLocation: null,
    };
    const report = aReport({
      agencyId,
      activityIds: [activityId],
      institutionIds: [institutionId],
      programmes: [],
      files: [file],
    });
    await writer.put('report', [{ id: await writer.reserveIds('report', 1), version: 0, content: report }]);
  });
}

function withByte(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at] = (changed[at] ?? 0) ^ 0xff;
  return changed;
}
