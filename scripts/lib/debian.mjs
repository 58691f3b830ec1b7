import { existsSync } from 'node:fs';
import { isRoot } from './machine.mjs';
import { note, run } from './process.mjs';

/** Whether what the machine lacks may be added to it. */
export function canInstall() {
  return isRoot() && existsSync('/etc/debian_version') && process.env['INSTALL_MISSING'] !== '0';
}

/**
 * @param {string[]} packages
 * @returns {Promise<boolean>} whether they are there now
 */
export async function installPackages(packages) {
  note(`Installing ${packages.join(', ')} with apt-get; INSTALL_MISSING=0 prevents this ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '--quiet'], { env, quiet: true });
  const args = ['install', '--yes', '--quiet', '--no-install-recommends', ...packages];
  const { code, output } = await run('apt-get', args, { env, quiet: true });
  if (code !== 0) note(output.trim().split('\n').slice(-3).join('\n'));
  return code === 0;
}
