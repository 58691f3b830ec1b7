import { expect, it } from 'vitest';
import { fieldLabel } from './field-label.ts';

it.each([
  ['valid_to', 'Valid to'],
  ['names[0].name_english', 'Name 1, English name'],
  ['programmes[2].identifiers[0].identifier', 'Programme 3, identifier 1, identifier'],
  ['locations[0].is_legal_seat', 'Location 1, legal seat'],
  ['merged_into_id', 'Merged into'],
  ['levels[1]', 'Levels 2'],
])('says %s in words', (path, words) => {
  expect(fieldLabel(path)).toBe(words);
});
