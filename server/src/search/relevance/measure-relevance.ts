import { type LabelledQuery, QUERY_CLASSES, type QueryClass } from './labelled-query.ts';

/** Ids of the records found, best first. */
export type RankingSearch = (query: string) => Promise<readonly number[]> | readonly number[];

/** A query with the place of the right record among those found, from 1; `undefined` when it was not among them. */
export interface RankedQuery extends LabelledQuery {
  readonly rank: number | undefined;
}

export interface RelevanceFigures {
  readonly queries: number;
  /** Share of queries whose record came first. */
  readonly recallAt1: number;
  /** Share of queries whose record was among the first five. */
  readonly recallAt5: number;
  /** Mean of 1/rank, 0 for a record not found. */
  readonly meanReciprocalRank: number;
}

/** Figures for each class that has queries, and for all together. */
export interface RelevanceTable {
  readonly overall: RelevanceFigures;
  readonly byClass: ReadonlyMap<QueryClass, RelevanceFigures>;
}

/** Asks every query, one after the other. */
export async function rankQueries(queries: readonly LabelledQuery[], search: RankingSearch): Promise<RankedQuery[]> {
  const ranked: RankedQuery[] = [];
  for (const query of queries) {
    const place = (await search(query.query)).indexOf(query.recordId);
    ranked.push({ ...query, rank: place < 0 ? undefined : place + 1 });
  }
  return ranked;
}

export function tabulateRelevance(ranked: readonly RankedQuery[]): RelevanceTable {
  const classes = QUERY_CLASSES.filter((queryClass) => ranked.some((query) => query.queryClass === queryClass));
  return {
    overall: figuresOf(ranked),
    byClass: new Map(
      classes.map((queryClass) => [queryClass, figuresOf(ranked.filter((query) => query.queryClass === queryClass))]),
    ),
  };
}

/** The table as text, one line a class. */
export function printRelevance({ overall, byClass }: RelevanceTable): string {
  const lines = [...byClass, ['overall', overall] as const].map(
    ([name, { queries, recallAt1, recallAt5, meanReciprocalRank }]) =>
      [name.padEnd(13), String(queries).padStart(7), ...[recallAt1, recallAt5, meanReciprocalRank].map(percent)].join(
        '',
      ),
  );
  return ['class        queries      R@1      R@5      MRR', ...lines].join('\n');
}

function percent(share: number): string {
  return share.toFixed(3).padStart(9);
}

function figuresOf(ranked: readonly RankedQuery[]): RelevanceFigures {
  return {
    queries: ranked.length,
    recallAt1: mean(ranked, (rank) => (rank === 1 ? 1 : 0)),
    recallAt5: mean(ranked, (rank) => (rank <= 5 ? 1 : 0)),
    meanReciprocalRank: mean(ranked, (rank) => 1 / rank),
  };
}

/** Mean worth of the ranks; a record not found is worth nothing, and no queries at all are worth 0. */
function mean(ranked: readonly RankedQuery[], worth: (rank: number) => number): number {
  if (ranked.length === 0) return 0;
  return ranked.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : worth(rank)), 0) / ranked.length;
}
