import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_TOKEN } from '../../server/test/app.ts';
import { startRegistry } from './running-registry.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('..', import.meta.url));

/** These use the compiled package, which `npm test` builds first. */
describe('the package', () => {
  it('holds the compiled client, what explains it and nothing else', async () => {
    const { stdout } = await run('npm', ['pack', '--dry-run', '--json'], { cwd: folder });
    const [packed] = JSON.parse(stdout) as [{ files: { path: string }[] }];
    const modules = [
      'client',
      'fetch',
      'generated/registry-api',
      'index',
      'paging',
      'registry-client-error',
      'request',
      'retry',
    ];
    expect(packed.files.map(({ path }) => path).sort()).toEqual(
      [
        'LICENSE',
        'README.md',
        'package.json',
        ...modules.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`]),
      ].sort(),
    );
  });

  it('has no dependencies and the licence of the project', async () => {
    const described = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(['dependencies', 'peerDependencies', 'private'].filter((name) => name in described)).toEqual([]);
    const licence = await readFile(join(folder, 'LICENSE'), 'utf8');
    expect(licence).toBe(await readFile(join(folder, '..', 'LICENSE'), 'utf8'));
  });
});

describe('the example of the README', () => {
  let world: Awaited<ReturnType<typeof startRegistry>>;

  beforeAll(async () => {
    world = await startRegistry();
  });

  afterAll(() => world?.close());

  it('runs as it stands', async () => {
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    const [, example = ''] = /```js\n(import .*?)```/s.exec(readme) ?? [];
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', example], {
      cwd: folder,
      env: { REGISTRY_URL: world.baseUrl, REGISTRY_TOKEN: TEST_TOKEN },
    });
    const lines = stdout.trim().split('\n');
    expect(lines[0]).toMatch(/^\d+ reports, for example \d+ by [A-Z]+$/);
    expect(lines).toContain('REGINST0001 University of Ahrenrode');
    expect(lines.at(-1)).toBe('404 not_found There is no report 999999999.');
  });
});
