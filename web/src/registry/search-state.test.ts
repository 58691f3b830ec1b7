import { describe, expect, it } from 'vitest';
import {
  readFacet,
  readSearchState,
  type SearchShape,
  toApiInput,
  toSearchString,
  withoutChoice,
  withoutEmpty,
  withoutFilters,
} from './search-state.ts';

const SHAPE: SearchShape = {
  choices: ['country', 'agency'],
  days: ['valid_on'],
  asksDay: true,
  orderings: ['agency'],
  pageSizes: [10, 20],
  defaultSize: 20,
};

const read = (query: string) => readSearchState(new URLSearchParams(query), SHAPE);

describe('the state of a search', () => {
  it.each([
    '',
    '?query=kal',
    '?query=kal&country=Greece&country=Cyprus&agency=X&valid_on=2019-06-12&on=2018-01-31&ordering=agency&limit=10&page=3',
  ])('is the same again from its address %s', (address) => {
    expect(toSearchString(read(address), SHAPE)).toBe(address);
  });

  it.each([
    '?page=0',
    '?page=x',
    '?limit=7',
    '?ordering=size',
    '?country=',
    '?other=1',
    '?query=%20',
    '?valid_on=xx',
    '?on=2019-02-30',
  ])('leaves out %s', (address) => {
    expect(toSearchString(read(address), SHAPE)).toBe('');
  });

  it('knows which days are none', () => {
    const { notDays, days, onDay } = read('?valid_on=2019-13-45&on=2019-06-12');
    expect({ notDays, days, onDay }).toEqual({ notDays: ['valid_on'], days: { valid_on: '' }, onDay: '2019-06-12' });
  });

  it('becomes what the API is asked', () => {
    expect(toApiInput(read('?query=kal&country=Greece&valid_on=2019-06-12&on=2018-01-31&page=3'))).toEqual({
      query: 'kal',
      country: ['Greece'],
      valid_on: '2019-06-12',
      limit: 20,
      offset: 40,
    });
  });

  it('goes back to the first page when a filter is taken away', () => {
    const state = read('?query=kal&country=Greece&country=Cyprus&page=3');
    expect(toSearchString(withoutChoice(state, 'country', 'Greece'), SHAPE)).toBe('?query=kal&country=Cyprus');
    expect(toSearchString(withoutFilters(state), SHAPE)).toBe('?query=kal');
  });
});

it.each([
  ['?show=&level=', ''],
  ['?show=valid&level=', '?show=valid'],
])('leaves what is empty out of %s', (given, expected) => {
  expect(withoutEmpty(new URLSearchParams(given))).toBe(expected);
});

it('reads the values of a facet in pairs', () => {
  expect(readFacet(['Greece', 11, 'Cyprus', 4])).toEqual([
    { value: 'Greece', count: 11 },
    { value: 'Cyprus', count: 4 },
  ]);
});
