import fc from 'fast-check';
import { expect, it } from 'vitest';
import { describeOnEachDatabase, TEST_NOW } from '../../test/database.ts';
import {
  AUSTRIA,
  agencyNamed,
  BELGIUM,
  change,
  FLANDERS,
  INSTITUTIONS,
  located,
  named,
  partOf,
  storeIndexedWorld,
} from '../../test/indexed-world.ts';
import { aProgramme } from '../../test/records.ts';
import type { Day } from '../domain/day.ts';
import { HIERARCHY_TYPES, HISTORY_TYPES } from '../domain/vocabularies.ts';
import { openEmbeddedEngine } from '../search/engines/embedded/embedded-engine.ts';
import type { Database } from '../store/database.ts';
import { createIndexer } from './index-registry.ts';

type Edit = (database: Database) => Promise<void>;

const institutionId = fc.constantFrom(...Object.values(INSTITUTIONS));
const countryId = fc.constantFrom(AUSTRIA, BELGIUM, FLANDERS);
const day = fc.constantFrom('2018-01-01', '2021-06-01', '2025-01-01', '2026-07-02', '2026-07-04');
const end = fc.option(day);

const location = fc
  .record({ country: countryId, validFrom: fc.option(day), validTo: end, isLegalSeat: fc.boolean() })
  .map(({ country, ...rest }) => located(country, rest));

const institutionEdits: fc.Arbitrary<Edit> = institutionId.chain((id) => {
  const others = institutionId.filter((other) => other !== id);
  return fc.oneof(
    fc.constantFrom('North School', 'South School').map(
      (name): Edit =>
        (db) =>
          change(db, 'institution', id, (old) => ({ ...old, names: [named(name)] })),
    ),
    fc.array(location, { maxLength: 2 }).map(
      (locations): Edit =>
        (db) =>
          change(db, 'institution', id, (old) => ({ ...old, locations })),
    ),
    fc.array(fc.tuple(others, fc.constantFrom(...HIERARCHY_TYPES), end), { maxLength: 2 }).map(
      (parents): Edit =>
        (db) =>
          change(db, 'institution', id, (old) => ({
            ...old,
            partOf: parents.map(([parentId, type, validTo]) => partOf(parentId, type, { validTo })),
          })),
    ),
    fc.array(fc.tuple(others, fc.constantFrom(...HISTORY_TYPES), day), { maxLength: 2 }).map(
      (events): Edit =>
        (db) =>
          change(db, 'institution', id, (old) => ({
            ...old,
            historicalRelations: events.map(([targetId, type, date]) => ({ targetId, type, date })),
          })),
    ),
    // Only into a lower id, so that no circle comes about.
    fc.constantFrom(null, ...Object.values(INSTITUTIONS).filter((other) => other < id)).map(
      (mergedIntoId): Edit =>
        (db) =>
          change(db, 'institution', id, (old) => ({ ...old, mergedIntoId })),
    ),
  );
});

const reportEdits: fc.Arbitrary<Edit> = fc.integer({ min: 1, max: 7 }).chain((id) =>
  fc
    .record(
      {
        institutionIds: fc.uniqueArray(institutionId, { minLength: 1, maxLength: 3 }),
        platformIds: fc.uniqueArray(institutionId, { maxLength: 1 }),
        agencyId: fc.integer({ min: 1, max: 3 }),
        contributingAgencyIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 1 }),
        activityIds: fc.uniqueArray(fc.constantFrom(11, 12, 21, 31), { minLength: 1, maxLength: 2 }),
        validFrom: day,
        supersededBy: fc.option(day.map((validFrom) => ({ reportId: (id % 7) + 1, validFrom }))),
        withdrawal: fc.option(fc.constant({ at: TEST_NOW, reason: 'asked' }), { freq: 1 }),
        programmes: fc
          .uniqueArray(fc.integer({ min: 0, max: 4 }), { maxLength: 2 })
          .map((places) => places.map((place) => aProgramme({ id: id * 100 + place, countryIds: [40] }))),
      },
      { requiredKeys: [] },
    )
    .map(
      (edit): Edit =>
        (db) =>
          change(db, 'report', id, (old) => ({ ...old, ...edit, ...('validFrom' in edit && { validTo: null }) })),
    ),
);

const agencyEdits: fc.Arbitrary<Edit> = fc.integer({ min: 1, max: 3 }).chain((id) =>
  fc.oneof(
    fc.constantFrom('ONE', 'one', 'TWO', '').map(
      (acronym): Edit =>
        (db) =>
          change(db, 'agency', id, (old) => ({ ...old, names: agencyNamed(acronym) })),
    ),
    fc.tuple(countryId, end).map(
      ([country, validTo]): Edit =>
        (db) =>
          change(db, 'agency', id, (old) => ({
            ...old,
            focusCountries: [{ countryId: country, isOfficial: true, isCrossborder: false, validFrom: null, validTo }],
          })),
    ),
  ),
);

const countryEdits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.constantFrom(AUSTRIA, BELGIUM, FLANDERS, 40), fc.constantFrom('Land', 'Realm')).map(
    ([id, word]): Edit =>
      (db) =>
        change(db, 'country', id, (old) => ({ ...old, nameEnglish: `${word} ${id}` })),
  ),
  fc.option(fc.constantFrom(AUSTRIA, BELGIUM)).map(
    (parentId): Edit =>
      (db) =>
        change(db, 'country', FLANDERS, (old) => ({ ...old, parentId })),
  ),
);

const edits = fc.oneof(
  { weight: 5, arbitrary: institutionEdits },
  { weight: 5, arbitrary: reportEdits },
  { weight: 2, arbitrary: agencyEdits },
  { weight: 1, arbitrary: countryEdits },
);

describeOnEachDatabase('the search index after random edits', ({ database }) => {
  it('is the one that would be made from scratch, whatever was edited in whatever order', async () => {
    await storeIndexedWorld(database());
    let today: Day = '2026-06-30';
    const clock = { today: () => today, now: () => `${today}T12:00:00Z` };
    const engine = await openEmbeddedEngine();
    const indexer = createIndexer({ database: database(), engine, clock });
    await indexer.open();

    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 6 }), async (batch) => {
        for (const edit of batch) await edit(database());
        await indexer.advance();
        expect(await indexer.check()).toMatchObject({ differences: [] });
      }),
      { numRuns: 15, endOnFailure: true },
    );

    for (today of ['2026-07-02', '2026-07-03', '2026-07-05']) {
      await indexer.advance();
      expect(await indexer.check()).toMatchObject({ differences: [] });
    }
    await engine.close();
  });
});
