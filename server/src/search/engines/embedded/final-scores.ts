import type { AnalysedQuery } from '../../analysis/query.ts';
import { finalScore } from '../../ranking.ts';
import { createBestByBucket, MOST_COMPARED } from './best-by-bucket.ts';
import { type Bitset, hasBit, lowestBit } from './bitset.ts';
import { createNameCloseness, type NameCloseness } from './name-closeness.ts';
import { findIdentified } from './phrases.ts';
import { compareItems, type SortReader } from './sort-readers.ts';
import type { TextMatch } from './text-match.ts';
import { itemsOf, segmentOf, type View } from './view.ts';

/** The final scores of the documents that match a text. */
export interface FinalScores {
  scoreOf(item: number): number;
  /** The first items by falling score, then by the other readers: at most `MOST_COMPARED`. */
  best(later: readonly SortReader[], count: number): number[];
}

export function createFinalScores(
  view: View,
  {
    match,
    sets,
    count,
    query,
    identifier,
  }: {
    match: TextMatch;
    sets: readonly Bitset[];
    count: number;
    query: AnalysedQuery;
    identifier: readonly string[];
  },
): FinalScores {
  const closeness = view.segments.map(({ segment }) => createNameCloseness(segment, query));
  const identified = view.segments.map(({ segment }) => new Set(findIdentified(segment.text, identifier)));
  const compared = chooseCompared();
  const isCompared = count <= MOST_COMPARED ? undefined : new Set(compared);
  return { scoreOf, best };

  function scoreOf(item: number): number {
    const index = segmentOf(view, item);
    const doc = item - (view.starts[index] as number);
    const near = !isCompared || isCompared.has(item) ? (closeness[index] as NameCloseness).of(doc) : 0;
    return finalScore(match.segments[index]?.scores[doc] as number, near, identified[index]?.has(doc) === true);
  }

  function best(later: readonly SortReader[], wanted: number): number[] {
    const compareLater = compareItems(later);
    const scored = Array.from(compared, (item) => ({ item, score: scoreOf(item) }));
    const scores = Float64Array.from(scored, ({ score }) => score).sort();
    const least = scores[Math.max(0, scores.length - wanted)] as number;
    return scored
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score || compareLater(a.item, b.item))
      .map(({ item }) => item)
      .slice(0, wanted);
  }

  function chooseCompared(): ArrayLike<number> & Iterable<number> {
    if (count <= MOST_COMPARED) return itemsOf(view, sets, count);
    const chosen = new Set<number>();
    sets.forEach((docs, index) => {
      const start = view.starts[index] as number;
      for (const doc of identified[index] ?? []) if (hasBit(docs, doc)) chosen.add(start + doc);
      const isEqual = (closeness[index] as NameCloseness).findEqual();
      if (isEqual) addWhere(docs, isEqual, { start, chosen });
    });
    for (const item of bestByWords()) {
      if (chosen.size >= MOST_COMPARED) break;
      chosen.add(item);
    }
    return [...chosen];
  }

  function bestByWords(): number[] {
    const found = createBestByBucket(match.mostScore);
    sets.forEach((docs, index) => {
      found.add({ docs, scores: match.segments[index]?.scores as Float32Array, start: view.starts[index] as number });
    });
    return found.items();
  }
}

function addWhere(
  docs: Bitset,
  isWanted: (doc: number) => boolean,
  { start, chosen }: { start: number; chosen: Set<number> },
): void {
  for (let i = 0; i < docs.length && chosen.size < 2 * MOST_COMPARED; i++) {
    for (let word = docs[i] as number; word !== 0; word &= word - 1) {
      const doc = (i << 5) + lowestBit(word);
      if (isWanted(doc) && chosen.size < 2 * MOST_COMPARED) chosen.add(start + doc);
    }
  }
}
