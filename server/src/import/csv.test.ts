import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import { parseCells, readCsv } from './csv.ts';

describe('parseCells', () => {
  it.each([
    ['a,b,c', ['a', 'b', 'c']],
    [' a , b ', ['a', 'b']],
    ['a,,', ['a', '', '']],
    [',', ['', '']],
    ['"a,b",c', ['a,b', 'c']],
    ['"say ""hi""",c', ['say "hi"', 'c']],
    ['"","""",a', ['', '"', 'a']],
    ['"two\nlines",c', ['two\nlines', 'c']],
    ['5" pipes,a""b', ['5" pipes', 'a""b']],
    ['=1+1,-2', ['=1+1', '-2']],
  ])('%j has the cells %j', (text, cells) => {
    expect(parseCells(text, ',')).toEqual({ cells });
  });

  it.each([
    ['a,"b" c', 'has text after the closing quotation mark in cell 2'],
    ['"a', 'has an open quotation mark in cell 1'],
    ['a,b\0', 'has the character U+0000 in cell 2'],
  ])('%j cannot be read', (text, problem) => {
    expect(parseCells(text, ',')).toEqual({ problem });
  });

  it('reads a long quoted cell', () => {
    const long = 'x""'.repeat(1_000_000);
    expect(parseCells(`"${long}"`, ',')).toEqual({ cells: ['x"'.repeat(1_000_000)] });
  });
});

describe('readCsv', () => {
  it.each([
    ['commas', 'a,b\r\n1,"2,5"\r\n'],
    ['semicolons', 'a;b\n1;2,5\n'],
    ['tabs', 'a\tb\n1\t2,5'],
    ['a byte order mark before a quoted name', '\uFEFF"a";"b"\n1;"2,5"\n'],
  ])('understands %s', async (_what, text) => {
    const { header, rows } = await readCsv(inPieces(text, 1));
    expect([header, await collect(rows)]).toEqual([['a', 'b'], [{ line: 2, cells: ['1', '2,5'] }]]);
  });

  it('counts lines, skips empty rows and refuses those of another width', async () => {
    const { rows } = await readCsv(inPieces('a,b\n"x\ny",1\n\n,\n1,2,3\n4\n5,6\n'));
    expect(await collect(rows)).toEqual([
      { line: 2, cells: ['x\ny', '1'] },
      {
        kind: 'refused',
        line: 6,
        problems: [{ line: 6, pointer: '', message: 'has 3 cells, but there are 2 columns' }],
        cells: ['1', '2', '3'],
      },
      {
        kind: 'refused',
        line: 7,
        problems: [{ line: 7, pointer: '', message: 'has 1 cell, but there are 2 columns' }],
        cells: ['4'],
      },
      { line: 8, cells: ['5', '6'] },
    ]);
  });

  it.each([
    ['', 'The file is empty; its first line must name the columns'],
    ['"a,b\n1,2', 'The line of column names opens a quotation mark that is never closed'],
  ])('refuses the file %j', async (text, message) => {
    await expect(readCsv(inPieces(text))).rejects.toMatchObject({ code: 'invalid_record', message });
  });
});
