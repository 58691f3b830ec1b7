import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import { readLines } from './lines.ts';

function refused(line: number, message: string) {
  return { kind: 'refused', line, problems: [{ line, pointer: '', message }] };
}

describe('readLines', () => {
  it.each([
    ['line feeds', 'a\nb\n', [1, 'a', 2, 'b']],
    ['carriage returns before line feeds', 'a\r\nb\r\n', [1, 'a', 2, 'b']],
    ['no end at the last line', 'a\nb', [1, 'a', 2, 'b']],
    ['empty lines, which are counted', '\na\n\r\n  \nb\n', [2, 'a', 5, 'b']],
    ['a byte order mark', '\uFEFFa\nb', [1, 'a', 2, 'b']],
    ['letters of several bytes', 'Τεχνολογία\nთბილისი', [1, 'Τεχνολογία', 2, 'თბილისი']],
    ['nothing', '', []],
    ['fewer bytes than any signature', 'a', [1, 'a']],
  ])('reads a file with %s, whatever the pieces', async (_what, text, expected) => {
    for (const size of [1, 2, 3, 1000]) {
      const lines = await collect(readLines(inPieces(text, size)));
      expect(lines.flatMap<unknown>((row) => ('text' in row ? [row.line, row.text] : [row]))).toEqual(expected);
    }
  });

  it('refuses a line that is too long and goes on after it', async () => {
    const file = inPieces(`a\n${'x'.repeat(10 * 1024 * 1024)}\nb\n`, 65_536);
    expect(await collect(readLines(file))).toEqual([
      { line: 1, text: 'a' },
      refused(2, 'is 10.0 MB long; at most 5.0 MB are taken'),
      { line: 3, text: 'b' },
    ]);
  });

  it('refuses a line that is not UTF-8 and goes on after it', async () => {
    const file = inPieces(Buffer.concat([Buffer.from('a\nUniversit'), Buffer.from([0xe4]), Buffer.from('t\nb')]));
    expect(await collect(readLines(file))).toEqual([
      { line: 1, text: 'a' },
      refused(2, 'is not UTF-8; save the file as UTF-8 and try again'),
      { line: 3, text: 'b' },
    ]);
  });

  it.each([
    ['UTF-16, little end first', [0xff, 0xfe, 0x61, 0x00], 'The file is UTF-16; save it as UTF-8 and try again'],
    ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x61], 'The file is UTF-16; save it as UTF-8 and try again'],
    ['UTF-16, the mark alone', [0xff, 0xfe], 'The file is UTF-16; save it as UTF-8 and try again'],
    [
      'a spreadsheet',
      [0x50, 0x4b, 0x03, 0x04, 0x14],
      'The file is a ZIP archive or a spreadsheet; unpack it or save it as text',
    ],
    ['gzip', [0x1f, 0x8b, 0x08, 0x00], 'The file is compressed with gzip; unpack it and try again'],
  ])('refuses a file that is %s', async (_what, bytes, message) => {
    await expect(collect(readLines(inPieces(Uint8Array.from(bytes), 1)))).rejects.toMatchObject({
      code: 'unsupported_media_type',
      message,
    });
  });

  it('keeps line ends inside quotes, where asked to', async () => {
    const file = inPieces('a,"one\ntwo"\n5" pipes,b\n"say ""hi""\nthere",c\n', 1);
    expect(await collect(readLines(file, { quoted: true }))).toEqual([
      { line: 1, text: 'a,"one\ntwo"' },
      { line: 3, text: '5" pipes,b' },
      { line: 4, text: '"say ""hi""\nthere",c' },
    ]);
  });

  it('says where a quotation mark was opened that is never closed', async () => {
    expect(await collect(readLines(inPieces('a,b\n"c,d\ne,f\n'), { quoted: true }))).toEqual([
      { line: 1, text: 'a,b' },
      refused(2, 'opens a quotation mark that is never closed'),
    ]);
  });
});
