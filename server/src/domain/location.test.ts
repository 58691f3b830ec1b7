import { describe, expect, it } from 'vitest';
import type { Location } from './institution.ts';
import { countryIdsOfInstitution, currentLocations, legalSeats, pointOf } from './location.ts';

const today = '2026-01-16';

function location(countryId: number, city: string, more: Partial<Location> = {}): Location {
  return {
    countryId,
    city,
    lat: null,
    long: null,
    source: '',
    isLegalSeat: false,
    validFrom: null,
    validTo: null,
    ...more,
  };
}

const seat = location(15, 'Vienna', { isLegalSeat: true });
const campus = location(84, 'Munich', { validFrom: '2020-01-01' });
const secondCampus = location(84, 'Ulm');
const left = location(110, 'Trento', { validTo: '2026-01-15', isLegalSeat: true });
const lastDay = location(213, 'Basel', { validTo: today });
const planned = location(22, 'Ghent', { validFrom: '2026-01-17' });
const institution = { locations: [seat, campus, secondCampus, left, lastDay, planned] };

describe('the locations of an institution', () => {
  it('are those of the day, its last day included', () => {
    expect(currentLocations(institution, today)).toEqual([seat, campus, secondCampus, lastDay]);
  });

  it('are looked at on any day', () => {
    expect(currentLocations(institution, '2019-12-31')).toEqual([seat, secondCampus, left, lastDay]);
  });

  it('include the legal seats of the day', () => {
    expect([legalSeats(institution, today), legalSeats(institution, '2026-01-15')]).toEqual([[seat], [seat, left]]);
  });

  it('give each country once', () => {
    expect(countryIdsOfInstitution(institution, today)).toEqual([15, 84, 213]);
  });

  it('give no country when there are none', () => {
    expect(countryIdsOfInstitution({ locations: [left] }, today)).toEqual([]);
  });
});

describe('pointOf', () => {
  const austria = { lat: 47.6, long: 14.1 };

  it.each([
    ['the place', { lat: 48.2, long: 16.4 }, { lat: 48.2, long: 16.4, precision: 'place' }],
    ['a place at zero', { lat: 0, long: 0 }, { lat: 0, long: 0, precision: 'place' }],
    ['the country without a place', { lat: null, long: null }, { ...austria, precision: 'country' }],
    ['the country with half a place', { lat: 48.2, long: null }, { ...austria, precision: 'country' }],
  ])('is %s', (_what, place, expected) => {
    expect(pointOf(place, austria)).toEqual(expected);
  });
});
