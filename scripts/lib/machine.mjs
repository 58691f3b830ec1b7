import { accessSync, constants, mkdtempSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * The path of the first program of these names that the machine has.
 * @param {string[]} names
 * @param {string[]} [folders] looked at before the search path
 */
export function findProgram(names, folders = []) {
  const places = [...folders, ...(process.env['PATH'] ?? '').split(delimiter)];
  return names.flatMap((name) => places.map((place) => join(place, name))).find(isExecutable);
}

/**
 * The folders below one that are named by a version, newest first.
 * @param {string} folder
 */
export function versionFolders(folder) {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d/.test(name))
      .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** A port of 127.0.0.1 that nobody listens on now. */
export function freePort() {
  return new Promise((/** @type {(port: number) => void} */ resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {string} purpose */
export function temporaryFolder(purpose) {
  return mkdtempSync(join(tmpdir(), `touchstone-${purpose}-`));
}

export function isRoot() {
  return process.getuid?.() === 0;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
