import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collect, inPieces } from '../../test/import-files.ts';
import { readInstitutionsCsv, readInstitutionsNdjson } from './read-institutions.ts';
import { readAgencies, readCountries, readReports } from './read-records.ts';

const documentation = readFileSync(new URL('../../../docs/import.md', import.meta.url), 'utf8');

function example(label: string): string {
  const match = new RegExp(`\`\`\`${label}\n([\\s\\S]*?)\`\`\``).exec(documentation);
  if (!match?.[1]) throw new Error(`docs/import.md has no example "${label}"`);
  return match[1];
}

function onOneLine(json: string) {
  return inPieces(JSON.stringify(JSON.parse(json)));
}

describe('the examples in docs/import.md', () => {
  it.each([
    ['institution', () => readInstitutionsNdjson(onOneLine(example('json institution'))), 1],
    ['CSV', () => readInstitutionsCsv(inPieces(example('csv institution'))), 2],
    ['agency', () => readAgencies(onOneLine(example('json agency'))), 1],
    ['country', () => readCountries(onOneLine(example('json country'))), 1],
    ['report', () => readReports(onOneLine(example('json report'))), 1],
  ])('are files that can be imported: %s', async (_kind, read, count) => {
    const rows = await collect<{ kind: string }>(read());
    expect(rows.map(({ kind, ...row }) => (kind === 'draft' ? kind : row))).toEqual(Array(count).fill('draft'));
  });
});
