import { describe, expect, it } from 'vitest';
import {
  ACTIVITY_TYPES,
  DECISIONS,
  HISTORY_TYPES,
  PERMISSIONS,
  QF_EHEA_LEVELS,
  REPORT_STATUSES,
} from './vocabularies.ts';
import {
  activityTypeNumber,
  decisionNumber,
  eqfLevel,
  parseActivityType,
  parseDecision,
  parsePermission,
  parseQfEheaLevel,
  parseReportStatus,
  parseWord,
  qfEheaLevelCode,
  reportStatusNumber,
} from './vocabulary-codes.ts';

describe('numbers of values', () => {
  it('are 1 to 4 for decisions', () => {
    expect([0, 1, 2, 3, 4, 5].map(parseDecision)).toEqual([undefined, ...DECISIONS, undefined]);
    expect(DECISIONS.map(decisionNumber)).toEqual([1, 2, 3, 4]);
  });

  it('are 1 and 2 for the status', () => {
    expect([0, 1, 2, 3].map(parseReportStatus)).toEqual([undefined, ...REPORT_STATUSES, undefined]);
    expect(REPORT_STATUSES.map(reportStatusNumber)).toEqual([1, 2]);
  });

  it('are 1 to 4 for activity types', () => {
    expect([0, 1, 2, 3, 4, 5].map(parseActivityType)).toEqual([undefined, ...ACTIVITY_TYPES, undefined]);
    expect(ACTIVITY_TYPES.map(activityTypeNumber)).toEqual([1, 2, 3, 4]);
  });

  it('are 1 to 3 for what is permitted', () => {
    expect([0, 1, 2, 3, 4].map(parsePermission)).toEqual([undefined, ...PERMISSIONS, undefined]);
  });

  it('are 0 to 3 for levels, and 5 to 8 on the scale of the EQF', () => {
    expect([0, 1, 2, 3, 4, 5].map(parseQfEheaLevel)).toEqual([...QF_EHEA_LEVELS, undefined, undefined]);
    expect(QF_EHEA_LEVELS.map((level) => [qfEheaLevelCode(level), eqfLevel(level)])).toEqual([
      [0, 5],
      [1, 6],
      [2, 7],
      [3, 8],
    ]);
  });
});

describe('words for values', () => {
  it.each([
    ['positive', 'positive'],
    [' Positive With Conditions Or Restrictions ', 'positive with conditions or restrictions'],
    ['2', 'positive with conditions or restrictions'],
    [' 4 ', 'not applicable'],
    ['pos', undefined],
    ['1.0', undefined],
    ['-1', undefined],
    ['01', undefined],
    ['1e0', undefined],
    ['', undefined],
    [1.5, undefined],
    [Number.NaN, undefined],
    ['constructor', undefined],
  ])('decision %j is %s', (input, expected) => {
    expect(parseDecision(input)).toBe(expected);
  });

  it.each([
    ['institution/programme', 'institutional/programme'],
    ['Institution/Programme', 'institutional/programme'],
    ['institutional/programme', 'institutional/programme'],
    ['joint programme', 'joint programme'],
    ['institution', undefined],
    ['constructor', undefined],
  ])('activity type %j is %s', (input, expected) => {
    expect(parseActivityType(input)).toBe(expected);
  });

  it.each([
    ['partially', 'partially / with conditions'],
    ['YES', 'yes'],
    ['maybe', undefined],
  ])('permission %j is %s', (input, expected) => {
    expect(parsePermission(input)).toBe(expected);
  });

  it('are matched in any case where there are no numbers', () => {
    expect([parseWord(HISTORY_TYPES, ' Spun Off'), parseWord(HISTORY_TYPES, '1')]).toEqual(['spun off', undefined]);
  });
});
