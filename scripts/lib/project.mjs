import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds the whole project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything made by these scripts that is neither source nor output; ignored by git. */
export const cacheFolder = join(root, '.cache');

/** @param {string[]} parts */
export function inProject(...parts) {
  return join(root, ...parts);
}

/**
 * The workspaces a running registry consists of, in the order in which they are built.
 * @returns {string[]}
 */
export function runningWorkspaces() {
  return ['sdk', 'server', 'web'].filter((name) => existsSync(inProject(name, 'package.json')));
}

/**
 * The program that an installed package provides.
 * @param {string} name
 */
export function installedProgram(name) {
  return inProject('node_modules', '.bin', name);
}
