import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppDependencies, AppOptions } from '../src/app.ts';
import type { Report } from '../src/domain/report.ts';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { openEmbeddedEngine } from '../src/search/engines/embedded/embedded-engine.ts';
import { createAdministration } from '../src/services/administration.ts';
import { createAgencyFiles } from '../src/services/agency-files.ts';
import { createIndexer } from '../src/services/index-registry.ts';
import { createReportFiles } from '../src/services/manage-report-files.ts';
import { createRegistryCounters } from '../src/services/registry-counters.ts';
import type { Database } from '../src/store/database.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { createStoreReader } from '../src/store/store-reader.ts';
import { openTestAccounts } from './accounts.ts';
import { buildTestApp, TEST_BASE } from './app.ts';
import { openTestCredentials } from './credentials.ts';
import { TEST_NOW } from './database.ts';
import { aChange, anAgency, anInstitution, aProgramme, aReport } from './records.ts';

export const PDF = Buffer.from('%PDF-1.7 a small document');

const ever = { validFrom: null, validTo: null };

export type SmallWorld = Awaited<ReturnType<typeof openSmallWorld>>;

/**
 * Two agencies, a university (42) with a faculty (43) and a double (44), and six reports: one institutional with a
 * file, three on programmes of which one is the faculty's and one has expired, one held (5) and one withdrawn (6).
 */
export async function openSmallWorld(
  database: Database,
  dependencies: Partial<AppDependencies> = {},
  options: Partial<AppOptions> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-world-'));
  const files = createFolderStorage(folder);
  await writeSmallWorld(database, await files.put(PDF));
  const clock = { now: () => TEST_NOW, today: () => TEST_NOW.slice(0, 10) };
  const search = await openEmbeddedEngine();
  await createIndexer({ database, engine: search, clock }).rebuild();
  const registry = {
    ...createStoreReader(database.reader),
    ...createRegistryCounters({ database, engine: search, clock }),
  };
  const { accounts, close: closeAccounts } = await openTestAccounts(database);
  const credentials = await openTestCredentials(database);
  await credentials.settle();
  const app = await buildTestApp(
    {
      registry,
      search,
      files,
      accounts,
      reportFiles: createReportFiles({ database, files, clock }),
      agencyFiles: createAgencyFiles({ database, files, clock, baseUrl: TEST_BASE }),
      administration: createAdministration({ database, clock, accounts, search }),
      credentials: credentials.access,
      ...dependencies,
    },
    options,
  );
  return {
    app,
    credentials,
    async close() {
      await app.close();
      await closeAccounts();
      await credentials.close();
      await search.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export async function writeSmallWorld(
  database: Database,
  file: { readonly sha256: string; readonly size: number },
): Promise<void> {
  const activity = { groupId: null, description: '', reportsLink: '', localIdentifier: null, ...ever };
  await writeRegistry(database, aChange(), async (writer) => {
    await writer.put('activity_group', [
      { id: 4, version: 0, content: { activity: 'Audit', type: 'institutional', reportsLink: '' } },
    ]);
    await writer.put('agency', [
      {
        id: 7,
        version: 0,
        content: anAgency({
          activities: [
            { ...activity, id: 31, activity: 'Audit', type: 'institutional', groupId: 4 },
            { ...activity, id: 32, activity: 'Programme review', type: 'programme' },
          ],
          decisions: [{ date: '2020-05-01', type: 'renewal', file: null, fileExtra: null }],
        }),
      },
      {
        id: 8,
        version: 0,
        content: anAgency({ registerNumber: 2, countryId: 111, registrationValidTo: '2020-01-01' }),
      },
    ]);
    await writer.put('institution', [
      {
        id: 42,
        version: 0,
        content: anInstitution({
          statsId: 'AT0042',
          identifiers: [
            { resource: 'EU-VAT', identifier: 'AT U/12 3', agencyId: null, ...ever },
            { resource: 'local identifier', identifier: 'V7', agencyId: 7, ...ever },
            { resource: 'House list', identifier: '1', agencyId: null, ...ever },
          ],
        }),
      },
      {
        id: 43,
        version: 0,
        content: anInstitution({
          partOf: [{ parentId: 42, type: 'faculty', ...ever }],
          identifiers: [{ resource: 'local identifier', identifier: 'V7', agencyId: 8, ...ever }],
        }),
      },
      { id: 44, version: 0, content: anInstitution({ mergedIntoId: 42 }) },
    ]);
    const report = (content: Partial<Report>) =>
      aReport({ agencyId: 7, activityIds: [32], institutionIds: [42], programmes: [], ...content });
    await writer.put('report', [
      {
        id: 1,
        version: 0,
        content: report({ activityIds: [31], validFrom: '2024-01-15', files: [storedFile(file)] }),
      },
      { id: 2, version: 0, content: report({ validFrom: '2021-05-01', programmes: [aProgramme({ id: 900 })] }) },
      { id: 3, version: 0, content: report({ validFrom: '2022-05-01', institutionIds: [43], decision: 'negative' }) },
      { id: 4, version: 0, content: report({ validFrom: '2010-01-01' }) },
      {
        id: 5,
        version: 0,
        content: report({
          files: [storedFile({ ...file, id: 2 })],
          flags: [{ code: 'file', level: 'high level', message: '', raisedAt: '2026-01-01T00:00:00Z', removal: null }],
        }),
      },
      {
        id: 6,
        version: 0,
        content: report({
          files: [storedFile({ ...file, id: 3 })],
          withdrawal: { at: '2026-01-01T00:00:00Z', reason: 'a private reason' },
        }),
      },
    ]);
  });
}

export function storedFile({ id = 1, sha256, size }: { id?: number; sha256: string; size: number }) {
  return {
    id,
    displayName: 'Report',
    fileName: 'réport 1.pdf',
    languages: ['deu'],
    state: 'stored' as const,
    sha256,
    size,
    originalLocation: null,
  };
}
