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

/** Tables beside each other as text, one line a class. */
export function printRelevance(tables: Readonly<Record<string, RelevanceTable>>): string {
  const names = QUERY_CLASSES.filter((name) => Object.values(tables).some(({ byClass }) => byClass.has(name)));
  const columns = Object.entries(tables).map(([title, { overall, byClass }]) => [
    `${title.padStart(10)}      R@1      R@5      MRR`,
    ...names.map((name) => figureCells(byClass.get(name) ?? NO_FIGURES)),
    figureCells(overall),
  ]);
  return ['class', ...names, 'overall']
    .map((name, line) => [name.padEnd(13), ...columns.map((column) => column[line] ?? '')].join(''))
    .join('\n');
}

const NO_FIGURES: RelevanceFigures = { queries: 0, recallAt1: 0, recallAt5: 0, meanReciprocalRank: 0 };

function figureCells({ queries, recallAt1, recallAt5, meanReciprocalRank }: RelevanceFigures): string {
  const shares = [recallAt1, recallAt5, meanReciprocalRank].map((share) => share.toFixed(3).padStart(9));
  return [String(queries).padStart(10), ...shares].join('');
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
