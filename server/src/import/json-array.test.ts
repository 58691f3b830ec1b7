import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import { readJsonArray } from './json-array.ts';

describe('readJsonArray', () => {
  it.each([
    ['objects on lines of their own', '[\n  {"a": 1},\n  {"a": 2}\n]\n', [2, { a: 1 }, 3, { a: 2 }]],
    ['everything on one line', '[{"a":[1,{"b":2}]},{"a":"]}"}]', [1, { a: [1, { b: 2 }] }, 1, { a: ']}' }]],
    ['quotes and brackets in text', '["\\"[{", "\\\\", "a,b"]', [1, '"[{', 1, '\\', 1, 'a,b']],
    ['other values than objects', '[1, null,true\n,"x"]', [1, 1, 1, null, 1, true, 2, 'x']],
    ['a byte order mark and Windows line ends', '\uFEFF[\r\n1,\r\n2\r\n]', [2, 1, 3, 2]],
    ['nothing in it', ' [ ] ', []],
  ])('reads an array with %s, whatever the pieces', async (_what, text, expected) => {
    for (const size of [1, 2, 5, 1000]) {
      const rows = await collect(readJsonArray(inPieces(text, size)));
      expect(rows.flatMap<unknown>((row) => ('value' in row ? [row.line, row.value] : [row]))).toEqual(expected);
    }
  });

  it('refuses a broken member and reads the others', async () => {
    expect(await collect(readJsonArray(inPieces('[\n{"a":1},\n{"a":},\n},\n{"a":4}\n]')))).toEqual([
      { line: 2, value: { a: 1 } },
      {
        kind: 'refused',
        line: 3,
        problems: [{ line: 3, pointer: '', message: expect.stringMatching(/^is not JSON/) }],
      },
      {
        kind: 'refused',
        line: 4,
        problems: [{ line: 4, pointer: '', message: expect.stringMatching(/^is not JSON/) }],
      },
      { line: 5, value: { a: 4 } },
    ]);
  });

  it('refuses a member that is too large and reads the others', async () => {
    const rows = await collect(readJsonArray(inPieces(`[1,\n"${'x'.repeat(200)}",\n3]`), { maxBytes: 100 }));
    expect(rows).toEqual([
      { line: 1, value: 1 },
      {
        kind: 'refused',
        line: 2,
        problems: [{ line: 2, pointer: '', message: expect.stringMatching(/^is .* MB long/) }],
      },
      { line: 3, value: 3 },
    ]);
  });

  it('says where a file is cut off', async () => {
    expect(await collect(readJsonArray(inPieces('[\n{"a":1},\n{"a":')))).toEqual([
      { line: 2, value: { a: 1 } },
      {
        kind: 'refused',
        line: 3,
        problems: [
          {
            line: 3,
            pointer: '',
            message:
              'starts something that never ends: the file is cut off or broken there, and nothing after it was read',
          },
        ],
      },
    ]);
  });

  it.each([
    ['', 'The file must hold one JSON array: it must start with ['],
    ['{"a":1}\n{"a":2}', 'The file must hold one JSON array: it must start with ['],
    ['[1]\n[2]', 'Line 2: something follows the end of the JSON array'],
  ])('refuses the file %j', async (text, message) => {
    await expect(collect(readJsonArray(inPieces(text)))).rejects.toMatchObject({ code: 'invalid_record', message });
  });
});
