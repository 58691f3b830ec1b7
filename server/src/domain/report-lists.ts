import type { ActivityType } from './vocabularies.ts';

export type ReportList = 'institutional' | 'programme';

/** A procedure on both levels stands in both lists. */
const ACTIVITY_TYPES_OF_LIST = {
  institutional: ['institutional', 'institutional/programme'],
  programme: ['programme', 'joint programme', 'institutional/programme'],
} as const satisfies Record<ReportList, readonly ActivityType[]>;

/** Any of the report's activities puts it into a list. */
export function isListedAs(list: ReportList, activityTypes: readonly ActivityType[]): boolean {
  const types: readonly ActivityType[] = ACTIVITY_TYPES_OF_LIST[list];
  return activityTypes.some((type) => types.includes(type));
}
