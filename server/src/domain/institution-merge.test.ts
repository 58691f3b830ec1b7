import { describe, expect, it } from 'vitest';
import { anInstitution, aReport, stored } from '../../test/records.ts';
import type { Institution } from './institution.ts';
import { type ChangedRecord, type MergeFacts, planMerge } from './institution-merge.ts';
import { planSplit, type SplitFacts } from './institution-split.ts';
import type { Stored } from './record.ts';

const TODAY = '2026-06-30';
const EVER = { validFrom: null, validTo: null };

/** 42 survives, 44 is its double; 50 is part of both, 51 of the double only, 52 is an older double of 44. */
function someFacts(): MergeFacts {
  const identifier = (resource: string, value: string) => ({ resource, identifier: value, agencyId: null, ...EVER });
  const name = (nameOfficial: string) =>
    ({ ...anInstitution().names[0], nameOfficial }) as Institution['names'][number];
  const part = (parentId: number) => ({ parentId, type: 'faculty', ...EVER }) as const;
  return {
    today: TODAY,
    target: stored(
      42,
      anInstitution({
        statsId: null,
        names: [name('Universität Valmere')],
        identifiers: [identifier('EU-VAT', 'AT1')],
        partOf: [part(60)],
        historicalRelations: [{ targetId: 44, type: 'absorbed', date: '2020-01-01' }],
      }),
    ),
    source: stored(
      44,
      anInstitution({
        statsId: 'AT0044',
        names: [name('Universität Valmere'), name('Hochschule Valmere')],
        identifiers: [identifier('EU-VAT', 'AT2'), identifier('ROR', '05abc')],
        partOf: [part(60), part(61)],
        historicalRelations: [{ targetId: 62, type: 'succeeded', date: '1999-01-01' }],
      }),
    ),
    others: [
      stored(50, anInstitution({ partOf: [part(42), part(44)] })),
      stored(
        51,
        anInstitution({
          partOf: [part(44)],
          historicalRelations: [{ targetId: 44, type: 'spun off', date: '2001-01-01' }],
        }),
      ),
      stored(52, anInstitution({ mergedIntoId: 44 })),
      stored(42, anInstitution()),
    ],
    reports: [
      stored(1, aReport({ institutionIds: [44], platformIds: [] })),
      stored(2, aReport({ institutionIds: [42, 44], platformIds: [] })),
      stored(3, aReport({ institutionIds: [7], platformIds: [44] })),
      stored(4, aReport({ institutionIds: [42], platformIds: [44] })),
    ],
  };
}

describe('a merge of two institutions', () => {
  const facts = someFacts();
  const plan = planMerge(facts);
  const after = contents(plan.institutions);

  it('moves the reports and names nobody twice', () => {
    expect(plan.reports.map(({ id, content }) => [id, content.institutionIds, content.platformIds])).toEqual([
      [1, [42], []],
      [2, [42], []],
      [3, [7], [42]],
      [4, [42], []],
    ]);
  });

  it('moves identifiers, names and relations to the survivor, of each type one current', () => {
    expect(after.get(42)).toMatchObject({
      statsId: 'AT0044',
      identifiers: [
        { identifier: 'AT1', validTo: null },
        { identifier: 'AT2', validTo: TODAY },
        { identifier: '05abc', validTo: null },
      ],
      names: [{ nameOfficial: 'Universität Valmere' }, { nameOfficial: 'Hochschule Valmere', validTo: TODAY }],
      partOf: [{ parentId: 60 }, { parentId: 61 }],
      historicalRelations: [{ targetId: 62 }],
    });
    expect(after.get(44)).toMatchObject({
      mergedIntoId: 42,
      statsId: null,
      identifiers: [],
      partOf: [],
      historicalRelations: [],
    });
  });

  it('leads everybody who pointed at the double to the survivor, older doubles included', () => {
    expect([after.get(50)?.partOf, after.get(51)?.partOf, after.get(51)?.historicalRelations]).toMatchObject([
      [{ parentId: 42 }],
      [{ parentId: 42 }],
      [{ targetId: 42 }],
    ]);
    expect(after.get(52)?.mergedIntoId).toBe(42);
  });

  it('warns of what should be looked at', () => {
    expect(plan.warnings).toEqual(['Report 2 names both institutions and will name one.']);
    const odd = planMerge({
      ...facts,
      source: { ...facts.source, isOtherProvider: true, locations: [] },
      target: { ...facts.target, statsId: 'AT0042' },
      reports: [],
    });
    expect(odd.warnings).toEqual([
      'One is an institution, the other is another provider.',
      'They have no country in common.',
      'Both have a statistical identifier; AT0044 stays with the merged record and leads to the other.',
    ]);
  });

  it.each([
    ['itself', { source: someFacts().target }],
    ['a merged one', { target: { ...someFacts().target, mergedIntoId: 9 } }],
    ['anything when merged already', { source: { ...someFacts().source, mergedIntoId: 9 } }],
  ])('is not possible into %s', (_what, change) => {
    expect(() => planMerge({ ...someFacts(), ...change })).toThrow(/merged/);
  });
});

