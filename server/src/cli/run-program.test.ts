import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { RegistryError } from '../domain/errors.ts';
import { type Command, UsageError } from './command.ts';
import { createOutput } from './output.ts';
import { runProgram } from './run-program.ts';

const journalVerify = aCommand('journal verify', async () => 0);
const add = aCommand('add', async ({ words, options }, { output }) => {
  output.line(JSON.stringify({ words, options }));
  return 0;
});

it('teaches what there is when it is called without a word', async () => {
  const { code, out } = await run([]);

  expect(code).toBe(0);
  expect(out).toContain('journal verify  does journal verify');
});

it.each([
  [['help', 'add'], 'touchstone add FILE'],
  [['add', '--help'], 'touchstone add FILE'],
  [['help', 'journal'], 'touchstone journal verify FILE'],
])('explains a command: %s', async (args, expected) => {
  const { code, out } = await run(args);

  expect(code).toBe(0);
  expect(out).toContain(expected);
});

it('hands words and options to the command', async () => {
  const { code, out } = await run(['add', 'a.csv', '--dry-run', '--by', 'me']);

  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ words: ['a.csv'], options: { 'dry-run': true, by: 'me' } });
});

it.each([
  [['nope'], 'There is no command "nope". touchstone help lists them.\n'],
  [['journal'], 'touchstone journal needs one of: verify\n'],
  [['help', 'nope'], 'There is no command "nope". touchstone help lists them.\n'],
  [['add'], 'Something is missing.\nUsage: touchstone add FILE\n'],
  [['add', 'a', 'b'], '"b" is one word too many.\nUsage: touchstone add FILE\n'],
  [['add', 'a', '--wat'], "Unknown option '--wat'.\nUsage: touchstone add FILE\n"],
])('answers a call it does not understand with exit code 2: %s', async (args, message) => {
  expect(await run(args)).toEqual({ code: 2, out: '', err: message });
});

it.each([
  ['a refusal', new RegistryError('conflict', 'It is taken.'), 'It is taken.\n'],
  ['bad settings', new ConfigError(['PORT is "x".']), 'The settings cannot be used:\n  - PORT is "x".\n'],
  ['a missing file', Object.assign(new Error('no such file: a'), { code: 'ENOENT' }), 'no such file: a\n'],
])('says %s in a sentence, with exit code 1', async (_what, error, message) => {
  const failing = aCommand('fail', () => Promise.reject(error));

  expect(await run(['fail', 'x'], [failing])).toEqual({ code: 1, out: '', err: message });
});

it('shows where an error nobody foresaw came from', async () => {
  const { code, err } = await run(['fail', 'x'], [aCommand('fail', () => Promise.reject(new TypeError('a bug')))]);

  expect(code).toBe(1);
  expect(err).toContain('run-program.test.ts');
});

it('passes on the exit code of the command, and usage faults found by it', async () => {
  const failing = aCommand('fail', async ({ words }) => {
    if (words[0] === 'usage') throw new UsageError('Not like this.');
    return 1;
  });

  expect((await run(['fail', 'x'], [failing])).code).toBe(1);
  expect((await run(['fail', 'usage'], [failing])).code).toBe(2);
});

function aCommand(name: string, work: Command['run']): Command {
  return {
    name,
    summary: `does ${name}`,
    usage: 'FILE',
    help: 'Why.',
    options: { 'dry-run': { type: 'boolean' }, by: { type: 'string' } },
    words: { min: name === 'journal verify' ? 0 : 1, max: 1 },
    run: work,
  };
}

async function run(args: readonly string[], commands: readonly Command[] = [journalVerify, add]) {
  let out = '';
  let err = '';
  const output = createOutput({ write: (text) => (out += text) }, { write: (text: string) => (err += text) });
  const clock = { today: () => '2026-06-30', now: () => '2026-06-30T12:00:00Z' };
  const code = await runProgram(args, {
    commands,
    output,
    context: () => ({ config: readConfig({}), clock, output }),
  });
  return { code, out, err };
}
