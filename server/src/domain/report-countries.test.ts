import { describe, expect, it } from 'vitest';
import type { Location } from './institution.ts';
import { countryIdsOfReport, withParents, withSubsystems } from './report-countries.ts';

const belgium = { id: 22, parentId: null };
const flanders = { id: 251, parentId: 22 };
const wallonia = { id: 252, parentId: 22 };
const austria = { id: 15, parentId: null };
const countries = [austria, belgium, flanders, wallonia];

function placedIn(countryId: number, validTo: string | null = null): { locations: Location[] } {
  return {
    locations: [
      { countryId, city: '', lat: null, long: null, source: '', isLegalSeat: true, validFrom: null, validTo },
    ],
  };
}

describe('countryIdsOfReport', () => {
  it('takes the current countries of every institution and platform once', () => {
    expect(
      countryIdsOfReport([placedIn(251), placedIn(15), placedIn(251), placedIn(84, '2026-01-15')], '2026-01-16'),
    ).toEqual([251, 15]);
  });

  it('is empty when no institution has a place', () => {
    expect(countryIdsOfReport([{ locations: [] }], '2026-01-16')).toEqual([]);
  });
});

describe('a whole country and its sub-systems', () => {
  it.each([
    ['a country with sub-systems', 22, [22, 251, 252]],
    ['a sub-system', 251, [251]],
    ['a country without sub-systems', 15, [15]],
  ])('a filter for %s takes in', (_what, countryId, expected) => {
    expect(withSubsystems(countryId, countries)).toEqual(expected);
  });

  it.each([
    ['a sub-system', [251], [251, 22]],
    ['two sub-systems of one country', [251, 252], [251, 252, 22]],
    ['a sub-system and its country', [22, 251], [22, 251]],
    ['a whole country', [15], [15]],
    ['no country', [], []],
  ])('a record in %s is found under', (_what, countryIds, expected) => {
    expect(withParents(countryIds, countries)).toEqual(expected);
  });
});
