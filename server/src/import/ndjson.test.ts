import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import { readNdjson } from './ndjson.ts';

describe('readNdjson', () => {
  it('gives one value a line, with its number', async () => {
    expect(await collect(readNdjson(inPieces('\uFEFF{"a":1}\r\n\r\n[true]\n"ü"')))).toEqual([
      { line: 1, value: { a: 1 } },
      { line: 3, value: [true] },
      { line: 4, value: 'ü' },
    ]);
  });

  it.each([
    ['{"a":1', '', /^is not JSON: /],
    ['{a:1}', '', /^is not JSON: /],
    ['{"a":1}{"b":2}', '', /^is not JSON: /],
    ['NaN', '', /^is not JSON: /],
    ['{"a":["b\\u0000"]}', '/a/0', /^contains the character U\+0000$/],
    ['{"x/y":{"~":"\\ud800"}}', '/x~1y/~0', /^contains half of a surrogate pair$/],
    [`${'['.repeat(33)}${']'.repeat(33)}`, '/0'.repeat(32), /^is nested deeper than 32 levels$/],
    [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, '/a'.repeat(32), /^is nested deeper than 32 levels$/],
  ])('refuses %.30s and goes on', async (text, pointer, message) => {
    expect(await collect(readNdjson(inPieces(`${text}\n1\n`, 4096)))).toEqual([
      { kind: 'refused', line: 1, problems: [{ line: 1, pointer, message: expect.stringMatching(message) }] },
      { line: 2, value: 1 },
    ]);
  });

  it.each([
    ['"\\ud83d\\ude00"', '😀'],
    [`${'['.repeat(32)}${']'.repeat(32)}`, JSON.parse(`${'['.repeat(32)}${']'.repeat(32)}`)],
  ])('takes %s', async (text, value) => {
    expect(await collect(readNdjson(inPieces(text)))).toEqual([{ line: 1, value }]);
  });
});
