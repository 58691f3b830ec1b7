import type { Kysely } from 'kysely';
import type { Tables } from '../src/store/tables.ts';

export interface QueryCount {
  /** The same database; what is asked through it is counted. */
  readonly db: Kysely<Tables>;
  /** How many statements the work sent. */
  during(work: () => Promise<unknown>): Promise<number>;
}

/** Counts results, which every statement has, however it was made. */
export function countQueries(db: Kysely<Tables>): QueryCount {
  let count = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      count += 1;
      return result;
    },
  });
  return {
    db: counted,
    async during(work) {
      const before = count;
      await work();
      return count - before;
    },
  };
}
