import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestClock } from '../../test/accounts.ts';
import { describeOnEachDatabase } from '../../test/database.ts';
import { HOSTILE_PDF, type HostileServer, openHostileServer } from '../../test/hostile-server.ts';
import { aChange, anAgency, anInstitution, aReport } from '../../test/records.ts';
import type { ReportFile } from '../domain/report.ts';
import { stateOf } from '../domain/report-state.ts';
import { createAddressGuard } from '../files/address-guard.ts';
import { createFolderStorage, type FileStorage } from '../files/file-storage.ts';
import { createGuardedFetch, type GuardedFetch } from '../files/guarded-fetch.ts';
import { readFetchStates } from '../store/file-fetch-store.ts';
import { findRecord } from '../store/record-reader.ts';
import { writeRegistry } from '../store/record-writer.ts';
import { createFileFetcher, type FileFetcherDependencies, type FinalFailure } from './fetch-files.ts';

describeOnEachDatabase('the fetching of files', ({ database }) => {
  let hostile: HostileServer;
  let folder: string;
  let files: FileStorage;
  let fetch: GuardedFetch;
  let lastFileId = 0;
  const clock = createTestClock();
  const failures: FinalFailure[] = [];

  beforeAll(async () => {
    hostile = await openHostileServer();
    folder = await mkdtemp(join(tmpdir(), 'touchstone-fetch-'));
    files = createFolderStorage(folder);
    fetch = createGuardedFetch({ guard: createAddressGuard([`127.0.0.1:${hostile.port}`]), totalMs: 5_000 });
    await writeRegistry(database(), aChange(), async (writer) => {
      const activity = { groupId: null, description: '', reportsLink: '', localIdentifier: null };
      const audit = { ...activity, id: 31, activity: 'Audit', type: 'institutional', validFrom: null, validTo: null };
      await writer.put('agency', [{ id: 7, version: 0, content: anAgency({ activities: [audit as never] }) }]);
      await writer.put('institution', [{ id: 42, version: 0, content: anInstitution() }]);
    });
  });

  afterAll(async () => {
    await fetch.close();
    await hostile.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('stores what a report names, with its hash and size', async () => {
    const id = await submit('/good.pdf');
    expect(await fetcher().round()).toBe(1);

    const report = await read(id);
    const [file] = report.files;
    expect([file?.state, file?.size, file?.sha256?.length, stateOf(report), report.version]).toEqual([
      'stored',
      HOSTILE_PDF.length,
      64,
      'published',
      2,
    ]);
    expect(await files.sizeOf(file?.sha256 ?? '')).toBe(HOSTILE_PDF.length);
    expect(await fetcher().round()).toBe(0);
  });

  it('tries again with growing pauses, and then holds the report and tells', async () => {
    failures.length = 0;
    const id = await submit('/broken');
    const fileId = lastFileId;
    const pauses: number[] = [];
    for (const seconds of [60, 600, 3_600, 21_600, 86_400]) {
      expect(await fetcher().round()).toBe(1);
      expect((await read(id)).files[0]?.state).toBe('pending');
      clock.advance(seconds - 1);
      expect(await fetcher().round()).toBe(0);
      clock.advance(1);
      pauses.push(seconds);
    }
    expect(await fetcher().round()).toBe(1);

    const report = await read(id);
    expect([report.files[0]?.state, stateOf(report), report.flags.map(({ code }) => code)]).toEqual([
      'failed',
      'held',
      ['only_file_failed'],
    ]);
    expect((await readFetchStates(database().reader, [fileId])).get(fileId)).toMatchObject({
      tries: pauses.length + 1,
      nextAt: null,
      message: 'The server there answered with the status 503.',
    });
    expect(failures).toMatchObject([{ reportId: id, message: 'The server there answered with the status 503.' }]);
    clock.advance(1_000_000);
    expect(await fetcher().round()).toBe(0);
  });

  it.each(['/page.pdf', '/to-metadata', '/bomb.pdf'])('gives %s up at once and keeps nothing of it', async (path) => {
    const id = await submit(path);
    expect(await fetcher().round()).toBe(1);
    expect([(await read(id)).files[0]?.state, await readdir(join(folder, 'incoming'))]).toEqual(['failed', []]);
  });

  it('does not hold a report that has another file', async () => {
    failures.length = 0;
    const id = await submit('/page.pdf', '/good.pdf');
    await fetcher().round();

    const report = await read(id);
    expect([report.files.map(({ state }) => state), stateOf(report), failures.length]).toEqual([
      ['failed', 'stored'],
      'published',
      1,
    ]);
  });

  it('leaves addresses alone that nobody can fetch from', async () => {
    const id = await submit('/good.pdf');
    expect(await fetcher({ isLeftAlone: () => true }).round()).toBe(0);
    expect((await read(id)).files[0]?.state).toBe('pending');
    await fetcher().round();
  });

  it('throws away what a report no longer asks for when it arrives', async () => {
    const id = await submit('/good.pdf');
    const slow: GuardedFetch = {
      ...fetch,
      async read(location, reader) {
        await replaceLocation(id, `${hostile.base}/to-good`);
        return fetch.read(location, reader);
      },
    };
    await fetcher({ fetch: slow }).round();

    expect((await read(id)).files).toMatchObject([{ state: 'pending', originalLocation: `${hostile.base}/to-good` }]);
    await fetcher().round();
  });

  it('counts no try when the fault is ours', async () => {
    const id = await submit('/good.pdf');
    const errors: unknown[] = [];
    const full: Pick<FileStorage, 'putStream'> = {
      async putStream() {
        throw new Error('no space left on the device');
      },
    };
    const unable = fetcher({ files: full, onError: (error) => errors.push(error) });

    expect([await unable.round(), errors.length]).toEqual([0, 1]);
    expect((await readFetchStates(database().reader, [lastFileId])).size).toBe(0);
    expect([await fetcher().round(), (await read(id)).files[0]?.state]).toEqual([1, 'stored']);
  });

  function fetcher(overrides: Partial<FileFetcherDependencies> = {}) {
    return createFileFetcher({
      database: database(),
      files,
      fetch,
      clock,
      onFinallyFailed: (failure) => failures.push(failure),
      onError(error) {
        throw error;
      },
      ...overrides,
    });
  }

  async function submit(...paths: readonly string[]): Promise<number> {
    return writeRegistry(database(), aChange(), async (writer) => {
      const id = await writer.reserveIds('report', 1);
      const first = await writer.reserveIds('report_file', paths.length);
      lastFileId = first + paths.length - 1;
      const named = paths.map((path, index) => aPendingFile(first + index, `${hostile.base}${path}`));
      const content = aReport({ agencyId: 7, activityIds: [31], institutionIds: [42], programmes: [], files: named });
      await writer.put('report', [{ id, version: 0, content }]);
      return id;
    });
  }

  async function replaceLocation(id: number, originalLocation: string): Promise<void> {
    const { version, ...report } = await read(id);
    const content = { ...report, files: report.files.map((file) => ({ ...file, originalLocation })) };
    await writeRegistry(database(), aChange(), (writer) => writer.put('report', [{ id, version, content }]));
  }

  async function read(id: number) {
    const report = await findRecord(database().primary, 'report', id);
    if (report === undefined) throw new Error(`no report ${id}`);
    return report;
  }
});

function aPendingFile(id: number, originalLocation: string): ReportFile {
  return {
    id,
    displayName: 'Report',
    fileName: 'report.pdf',
    languages: ['deu'],
    state: 'pending',
    sha256: null,
    size: null,
    originalLocation,
  };
}