describe('a split', () => {
  const facts = someFacts();
  const plan = planMerge(facts);

  it('gives every record back exactly what it had', () => {
    const split = planSplit(afterwards());
    const restored = contents(split.institutions);
    for (const before of [facts.source, facts.target, ...facts.others.filter(({ id }) => id !== 42)]) {
      expect([before.id, restored.get(before.id)]).toEqual([before.id, bare(before)]);
    }
    for (const { id, institutionIds, platformIds } of facts.reports) {
      const found = split.reports.find((report) => report.id === id)?.content;
      expect([id, found && [...found.institutionIds].sort(byNumber), found?.platformIds]).toEqual([
        id,
        [...institutionIds].sort(byNumber),
        platformIds,
      ]);
    }
  });

  it('moves the later reports that are chosen and no others', () => {
    const later = stored(9, aReport({ institutionIds: [42], platformIds: [] }));
    const split = planSplit({ ...afterwards(), laterReports: [later] });
    expect(split.reports.find(({ id }) => id === 9)?.content.institutionIds).toEqual([44]);
    const foreign = stored(9, aReport({ institutionIds: [7], platformIds: [] }));
    expect(() => planSplit({ ...afterwards(), laterReports: [foreign] })).toThrow('does not name REGINST0042');
  });

  it('leaves alone what somebody has changed since', () => {
    const merged = afterwards();
    const changed: SplitFacts = {
      ...merged,
      target: { ...merged.target, statsId: 'AT9999', websiteLink: 'https://new.example' },
      movedReports: merged.movedReports.map((report) =>
        report.id === 1 ? { ...report, institutionIds: [7] } : report,
      ),
    };
    const split = planSplit(changed);
    const restored = contents(split.institutions);
    expect([restored.get(42)?.statsId, restored.get(42)?.websiteLink, restored.get(44)?.statsId]).toEqual([
      'AT9999',
      'https://new.example',
      null,
    ]);
    expect([split.reports.map(({ id }) => id), split.warnings]).toEqual([
      [2, 3, 4],
      ['Report 1 no longer names REGINST0042 and stays as it is.'],
    ]);
  });

  it('needs a merge', () => {
    const merged = afterwards();
    expect(() => planSplit({ ...merged, source: { ...merged.source, mergedIntoId: null } })).toThrow('is not merged');
  });

  function afterwards(): SplitFacts {
    const institutions = contents(plan.institutions);
    const now = (id: number) => stored(id, institutions.get(id) ?? anInstitution());
    return {
      source: now(44),
      sourceBefore: bare(facts.source),
      target: now(42),
      moved: plan.moved,
      others: [now(50), now(51), now(52)],
      movedReports: plan.reports.map(({ id, content }) => stored(id, content)),
      laterReports: [],
    };
  }
});

function contents(changed: readonly ChangedRecord<Institution>[]): Map<number, Institution> {
  return new Map(changed.map(({ id, content }) => [id, content]));
}

function bare({ id: _id, version: _version, createdAt: _c, updatedAt: _u, ...rest }: Stored<Institution>): Institution {
  return rest;
}

function byNumber(one: number, other: number): number {
  return one - other;
}
