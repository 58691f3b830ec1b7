import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createFolderStorage, type FileStorage } from '../../server/src/files/file-storage.ts';
import { type DatabaseLocation, openDatabase } from '../../server/src/store/database.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { usedMemory } from './memory.ts';
import { copySqlite, openBareWriter, rowsOf } from './submission-bare.ts';
import {
  aCsvLine,
  aReport,
  CSV_HEADER,
  openSubmissions,
  type PreparedWorld,
  prepareWorld,
} from './submission-world.ts';

interface Sizes {
  /** Not counted: a server that has run for a while is compiled, and so is the bare writer. */
  readonly warmUp: number;
  readonly reports: number;
  readonly csvRows: number;
}

const SIZES: Sizes = { warmUp: 4_000, reports: 1_500, csvRows: 10_000 };
const QUICK_SIZES: Sizes = { warmUp: 25, reports: 75, csvRows: 500 };

/** Reports that come in, compared with a driver that writes the same rows as durably and does nothing else. */
export const submissionBenchmark: Benchmark = {
  name: 'submission',
  async run({ quick }) {
    const sizes = quick ? QUICK_SIZES : SIZES;
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-'));
    const files = createFolderStorage(join(folder, 'files'));
    try {
      const measurements = await measure('SQLite', await sqliteTwins(folder, files), { files, sizes });
      const url = process.env['TEST_POSTGRES_URL'];
      if (url !== undefined) measurements.push(...(await measureOnPostgres(url, { files, sizes })));
      return measurements;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Two registries with the same content: one for the registry's way, one for the bare one. */
interface Twins extends PreparedWorld {
  readonly own: DatabaseLocation;
  readonly bare: DatabaseLocation;
}

async function sqliteTwins(folder: string, files: FileStorage): Promise<Twins> {
  const own = { kind: 'sqlite', file: join(folder, 'own.db') } as const;
  const bare = { kind: 'sqlite', file: join(folder, 'bare.db') } as const;
  const world = await prepareWorld(own, files);
  copySqlite(own.file, bare.file);
  return { own, bare, ...world };
}

interface Setting {
  readonly files: FileStorage;
  readonly sizes: Sizes;
}

async function measureOnPostgres(url: string, setting: Setting): Promise<Measurement[]> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const [own, bare] = ['own', 'bare'].map((name) => `touchstone_bench_${name}_${process.pid}`) as [string, string];
  const at = (name: string): DatabaseLocation => {
    const address = new URL(url);
    address.pathname = `/${name}`;
    return { kind: 'postgres', url: address.href };
  };
  try {
    await admin.query(`create database ${own}`);
    const world = await prepareWorld(at(own), setting.files);
    await admin.query(`create database ${bare} template ${own}`);
    return await measure('PostgreSQL', { own: at(own), bare: at(bare), ...world }, setting);
  } finally {
    for (const name of [own, bare]) await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

async function measure(name: string, twins: Twins, setting: Setting): Promise<Measurement[]> {
  const singles = await measureSingles(name, twins, setting);
  return [...singles, ...(await measureCsv(name, twins, setting))];
}

/** In turns, one by one, so that both find the same machine: its disk as idle, its caches as cold. */
async function measureSingles(name: string, twins: Twins, setting: Setting): Promise<Measurement[]> {
  const { own, bare, accountId, institutionIds } = twins;
  const database = openDatabase(own);
  const writer = await openBareWriter(bare);
  const { submit } = openSubmissions(database, setting.files);
  let ownMs = 0;
  let bareMs = 0;
  const { warmUp, reports } = setting.sizes;
  try {
    for (let number = 0; number < warmUp + reports; number += 1) {
      const start = performance.now();
      const id = await send(number);
      const submitted = performance.now();
      const rows = await rowsOf(database, id);
      const begun = performance.now();
      await writer.write(rows);
      if (number < warmUp) continue;
      ownMs += submitted - start;
      bareMs += performance.now() - begun;
    }
  } finally {
    await writer.close();
    await database.close();
  }
  return [
    { name: `submission, ${name}: bare durable transactions`, figure: (reports * 1_000) / bareMs, unit: 'a second' },
    {
      name: `submission, ${name}: single reports`,
      figure: (reports * 1_000) / ownMs,
      unit: 'a second',
      ratio: bareMs / ownMs,
      target: { atLeast: 0.4 },
    },
  ];

  async function send(number: number): Promise<number> {
    const { outcome } = await submit({
      accountId,
      role: 'agency',
      channel: 'json',
      operation: 'create',
      sent: aReport(number, institutionIds),
      toAnswer: () => ({ status: 201, body: {} }),
    });
    if (outcome?.kind !== 'accepted') throw new Error(`A report was refused: ${JSON.stringify(outcome)}`);
    return outcome.report.id;
  }
}

async function measureCsv(name: string, twins: Twins, { files, sizes }: Setting): Promise<Measurement[]> {
  const { own, accountId, institutionIds } = twins;
  const database = openDatabase(own);
  const { submitCsv } = openSubmissions(database, files);
  try {
    const sender = { accountId, role: 'agency', key: undefined, isDryRun: false } as const;
    const result = await submitCsv(csvFile(sizes.csvRows, institutionIds), {
      ...sender,
      toAnswer: () => ({ status: 200, body: {} }),
    });
    let done = 0;
    let memoryEarly = 0;
    const start = performance.now();
    for await (const row of result.rows) {
      done += 1;
      if (row.problems.length > 0) throw new Error(`A row was refused: ${JSON.stringify(row.problems)}`);
      if (done === Math.floor(sizes.csvRows / 5)) memoryEarly = usedMemory();
    }
    const seconds = (performance.now() - start) / 1_000;
    return [
      { name: `submission, ${name}: CSV`, figure: done / seconds, unit: 'rows a second' },
      {
        name: `submission, ${name}: memory after the last of ${done} rows, more than after a fifth`,
        figure: usedMemory() - memoryEarly,
        unit: 'MB',
      },
    ];
  } finally {
    await database.close();
  }
}

async function* csvFile(rows: number, institutionIds: readonly number[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(CSV_HEADER);
  for (let row = 0; row < rows; row += 1) yield Buffer.from(aCsvLine(row, institutionIds));
}
