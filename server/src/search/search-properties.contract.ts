import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from './collections.ts';
import { expectResult } from './oracle.contract.ts';
import type { SearchDocument } from './search-document.ts';
import type { SearchEngine, SearchQuery } from './search-engine.ts';
import { byScore, documents, queries } from './search-worlds.contract.ts';

/** What must hold for any documents, queries and edits: the engine finds what plain loops over plain objects find. */
export function describeSearchProperties(open: () => Promise<SearchEngine>, runs: number): void {
  describe('for random worlds', () => {
    it.each(COLLECTION_NAMES)('finds, counts and orders %s like the oracle', async (collection) => {
      expect(
        await counterexample(
          fc.asyncProperty(
            documents(collection, 40),
            fc.array(queries(collection), { minLength: 8, maxLength: 8 }),
            async (world, asked) => {
              await withEngine(open, async (engine) => {
                await engine.upsert(collection, world);
                for (const query of asked) await expectSame(engine, { collection, world, query });
              });
            },
          ),
          runs,
        ),
      ).toBeNull();
    });

    it('agrees with the oracle after every edit', async () => {
      const edit = fc.record({
        upserts: documents('reports', 6),
        removals: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 4 }),
      });
      const steps = fc.array(fc.tuple(edit, queries('reports')), { minLength: 1, maxLength: 16 });
      expect(
        await counterexample(
          fc.asyncProperty(steps, async (edits) => {
            await withEngine(open, async (engine) => {
              const world = new Map<number, SearchDocument>();
              let sequence = 0;
              for (const [changes, query] of edits) {
                for (const id of changes.removals) world.delete(id);
                for (const document of changes.upserts) world.set(document.id, document);
                await engine.apply({ sequence: ++sequence, changes: { reports: changes } });
                await expectSame(engine, { collection: 'reports', world: [...world.values()], query });
              }
            });
          }),
          runs,
        ),
      ).toBeNull();
    });

    it('never finds more when a filter is added', async () => {
      expect(
        await counterexample(
          fc.asyncProperty(documents('institutions', 30), queries('institutions'), async (world, query) => {
            await withEngine(open, async (engine) => {
              await engine.upsert('institutions', world);
              const wide = await engine.search('institutions', { ...query, page: { offset: 0, limit: 100 } });
              const filters = { ...query.filters, country: (query.filters['country'] ?? ['alpha']).slice(0, 1) };
              const narrow = await engine.search('institutions', {
                ...query,
                filters,
                page: { offset: 0, limit: 100 },
              });
              const allowed = new Set(wide.hits.map(({ id }) => id));
              expect(narrow.hits.filter(({ id }) => !allowed.has(id))).toEqual([]);
              expect(narrow.match).toBe(wide.match);
            });
          }),
          runs,
        ),
      ).toBeNull();
    });

    it('keeps the right record as its name is typed letter by letter', async () => {
      const name = 'Montanuniversität Leoben';
      expect(
        await counterexample(
          fc.asyncProperty(documents('institutions', 20), async (world) => {
            await withEngine(open, async (engine) => {
              await engine.upsert('institutions', [...world, named(100, name)]);
              for (let length = 1; length <= name.length; length++) {
                const { hits } = await engine.search('institutions', byScore(name.slice(0, length)));
                expect(hits.map(({ id }) => id)).toContain(100);
              }
              expect((await engine.search('institutions', byScore(name))).hits[0]?.id).toBe(100);
            });
          }),
          Math.min(10, runs),
        ),
      ).toBeNull();
    });
  });
}

/** What falsifies a property, in words; `null` when nothing was found that does. */
async function counterexample<Given>(property: fc.IAsyncProperty<Given>, numRuns: number): Promise<string | null> {
  return fc.defaultReportMessage(await fc.check(property, { numRuns })) ?? null;
}

async function withEngine(
  open: () => Promise<SearchEngine>,
  use: (engine: SearchEngine) => Promise<void>,
): Promise<void> {
  const engine = await open();
  try {
    await use(engine);
  } finally {
    await engine.close();
  }
}

async function expectSame(
  engine: SearchEngine,
  { collection, world, query }: { collection: CollectionName; world: readonly SearchDocument[]; query: SearchQuery },
): Promise<void> {
  const expected = expectResult(COLLECTIONS[collection], world, query);
  const { count, facets, match, hits } = await engine.search(collection, query);
  expect({ count, facets, match, ids: hits.map(({ id }) => id) }).toEqual({
    count: expected.count,
    facets: expected.facets,
    match: expected.match,
    ids: expected.ids,
  });
  expect(hits.map(({ values }) => values)).toEqual(hits.map(({ id }) => expected.valuesOf(id)));
  const all = { ...query, sort: [{ key: 'score', descending: true }], page: { offset: 0, limit: 100 } };
  const ranked = await engine.search(collection, all);
  expect(ranked.hits.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected.members);
  const scores = ranked.hits.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
}

export function named(id: number, name: string): SearchDocument {
  return {
    id,
    text: [{ class: 'name', text: name }],
    names: [name],
    identifiers: [],
    facets: {},
    keywords: {},
    days: {},
    instants: {},
    sortKeys: {},
    points: [],
  };
}
