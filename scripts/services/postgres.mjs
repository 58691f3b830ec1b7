import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, freePort, isRoot, temporaryFolder, versionFolders } from '../lib/machine.mjs';
import { run } from '../lib/process.mjs';

// Flushes to disk as in production: tests of durability run here. Ordering is linguistic as on most servers, so that
// a query which forgets to name its collation is found out.
const INITDB_OPTIONS = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=en',
  '--no-sync',
  '--no-instructions',
];
const SERVER_OPTIONS = "-c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=200";

/** @type {import('./service.ts').Service} */
export const postgres = {
  name: 'PostgreSQL',
  variable: 'TEST_POSTGRES_URL',
  packages: ['postgresql'],
  notTested: 'whatever stores or reads records was tested on SQLite only',
  isNeeded: () => true,
  start,
};

/** A throw-away cluster in a temporary folder. */
async function start() {
  const folders = versionFolders('/usr/lib/postgresql').map((folder) => join(folder, 'bin'));
  const initdb = findProgram(['initdb'], folders);
  if (!initdb) return { missing: 'initdb was not found' };
  const pgCtl = join(dirname(initdb), 'pg_ctl');
  const folder = temporaryFolder('postgres');
  const data = join(folder, 'data');
  const port = await freePort();
  const problem = await firstProblem([
    () => (isRoot() ? run('chown', ['postgres', folder], { quiet: true }) : { code: 0, output: '' }),
    () => unprivileged(initdb, [`--pgdata=${data}`, ...INITDB_OPTIONS], folder),
    () => unprivileged(pgCtl, startArguments(folder, data, port), folder),
  ]);
  if (problem !== undefined) {
    rmSync(folder, { recursive: true, force: true });
    return { missing: `no cluster could be started: ${problem}` };
  }
  return {
    env: { TEST_POSTGRES_URL: `postgres://postgres@127.0.0.1:${port}/postgres` },
    stop: async () => {
      await unprivileged(pgCtl, ['stop', '--pgdata', data, '--mode=immediate', '--wait'], folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {string} folder
 * @param {string} data
 * @param {number} port
 */
function startArguments(folder, data, port) {
  const log = join(folder, 'log');
  return ['start', '--wait', '--silent', '--pgdata', data, '--log', log, '--options', `-p ${port} ${SERVER_OPTIONS}`];
}

/**
 * PostgreSQL refuses to run as root; its package brings a user for that.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function unprivileged(command, args, cwd) {
  const [program, ...rest] = isRoot() ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
  return run(program ?? command, rest, { cwd, quiet: true });
}

/** @param {(() => Promise<import('../lib/process.mjs').RunResult> | import('../lib/process.mjs').RunResult)[]} steps */
async function firstProblem(steps) {
  for (const step of steps) {
    const { code, output } = await step();
    if (code !== 0) return output.trim().split('\n').slice(-2).join(' ');
  }
  return undefined;
}
