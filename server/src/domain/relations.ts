import { type Day, isWithin, type Period } from './day.ts';
import type { HistoryType } from './vocabularies.ts';

export function currentRelations<Relation extends Period>(
  relations: readonly Relation[],
  day: Day,
): readonly Relation[] {
  return relations.filter((relation) => isWithin(day, relation));
}

/** Who tells of the event: the institution that succeeded, absorbed or spun off, or the one it was done to. */
export type RelationSide = 'source' | 'target';

const TARGET_WORDING = {
  succeeded: 'succeeded by',
  absorbed: 'was absorbed by',
  'spun off': 'was spun off from',
} as const satisfies Record<HistoryType, string>;

export type HistoricalWording = HistoryType | (typeof TARGET_WORDING)[HistoryType];

/** The event in the words of the record that shows it. */
export function historicalWording(type: HistoryType, side: RelationSide): HistoricalWording {
  return side === 'source' ? type : TARGET_WORDING[type];
}
