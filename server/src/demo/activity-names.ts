import type { ActivityGroup } from '../domain/agency.ts';
import type { ActivityType } from '../domain/vocabularies.ts';

/** An activity as agencies name it, and what its reports are called. */
type ActivityWording = readonly [activity: string, description: string];

export const ACTIVITY_WORDINGS: Readonly<Record<ActivityType, readonly ActivityWording[]>> = {
  institutional: [
    ['institutional accreditation', 'Institutional accreditation of a higher education institution'],
    ['institutional audit', 'Audit of an institution’s internal quality management'],
    ['institutional evaluation', 'Evaluation of an institution as a whole'],
    ['initial institutional authorisation', 'Initial authorisation of a new institution'],
    ['institutional review', 'Periodic institutional review'],
  ],
  'institutional/programme': [
    ['system accreditation', 'System accreditation with sampled programmes'],
    ['combined evaluation', 'Combined evaluation of an institution and its programmes'],
    ['department review', 'Review of a department and what it teaches'],
  ],
  programme: [
    ['programme accreditation', 'Accreditation of a study programme'],
    ['programme evaluation', 'Evaluation of study programmes in one field'],
    ['cluster accreditation', 'Accreditation of a cluster of study programmes'],
    ['ex-ante programme accreditation', 'Accreditation of a programme before it starts'],
    ['doctoral programme review', 'Review of doctoral education'],
  ],
  'joint programme': [
    ['joint programme accreditation', 'Accreditation of a joint programme'],
    ['joint programme evaluation (common approach)', 'Evaluation of a joint programme under the common approach'],
  ],
};

/** Procedures that several agencies carry out under one name. The position is the id less one. */
export const ACTIVITY_GROUPS: readonly ActivityGroup[] = [
  {
    activity: 'Joint programme evaluation (common approach)',
    type: 'joint programme',
    reportsLink: 'https://groups.example/joint-programmes',
  },
  { activity: 'Institutional audit', type: 'institutional', reportsLink: 'https://groups.example/institutional-audit' },
  { activity: 'Cluster accreditation', type: 'programme', reportsLink: 'https://groups.example/clusters' },
  {
    activity: 'Combined evaluation',
    type: 'institutional/programme',
    reportsLink: 'https://groups.example/combined-evaluation',
  },
];

const ACTIVITY_TYPE_LETTERS: Readonly<Record<string, ActivityType>> = {
  i: 'institutional',
  b: 'institutional/programme',
  p: 'programme',
  j: 'joint programme',
};

export function activityTypeOf(letter: string): ActivityType {
  const type = ACTIVITY_TYPE_LETTERS[letter.toLowerCase()];
  if (type === undefined) throw new RangeError(`${letter} is the letter of no activity type`);
  return type;
}

/** The group whose name the activity carries. */
export function groupIdOf(activity: string): number | null {
  const position = ACTIVITY_GROUPS.findIndex((group) => group.activity.toLowerCase() === activity.toLowerCase());
  return position < 0 ? null : position + 1;
}
