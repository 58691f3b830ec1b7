import { expect, it } from 'vitest';
import { languageOfName } from './name-language.ts';

it.each([
  ['Πανεπιστήμιο Κεδρολίμνης', 'CY', 'el'],
  ['რიონის უნივერსიტეტი', undefined, 'ka'],
  ['Академия за изкуства', 'BG', 'bg'],
  ['Вітропільський університет', 'UA', 'uk'],
  ['Université de Liège', 'BE-fr', 'fr'],
  ['Universität Ahrenrode', 'AT', 'de'],
  ['University of Nowhere', undefined, undefined],
  ['Академия', undefined, undefined],
])('takes %s in %s to be %s', (name, country, language) => {
  expect(languageOfName(name, country)).toBe(language);
});
