import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { note } from './process.mjs';
import { cacheFolder } from './project.mjs';

const PAUSE_MS = 100;

/**
 * Runs the work while no other process runs work under the same name. A lock left by a dead process is taken over.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {string} [folder]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, folder = cacheFolder) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.lock`);
  await acquire(path, name);
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * @param {string} path
 * @param {string} name
 */
async function acquire(path, name) {
  for (let announced = false; !tryToCreate(path); announced = true) {
    const owner = readOwner(path);
    if (owner !== undefined && !isAlive(owner)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!announced) note(`Waiting for another process (${name}) ...`);
    await sleep(PAUSE_MS);
  }
}

/** @param {string} path */
function tryToCreate(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path */
function readOwner(path) {
  try {
    // Empty for the instant between creating and writing; the next look finds the number.
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
