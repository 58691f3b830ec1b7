import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type DatabaseKind = 'SQLite' | 'PostgreSQL';

/** Where a registry of the benchmark lives, as settings of the server, until it is removed. */
export interface Place {
  readonly port: number;
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** More than can be asked for: what is measured is counting, not being refused. */
const NO_LIMIT = '1000000000';

/** `undefined` where there is no such database. */
export async function makePlace(kind: DatabaseKind): Promise<Place | undefined> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (kind === 'PostgreSQL' && server === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-'));
  const port = await freePort();
  const environment = {
    PORT: String(port),
    DATA_DIR: folder,
    DEMO: '1',
    RATE_LIMIT_PER_MINUTE: NO_LIMIT,
    QUOTA_PER_DAY: NO_LIMIT,
  };
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  if (kind === 'SQLite' || server === undefined) return { port, environment, remove: removeFolder };

  const name = `touchstone_bench_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    port,
    environment: { ...environment, DATABASE_URL: url.href },
    async remove() {
      await onServer(server, `drop database ${name} with (force)`);
      await removeFolder();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
