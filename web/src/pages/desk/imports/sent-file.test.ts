import { expect, it } from 'vitest';
import { formatOf } from './sent-file.ts';

it.each([
  ['institutions.ndjson', 'ndjson'],
  ['institutions.jsonl', 'ndjson'],
  ['Institutions.CSV', 'csv'],
  ['list.tsv', 'csv'],
  ['v2.2-ror-data.json', 'ror'],
  ['csv', 'ndjson'],
  ['', 'ndjson'],
])('takes the name %j for %s', (name, format) => {
  expect(formatOf(name)).toBe(format);
});
