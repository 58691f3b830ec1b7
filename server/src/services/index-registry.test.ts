import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, TEST_NOW } from '../../test/database.ts';
import {
  AUSTRIA,
  agencyNamed,
  BELGIUM,
  change,
  FLANDERS,
  INSTITUTIONS as I,
  located,
  named,
  partOf,
  storeIndexedWorld,
} from '../../test/indexed-world.ts';
import { aChange, anInstitution, aProgramme, aReport } from '../../test/records.ts';
import type { Day } from '../domain/day.ts';
import { openEmbeddedEngine } from '../search/engines/embedded/embedded-engine.ts';
import { matchAll, type SearchEngine, type SearchQuery } from '../search/search-engine.ts';
import type { Database } from '../store/database.ts';
import { writeRegistry } from '../store/record-writer.ts';
import { createIndexer, type RegistryIndexer } from './index-registry.ts';

describeOnEachDatabase('the search index', ({ database }) => {
  let engine: SearchEngine;
  let indexer: RegistryIndexer;
  let today: Day = TEST_NOW.slice(0, 10);

  beforeAll(async () => {
    engine = await openEmbeddedEngine();
    indexer = createIndexer({
      database: database(),
      engine,
      clock: { today: () => today, now: () => `${today}T12:00:00Z` },
    });
    await storeIndexedWorld(database());
    await indexer.open();
  });

  afterAll(() => engine?.close());

  it('holds what the store holds, without held reports and without doubles', async () => {
    expect(await indexer.check()).toEqual({ documents: 21, differences: [] });
    expect(await ids('institutions')).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect(await ids('reports')).toEqual([1, 2, 3, 4, 5, 7]);
    expect(await ids('programmes')).toEqual([1, 2, 3, 4, 5, 6, 8]);
    expect(await indexer.lag()).toBe(0);
  });

  it('counts a report for its institution, the whole, the successor, the platform and the record a double leads to', async () => {
    expect(await ids('institutions', { filters: { hasReport: ['true'] } })).toEqual([1, 2, 3, 4, 6, 7]);
    expect(await ids('reports', { filters: { institution: [String(I.university)] } })).toEqual([1, 4, 5]);
  });

  it('finds a record by every identifier and by the names of its double and its whole', async () => {
    for (const text of [
      'REGINST0005',
      'REGINST0001',
      'AT0001',
      '012345678',
      'https://ror.org/012345678',
      'Valmere Univ',
    ]) {
      const [first] = await found('institutions', { text });
      expect({ text, first }).toEqual({ text, first: I.university });
    }
    expect(await found('reports', { text: 'Bridges Valmere' })).toContain(2);
    expect((await found('reports', { text: 'L-2' }))[0]).toBe(2);
  });

  it('counts a sub-system in its country too', async () => {
    expect(await ids('reports', { filters: { country: ['Belgium'] } })).toEqual([4, 7]);
    expect(await ids('reports', { filters: { country: ['Belgium (Flemish Community)'] } })).toEqual([4, 7]);
  });

  /** Each alters something that other documents show; ids that must be among the documents made anew. */
  const changes: readonly (readonly [
    sentence: string,
    alter: (database: Database) => Promise<void>,
    touched: string[],
  ])[] = [
    [
      'a renamed institution',
      (db) =>
        change(db, 'institution', I.university, (old) => ({ ...old, names: [named('Valmere State University')] })),
      ['institutions 1', 'institutions 2', 'reports 1', 'reports 2', 'reports 4', 'reports 5', 'programmes 1'],
    ],
    [
      'an institution renamed that another succeeded',
      (db) => change(db, 'institution', I.predecessor, (old) => ({ ...old, names: [named('Older College')] })),
      ['institutions 3', 'institutions 4', 'reports 3'],
    ],
    [
      'a relation that ends before the report',
      (db) =>
        change(db, 'institution', I.faculty, (old) => ({
          ...old,
          partOf: [partOf(I.university, 'faculty', { validTo: '2016-01-01' }), partOf(I.flemish, 'faculty')],
        })),
      ['institutions 1', 'institutions 2', 'institutions 6', 'institutions 8', 'reports 2'],
    ],
    [
      'an event taken back',
      (db) => change(db, 'institution', I.successor, (old) => ({ ...old, historicalRelations: [] })),
      ['institutions 3', 'institutions 4', 'reports 3'],
    ],
    [
      'a new event',
      (db) =>
        change(db, 'institution', I.successor, (old) => ({
          ...old,
          historicalRelations: [{ targetId: I.university, type: 'absorbed', date: '2021-05-05' }],
        })),
      ['institutions 1', 'institutions 3', 'reports 1'],
    ],
    ['a new level', (db) => change(db, 'institution', I.lonely, (old) => ({ ...old, levels: [] })), ['institutions 9']],
    [
      'a new identifier',
      (db) => change(db, 'institution', I.university, (old) => ({ ...old, statsId: 'AT0002' })),
      ['institutions 1', 'reports 1', 'reports 5'],
    ],
    [
      'a double that is a record of its own again',
      (db) => change(db, 'institution', I.double, (old) => ({ ...old, mergedIntoId: null })),
      ['institutions 1', 'institutions 5', 'reports 5', 'programmes 6'],
    ],
    [
      'a merge of an institution that has relations and reports',
      (db) => change(db, 'institution', I.faculty, (old) => ({ ...old, mergedIntoId: I.flemish })),
      ['institutions 2', 'institutions 6', 'reports 2', 'programmes 2'],
    ],
    [
      'another acronym of an agency',
      (db) => change(db, 'agency', 1, (old) => ({ ...old, names: agencyNamed('UNO') })),
      ['institutions 1', 'institutions 6', 'reports 1', 'reports 4', 'programmes 4'],
    ],
    [
      'the acronym of another agency',
      (db) => change(db, 'agency', 2, (old) => ({ ...old, names: agencyNamed('three') })),
      ['reports 4', 'reports 7', 'institutions 6', 'programmes 8'],
    ],
    [
      'an acronym that another agency is alone with again',
      (db) => change(db, 'agency', 2, (old) => ({ ...old, names: agencyNamed('TWO') })),
      ['reports 4', 'reports 7', 'institutions 6', 'programmes 8'],
    ],
    [
      'a renamed activity',
      (db) =>
        change(db, 'agency', 1, (old) => ({
          ...old,
          activities: old.activities.map((activity) => ({ ...activity, activity: 'Audit', groupId: null })),
        })),
      ['reports 1', 'reports 4', 'institutions 1'],
    ],
    [
      'a renamed country, also of a programme offered there',
      async (db) => {
        await change(db, 'country', 40, (old) => ({ ...old, nameEnglish: 'Land of Forty' }));
        await change(db, 'country', BELGIUM, (old) => ({ ...old, nameEnglish: 'Kingdom of Belgium' }));
      },
      ['programmes 4', 'reports 4', 'institutions 6'],
    ],
    [
      'a system that leaves its country',
      (db) => change(db, 'country', FLANDERS, (old) => ({ ...old, parentId: null })),
      ['reports 4', 'institutions 6', 'programmes 5'],
    ],
    [
      'a seat moved to another country',
      (db) => change(db, 'institution', I.flemish, (old) => ({ ...old, locations: [located(AUSTRIA)] })),
      ['institutions 1', 'institutions 6', 'institutions 7', 'reports 4', 'reports 7', 'programmes 4'],
    ],
    [
      'another focus country',
      (db) =>
        change(db, 'agency', 2, (old) => ({
          ...old,
          focusCountries: old.focusCountries.map((focus) => ({ ...focus, countryId: AUSTRIA })),
        })),
      ['reports 4', 'institutions 7'],
    ],
    [
      'a report on other institutions',
      (db) => change(db, 'report', 3, (old) => ({ ...old, institutionIds: [I.lonely] })),
      ['institutions 4', 'institutions 9', 'reports 3', 'programmes 3'],
    ],
    [
      'programmes that were replaced',
      (db) => change(db, 'report', 4, (old) => ({ ...old, programmes: [aProgramme({ id: 9 })] })),
      ['programmes 4', 'programmes 5', 'programmes 9'],
    ],
    [
      'a flag that holds a report',
      (db) =>
        change(db, 'report', 4, (old) => ({
          ...old,
          flags: [{ code: 'x', level: 'high level', message: '', raisedAt: TEST_NOW, removal: null }],
        })),
      ['reports 4', 'programmes 9', 'institutions 6', 'institutions 7'],
    ],
    [
      'a flag that was removed',
      (db) => change(db, 'report', 6, (old) => ({ ...old, flags: [] })),
      ['reports 6', 'programmes 7', 'institutions 9'],
    ],
    [
      'a withdrawal',
      (db) => change(db, 'report', 1, (old) => ({ ...old, withdrawal: { at: TEST_NOW, reason: 'asked' } })),
      ['reports 1', 'programmes 1', 'institutions 1'],
    ],
    [
      'new records',
      (db) =>
        writeRegistry(db, aChange(), async (writer) => {
          await writer.put('institution', [
            { id: 10, version: 0, content: anInstitution({ partOf: [partOf(I.lonely, 'faculty')] }) },
          ]);
          const content = aReport({
            institutionIds: [10],
            activityIds: [31],
            agencyId: 3,
            programmes: [aProgramme({ id: 10 })],
          });
          await writer.put('report', [{ id: 8, version: 0, content }]);
        }),
      ['institutions 9', 'institutions 10', 'reports 8', 'programmes 10'],
    ],
  ];

  it.each(changes)('takes over %s in every document it touches', async (_sentence, alter, touched) => {
    await alter(database());
    const { differences } = await indexer.check();
    expect(differences.map(({ collection, id }) => `${collection} ${id}`)).toEqual(expect.arrayContaining(touched));

    await indexer.advance();

    expect((await indexer.check()).differences).toEqual([]);
    expect(await indexer.lag()).toBe(0);
  });

  it('follows the calendar: places and levels begin and end without any change in the journal', async () => {
    const countries = async () => [
      await ids('institutions', { filters: { country: ['Austria'] } }),
      await ids('institutions', { filters: { qfEheaLevel: ['third cycle'] } }),
    ];
    const locations = [located(FLANDERS, { validTo: '2026-07-01' }), located(AUSTRIA, { validFrom: '2026-07-02' })];
    await change(database(), 'institution', I.flemish, (old) => ({ ...old, locations }));
    await indexer.advance();
    const [before] = await countries();
    expect(before).not.toContain(I.flemish);
    for (const day of ['2026-07-01', '2026-07-02', '2026-07-03']) {
      today = day;
      await indexer.advance();
      expect(await indexer.check()).toMatchObject({ differences: [] });
    }
    const [after, levels] = await countries();
    expect(after).toContain(I.flemish);
    expect(levels).toEqual([I.flemish]);
  });

  it('puts whoever holds an identifier today before who held it or will hold it', async () => {
    const identifier = { resource: 'Erasmus', identifier: 'K VALMERE77', agencyId: null };
    const until = { ...identifier, validFrom: null, validTo: '2026-07-04' };
    const from = { ...identifier, validFrom: '2026-07-05', validTo: null };
    await change(database(), 'institution', I.alliance, (old) => ({ ...old, identifiers: [until] }));
    await change(database(), 'institution', I.lonely, (old) => ({ ...old, identifiers: [from] }));
    const firsts: number[][] = [];
    for (const day of ['2026-07-04', '2026-07-05']) {
      today = day;
      await indexer.advance();
      firsts.push(await found('institutions', { text: 'K Valmere77' }));
    }
    expect(firsts).toEqual([
      [I.alliance, I.lonely],
      [I.lonely, I.alliance],
    ]);
  });

  it('makes the index anew while changes go on', async () => {
    await Promise.all([
      indexer.rebuild(),
      change(database(), 'institution', I.lonely, (old) => ({ ...old, names: [named('Less Lonely School')] })),
    ]);
    await indexer.advance();
    expect((await indexer.check()).differences).toEqual([]);
    expect(await found('institutions', { text: 'Less Lonely School' })).toContain(I.lonely);
  });

  it('does not trust an index that another registry filled', async () => {
    const foreign = await openEmbeddedEngine();
    const document = {
      id: 1,
      text: [],
      names: [],
      identifiers: [],
      facets: {},
      keywords: {},
      days: {},
      instants: {},
      sortKeys: {},
      points: [],
    };
    await foreign.apply({ sequence: 3, changes: { institutions: { upserts: [document], removals: [] } } });
    const own = createIndexer({
      database: database(),
      engine: foreign,
      clock: { today: () => today, now: () => TEST_NOW },
    });
    await own.open();
    expect((await own.check()).differences).toEqual([]);
    await foreign.apply({ sequence: 1_000_000, changes: {} });
    await own.open();
    expect(await own.lag()).toBe(0);
    expect(await foreign.sequence()).toBeLessThan(1_000_000);
    await foreign.close();
  });

  async function ids(collection: 'institutions' | 'reports' | 'programmes', query: Partial<SearchQuery> = {}) {
    const page = { afterId: 0, limit: 100 };
    const { hits } = await engine.search(collection, { ...matchAll(today), page, ...query });
    return hits.map(({ id }) => id);
  }

  async function found(collection: 'institutions' | 'reports', query: Partial<SearchQuery>) {
    const sort = [{ key: 'score', descending: true }];
    const { hits } = await engine.search(collection, { ...matchAll(today), sort, ...query });
    return hits.map(({ id }) => id);
  }
});
