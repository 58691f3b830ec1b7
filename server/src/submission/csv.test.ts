import { describe, expect, it } from 'vitest';
import { columnOf, resolveColumns, TEMPLATE_COLUMNS } from './csv-columns.ts';
import { toUtf8 } from './csv-encoding.ts';
import { readSubmissionRows } from './csv-rows.ts';
import { csvLine } from './csv-writing.ts';

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Uint8Array | string, size = 1_000) {
  const { header, rows } = await readSubmissionRows(pieces(Buffer.from(bytes as string), size));
  const seen = [];
  for await (const row of rows) seen.push('problem' in row ? row : { line: row.line, sent: row.sent });
  return { header, rows: seen };
}

describe('the columns of a file', () => {
  it.each([
    ['agency', ['agency']],
    [' Valid_From ', ['valid_from']],
    ['activities[2].group', ['activities', 2, 'group']],
    ['contributing_agencies[1]', ['contributing_agencies', 1]],
    ['link[3]', ['report_links', 3, 'link']],
    ['link_display_name[3]', ['report_links', 3, 'link_display_name']],
    ['file[1].report_language[2]', ['report_files', 1, 'report_language', 2]],
    ['institution[10].registry_id', ['institutions', 10, 'registry_id']],
    ['platform[1].resource', ['platforms', 1, 'resource']],
    ['programme[2].identifier[1]', ['programmes', 2, 'identifiers', 1, 'identifier']],
    ['programme[2].name_alternative[1]', ['programmes', 2, 'alternative_names', 1, 'name_alternative']],
    ['programme[2].country[4]', ['programmes', 2, 'countries', 4]],
    ['message', undefined],
  ])('%s', (name, path) => {
    expect(resolveColumns([name])).toEqual([{ header: name.trim().toLowerCase(), path }]);
  });

  it('are all told that are wrong, with what was probably meant', () => {
    expect(() => resolveColumns(['agency', 'descision', 'institutions[1].registry_id', 'agency', ''])).toThrow(
      'The line of column names cannot be used: There is no column "descision". Did you mean "decision"? ' +
        'There is no column "institutions[1].registry_id". Did you mean "institution[1].registry_id"? ' +
        'The column "agency" is there twice. Column 5 has no name.',
    );
  });

  it('are found from where something is wrong', () => {
    expect(['/decision', '/programmes/1/countries/0', '/institutions/0/registry_id', '/nothing'].map(columnOf)).toEqual(
      ['decision', 'programme[2].country[1]', 'institution[1].registry_id', undefined],
    );
  });

  it('of the template are known', () => {
    expect(resolveColumns(TEMPLATE_COLUMNS)).toHaveLength(TEMPLATE_COLUMNS.length);
  });
});

describe('a file', () => {
  const text = 'agency;summary\nAFT;Brücken\n';
  const row = { line: 2, sent: { agency: 'AFT', summary: 'Brücken' } };
  const utf16 = Buffer.from(text, 'utf16le');
  const swapped = Buffer.from(utf16).swap16();

  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ['UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped])],
    ['UTF-16 without a mark', utf16],
    ['UTF-16 the other way round without a mark', swapped],
  ])('is understood in %s, however it is cut', async (_encoding, bytes) => {
    for (const size of [1, 3, 7, 1_000]) {
      expect(await read(bytes, size)).toEqual({ header: ['agency', 'summary'], rows: [row] });
    }
  });

  it.each([
    ['agency,summary\n', { delimiter: ',', hasMark: false }],
    ['\uFEFFagency;summary\n', { delimiter: ';', hasMark: true }],
    [Buffer.from('\uFEFFagency\tsummary\n', 'utf16le'), { delimiter: '\t', hasMark: true }],
  ])('is known by how it is written: %j', async (bytes, expected) => {
    for (const size of [1, 1_000]) {
      const { dialect } = await readSubmissionRows(pieces(Buffer.from(bytes as string), size));
      expect(dialect).toEqual(expected);
    }
  });

  it.each([',', ';', '\t'])('may be separated by %j', async (delimiter) => {
    expect((await read(`agency${delimiter}summary\nAFT${delimiter}Brücken`)).rows).toEqual([row]);
  });

  it('has gaps, dashes and apostrophes', async () => {
    const { rows } = await read(
      "agency,institution[3].registry_id,institution[7].stats_id,summary,message,valid_to\nAFT,A,B,'=x,old,-\n",
    );
    expect(rows).toEqual([
      { line: 2, sent: { agency: 'AFT', institutions: [{ registry_id: 'A' }, { stats_id: 'B' }], summary: '=x' } },
    ]);
  });

  it('goes on after a row that cannot be read', async () => {
    const { rows } = await read('agency,summary\nA\nB,x\n');
    expect(rows).toEqual([
      { line: 2, cells: ['A'], problem: 'The row has 1 cell, but there are 2 columns.' },
      { line: 3, sent: { agency: 'B', summary: 'x' } },
    ]);
  });

  it('of broken UTF-8 spoils only the row that is broken', async () => {
    const bytes = Buffer.concat([Buffer.from('agency\nü\n'), Buffer.from([0x41, 0xfc, 0x0a]), Buffer.from('B\n')]);
    expect((await read(bytes)).rows).toEqual([
      { line: 2, sent: { agency: 'ü' } },
      { line: 3, cells: [], problem: 'The row is not UTF-8; save the file as UTF-8 and try again.' },
      { line: 4, sent: { agency: 'B' } },
    ]);
  });

  it('may break off in a character', async () => {
    const out = [];
    for await (const chunk of toUtf8([Buffer.from([0x61, 0x62, 0x63, 0x64, 0xc3])])) out.push(chunk);
    expect(Buffer.concat(out).toString()).toBe('abcdÃ\n');
  });
});

it('what we write is parted by what the reader wants', () => {
  expect(csvLine(['a', 'b,c', 'd;e'], ';')).toBe('a;"b,c";"d;e"\r\n');
});

it('what we write runs in no spreadsheet', () => {
  expect(csvLine(['=1+1', '+1', '-1', '@a', '-', 'a"b', 'c,d', 'e\nf', '\tg', 'plain', ''])).toBe(
    `'=1+1,'+1,'-1,'@a,,"a""b","c,d","e\nf","'\tg",plain,\r\n`,
  );
});
