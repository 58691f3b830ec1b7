import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCredentials, type TestCredentials } from '../../test/credentials.ts';
import { change } from '../../test/indexed-world.ts';
import { aChange, anAgency, anInstitution, aReport } from '../../test/records.ts';
import { readConfig } from '../config.ts';
import { credentialSettings } from '../services/open-credentials.ts';
import { openRegistry, type Registry } from '../services/open-registry.ts';
import { writeRegistry } from '../store/record-writer.ts';
import { CREDENTIAL_COMMANDS } from './credential-command.ts';
import { KEYS_COMMANDS } from './keys-command.ts';
import { createOutput } from './output.ts';
import { runProgram } from './run-program.ts';

const NOW = '2026-06-30T12:00:00Z';
const clock = { now: () => NOW, today: () => NOW.slice(0, 10) };

let folder: string;
let registry: Registry;
let credentials: TestCredentials;
let credentialFile: string;
let bundleFile: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-credential-'));
  const config = readConfig({ DATA_DIR: join(folder, 'data') });
  registry = await openRegistry(config, NOW);
  await writeRegistry(registry.database, aChange(), async (writer) => {
    await writer.put('agency', [{ id: 7, version: 0, content: anAgency({ activityIds: [31] }) }]);
    await writer.put('institution', [{ id: 42, version: 0, content: anInstitution() }]);
    const content = aReport({ agencyId: 7, activityIds: [31], institutionIds: [42], validFrom: '2024-01-01' });
    await writer.put('report', [{ id: 1, version: 0, content }]);
  });
  const settings = await credentialSettings(config, registry.folders.secrets);
  credentials = await openTestCredentials(registry.database, { clock, settings });
  await credentials.settle();
  credentialFile = join(folder, 'credential.json');
  bundleFile = join(folder, 'bundle.json');
  await writeFile(credentialFile, await servedBytes());
});

afterAll(async () => {
  await credentials?.close();
  await registry?.close();
  await rm(folder, { recursive: true, force: true });
});

async function servedBytes(): Promise<string> {
  return (await credentials.access.reader.document({ reportId: 1, format: 'vc1' })).bytes;
}

function touchstone(...args: string[]) {
  return touchstoneIn(join(folder, 'data'), ...args);
}

async function touchstoneIn(dataDir: string, ...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []];
  const output = createOutput({ write: (text) => out.push(text) }, { write: (text: string) => err.push(text) });
  const code = await runProgram(args, {
    commands: [...CREDENTIAL_COMMANDS, ...KEYS_COMMANDS],
    output,
    // Another port than the one the credentials were issued for: what was issued decides.
    context: () => ({ config: readConfig({ DATA_DIR: dataDir, PORT: '9999' }), clock, output }),
  });
  return { code, out: out.join(''), err: err.join('') };
}

const nowhere = () => join(folder, 'no-registry-here');

it('makes a bundle, with which a credential is checked where there is no registry', async () => {
  expect(await touchstone('credential', 'bundle', bundleFile)).toEqual({
    code: 0,
    out: `1 DID documents and 1 status lists are in ${bundleFile}.\n`,
    err: '',
  });
  const checked = await touchstoneIn(nowhere(), 'credential', 'verify', credentialFile, '--bundle', bundleFile);
  expect(checked).toMatchObject({ code: 0, err: '' });
  expect(
    checked.out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t').slice(0, 2).join(' ')),
  ).toEqual([
    'pass structure',
    'pass context',
    'pass key',
    'pass signature',
    'pass agency',
    'pass dates',
    'pass status',
    'pass schema',
    'skipped record',
    'valid',
  ]);
});

it('finds the bundle in a folder', async () => {
  const inside = join(folder, 'bundle');
  await mkdir(inside);
  await writeFile(join(inside, 'bundle.json'), await readFile(bundleFile));
  expect(await touchstoneIn(nowhere(), 'credential', 'verify', credentialFile, '--bundle', inside)).toMatchObject({
    code: 0,
  });
});

it('refuses a credential that was changed', async () => {
  const changed = join(folder, 'changed.json');
  await writeFile(changed, (await servedBytes()).replace('"positive"', '"negative"'));
  const checked = await touchstoneIn(nowhere(), 'credential', 'verify', changed, '--bundle', bundleFile);
  expect(checked.code).toBe(1);
  expect(checked.out).toMatch(/fail\tsignature\t.*\ninvalid\n$/);
});

it('checks against the registry itself when there is no bundle', async () => {
  const checked = await touchstone('credential', 'verify', credentialFile);
  expect(checked.code).toBe(0);
  expect(checked.out).toMatch(/pass\trecord\tThe registry says the same\.\nvalid\n$/);
});

