import type { LiveSegment } from './live-segment.ts';

/** Small segments of about one size are merged when there are this many. */
const FAN_IN = 4;
/** The largest segment is rewritten when the others hold, or it has lost, this share of its documents. */
const CHANGED_SHARE = 1 / 32;
const LOST_SHARE = 1 / 4;
const NEGLIGIBLE = 2048;

/**
 * The segments that should become one, none when all is well. Every query pays a little for every segment, and every
 * merge pays for every document it moves: sizes growing fourfold keep both small.
 */
export function segmentsToMerge(segments: readonly LiveSegment[]): readonly LiveSegment[] {
  const [largest, ...others] = [...segments].sort((a, b) => b.segment.size - a.segment.size);
  if (!largest) return [];
  const { size } = largest.segment;
  const added = others.reduce((sum, { segment }) => sum + segment.size, 0);
  const lost = size - largest.liveCount;
  if (others.length > 0 && added > Math.max(NEGLIGIBLE, size * CHANGED_SHARE)) return segments;
  if (lost > Math.max(NEGLIGIBLE, size * LOST_SHARE)) return segments;
  const tiers = new Map<number, LiveSegment[]>();
  for (const live of others) tiers.set(tierOf(live), [...(tiers.get(tierOf(live)) ?? []), live]);
  return [...tiers.values()].find((tier) => tier.length >= FAN_IN) ?? [];
}

function tierOf({ segment }: LiveSegment): number {
  return Math.floor(Math.log(segment.size + 1) / Math.log(FAN_IN));
}
