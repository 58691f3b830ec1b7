import { expect, it } from 'vitest';
import { analyseQuery } from '../../analysis/query.ts';
import { fieldNames } from './field-names.ts';
import { translateEqualName, translateText } from './translate-words.ts';

const fields = fieldNames('institutions');
const REST = { isIdentifier: false, atMost: 9 };
const constant = (filter: object, boost: number) => ({ constant_score: { filter, boost } });
const prefix = (value: string) => ({ prefix: { 'institutions.words': { value } } });
const term = (value: string, boost: number) => ({ term: { 'institutions.terms': { value, boost } } });
const fuzzy = (value: string, fuzziness: number) => ({
  fuzzy: {
    'institutions.words': { value, fuzziness, prefix_length: 1, transpositions: true, rewrite: 'constant_score' },
  },
});

it('matches every spelling of a word, and its beginning for less', () => {
  const analysed = analyseQuery('München');
  expect(translateText(fields, { ...REST, analysed, step: 'exact', rarities: [10] })).toEqual({
    bool: {
      must: [
        {
          dis_max: {
            queries: [
              term('munchen', 10),
              term('muenchen', 9.5),
              constant(prefix('munchen'), 4.2),
              constant(prefix('muenchen'), 4.2),
            ],
          },
        },
      ],
      filter: [],
    },
  });
});

it('forgives one slip from five letters and two from nine, one counting more', () => {
  const analysed = analyseQuery('graz malta technical');
  expect(translateText(fields, { ...REST, analysed, step: 'fuzzy', rarities: [10, 10, 10] })).toEqual({
    bool: {
      must: [
        { dis_max: { queries: [term('graz', 10), constant(prefix('graz'), 4.2)] } },
        {
          dis_max: {
            queries: [term('malta', 10), constant(prefix('malta'), 4.2), constant(fuzzy('malta', 1), 10 * 0.6 * 0.6)],
          },
        },
        {
          dis_max: {
            queries: [
              term('technical', 10),
              constant(prefix('technical'), 4.2),
              constant(fuzzy('technical', 1), 10 * 0.6 * 0.6),
              constant(fuzzy('technical', 2), 2.4),
            ],
          },
        },
      ],
      filter: [],
    },
  });
});

it('asks for two fifths of the words in the last step', () => {
  const analysed = analyseQuery('malta royal academy');
  expect(translateText(fields, { ...REST, analysed, step: 'partial', rarities: [1, 1, 1] })).toMatchObject({
    bool: { minimum_should_match: 2, should: [{}, {}, {}] },
  });
});

it('takes an abbreviation for all the beginnings it may stand for together', () => {
  const analysed = analyseQuery('J. E.');
  expect(translateText(fields, { ...REST, analysed, step: 'fuzzy', rarities: [2] })).toEqual({
    bool: {
      must: [
        {
          dis_max: {
            queries: [
              term('je', 2),
              constant(prefix('je'), 0.84),
              constant({ bool: { filter: [prefix('j'), prefix('e')] } }, 0.85),
            ],
          },
        },
      ],
      filter: [],
    },
  });
});

it('asks for the words of a phrase one after the other, finished unless abbreviated', () => {
  const analysed = analyseQuery('"Univ. Graz"');
  const { bool } = translateText(fields, { ...REST, analysed, step: 'exact', rarities: [1, 1] }) as {
    bool: { filter: object[] };
  };
  const [univ, graz] = analysed.words;
  expect(bool.filter).toEqual([
    {
      intervals: {
        'institutions.words': {
          all_of: {
            ordered: true,
            max_gaps: 0,
            intervals: [
              {
                any_of: {
                  intervals: [
                    ...(univ?.alternatives ?? []).map((form) => ({ prefix: { prefix: form } })),
                    ...(univ?.exactAlternatives ?? []).map((query) => ({ match: { query } })),
                  ],
                },
              },
              { any_of: { intervals: (graz?.alternatives ?? []).map((query) => ({ match: { query } })) } },
            ],
          },
        },
      },
    },
  ]);
});

it('stays below the number of pieces that OpenSearch takes, however long the query', () => {
  for (const word of ['Πανεπιστημίου', 'TU', 'St.', '&', 'Київський', 'ქართული', "l'université", 'universität']) {
    const analysed = analyseQuery(Array.from({ length: 32 }, () => word).join(' '));
    const text = JSON.stringify(
      translateText(fields, { ...REST, analysed, step: 'fuzzy', rarities: analysed.words.map(() => 1) }),
    );
    const pieces = text.match(/"(term|terms|prefix|fuzzy)":\{"institutions/g)?.length ?? 0;
    expect({ word, isWithin: pieces <= 1_024 }).toEqual({ word, isWithin: true });
  }
});

it('finds a name that is the query from its beginning to its end', () => {
  const match = (query: string) => ({ match: { query } });
  expect(translateEqualName(fields, analyseQuery('"Köln" 2'))).toEqual({
    intervals: {
      'institutions.wholeNames': {
        all_of: {
          intervals: [
            match('^'),
            { any_of: { intervals: [match('koln'), match('koeln')] } },
            { any_of: { intervals: analyseQuery('"Köln" 2').words[1]?.alternatives.map(match) } },
            match('$'),
          ],
          ordered: true,
          max_gaps: 0,
        },
      },
    },
  });
});
