import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { filesBelow } from './files.mjs';
import { inProject, root } from './project.mjs';

const FOLDERS = ['server', 'sdk', 'web', 'bench', 'e2e', 'scripts'];

/**
 * The test files that a run with these arguments of Vitest selects.
 * @param {string[]} args
 */
export function selectTestFiles(args) {
  const files = FOLDERS.map((name) => inProject(name))
    .filter((folder) => existsSync(folder))
    .flatMap(filesBelow)
    .map((path) => relative(root, path))
    .filter((path) => /\.test\.(mjs|tsx?)$/.test(path));
  const words = args.filter((arg) => !arg.startsWith('-')).map((arg) => relative(root, resolve(root, arg)));
  // A word that no path contains is the value of an option, such as a test's name.
  const filters = words.filter((word) => files.some((path) => path.includes(word)));
  return filters.length === 0 ? files : files.filter((path) => filters.some((filter) => path.includes(filter)));
}
