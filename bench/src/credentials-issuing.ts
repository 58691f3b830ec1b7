import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoWorld } from '../../server/src/demo/demo-world.ts';
import { isVisible } from '../../server/src/domain/report-state.ts';
import { createFolderStorage } from '../../server/src/files/file-storage.ts';
import { openCredentialAccess } from '../../server/src/services/credential-access.ts';
import { loadDemoWorld } from '../../server/src/services/load-demo-world.ts';
import { type CredentialSettings, openIssuer, prepareIssuing } from '../../server/src/services/open-credentials.ts';
import { DEMO_SEED } from '../../server/src/services/prepare-demo.ts';
import { requestWalk } from '../../server/src/store/credential-issuing-store.ts';
import { forgetCredentials } from '../../server/src/store/credential-writer.ts';
import { type Database, openDatabase } from '../../server/src/store/database.ts';
import { migrate } from '../../server/src/store/migrate.ts';
import { createStoreReader } from '../../server/src/store/store-reader.ts';
import { systemClock } from '../../server/src/system-clock.ts';
import type { Measurement } from './benchmark.ts';
import { processorTime } from './processor-time.ts';

interface Sizes {
  readonly reports: number;
  /** At least so many documents are issued the slow way. */
  readonly slow: number;
}

const UNIT = 'a second of processor';
const VERIFIED = 100;
const VERIFY_ROUNDS = 3;

/** Reads, signs and stores on SQLite, in this process and thread. */
export async function measureIssuing({ reports, slow }: Sizes): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-'));
  const database = openDatabase({ kind: 'sqlite', file: join(folder, 'registry.db') });
  try {
    await migrate(database, systemClock.now());
    const world = createDemoWorld({ seed: DEMO_SEED, reports });
    await loadDemoWorld({ database, files: createFolderStorage(join(folder, 'files')), world });
    const settings: CredentialSettings = {
      baseUrl: 'https://registry.example',
      profile: 'plain',
      isAgencyIssued: false,
      keysFolder: join(folder, 'secrets'),
      keySecret: 'only for measuring',
    };
    await prepareIssuing({ database, clock: systemClock, settings, isDemo: true });
    const visibleIds = [...world.reports()].filter(isVisible).map(({ id }) => id);
    const byJsonld = await issue({ database, settings, atLeast: slow, writeCanonical: () => 'no canonical form' });
    const direct = await issue({ database, settings, atLeast: Number.POSITIVE_INFINITY });
    return [
      { name: 'issued through jsonld', figure: byJsonld, unit: UNIT },
      { name: 'issued', figure: direct, unit: UNIT, ratio: direct / byJsonld, target: { atLeast: 5 } },
      { name: 'issued, of 2,000', figure: direct, unit: UNIT, ratio: direct / 2_000, target: { atLeast: 1 } },
      { name: 'verified', figure: await verify(database, settings, visibleIds), unit: UNIT },
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface IssuingRun {
  readonly database: Database;
  readonly settings: CredentialSettings;
  readonly atLeast: number;
  /** A writer whose form is wrong makes the issuer take the slow way. */
  readonly writeCanonical?: () => string;
}

/** Documents a second of processor time, from the first report on. */
async function issue({ database, settings, atLeast, ...options }: IssuingRun): Promise<number> {
  await database.transaction(async (transaction) => {
    await forgetCredentials(transaction);
    await requestWalk(transaction);
  });
  let issued = 0;
  const issuer = openIssuer({
    ...options,
    database,
    clock: systemClock,
    settings,
    onMismatch: () => undefined,
    onProgress: (progress) => {
      issued += progress.issued;
    },
  });
  // The first batch opens the list and warms up.
  await issuer.step();
  issued = 0;
  const start = processorTime();
  while (issued < atLeast && (await issuer.step()));
  return issued / ((processorTime() - start) / 1_000);
}

async function verify(database: Database, settings: CredentialSettings, reportIds: readonly number[]): Promise<number> {
  const { agencies } = createStoreReader(database.reader);
  const access = openCredentialAccess({ database, clock: systemClock, settings, agencies });
  const documents: string[] = [];
  for (const reportId of reportIds.slice(0, VERIFIED)) {
    documents.push((await access.reader.document({ reportId, format: 'vc1' })).bytes);
  }
  for (const document of documents) await access.verify(document);
  const start = processorTime();
  for (let round = 0; round < VERIFY_ROUNDS; round += 1) {
    for (const document of documents) await access.verify(document);
  }
  return (VERIFY_ROUNDS * documents.length) / ((processorTime() - start) / 1_000);
}
