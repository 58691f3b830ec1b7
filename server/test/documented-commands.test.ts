import { expect, it } from 'vitest';
import { agrees, readDocumentedCommands } from './documented-commands.ts';

const DOCUMENT = [
  'Ask:',
  '',
  '```sh',
  'curl -s address',
  '```',
  '',
  '```json',
  '{ "id": 1 }',
  '```',
  '',
  '```sh',
  'true',
  '```',
  '',
  'Something else:',
  '',
  '```text',
  'no output',
  '```',
  '',
].join('\n');

it('finds the commands of a document with the output right below them', () => {
  expect(readDocumentedCommands(DOCUMENT)).toEqual([
    { line: 3, command: 'curl -s address\n', output: { language: 'json', text: '{ "id": 1 }\n' } },
    { line: 11, command: 'true\n', output: undefined },
  ]);
});

it('refuses a command in a block that would not be run', () => {
  expect(() => readDocumentedCommands('```bash\nls\n```\n')).toThrow('The block on line 1 is "bash"');
});

it.each([
  ['{ "id": 1, "name": "a" }', '{"name":"a","id":1}', true],
  ['{ "id": 1 }', '{"id":2}', false],
  ['{ "id": 1 }', '{"id":"1"}', false],
  ['{ "id": 1 }', '{"id":1,"name":"a"}', false],
  ['{ "id": 1, "…": "…" }', '{"id":1,"name":"a"}', true],
  ['{ "id": 1, "…": "…" }', '{"name":"a"}', false],
  ['{ "id": "…" }', '{"id":7}', true],
  ['{ "id": "…" }', '{}', false],
  ['[1, "…", 4]', '[1,2,3,4]', true],
  ['[1, "…", 4]', '[1,4]', true],
  ['[1, "…", 4]', '[1,2,3]', false],
  ['[]', '[1]', false],
  ['{ "detail": "wait … seconds" }', '{"detail":"wait 5 seconds"}', true],
  ['{ "detail": "wait … seconds" }', '{"detail":"wait 5 minutes"}', false],
  ['{ "detail": "a.c" }', '{"detail":"abc"}', false],
  ['{ "id": 1 }', 'not JSON', false],
])('compares the JSON %s with %s: %s', (text, output, expected) => {
  expect(agrees({ language: 'json', text }, output)).toBe(expected);
});

it.each([
  ['one\ntwo\n', 'one\r\ntwo\r\n', true],
  ['one\n', 'one\ntwo\n', false],
  ['one …\n', 'one two\n', true],
  ['one …\n', 'one two\nthree\n', false],
  ['one\n…\nfour\n', 'one\ntwo\nthree\nfour\n', true],
  ['one\n…\nfour\n', 'one\nfour\n', true],
  ['one\n…\nfour\n', 'one\ntwo\nthree\n', false],
  ['a+b?\n', 'a+b?\n', true],
])('compares the text %j with %j: %s', (text, output, expected) => {
  expect(agrees({ language: 'text', text }, output)).toBe(expected);
});
