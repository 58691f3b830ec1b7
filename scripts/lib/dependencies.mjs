import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { fail, note, run } from './process.mjs';
import { inProject, runningWorkspaces } from './project.mjs';

const OLDEST_NODE = [20, 19];
const STAMP = inProject('node_modules', '.touchstone-lock');

/**
 * What has to be installed: `running` is what builds and runs the registry, `everything` adds the tools that test and
 * check it. Those are three quarters of the download, which is why a start does without them.
 * @typedef {'running' | 'everything'} PackageSet
 */

/**
 * Installs what package-lock.json names unless that has been done already.
 * @param {PackageSet} needed
 */
export async function ensureDependencies(needed) {
  refuseOldNode();
  if (isInstalled(needed)) return;
  await withLock('install', async () => {
    if (isInstalled(needed)) return;
    await install(needed);
  });
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`This project needs Node.js ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** @param {PackageSet} needed */
async function install(needed) {
  note(`Installing packages (${needed === 'running' ? 'what the server needs' : 'all'}) ...`);
  // `npm ci` empties node_modules first, which would pull the packages from under a running server.
  const command = readStamp().isCurrent ? ['install', '--no-save'] : ['ci'];
  const workspaces = needed === 'running' ? runningWorkspaces().map((name) => `--workspace=${name}`) : [];
  // --include=dev: with NODE_ENV=production npm would leave out the compiler that the build needs.
  const args = [...command, '--no-audit', '--no-fund', '--include=dev', '--loglevel=error', ...workspaces];
  const { code, output } = await run('npm', args, { quiet: true });
  if (code !== 0) {
    console.error(output.trim());
    fail(`npm ${command[0]} could not install the packages; its message is above.`);
  }
  writeStamp(needed);
}

/** @param {PackageSet} needed */
function isInstalled(needed) {
  const { isCurrent, installed } = readStamp();
  if (isCurrent && (installed === needed || installed === 'everything')) return true;
  // Somebody may have used npm directly: then npm's own record tells, and it is worth a stamp.
  if (!npmInstalledEverything()) return false;
  writeStamp('everything');
  return true;
}

function readStamp() {
  const [installed, hash] = readText(STAMP)?.split(' ') ?? [];
  return { installed, isCurrent: hash === lockfileHash() };
}

/** @param {PackageSet} installed */
function writeStamp(installed) {
  writeFileSync(STAMP, `${installed} ${lockfileHash()}`);
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
}

function npmInstalledEverything() {
  const record = readText(inProject('node_modules', '.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, entry]) =>
      !place.includes('node_modules/') || entry.optional || installed[place]?.version === entry.version,
  );
}

/** @param {string} path */
function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return undefined;
    throw error;
  }
}
