import { describe, expect, it } from 'vitest';
import type { LabelledQuery } from './labelled-query.ts';
import { printRelevance, rankQueries, tabulateRelevance } from './measure-relevance.ts';

const queries: LabelledQuery[] = [
  { query: 'first', recordId: 1, queryClass: 'clean', half: 'held' },
  { query: 'second', recordId: 1, queryClass: 'typo', half: 'held' },
  { query: 'tenth', recordId: 1, queryClass: 'typo', half: 'held' },
  { query: 'never', recordId: 1, queryClass: 'typo', half: 'tune' },
];
const found: Record<string, number[]> = {
  first: [1, 2],
  second: [2, 1],
  tenth: [9, 8, 7, 6, 5, 4, 3, 2, 0, 1],
  never: [],
};

describe('relevance figures', () => {
  it('count where the right record came', async () => {
    const ranked = await rankQueries(queries, async (query) => found[query] ?? []);
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 2, 10, undefined]);
    expect(tabulateRelevance(ranked)).toEqual({
      overall: { queries: 4, recallAt1: 0.25, recallAt5: 0.5, meanReciprocalRank: 0.4 },
      byClass: new Map([
        ['clean', { queries: 1, recallAt1: 1, recallAt5: 1, meanReciprocalRank: 1 }],
        ['typo', { queries: 3, recallAt1: 0, recallAt5: 1 / 3, meanReciprocalRank: 0.6 / 3 }],
      ]),
    });
  });

  it('are printed a class a line, halves beside each other', async () => {
    const ranked = await rankQueries(queries, (query) => found[query] ?? []);
    const half = (name: string) => tabulateRelevance(ranked.filter((query) => query.half === name));
    expect(printRelevance({ held: half('held'), tuned: half('tune') })).toBe(
      [
        'class              held      R@1      R@5      MRR     tuned      R@1      R@5      MRR',
        'clean                 1    1.000    1.000    1.000         0    0.000    0.000    0.000',
        'typo                  2    0.000    0.500    0.300         1    0.000    0.000    0.000',
        'overall               3    0.333    0.667    0.533         1    0.000    0.000    0.000',
      ].join('\n'),
    );
  });

  it('of no queries are zero', () => {
    expect(tabulateRelevance([])).toEqual({
      overall: { queries: 0, recallAt1: 0, recallAt5: 0, meanReciprocalRank: 0 },
      byClass: new Map(),
    });
  });
});
