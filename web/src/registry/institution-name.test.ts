import type { Institution } from '@touchstone/sdk';
import { expect, it } from 'vitest';
import { nameFor } from './institution-name.ts';

function institution(official: string, english: string, country: string): Institution {
  return {
    registry_id: 'REGINST0001',
    names: [{ name_official: official, name_english: english, name_valid_to: null }],
    countries: [{ country: { iso_3166_alpha2: country } }],
  } as unknown as Institution;
}

const ahrenrode = institution('Universität Ahrenrode', 'University of Ahrenrode', 'AT');

it.each([
  ['de', ahrenrode, 'Universität Ahrenrode'],
  ['en', ahrenrode, 'University of Ahrenrode'],
  ['fr', ahrenrode, 'University of Ahrenrode'],
  ['fr', institution('Université de Valmère', '', 'FR'), 'Université de Valmère'],
  ['de', institution('', '', 'AT'), 'REGINST0001'],
] as const)('is the official name where readers of %s speak its language', (language, record, expected) => {
  expect(nameFor(record, language)).toBe(expected);
});
