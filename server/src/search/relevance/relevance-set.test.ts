import { describe, expect, it } from 'vitest';
import { QUERY_CLASSES, type RelevanceName, type RelevanceRecord } from './labelled-query.ts';
import { makeRelevanceSet } from './relevance-set.ts';

function name(official: string, more: Partial<RelevanceName> = {}): RelevanceName {
  return { official, english: null, transliterated: null, acronym: null, former: false, ...more };
}

function record(id: number, names: readonly RelevanceName[], cities: readonly string[] = []): RelevanceRecord {
  return { id, names, cities, identifiers: [] };
}

const ohrid = record(
  1,
  [
    name('Универзитет за музика Охрид', { english: 'Technical University of Music Ohrid', acronym: 'TUMO' }),
    name('Конзерваториум', { english: 'Conservatory', former: true }),
  ],
  ['Ohrid'],
);
const koln = record(2, [
  name('Hochschule für Düngung Köln', { english: 'College of Fertiliser Science', acronym: 'HDK' }),
]);

describe('makeRelevanceSet', () => {
  it('makes queries of every class the records offer', () => {
    const queries = makeRelevanceSet([ohrid, koln], { seed: 1, perClass: 10 });
    expect([...new Set(queries.map(({ queryClass }) => queryClass))]).toEqual(QUERY_CLASSES);
    expect(queries.filter(({ queryClass }) => queryClass === 'former')).toEqual([
      {
        query: expect.stringMatching(/^(?:Conservatory|Конзерваториум)$/iu),
        recordId: 1,
        queryClass: 'former',
        half: 'held',
      },
    ]);
    expect(
      queries
        .filter(({ queryClass }) => queryClass === 'acronym')
        .map(({ query }) => query.toUpperCase())
        .toSorted(),
    ).toEqual(['HDK', 'TUMO']);
  });

  it('makes the same set for the same seed and another for another', () => {
    const records = Array.from({ length: 30 }, (_none, id) =>
      record(id, [name(`Academy of Arts number${id} Liberec`)]),
    );
    const set = (seed: number): string[] => makeRelevanceSet(records, { seed, perClass: 5 }).map(({ query }) => query);
    expect(set(1)).toEqual(set(1));
    expect(set(1)).not.toEqual(set(2));
    expect(set(1).filter((query) => /^academy of arts number\d+ liberec$/iu.test(query))).toHaveLength(5);
  });

  it('drops what two records are called', () => {
    const twins = [
      record(1, [name('Académie de Liberec', { acronym: 'AL' })]),
      record(2, [name('academie Liberec de', { acronym: 'al' })]),
    ];
    expect(makeRelevanceSet(twins, { seed: 1, perClass: 10 })).toEqual([]);
  });

  it('drops a name that another record has in another script', () => {
    const twins = [record(1, [name('Akademija Ohrid')]), record(2, [name('Академија Охрид')])];
    expect(makeRelevanceSet(twins, { seed: 1, perClass: 10 }).filter(({ recordId }) => recordId === 1)).toEqual([]);
  });

  it('drops a name with a word forgotten that another record has all words of', () => {
    const near = [
      record(1, [name('Royal Music Academy Liberec')]),
      record(2, [name('Royal Music Academy')], ['Pilsen']),
      record(3, [name('Liberec Academy of Royal Ballet')]),
    ];
    const missing = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
      makeRelevanceSet(near, { seed, perClass: 10 }).filter(({ queryClass }) => queryClass === 'missing'),
    );
    const texts = new Set(missing.map(({ query, recordId }) => `${recordId} ${query.toLowerCase()}`));
    expect([...texts].toSorted()).toEqual([
      '1 music academy liberec',
      '1 royal music liberec',
      '3 academy of royal ballet',
      '3 liberec academy of ballet',
      '3 liberec of royal ballet',
    ]);
  });

  it('keeps all queries of a record in one half and fills both halves', () => {
    const records = Array.from({ length: 60 }, (_none, id) =>
      record(id, [name(`Academy of Arts number${id} Liberec`, { acronym: `X${id}` })]),
    );
    const queries = makeRelevanceSet(records, { seed: 3, perClass: 60 });
    const recordHalves = new Set(queries.map(({ recordId, half }) => `${recordId} ${half}`));
    expect(recordHalves.size).toBe(60);
    const held = queries.filter(({ half }) => half === 'held').length;
    expect(held).toBeGreaterThan(queries.length / 4);
    expect(held).toBeLessThan((queries.length * 3) / 4);
  });

  it('makes nothing of nothing', () => {
    expect(makeRelevanceSet([], { seed: 1, perClass: 10 })).toEqual([]);
    expect(makeRelevanceSet([record(1, [])], { seed: 1, perClass: 10 })).toEqual([]);
  });
});
