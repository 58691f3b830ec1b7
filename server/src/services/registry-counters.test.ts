import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, TEST_NOW } from '../../test/database.ts';
import { AUSTRIA, BELGIUM, change, FLANDERS, INSTITUTIONS, storeIndexedWorld } from '../../test/indexed-world.ts';
import { RegistryError } from '../domain/errors.ts';
import { openEmbeddedEngine } from '../search/engines/embedded/embedded-engine.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { createIndexer, type RegistryIndexer } from './index-registry.ts';
import { createRegistryCounters, type RegistryCounters } from './registry-counters.ts';

describeOnEachDatabase('the counters', ({ database }) => {
  const clock = { today: () => TEST_NOW.slice(0, 10), now: () => TEST_NOW };
  let engine: SearchEngine;
  let indexer: RegistryIndexer;

  beforeAll(async () => {
    engine = await openEmbeddedEngine();
    indexer = createIndexer({ database: database(), engine, clock });
    await storeIndexedWorld(database());
    await indexer.open();
  });

  afterAll(() => engine?.close());

  it('count reports and institutions by country, sub-systems in their country too', async () => {
    const counters = await counting().countryCounters();
    const flemish = { reportCount: 2, institutionCount: 1, institutionTotal: 1, institutionStats: 0 };
    expect([...counters].filter(([, { institutionTotal }]) => institutionTotal > 0)).toEqual([
      [AUSTRIA, { reportCount: 5, institutionCount: 5, institutionTotal: 6, institutionStats: 1 }],
      [BELGIUM, flemish],
      [FLANDERS, flemish],
    ]);
    expect(counters.size).toBe(255);
  });

  it('count by agency, contributing ones too, everywhere or in one country', async () => {
    expect(await counting().agencyCounters()).toEqual(
      new Map([
        [1, { reportCount: 5, institutionCount: 6 }],
        [2, { reportCount: 1, institutionCount: 3 }],
        [3, { reportCount: 1, institutionCount: 1 }],
      ]),
    );
    expect(await counting().agencyCountersIn(BELGIUM)).toEqual(
      new Map([
        [1, { reportCount: 1, institutionCount: 1 }],
        [2, { reportCount: 1, institutionCount: 1 }],
        [3, { reportCount: 1, institutionCount: 1 }],
      ]),
    );
  });

  it('count by country and by activity for one agency', async () => {
    const inBelgium = { reportCount: 1, institutionCount: 1 };
    expect(await counting().countryCountersOf(2)).toEqual(
      new Map([
        [AUSTRIA, { reportCount: 1, institutionCount: 2 }],
        [BELGIUM, inBelgium],
        [FLANDERS, inBelgium],
      ]),
    );
    expect(await counting().activityCountersOf(1)).toEqual(
      new Map([
        [11, { reportCount: 3, institutionCount: 3 }],
        [12, { reportCount: 2, institutionCount: 4 }],
      ]),
    );
  });

  it('are the same when the database has to count', async () => {
    const [fromIndex, fromStore] = await Promise.all([counting(), counting(unavailable)].map(everything));
    expect(fromStore).toEqual(fromIndex);
  });

  it('know nothing of an agency or a country that does not exist', async () => {
    expect(await counting().agencyCountersIn(9_999)).toEqual(new Map());
    expect(await counting().countryCountersOf(9_999)).toEqual(new Map());
    expect(await counting().activityCountersOf(9_999)).toEqual(new Map());
  });

  it('follow the index, and stay at the last known numbers when it does not answer', async () => {
    let isAnswering = true;
    const counters = counting({
      search: (...query) => (isAnswering ? engine.search(...query) : unavailable.search()),
      sequence: () => (isAnswering ? engine.sequence() : unavailable.sequence()),
    });
    expect((await counters.agencyCounters()).get(3)).toEqual({ reportCount: 1, institutionCount: 1 });

    await change(database(), 'report', 7, (report) => ({
      ...report,
      institutionIds: [INSTITUTIONS.flemish, INSTITUTIONS.lonely],
    }));
    await indexer.advance();
    expect((await counters.agencyCounters()).get(3)).toEqual({ reportCount: 1, institutionCount: 2 });

    isAnswering = false;
    await change(database(), 'report', 7, (report) => ({ ...report, withdrawal: { at: TEST_NOW, reason: 'asked' } }));
    expect((await counters.agencyCounters()).get(3)).toEqual({ reportCount: 1, institutionCount: 2 });
  });

  const refuse = () => Promise.reject(new RegistryError('unavailable', 'The search engine does not answer'));
  const unavailable = { search: refuse, sequence: refuse };

  function counting(from: Pick<SearchEngine, 'search' | 'sequence'> = engine): RegistryCounters {
    return createRegistryCounters({ database: database(), engine: from, clock });
  }

  async function everything(counters: RegistryCounters) {
    const ids = [AUSTRIA, BELGIUM, FLANDERS];
    return {
      countries: await counters.countryCounters(),
      agencies: await counters.agencyCounters(),
      inCountries: await Promise.all(ids.map(counters.agencyCountersIn)),
      ofAgencies: await Promise.all([1, 2, 3].map(counters.countryCountersOf)),
      activities: await Promise.all([1, 2, 3].map(counters.activityCountersOf)),
    };
  }
});
