import { expect, it } from 'vitest';
import { fieldLabel } from './field-label.ts';

it.each([
  ['valid_to', 'Valid to'],
  ['names[0].name_english', 'Names 1, name english'],
  ['programmes[2].identifiers[0].identifier', 'Programmes 3, identifiers 1, identifier'],
])('says %s in words', (path, words) => {
  expect(fieldLabel(path)).toBe(words);
});
