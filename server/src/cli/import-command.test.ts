import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openRegistry } from '../services/open-registry.ts';
import { saveRegistryKind } from '../store/registry-settings.ts';
import { importCommand } from './import-command.ts';
import { createOutput } from './output.ts';
import { runProgram } from './run-program.ts';

const ROR_SAMPLE = fileURLToPath(new URL('../../../docs/examples/ror-sample.json', import.meta.url));
const NOW = '2026-06-30T12:00:00Z';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-import-'));
  const registry = await openRegistry(readConfig({ DATA_DIR: folder }), NOW);
  await saveRegistryKind(registry.database, { kind: 'real' });
  await registry.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function touchstone(...args: string[]) {
  let out = '';
  let err = '';
  const output = createOutput({ write: (text) => (out += text) }, { write: (text: string) => (err += text) });
  const code = await runProgram(args, {
    commands: [importCommand],
    output,
    context: () => ({
      config: readConfig({ DATA_DIR: folder }),
      clock: { now: () => NOW, today: () => '2026-06-30' },
      output,
    }),
  });
  return { code, out, err };
}

async function aFile(name: string, rows: readonly unknown[]): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return path;
}

it('shows what a file would change, then changes it', async () => {
  const row = { stats_id: 'AT0001', names: [{ name_official: 'Schule am See' }] };
  const file = await aFile('schools.ndjson', [row]);

  expect(await touchstone('import', 'institutions', file, '--dry-run')).toEqual({
    code: 0,
    out: '+ line 1: REGINST0001 Schule am See\nDry run, nothing was changed: 1 new, 0 changed, 0 unchanged, 0 skipped, 0 refused\n',
    err: '',
  });
  expect(await touchstone('import', 'institutions', file)).toEqual({
    code: 0,
    out: '1 new, 0 changed, 0 unchanged, 0 skipped, 0 refused\n',
    err: 'Bytes read: 66 of 66, done\n',
  });

  const changed = await aFile('changed.ndjson', [{ ...row, website_link: 'https://see.example/' }]);
  expect((await touchstone('import', 'institutions', changed, '--dry-run')).out).toBe(
    '~ line 1: REGINST0001 Schule am See\n' +
      '    ~ website_link: "" -> "https://see.example/"\n' +
      'Dry run, nothing was changed: 0 new, 1 changed, 0 unchanged, 0 skipped, 0 refused\n',
  );
});

it('tells refused rows with their lines, counts what was skipped and noted, and ends with 1', async () => {
  const { code, out, err } = await touchstone('import', 'institutions', ROR_SAMPLE);

  expect(code).toBe(1);
  expect(err).toContain('Line 229: /names must have at least one entry\n');
  expect(out.split('\n')).toEqual([
    'skipped 1 × withdrawn from ROR',
    'skipped 1 × not an organisation of the type education',
    expect.stringMatching(/^note 1 × relation_child, first in line 2: the child Lindental Hospital /),
    'note 1 × external_id_grid, first in line 2: identifiers of the type grid are not kept',
    'note 1 × external_id_isni, first in line 2: identifiers of the type isni are not kept',
    'note 1 × link_wikipedia, first in line 2: the link to wikipedia is not kept',
    'note 1 × domain, first in line 2: the domain lindental.example is not kept',
    expect.stringMatching(/^note 1 × website_unusable, first in line 44/),
    expect.stringMatching(/^note 1 × inactive, first in line 89/),
    expect.stringMatching(/^note 1 × relation_successor, first in line 89/),
    '4 new, 0 changed, 0 unchanged, 2 skipped, 4 refused',
    '',
  ]);
});

it('gives up when too many rows are refused', async () => {
  const file = await aFile('bad.ndjson', [{ nam: 1 }, { nam: 2 }, { nam: 3 }]);
  const { code, out } = await touchstone('import', 'agencies', file, '--max-errors', '2');

  expect(code).toBe(1);
  expect(out).toBe(
    'Stopped: 2 rows were refused; the rest of the file was not imported\n' +
      '0 new, 0 changed, 0 unchanged, 0 skipped, 2 refused\n',
  );
});

it.each([
  [['schools', 'a.csv'], 'KIND is one of: institutions, agencies, countries, reports; not "schools".'],
  [['institutions', 'a.txt'], 'The name of the file does not tell its format: add --format.'],
  [['institutions', '-'], 'The name of the file does not tell its format: add --format.'],
  [['reports', 'a.csv', '--format', 'csv'], '--format for reports takes ndjson; not "csv".'],
  [['institutions', 'a.csv', '--all-types'], '--all-types is for dumps of ROR.'],
  [['reports', 'a', '--max-errors', '0'], '--max-errors takes a whole number from 1, not "0".'],
])('answers a call it does not understand with exit code 2: %j', async (words, sentence) => {
  const { code, out, err } = await touchstone('import', ...words);

  expect({ code, out, sentence: err.split('\n')[0] }).toEqual({ code: 2, out: '', sentence });
});

it('says in a sentence that there is no such file', async () => {
  const { code, err } = await touchstone('import', 'reports', join(folder, 'none.ndjson'));

  expect(code).toBe(1);
  expect(err).toMatch(/^ENOENT: no such file or directory/);
});
