import { describe, expect, it } from 'vitest';
import { isListedAs } from './report-lists.ts';
import type { ActivityType } from './vocabularies.ts';

describe('isListedAs', () => {
  it.each<[ActivityType[], boolean, boolean]>([
    [['institutional'], true, false],
    [['institutional/programme'], true, true],
    [['programme'], false, true],
    [['joint programme'], false, true],
    [['institutional', 'programme'], true, true],
    [['joint programme', 'programme'], false, true],
    [[], false, false],
  ])('activities %j: institutional list %s, programme list %s', (types, institutional, programme) => {
    expect([isListedAs('institutional', types), isListedAs('programme', types)]).toEqual([institutional, programme]);
  });
});
