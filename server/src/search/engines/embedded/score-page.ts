import { finalScore } from '../../ranking.ts';
import { type Bitset, lowestBit } from './bitset.ts';
import type { NameCloseness } from './name-closeness.ts';
import { compareItems, type SortReader } from './sort-readers.ts';
import type { SegmentMatch } from './text-match.ts';
import { segmentOf, type View } from './view.ts';

/** What the final scores of one segment's documents are made of. */
export interface SegmentScores {
  readonly match: SegmentMatch;
  readonly closeness: NameCloseness;
  /** Documents of which the query is an identifier. */
  readonly identified: ReadonlySet<number>;
}

interface Candidate {
  readonly item: number;
  readonly score: number;
}

export function createScoreOf(view: View, scores: readonly SegmentScores[]): (item: number) => number {
  return (item) => {
    const index = segmentOf(view, item);
    const { match, closeness, identified } = scores[index] as SegmentScores;
    const doc = item - (view.starts[index] as number);
    const set = view.segments[index]?.segment.names.setOf[doc] as number;
    return finalScore(match.scores[doc] as number, closeness.of(set), identified.has(doc));
  };
}

/**
 * The best items by falling score, then by the other readers. Names are compared only where even the greatest possible
 * closeness would bring a document among the best found so far.
 */
export function bestByScore(
  view: View,
  {
    sets,
    scores,
    count,
    later,
  }: { sets: readonly Bitset[]; scores: readonly SegmentScores[]; count: number; later: readonly SortReader[] },
): Candidate[] {
  const compareLater = compareItems(later);
  const compare = (a: Candidate, b: Candidate) => b.score - a.score || compareLater(a.item, b.item);
  let best: Candidate[] = [];
  let worst: Candidate | undefined;
  if (count === 0) return best;

  sets.forEach((bits, index) => {
    const { match, closeness, identified } = scores[index] as SegmentScores;
    const { setOf } = (view.segments[index] as View['segments'][number]).segment.names;
    const start = view.starts[index] as number;
    for (let i = 0; i < bits.length; i++) {
      for (let word = bits[i] as number; word !== 0; word &= word - 1) {
        const doc = (i << 5) + lowestBit(word);
        const set = setOf[doc] as number;
        const textScore = match.scores[doc] as number;
        const isIdentified = identified.size > 0 && identified.has(doc);
        if (worst && finalScore(textScore, closeness.atMost(set), isIdentified) < worst.score) continue;
        consider({ item: start + doc, score: finalScore(textScore, closeness.of(set), isIdentified) });
      }
    }
  });
  return best.sort(compare).slice(0, count);

  function consider(candidate: Candidate): void {
    if (worst && compare(candidate, worst) >= 0) return;
    best.push(candidate);
    if (best.length < 2 * count + 32) return;
    best = best.sort(compare).slice(0, count);
    worst = best.at(-1);
  }
}
