import { describe, expect, it } from 'vitest';
import { RegistryError } from '../../domain/errors.ts';
import { QF_EHEA_LEVELS, REPORT_STATUSES } from '../../domain/vocabularies.ts';
import { parseQfEheaLevel } from '../../domain/vocabulary-codes.ts';
import { choiceNumbers, choices, day, flag, ids, instant, text, texts } from './kinds.ts';
import { ordering } from './ordering.ts';
import { pageParameters, unpagedParameters } from './page-parameters.ts';
import { queryParameters } from './query-parameters.ts';
import { readerOf } from './reader.ts';

const description = 'for the test';
const Search = queryParameters(
  {
    query: text({ description }),
    country: texts({ description }),
    agency_id: ids({ description }),
    status: choices(REPORT_STATUSES, { description }),
    status_id: choiceNumbers(REPORT_STATUSES, { description }),
    qf_ehea_level: choices(QF_EHEA_LEVELS, { description, parse: parseQfEheaLevel }),
    crossborder: flag({ description }),
    history: flag({ description, fallback: true }),
    valid_on: day({ description }),
    updated_since: instant({ description }),
    ordering: ordering(['name', 'valid_from'], { description, fallback: undefined }),
    ...pageParameters({ defaultLimit: 10 }),
  },
  { aliases: { cross_border: 'crossborder' } },
);

const NOTHING_GIVEN = {
  query: undefined,
  country: [],
  agency_id: [],
  status: [],
  status_id: [],
  qf_ehea_level: [],
  crossborder: undefined,
  history: true,
  valid_on: undefined,
  updated_since: undefined,
  ordering: undefined,
  limit: 10,
  offset: 0,
  format: 'json',
};

