/**
 * Packages with a binary inside list one optional package per platform. A registry mirror that carries only some
 * platforms makes npm leave the others out of the lock file without a word, and `npm ci` then refuses the lock file
 * on every machine. These functions find the gaps and describe the missing packages so that npm skips them.
 */

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'openbsd', 'netbsd', 'sunos', 'win32'];
/** @type {[word: string, processor: string][]} */
const PROCESSORS = [
  ['arm64', 'arm64'],
  ['arm', 'arm'],
  ['armv7', 'arm'],
  ['ia32', 'ia32'],
  ['loong64', 'loong64'],
  ['ppc64', 'ppc64'],
  ['riscv64', 'riscv64'],
  ['s390x', 's390x'],
  ['wasm32', 'wasm32'],
  ['x64', 'x64'],
];
const EXACT_VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   link?: boolean, optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lockfile
 */

/**
 * The platform packages that a listed package names and the lock file lacks, by their place in the lock file.
 * @param {Lockfile} lockfile
 * @returns {Record<string, LockEntry>}
 */
export function missingPlatformPackages({ packages }) {
  /** @type {Record<string, LockEntry>} */
  const missing = {};
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, place, name)) continue;
      missing[`node_modules/${name}`] = describePlatformPackage(name, range, entry.dev === true);
    }
  }
  return missing;
}

/**
 * The lock file with the missing packages at the places where npm itself would have written them.
 * @template {Lockfile} L
 * @param {L} lockfile
 * @param {Record<string, LockEntry>} missing
 * @returns {L}
 */
export function withPackages(lockfile, missing) {
  /** @type {(a: [string, LockEntry], b: [string, LockEntry]) => number} */
  const byPlace = ([a], [b]) => a.localeCompare(b, 'en');
  return {
    ...lockfile,
    packages: Object.fromEntries(Object.entries({ ...lockfile.packages, ...missing }).sort(byPlace)),
  };
}

/**
 * Node resolves from the innermost folder outwards, and so does npm.
 * @param {Record<string, LockEntry>} packages
 * @param {string} place
 * @param {string} name
 */
function isLocked(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (`${folder === '' ? '' : `${folder}/`}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean} isDev
 * @returns {LockEntry}
 */
function describePlatformPackage(name, version, isDev) {
  if (!EXACT_VERSION.test(version)) {
    throw new Error(`The lock file lacks ${name}@${version}; its version is not exact, so npm has to add it.`);
  }
  const words = name.split(/[^a-z0-9]+/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter(([word]) => words.includes(word)).map(([, processor]) => processor);
  if (os.length === 0 && !cpu.includes('wasm32')) {
    throw new Error(
      `The lock file lacks ${name}@${version}; its name does not tell its platform, so npm has to add it.`,
    );
  }
  const libc = words.includes('musl') || words.includes('musleabihf') ? ['musl'] : [];
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(isDev && { dev: true }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
