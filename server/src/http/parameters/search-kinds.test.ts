import { expect, it } from 'vitest';
import { cursorParameter, writeCursor } from './cursor.ts';
import type { Parameter } from './parameter.ts';
import { boundingBox, circle, flags, institutionIds, nameList, registryIds, years } from './search-kinds.ts';

const described = { description: 'for the test' };
const near = circle(described);
const bbox = boundingBox(described);
const fields = nameList(['country_facet', 'year_facet'], described);

it.each<[string, Parameter<unknown>, string[], unknown]>([
  ['true and false as facets spell them', flags(described), ['Yes', '0'], ['true', 'false']],
  ['years', years(described), ['2024', '0999'], ['2024', '0999']],
  ['registry identifiers in any case', registryIds(described), ['reginst0042'], ['REGINST0042']],
  ['institutions by either name', institutionIds(described), ['42', ' REGINST0007'], [42, 7]],
  ['names separated by commas', fields, ['year_facet, country_facet,', 'year_facet'], ['year_facet', 'country_facet']],
  ['a circle', near, ['48.2, 16.37,50'], { lat: 48.2, long: 16.37, km: 50 }],
  ['a box', bbox, ['9.5,46.3,17.2,49.1'], { west: 9.5, south: 46.3, east: 17.2, north: 49.1 }],
  ['a box across the date line', bbox, ['170,-50,-170,-10'], { west: 170, south: -50, east: -170, north: -10 }],
  ['the beginning of reading by cursor', cursorParameter, ['*'], 0],
  ['a cursor that was written', cursorParameter, [writeCursor(1234)], 1234],
])('reads %s', (_, parameter, texts, value) => {
  expect(parameter.read(texts)).toEqual({ value });
});

it.each<[Parameter<unknown>, string, string]>([
  [near, '91,0,1', 'takes a latitude from -90 to 90 degrees, not 91'],
  [near, '0,-181,1', 'takes a longitude from -180 to 180 degrees, not -181'],
  [near, '0,0,30000', 'takes a distance from 0 to 20038 kilometres, not 30000'],
  [bbox, '0,-91,1,0', 'takes a south from -90 to 90 degrees, not -91'],
  [bbox, '0,0,181,1', 'takes an east from -180 to 180 degrees, not 181'],
  [bbox, '0,50,1,40', 'takes a south that is not beyond the north, not 50 and 40'],
])('%o says what is wrong with %s', (parameter, text, message) => {
  expect(parameter.read([text])).toEqual({ problem: { message } });
});

it.each<[Parameter<unknown>, string]>([
  [flags(described), 'maybe'],
  [years(described), '24'],
  [years(described), '20244'],
  [registryIds(described), '42'],
  [registryIds(described), 'REGINST00042'],
  [institutionIds(described), '-1'],
  [institutionIds(described), '99999999999999999999'],
  [fields, 'country'],
  [near, '48.2,16.37'],
  [near, '48.2,16.37,50,1'],
  [near, '91,0,1'],
  [near, '0,181,1'],
  [near, '0,0,-1'],
  [near, '0,0,30000'],
  [near, '1e1,0,1'],
  [near, 'NaN,0,1'],
  [near, ',,'],
  [bbox, '1,2,3'],
  [bbox, '0,50,1,40'],
  [bbox, '0,-91,1,0'],
  [cursorParameter, '1234'],
  [cursorParameter, 'v2-1'],
  [cursorParameter, 'v1--1'],
  [cursorParameter, 'v1-99999999999999999999'],
])('%o does not take %s', (parameter, text) => {
  expect(parameter.read([text])).toEqual({
    problem: expect.objectContaining({ message: expect.stringMatching(/\S/) }),
  });
});
