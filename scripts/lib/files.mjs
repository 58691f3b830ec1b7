import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './project.mjs';

const NOT_SOURCE = new Set(['node_modules', 'dist', 'results']);

/**
 * Every file below a folder, without installed packages, output and hidden files, in a fixed order.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCE.has(name) && !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/**
 * A value that changes when a file comes, goes or is saved. Looks at names, sizes and times, never at contents.
 * @param {string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const { mtimeMs, size } = statSync(path);
    hash.update(`${relative(root, path)}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
}
