import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow, fingerprint } from './files.mjs';
import { withLock } from './lock.mjs';
import { note, run } from './process.mjs';
import { inProject, installedProgram, runningWorkspaces } from './project.mjs';

const STAMP = '.built-from';

/**
 * Whose sources a workspace is compiled from, besides its own.
 * @type {Record<string, string[]>}
 */
const USES = { web: ['sdk'], bench: ['server'] };

/**
 * Builds the named workspaces, in their order, as far as their sources changed.
 * @param {string[]} [workspaces]
 * @returns {Promise<{ ok: boolean, built: string[] }>}
 */
export async function build(workspaces = runningWorkspaces()) {
  if (workspaces.every(isFresh)) return { ok: true, built: [] };
  return withLock('build', async () => {
    const built = [];
    for (const workspace of workspaces.filter((name) => !isFresh(name))) {
      if (!(await buildWorkspace(workspace))) return { ok: false, built };
      built.push(workspace);
    }
    return { ok: true, built };
  });
}

/** @param {string} workspace */
function isFresh(workspace) {
  const stamp = inProject(workspace, 'dist', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesOf(workspace);
}

/** @param {string} workspace */
function sourcesOf(workspace) {
  const folders = [...(USES[workspace] ?? []), workspace];
  const files = folders.flatMap((name) => filesBelow(inProject(name))).filter((path) => !isTest(path));
  return fingerprint([inProject('tsconfig.base.json'), inProject('package-lock.json'), ...files]);
}

/** @param {string} path */
function isTest(path) {
  return /\.(test|contract)\.[a-z]+$/.test(path) || /\/test\//.test(path);
}

/** @param {string} workspace */
async function buildWorkspace(workspace) {
  const sources = sourcesOf(workspace);
  const started = Date.now();
  const ok = hasOwnBuild(workspace) ? await runOwnBuild(workspace) : await compile(workspace, sources);
  if (ok) note(`Built ${workspace} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  if (ok && hasOwnBuild(workspace)) writeFileSync(inProject(workspace, 'dist', STAMP), sources);
  return ok;
}

/** @param {string} workspace */
function hasOwnBuild(workspace) {
  const { scripts } = JSON.parse(readFileSync(inProject(workspace, 'package.json'), 'utf8'));
  return scripts?.build !== undefined;
}

/** @param {string} workspace */
async function runOwnBuild(workspace) {
  const { code, output } = await run('npm', ['run', '--silent', 'build', `--workspace=${workspace}`], { quiet: true });
  if (code !== 0) console.error(output.trim());
  return code === 0;
}

/**
 * Compiles beside the present output and swaps the two at the end: a build that fails or is killed changes nothing.
 * @param {string} workspace
 * @param {string} sources
 */
async function compile(workspace, sources) {
  removeLeftovers(workspace);
  // A sibling of dist, so that the source maps still point at the sources after the swap.
  const fresh = inProject(workspace, `.dist-new-${process.pid}`);
  const config = inProject(workspace, 'tsconfig.build.json');
  const { code, output } = await run(installedProgram('tsc'), ['-p', config, '--outDir', fresh], { quiet: true });
  if (code !== 0) {
    console.error(output.trim());
    rmSync(fresh, { recursive: true, force: true });
    return false;
  }
  copyAssets(inProject(workspace, 'src'), fresh);
  linkServer(fresh);
  writeFileSync(join(fresh, STAMP), sources);
  swap(fresh, inProject(workspace, 'dist'));
  return true;
}

/** @param {string} workspace */
function removeLeftovers(workspace) {
  for (const name of readdirSync(inProject(workspace)).filter((entry) => entry.startsWith('.dist-'))) {
    rmSync(inProject(workspace, name), { recursive: true, force: true });
  }
}

/**
 * The compiler leaves behind what it does not compile: migrations, vocabularies, styles.
 * @param {string} source
 * @param {string} target
 */
function copyAssets(source, target) {
  for (const path of filesBelow(source).filter((name) => !/\.tsx?$/.test(name))) {
    const copy = join(target, relative(source, path));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(path, copy);
  }
}

/**
 * A workspace that imports the server's sources gets a copy of them compiled along. In the place of that copy goes the
 * server's own output, so that what is measured is what is shipped.
 * @param {string} fresh
 */
function linkServer(fresh) {
  const copy = join(fresh, 'server', 'src');
  rmSync(copy, { recursive: true, force: true });
  if (existsSync(dirname(copy))) symlinkSync(join('..', '..', '..', 'server', 'dist'), copy);
}

/**
 * @param {string} fresh
 * @param {string} dist
 */
function swap(fresh, dist) {
  const old = join(dirname(dist), `.dist-old-${process.pid}`);
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
}
