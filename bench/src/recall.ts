import { printRelevance, type RelevanceTable } from '../../server/src/search/relevance/measure-relevance.ts';
import { JUDGED_SET } from '../../server/src/search/relevance/relevance-set.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { openRecallEngines } from './recall-engines.ts';
import { openRecallWorld } from './recall-world.ts';

const QUICK_PER_CLASS = 40;

/**
 * How often the right institution comes first, for queries as people type them. The figures depend on no clock; a quick
 * run only asks fewer of the queries.
 */
export const recallBenchmark: Benchmark = {
  name: 'recall',
  async run({ quick }) {
    const world = await openRecallWorld(quick ? { ...JUDGED_SET, perClass: QUICK_PER_CLASS } : JUDGED_SET);
    const measurements: Measurement[] = [];
    try {
      for (const { name, engine, close } of await openRecallEngines()) {
        try {
          const halves = await world.judge(engine);
          console.log(`\n${name}, queries of each kind and how they were answered\n${printRelevance(halves)}\n`);
          measurements.push(...toMeasurements(`recall, ${name}`, halves.held));
        } finally {
          await close();
        }
      }
    } finally {
      await world.close();
    }
    return measurements;
  },
};

function toMeasurements(title: string, { overall }: RelevanceTable): Measurement[] {
  const { recallAt1, recallAt5, meanReciprocalRank } = overall;
  const row = (name: string, share: number) => ({
    name: `${title}: ${name}`,
    figure: share * 100,
    unit: '%',
    ratio: share,
  });
  return [
    { ...row('right one first', recallAt1), target: { atLeast: 0.9 } },
    { ...row('right one among five', recallAt5), target: { atLeast: 0.97 } },
    row('mean reciprocal rank', meanReciprocalRank),
  ];
}