describe('reading a query', () => {
  it.each<[string, Record<string, string | string[]>, object]>([
    ['nothing', {}, {}],
    ['empty parameters as not given', { query: '', country: ['', ' '], limit: '', crossborder: '' }, {}],
    [
      'a repeated filter as several values, each once',
      { country: ['Austria', 'Italy', 'Austria'] },
      { country: ['Austria', 'Italy'] },
    ],
    ['numbers of records', { agency_id: ['7', '12'] }, { agency_id: [7, 12] }],
    ['a value in another case', { status: 'VOLUNTARY' }, { status: ['voluntary'] }],
    ['a value by its number', { status_id: '1' }, { status_id: ['part of obligatory EQA system'] }],
    ['a level by its code', { qf_ehea_level: '3' }, { qf_ehea_level: ['third cycle'] }],
    ['True', { crossborder: 'True' }, { crossborder: true }],
    ['no', { history: 'no' }, { history: false }],
    ['1 under another name', { cross_border: '1' }, { crossborder: true }],
    ['a leap day', { valid_on: '2024-02-29' }, { valid_on: '2024-02-29' }],
    [
      'a moment with an offset',
      { updated_since: '2024-01-31T12:00:00+02:00' },
      { updated_since: '2024-01-31T10:00:00Z' },
    ],
    [
      'a moment whose plus became a space',
      { updated_since: '2024-01-31T12:00:00 02:00' },
      { updated_since: '2024-01-31T10:00:00Z' },
    ],
    ['a day as its first moment', { updated_since: '2024-01-31' }, { updated_since: '2024-01-31T00:00:00Z' }],
    ['an ordering', { ordering: 'name' }, { ordering: { field: 'name', descending: false } }],
    ['an ordering the other way', { ordering: '-valid_from' }, { ordering: { field: 'valid_from', descending: true } }],
    ['a limit of any size', { limit: '5000000', offset: '3' }, { limit: 5_000_000, offset: 3 }],
  ])('takes %s', (_what, query, differences) => {
    expect(readerOf(Search)?.(query)).toEqual({ ...NOTHING_GIVEN, ...differences });
  });

  it.each<[Record<string, string | string[]>, object]>([
    [
      { contry: 'Austria' },
      {
        parameter: 'contry',
        message: 'is not a parameter of this address',
        allowed: Object.keys(NOTHING_GIVEN),
        didYouMean: 'country',
      },
    ],
    [
      { country_facet: 'Belgium' },
      {
        parameter: 'country_facet',
        message: 'is not a parameter of this address',
        allowed: Object.keys(NOTHING_GIVEN),
        didYouMean: 'country',
      },
    ],
    [
      { status: 'volontary' },
      {
        parameter: 'status',
        message: 'does not know "volontary"',
        allowed: [...REPORT_STATUSES],
        didYouMean: 'voluntary',
      },
    ],
    [{ status_id: '3' }, { parameter: 'status_id', message: 'does not know "3"', allowed: ['1', '2'] }],
    [{ agency_id: '7a' }, { parameter: 'agency_id', message: 'takes a whole number, not "7a"' }],
    [{ limit: '-1' }, { parameter: 'limit', message: 'takes a whole number, not "-1"' }],
    [{ limit: '1.5' }, { parameter: 'limit', message: 'takes a whole number, not "1.5"' }],
    [{ limit: ['1', '2'] }, { parameter: 'limit', message: 'can be given only once' }],
    [
      { offset: '99999999999999999999' },
      { parameter: 'offset', message: 'takes a whole number up to 9007199254740991, not "99999999999999999999"' },
    ],
    [
      { valid_on: '2023-02-29' },
      { parameter: 'valid_on', message: 'names the day 2023-02-29, which is in no calendar' },
    ],
    [
      { updated_since: '2024-02-30T00:00:00Z' },
      {
        parameter: 'updated_since',
        message: 'takes a moment such as 2024-01-31T12:00:00Z, not "2024-02-30T00:00:00Z"',
      },
    ],
    [
      { crossborder: 'maybe' },
      {
        parameter: 'crossborder',
        message: 'takes true or false, not "maybe"',
        allowed: ['true', 'false', 'yes', 'no', '1', '0'],
      },
    ],
    [
      { ordering: 'valid_form' },
      {
        parameter: 'ordering',
        message: 'does not know "valid_form"',
        allowed: ['name', '-name', 'valid_from', '-valid_from'],
        didYouMean: 'valid_from',
      },
    ],
    [{ query: 'x'.repeat(513) }, { parameter: 'query', message: 'takes at most 512 characters, not 513' }],
    [{ query: 'a\u0000b' }, { parameter: 'query', message: 'must not hold control characters' }],
    [{ format: 'xml' }, { parameter: 'format', message: 'does not know "xml"', allowed: ['json'] }],
    [
      { country: Array.from({ length: 51 }, (_, index) => `country ${index}`) },
      { parameter: 'country', message: 'takes at most 50 values, not 51' },
    ],
  ])('refuses %o', (query, problem) => {
    expect(refusalOf(Search, query).problems).toEqual([problem]);
  });

  it('tells every bad parameter at once and the first one in a sentence', () => {
    const refusal = refusalOf(Search, { stauts: 'voluntary', limit: 'ten' });
    expect([refusal.message, refusal.problems.map(({ parameter }) => parameter)]).toEqual([
      'The parameter stauts is not a parameter of this address. Did you mean status?',
      ['stauts', 'limit'],
    ]);
  });

  it('is not confused by names that objects bring along', () => {
    expect(refusalOf(Search, { constructor: 'x' }).problems).toMatchObject([{ parameter: 'constructor' }]);
  });

  it('ignores unknown parameters of a single record, but not bad values of known ones', () => {
    const Single = queryParameters({ history: flag({ description, fallback: false }) }, { unknown: 'ignore' });
    expect(readerOf(Single)?.({ anything: '1', history: 'yes' })).toEqual({ history: true });
    expect(refusalOf(Single, { history: 'perhaps' }).problems).toHaveLength(1);
  });

  it('ignores paging of a list that is always complete', () => {
    const Complete = queryParameters(unpagedParameters);
    expect(readerOf(Complete)?.({ limit: 'all', offset: ['1', '2'] })).toEqual({
      limit: undefined,
      offset: undefined,
      format: 'json',
    });
  });
});

function refusalOf(schema: unknown, query: object): RegistryError {
  try {
    readerOf(schema)?.(query);
  } catch (error) {
    if (error instanceof RegistryError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
