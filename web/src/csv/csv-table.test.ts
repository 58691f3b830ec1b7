import { describe, expect, it } from 'vitest';
import { decodeCsv, parseCsv, toCsvText, withoutFormula } from './csv-table.ts';

describe('a file of rows', () => {
  it('is read with quotation marks, line breaks in cells, short rows and the lines they start on', () => {
    const text = '\uFEFFAgency; local_identifier ;summary\r\nMERQA;a-1;"One; ""two""\nthree"\r\n\r\nMERQA;a-2\r\n';
    expect(parseCsv(text)).toEqual({
      header: ['agency', 'local_identifier', 'summary'],
      rows: [
        { line: 2, cells: ['MERQA', 'a-1', 'One; "two"\nthree'] },
        { line: 5, cells: ['MERQA', 'a-2', ''] },
      ],
    });
  });

  it('loses the columns of an answer, and says which rows are too long', () => {
    expect(parseCsv('agency,result,status,message\nA,refused,x,No\nB,,y,,more')).toEqual({
      header: ['agency', 'status'],
      rows: [
        { line: 2, cells: ['A', 'x'] },
        { line: 3, cells: ['B', 'y'], isTooLong: true },
      ],
    });
  });

  it.each([
    ['', 'empty'],
    ['agency,status\n\n', 'empty'],
    ['agency\n"MERQA', 'open quotation'],
  ])('is refused as %j', (text, fault) => {
    expect(parseCsv(text)).toEqual({ fault });
  });

  it('is read again as it was written', () => {
    const table = { header: ['a', 'b'], rows: [{ line: 2, cells: ['x "y", z', 'one\ntwo'] }] };
    expect(parseCsv(toCsvText(table))).toEqual(table);
  });

  it.each([
    [[0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
    [[0xff, 0xfe, 0xe9, 0x00], 'é'],
    [[0xfe, 0xff, 0x00, 0xe9], 'é'],
    [[0xe9], 'é'],
  ])('is decoded from %j', (bytes, text) => {
    expect(decodeCsv(new Uint8Array(bytes))).toBe(text);
  });

  it('has no cell that a spreadsheet would run', () => {
    expect(['=1+1', '-', '-5', 'x'].map(withoutFormula)).toEqual(["'=1+1", '-', "'-5", 'x']);
  });
});
