import { expect, it } from 'vitest';
import { fieldName } from './field-name.ts';

it.each([
  ['', ''],
  ['/local_identifier', 'Your id of the report'],
  ['/institutions', 'Institutions'],
  ['/institutions/0', 'Institution 1'],
  ['/programmes/1/qf_ehea_level', 'Programme 2, level'],
  ['/programmes/0/alternative_names/2/name_alternative', 'Programme 1, other name 3, name'],
  ['/report_files/0/report_language/1', 'File 1, language 2'],
  ['/something_new/0', 'Something new 1'],
])('people know %j as %j', (pointer, name) => {
  expect(fieldName(pointer)).toBe(name);
});
