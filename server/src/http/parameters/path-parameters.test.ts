import { expect, it } from 'vitest';
import { pathText, readId, readInstitutionId } from './path-parameters.ts';

it.each([
  ['42', 42],
  ['0042', 42],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['99999999999999999999', undefined],
  ['-1', undefined],
  ['1.0', undefined],
  ['1e3', undefined],
  [' 7', undefined],
  ['', undefined],
  ['٤٢', undefined],
])('reads the number "%s" as %s', (text, id) => {
  expect(readId(text)).toBe(id);
});

it.each([
  ['42', 42],
  ['REGINST0042', 42],
  ['reginst0042', 42],
  ['REGINST42', undefined],
  ['REGINST9999999999', undefined],
])('reads the institution "%s" as %s', (text, id) => {
  expect(readInstitutionId(text)).toBe(id);
});

it.each([
  ['AT U/12 3', 'AT U/12 3'],
  [' x ', 'x'],
  [' ', undefined],
  ['a\0b', undefined],
])('reads the text "%s" as %s', (text, value) => {
  expect(pathText('', '').read(text)).toBe(value);
});
