import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from './lib/machine.mjs';
import { inProject, installedProgram } from './lib/project.mjs';

/** A rule that cannot fail is worth nothing: each is shown code that it must refuse, and code that it must let pass. */
const REFUSED = {
  'eslint(no-restricted-imports)': [
    ['server/src/domain/a.ts', "export * from 'kysely';"],
    ['server/src/domain/b.ts', "export * from 'node:fs';"],
    ['server/src/domain/c.ts', "import type { Row } from '../store/tables.ts';\nexport type Copy = Row;"],
    ['server/src/domain/d.ts', "export const load = () => import('../store/tables.ts');"],
    ['server/src/domain/names/e.ts', "export * from '../../reference/countries.ts';"],
    ['server/src/domain/f.test.ts', "export * from '../store/tables.ts';"],
    ['server/src/reference/a.ts', "export * from '../domain/day.ts';"],
    ['server/src/reference/b.ts', "export * from 'node:fs';"],
    ['server/src/credentials/a.ts', "export * from '../store/tables.ts';"],
    ['server/src/credentials/b.ts', "export * from 'node:fs/promises';"],
    ['server/src/credentials/c.ts', "export * from 'undici';"],
    ['server/src/http/routes/a.ts', "export * from 'kysely';"],
    ['server/src/http/routes/b.ts', "export * from 'pg';"],
    ['server/src/http/routes/c.ts', "export * from 'libsql';"],
    ['server/src/http/routes/d.ts', "export * from '../../search/engines/memory-engine.ts';"],
    ['server/src/http/e.ts', "export * from '../search/engines/memory-engine.ts';"],
    ['server/src/store/a.ts', "export * from '../http/page-links.ts';"],
    ['server/src/store/b.ts', "export * from '../search/search-engine.ts';"],
    ['server/src/store/c.ts', "export * from 'fastify';"],
    ['server/src/search/relevance/a.ts', "export * from '../analysis/fold.ts';"],
    ['sdk/src/a.ts', "export * from 'undici';"],
    ['sdk/src/b.ts', "export * from '../../server/src/domain/day.ts';"],
    ['sdk/src/resources/c.ts', "export * from '../../package.json';"],
    ['web/src/a.tsx', "export * from '../../server/src/domain/day.ts';"],
    ['web/src/b.tsx', "export * from '@touchstone/server';"],
  ],
  'eslint(no-restricted-properties)': [['server/src/domain/g.ts', 'export const now = () => Date.now();']],
  'node(no-process-env)': [['server/src/services/a.ts', "export const port = process.env['PORT'];"]],
  'import(no-default-export)': [['server/src/services/b.ts', 'export default 1;']],
  'import(no-cycle)': [
    ['server/src/services/c.ts', "import { b } from './d.ts';\nexport const a = b;"],
    ['server/src/services/d.ts', "import { a } from './c.ts';\nexport const b = a;"],
  ],
  'typescript(no-explicit-any)': [['server/src/services/e.ts', 'export const value: any = 1;']],
  'typescript(no-floating-promises)': [['server/src/services/g.ts', 'Promise.resolve(1);']],
  'eslint(max-lines)': [['server/src/services/f.ts', "console.log('');\n".repeat(401)]],
};

const ALLOWED = [
  ['tsconfig.json', '{ "compilerOptions": { "target": "es2023", "module": "nodenext", "noEmit": true } }'],
  ['server/src/domain/names/allowed.ts', "export * from '../day.ts';"],
  ['server/src/domain/allowed.ts', "export * from './day.ts';"],
  ['server/src/domain/allowed.test.ts', "export * from 'vitest';"],
  ['server/src/credentials/allowed.ts', "export * from '../domain/day.ts';\nexport * from 'node:crypto';"],
  ['server/src/credentials/allowed.test.ts', "export * from '../../test/records.ts';\nexport * from 'node:fs';"],
  [
    'server/src/http/routes/allowed.ts',
    "export * from '../../search/search-engine.ts';\nexport * from '../../domain/day.ts';",
  ],
  ['server/src/store/allowed.ts', "export * from 'kysely';\nexport * from '../domain/day.ts';"],
  ['server/src/config.ts', "export const port = process.env['PORT'];"],
  ['sdk/src/resources/allowed.ts', "export * from '../client.ts';"],
  ['web/src/allowed.tsx', "export * from '@touchstone/sdk';\nexport * from 'preact';"],
  ['vite.config.ts', 'export default {};'],
];

const folder = temporaryFolder('lint');

beforeAll(() => {
  copyFileSync(inProject('.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path = '', code = ''] of [...Object.values(REFUSED).flat(), ...ALLOWED]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${code}\n`);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('refuses each of these files for the one reason given and lets the others pass', () => {
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: installedProgram('tsgolint') };
  const options = { cwd: folder, env, encoding: /** @type {const} */ ('utf8') };
  const { stdout } = spawnSync(installedProgram('oxlint'), ['--type-aware', '--format=json'], options);
  /** @type {{ filename: string, code: string }[]} */
  const diagnostics = JSON.parse(stdout).diagnostics;
  const complaints = diagnostics.map(({ filename, code }) => `${filename}: ${code}`);
  const expected = Object.entries(REFUSED).flatMap(([rule, files]) => files.map(([path]) => `${path}: ${rule}`));
  expect(complaints.sort()).toEqual(expected.sort());
});
