import { expect, it } from 'vitest';
import { searchExamples } from './search-examples.ts';

const known = (name: string, official: string, code: string, city: string) => ({
  name_primary: name,
  name_official_display: official,
  stats_id: code,
  place: city === '' ? [] : [{ country: 'Austria', city, lat: null, long: null }],
});

it('shows a short name, another script, a national code and a place', () => {
  const institutions = [
    known('University of Applied Sciences of Valmark', 'Hochschule Valmark', 'AT0009', 'Valmark'),
    known('Kedros University', 'Πανεπιστήμιο Κέδρου', 'GR0001', 'Κέδρος'),
    known('Ahrenrode College', 'Kolleg Ahrenrode', '', 'Ahrenrode'),
    known('Rion', 'Rion', '', ''),
  ];
  expect(searchExamples(institutions).map(({ text }) => text)).toEqual([
    'Rion',
    'Πανεπιστήμιο Κέδρου',
    'AT0009',
    'Ahrenrode',
  ]);
});

it('shows what there is, and nothing twice', () => {
  expect(searchExamples([known('Rion', 'Rion', '', 'Rion')])).toEqual([{ text: 'Rion', isOwnScript: false }]);
  expect(searchExamples([])).toEqual([]);
});
