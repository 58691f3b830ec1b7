import { describe, expect, it } from 'vitest';
import type { FocusCountry } from './agency.ts';
import { isCrossborder, isReportCrossborder } from './crossborder.ts';
import type { Location } from './institution.ts';

const austria = 15;
const belgium = 22;
const flanders = 251;
const wallonia = 252;
const countries = [
  { id: austria, parentId: null },
  { id: belgium, parentId: null },
  { id: flanders, parentId: belgium },
  { id: wallonia, parentId: belgium },
];

function focus(countryId: number, more: Partial<FocusCountry> = {}): FocusCountry {
  return { countryId, isOfficial: true, isCrossborder: false, validFrom: null, validTo: null, ...more };
}

function seat(countryId: number, more: Partial<Location> = {}): Location {
  return {
    countryId,
    city: '',
    lat: null,
    long: null,
    source: '',
    isLegalSeat: true,
    validFrom: null,
    validTo: null,
    ...more,
  };
}

describe('isCrossborder', () => {
  it.each([
    ['official in the country of the seat', [focus(austria)], [austria], false],
    ['official elsewhere', [focus(belgium)], [austria], true],
    ['in the country, but not official there', [focus(austria, { isOfficial: false })], [austria], true],
    ['official, but only across the border', [focus(austria, { isCrossborder: true })], [austria], true],
    ['without any country', [], [austria], true],
    ['official in one of two seat countries', [focus(austria)], [belgium, austria], false],
    ['official in none of two seat countries', [focus(wallonia)], [flanders, austria], true],
    ['official in the country, seat in one of its systems', [focus(belgium)], [flanders], false],
    ['official in a system, seat in the country as a whole', [focus(flanders)], [belgium], false],
    ['official in a system, seat in another of the country', [focus(flanders)], [wallonia], true],
    ['no seat is known', [focus(austria)], [], false],
  ])('%s', (_what, focusCountries, seatCountryIds, expected) => {
    expect(isCrossborder(focusCountries, seatCountryIds, countries)).toBe(expected);
  });
});

describe('isReportCrossborder', () => {
  const report = { validFrom: '2020-01-15' };

  it.each([
    ['the focus was current on its first day', focus(austria, { validTo: '2020-01-15' }), seat(austria), false],
    ['the focus had ended the day before', focus(austria, { validTo: '2020-01-14' }), seat(austria), true],
    ['the focus started the day after', focus(austria, { validFrom: '2020-01-16' }), seat(austria), true],
    ['the seat moved away later', focus(austria), seat(austria, { validTo: '2021-12-31' }), false],
    ['the seat is only recorded from a later day', focus(austria), seat(austria, { validFrom: '2022-01-01' }), false],
    ['the place is no legal seat', focus(belgium), seat(austria, { isLegalSeat: false }), false],
  ])('%s', (_what, focusCountry, location, expected) => {
    const agency = { focusCountries: [focusCountry] };
    expect(isReportCrossborder({ report, agency, institutions: [{ locations: [location] }], countries })).toBe(
      expected,
    );
  });

  it('looks at the seats of all institutions', () => {
    const institutions = [{ locations: [seat(belgium)] }, { locations: [seat(austria)] }];
    const agency = { focusCountries: [focus(austria)] };
    expect(isReportCrossborder({ report, agency, institutions, countries })).toBe(false);
  });

  it('prefers the seat of that day to later ones', () => {
    const institutions = [
      { locations: [seat(belgium, { validTo: '2020-12-31' }), seat(austria, { validFrom: '2021-01-01' })] },
    ];
    const agency = { focusCountries: [focus(austria)] };
    expect(isReportCrossborder({ report, agency, institutions, countries })).toBe(true);
  });
});
