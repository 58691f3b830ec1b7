import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openRegistry } from '../services/open-registry.ts';
import { createOutput } from './output.ts';
import { runProgram } from './run-program.ts';
import { USER_COMMANDS } from './user-command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-user-'));
  const registry = await openRegistry(readConfig({ DATA_DIR: folder }), '2026-06-30T12:00:00Z');
  await registry.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function touchstone(...args: string[]) {
  return touchstoneIn(folder, ...args);
}

async function touchstoneIn(dataDir: string, ...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const output = createOutput({ write: (text) => out.push(text) }, { write: (text: string) => err.push(text) });
  const code = await runProgram(args, {
    commands: USER_COMMANDS,
    output,
    context: () => ({
      config: readConfig({ DATA_DIR: dataDir }),
      clock: { now: () => '2026-06-30T12:00:00Z', today: () => '2026-06-30' },
      output,
    }),
  });
  return { code, out: out.join(''), err: err.join('') };
}

it('looks after no registry that nobody made', async () => {
  const missing = join(folder, 'missing');
  const answer = await touchstoneIn(missing, 'user', 'list');

  expect(answer).toMatchObject({ code: 1, out: '' });
  expect(answer.err).toContain(`There is no registry in ${missing}; set DATA_DIR or DATABASE_URL`);
  await expect(readdir(missing)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('opens, lists, suspends and restores accounts', async () => {
  const added = await touchstone('user', 'add', 'ada', '--email', 'ada@people.example', '--generate-password');
  const suspended = await touchstone('user', 'suspend', 'ADA', '--reason', 'Resold the data');
  const list = await touchstone('user', 'list');
  const restored = await touchstone('user', 'restore', 'ada');

  expect(added).toEqual({
    code: 0,
    err: '',
    out: expect.stringMatching(/^Account 1 "ada" is open.\nPassword: \S{16}\n$/),
  });
  expect(suspended).toEqual({ code: 0, err: '', out: '"ada" is suspended.\n' });
  expect(list.out).toBe('1\tada\tconsumer\tsuspended\tada@people.example\t2026-06-30\tResold the data\n');
  expect(restored.out).toBe('"ada" is active.\n');
});

it('asks for a password by mail', async () => {
  const before = await readdir(join(folder, 'outbox')).catch(() => []);
  const { out } = await touchstone('user', 'add', 'bob', '--email', 'bob@people.example');
  await touchstone('user', 'reset', 'bob');
  expect(out).toContain('A mail to bob@people.example asks for the password.');
  expect(await readdir(join(folder, 'outbox'))).toHaveLength(before.length + 2);
});

it('prints tokens: the same again, a new one, a named one', async () => {
  await touchstone('user', 'add', 'eve', '--email', 'eve@people.example', '--role', 'operator', '--generate-password');
  const first = await touchstone('user', 'token', 'eve');
  const again = await touchstone('user', 'token', 'eve');
  const renewed = await touchstone('user', 'token', 'eve', '--renew');
  const named = await touchstone('user', 'token', 'eve', '--name', 'desk', '--scope', 'admin', '--days', '30');

  expect(first.out).toMatch(/^[0-9a-f]{40}\n$/);
  expect(again.out).toBe(first.out);
  expect(new Set([first.out, renewed.out, named.out]).size).toBe(3);
});

it.each([
  [['user', 'suspend', 'nobody', '--reason', 'x'], 1, 'There is no account "nobody".\n'],
  [['user', 'suspend', 'ada'], 2, '--reason is missing.\nUsage: touchstone user suspend USERNAME --reason TEXT\n'],
  [['user', 'list', '--status', 'gone'], 2, expect.stringContaining('--status takes one of: pending,')],
  [
    ['user', 'token', 'eve', '--name', 'desk', '--scope', 'admin'],
    1,
    expect.stringContaining('expires_at is required'),
  ],
  [
    ['user', 'token', 'eve', '--name', 'desk', '--days', '0'],
    2,
    expect.stringContaining('--days takes a whole number'),
  ],
  [
    ['user', 'add', 'ada', '--email', 'new@people.example'],
    1,
    'The account cannot be opened.\n  username is already taken\n',
  ],
  [['user', 'add', 'a b', '--email', 'x'], 1, expect.stringContaining('email is not a mail address')],
])('says what is wrong with %j', async (args, code, err) => {
  expect(await touchstone(...args)).toEqual({ code, out: '', err });
});
