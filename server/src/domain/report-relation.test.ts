import { describe, expect, it } from 'vitest';
import { type Family, inheritedFromIds, relationOf } from './report-relation.ts';
import { HIERARCHY_TYPES } from './vocabularies.ts';

const university = 1;
const faculty = 2;
const formerFaculty = 3;
const onPlatform = 4;
const ally = 5;
const succeeded = 6;
const absorbed = 7;
const spunOff = 8;
const stranger = 9;

const family: Family = {
  institutionId: university,
  children: [
    { childId: faculty, type: 'faculty', validFrom: '2015-01-01', validTo: null },
    { childId: formerFaculty, type: 'independent faculty or school', validFrom: '2000-01-01', validTo: '2009-12-31' },
    { childId: formerFaculty, type: 'franchise or validation partnership', validFrom: '2022-01-01', validTo: null },
    { childId: onPlatform, type: 'educational platform', validFrom: null, validTo: null },
    { childId: ally, type: 'alliance', validFrom: null, validTo: null },
  ],
  historicalRelations: [
    { targetId: succeeded, type: 'succeeded', date: '2018-07-01' },
    { targetId: absorbed, type: 'absorbed', date: '2020-03-01' },
    { targetId: spunOff, type: 'spun off', date: '2019-01-01' },
  ],
};

const valid2016to2021 = {
  institutionIds: [] as number[],
  platformIds: [] as number[],
  validFrom: '2016-01-01',
  validTo: '2021-12-31',
  supersededBy: null,
  withdrawal: null,
};

describe('why an institution lists a report', () => {
  it.each([
    ['it is about the institution', [university], [], 'own'],
    ['it is about one of its parts', [faculty], [], 'child'],
    ['it is about an institution it succeeded', [succeeded], [], 'predecessor'],
    ['it is about an institution it absorbed', [absorbed], [], 'predecessor'],
    ['it names the institution as platform', [stranger], [university], 'platform'],
    ['it is about an institution it spun off', [spunOff], [], undefined],
    ['it is about an institution on its platform', [onPlatform], [], undefined],
    ['it is about an ally', [ally], [], undefined],
    ['it is about a stranger', [stranger], [], undefined],
    ['a part of it is the platform', [stranger], [faculty], undefined],
    ['an institution it absorbed is the platform', [stranger], [absorbed], undefined],
    ['own comes before child', [faculty, university], [], 'own'],
    ['own comes before platform', [university], [university], 'own'],
    ['child comes before predecessor', [absorbed, faculty], [], 'child'],
    ['child comes before platform', [faculty], [university], 'child'],
    ['predecessor comes before platform', [absorbed], [university], 'predecessor'],
  ])('%s', (_why, institutionIds, platformIds, expected) => {
    expect(relationOf({ ...valid2016to2021, institutionIds, platformIds }, family)).toBe(expected);
  });

  it.each(HIERARCHY_TYPES)('through the relation %s only when it is no platform and no alliance', (type) => {
    const children = [{ childId: faculty, type, validFrom: null, validTo: null }];
    const report = { ...valid2016to2021, institutionIds: [faculty] };
    const isInherited = type !== 'educational platform' && type !== 'alliance';
    expect(relationOf(report, { institutionId: university, children, historicalRelations: [] })).toBe(
      isInherited ? 'child' : undefined,
    );
  });
});

describe('a report of a part', () => {
  it.each([
    ['ends the day before the relation starts', faculty, '2010-01-01', '2014-12-31', undefined],
    ['ends on the first day of the relation', faculty, '2010-01-01', '2015-01-01', 'child'],
    ['starts on the last day of the relation', formerFaculty, '2009-12-31', '2014-12-31', 'child'],
    ['starts the day after the relation ends', formerFaculty, '2010-01-01', '2014-12-31', undefined],
    ['falls into a second relation', formerFaculty, '2021-01-01', '2022-01-01', 'child'],
    ['has no stated end and reaches the relation in its sixth year', faculty, '2009-01-01', null, 'child'],
    ['has no stated end and misses the relation by a day', faculty, '2008-12-31', null, undefined],
  ])('that %s', (_what, childId, validFrom, validTo, expected) => {
    const report = { ...valid2016to2021, institutionIds: [childId], validFrom, validTo };
    expect(relationOf(report, family)).toBe(expected);
  });

  it.each([
    ['replaced the day before the relation starts', '2014-12-31', undefined],
    ['replaced the day after the relation starts', '2015-01-02', 'child'],
  ])('%s', (_what, successorFrom, expected) => {
    const supersededBy = { reportId: 99, validFrom: successorFrom };
    const report = { ...valid2016to2021, institutionIds: [faculty], validFrom: '2010-01-01', supersededBy };
    expect(relationOf(report, family)).toBe(expected);
  });

  it('is not listed when it was replaced from its first day on, and so never valid', () => {
    const supersededBy = { reportId: 99, validFrom: '2016-01-01' };
    expect(relationOf({ ...valid2016to2021, institutionIds: [faculty], supersededBy }, family)).toBeUndefined();
  });

  it('is not listed once withdrawn', () => {
    const withdrawal = { at: '2020-01-01T00:00:00Z', reason: 'published by mistake' };
    expect(relationOf({ ...valid2016to2021, institutionIds: [faculty], withdrawal }, family)).toBeUndefined();
  });
});

describe('a report of a predecessor', () => {
  it.each([
    ['starts on the day of the event', '2020-03-01', '2025-01-01', 'predecessor'],
    ['ends on the day of the event', '2015-01-01', '2020-03-01', 'predecessor'],
    ['ended the day before the event', '2015-01-01', '2020-02-29', undefined],
    ['starts the day after the event', '2020-03-02', '2025-01-01', undefined],
  ])('that %s', (_what, validFrom, validTo, expected) => {
    expect(relationOf({ ...valid2016to2021, institutionIds: [absorbed], validFrom, validTo }, family)).toBe(expected);
  });

  it('is not inherited when its successor had replaced it before the event', () => {
    const supersededBy = { reportId: 99, validFrom: '2019-01-01' };
    expect(relationOf({ ...valid2016to2021, institutionIds: [absorbed], supersededBy }, family)).toBeUndefined();
  });
});

it('counts what covers a record that was merged into the institution as its own', () => {
  const merged = { ...family, doubleIds: [77] };
  const none = { ...valid2016to2021, institutionIds: [], platformIds: [] };
  expect(relationOf({ ...none, institutionIds: [77] }, merged)).toBe('own');
  expect(relationOf({ ...none, platformIds: [77] }, merged)).toBe('platform');
  expect(relationOf({ ...none, institutionIds: [77] }, family)).toBeUndefined();
});

describe('inheritedFromIds', () => {
  it('names parts and predecessors once each, without platforms, allies and what was spun off', () => {
    expect(inheritedFromIds(family)).toEqual([faculty, formerFaculty, succeeded, absorbed]);
  });

  it('leaves out the institution itself', () => {
    const children = [{ childId: university, type: 'faculty', validFrom: null, validTo: null }] as const;
    expect(inheritedFromIds({ institutionId: university, children, historicalRelations: [] })).toEqual([]);
  });
});
