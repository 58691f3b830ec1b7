import { expect, it } from 'vitest';
import { nameReferences } from './named-references.ts';

it('writes names for numbers of countries and agencies, at any depth, and leaves all else', () => {
  const references = { country_id: (id: number) => (id === 15 ? 'Austria' : undefined) };
  const changes = [
    { field: 'locations[0].country_id', before: 15, after: 99 },
    { field: 'locations[1]', after: { country_id: 15, city: '15', lat: 15 } },
    { field: 'founding_date', before: null, after: '1901-02-03' },
  ];
  expect(nameReferences(changes, references)).toEqual([
    { field: 'locations[0].country_id', before: 'Austria', after: 99 },
    { field: 'locations[1]', after: { country_id: 'Austria', city: '15', lat: 15 } },
    { field: 'founding_date', before: null, after: '1901-02-03' },
  ]);
});