it('says of a withdrawn report that its credential was revoked, also from a new bundle, but not from an old one', async () => {
  const old = join(folder, 'old-bundle.json');
  await rename(bundleFile, old);
  await change(registry.database, 'report', 1, (content) => ({
    ...content,
    withdrawal: { at: NOW, reason: 'A mistake' },
  }));
  await credentials.settle();
  await touchstone('credential', 'bundle', bundleFile);
  const codes = await Promise.all(
    [['--bundle', old], ['--bundle', bundleFile], []].map(async (options) => {
      const { code, out } = await touchstone('credential', 'verify', credentialFile, ...options);
      return [code, out.includes('It was revoked')];
    }),
  );
  expect(codes).toEqual([
    [0, false],
    [1, true],
    [1, true],
  ]);
  await change(registry.database, 'report', 1, (content) => ({ ...content, withdrawal: null }));
  await credentials.settle();
});

it('lists, rotates and gives up keys', async () => {
  const listed = await touchstone('keys', 'list');
  const [kid = ''] = listed.out.split('\t');
  expect(listed.out.trimEnd().split('\n')).toEqual([
    `${kid}\tEdDSA\tcurrent\t${NOW}\t${NOW}\t2 (1)`,
    expect.stringMatching(/^p256-2026-\w+\tES256\tcurrent\t.*\t0 \(0\)$/),
  ]);
  expect(await touchstone('keys', 'rotate', '--algorithm', 'EdDSA', '--overlap', '48')).toEqual({
    code: 0,
    out: expect.stringMatching(/^ed25519-2026-\w+ is published and signs from 2026-07-02T12:00:00Z on\.\n$/),
    err: '',
  });
  expect((await touchstone('keys', 'list')).out).toMatch(/\tEdDSA\tnext\t/);
  expect(await touchstone('keys', 'compromise', kid, '--reason', 'A backup was stolen')).toEqual({
    code: 0,
    out: `${kid} no longer counts; 2 documents that it signed are signed anew as far as they hold.\n`,
    err: '',
  });
  await credentials.settle();
  expect((await touchstone('credential', 'verify', credentialFile)).code).toBe(1);
  await writeFile(credentialFile, await servedBytes());
  expect((await touchstone('credential', 'verify', credentialFile)).code).toBe(0);
});

it('records what agencies agreed to', async () => {
  expect(await touchstone('credential', 'consent', '7', '--note', 'A letter')).toMatchObject({
    code: 0,
    out: 'The consent of agency 7 is recorded.\n',
  });
  expect(await touchstone('credential', 'consent', '7', '--note', 'Another letter', '--end')).toMatchObject({
    code: 0,
    out: 'The end of the consent of agency 7 is recorded.\n',
  });
});

it('has everything issued anew for the address of the settings', async () => {
  expect(await touchstone('credential', 'reissue', '--reason', 'A new name')).toMatchObject({
    code: 0,
    out: 'Start the server with PUBLIC_BASE_URL=http://127.0.0.1:9999; it issues everything anew.\n',
  });
  await expect(credentials.settle()).rejects.toThrow('Credentials are issued for http://127.0.0.1:9999');
  expect(await touchstone('credential', 'reissue', '--reason', 'Once more')).toMatchObject({
    code: 0,
    out: 'A running server now looks at every report and issues what differs.\n',
  });
});

it.each([
  [['credential', 'verify', 'nothing.json', '--bundle', 'nothing'], 1, /^ENOENT/],
  [['credential', 'reissue'], 2, /^--reason is missing/],
  [['credential', 'consent', 'seven', '--note', 'x'], 2, /^AGENCY is a number, not "seven"/],
  [['credential', 'consent', '7'], 2, /^--note is missing/],
  [['credential', 'consent', '8', '--note', 'x'], 1, /^There is no agency 8/],
  [['keys', 'rotate', '--algorithm', 'RSA'], 2, /^--algorithm takes one of: EdDSA, ES256/],
  [['keys', 'rotate', '--overlap', 'soon'], 2, /^--overlap takes a whole number of hours, not "soon"/],
  [['keys', 'compromise', 'nonsense'], 2, /^--reason is missing/],
  [['keys', 'compromise', 'nonsense', '--reason', 'x'], 1, /^There is no key "nonsense"/],
] as const)('answers %j with exit code %i and a sentence', async (args, code, sentence) => {
  const answer = await touchstone(...args);
  expect([answer.code, answer.err]).toEqual([code, expect.stringMatching(sentence)]);
});

it.each(['nonsense', '{}', '{"format":"touchstone credential bundle 1"}'])('refuses %j as a bundle', async (text) => {
  const file = join(folder, 'nonsense.json');
  await writeFile(file, text);
  const { code, err } = await touchstone('credential', 'verify', credentialFile, '--bundle', file);
  expect([code, err]).toEqual([1, expect.stringMatching(/^This is not a bundle/)]);
});
