import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { findProgram, freePort, temporaryFolder } from '../lib/machine.mjs';

/** @type {import('./service.ts').Service} */
export const redis = {
  name: 'Redis',
  variable: 'TEST_REDIS_URL',
  packages: ['redis-server'],
  notTested: 'counters shared by several processes',
  isNeeded: () => true,
  start,
};

/** A server that forgets everything when it stops. */
async function start() {
  const program = findProgram(['redis-server', 'valkey-server']);
  if (!program) return { missing: 'redis-server was not found' };
  const folder = temporaryFolder('redis');
  const port = await freePort();
  const options = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (!(await isReady(child))) {
    remove();
    return { missing: `${program} ended before it accepted connections` };
  }
  return {
    env: { TEST_REDIS_URL: `redis://127.0.0.1:${port}` },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      remove();
    },
  };
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} child
 * @returns {Promise<boolean>}
 */
function isReady(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', () => resolve(false));
    child.stdout.on('data', (text) => {
      if (String(text).includes('Ready to accept connections')) resolve(true);
    });
  });
}
