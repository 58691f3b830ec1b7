// Adds the platform packages that npm left out of package-lock.json; with --check only says whether any are missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { missingPlatformPackages, withPackages } from './lib/lockfile.mjs';

const path = new URL('../package-lock.json', import.meta.url);
const lockfile = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingPlatformPackages(lockfile);
const names = Object.keys(missing).map((place) => place.slice('node_modules/'.length));

if (names.length === 0) {
  console.log('package-lock.json lists the packages of every platform.');
} else if (process.argv.includes('--check')) {
  console.error(`package-lock.json lacks ${names.join(', ')}. Run: node scripts/complete-lockfile.mjs`);
  process.exitCode = 1;
} else {
  writeFileSync(path, `${JSON.stringify(withPackages(lockfile, missing), null, 2)}\n`);
  console.log(`Added ${names.length} packages of other platforms to package-lock.json.`);
}
