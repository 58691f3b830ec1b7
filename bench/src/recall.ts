import { printRelevance, type RelevanceTable } from '../../server/src/search/relevance/measure-relevance.ts';
import type { Benchmark, Measurement } from './benchmark.ts';
import { openRecallEngines } from './recall-engines.ts';
import { openRecallWorld } from './recall-world.ts';

/**
 * How often the right institution comes first, for queries as people type them. Quick or not, the same world and the same
 * queries: the figures depend on no clock.
 */
export const recallBenchmark: Benchmark = {
  name: 'recall',
  async run() {
    const world = await openRecallWorld();
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
