import { describe, expect, it } from 'vitest';
import { aReport, stored } from '../../../test/records.ts';
import { identityProblems } from './identity-rules.ts';
import { supersedingProblems } from './superseding-rules.ts';

describe('rule 4: the number and the local identifier lead to the same report', () => {
  it.each([
    ['only the number', { reportId: 5, localIdentifier: undefined, holderId: undefined }],
    ['only the identifier', { reportId: undefined, localIdentifier: 'A-1', holderId: 5 }],
    ['both, of the same', { reportId: 5, localIdentifier: 'A-1', holderId: 5 }],
    ['a new identifier for a known report', { reportId: 5, localIdentifier: 'A-2', holderId: undefined }],
    ['an identifier that is taken away', { reportId: 5, localIdentifier: null, holderId: undefined }],
  ])('%s', (_what, facts) => {
    expect(identityProblems(facts)).toEqual([]);
  });

  it.each([
    [5, 'A-1', 6],
    [7, 'B', 1],
  ])('not report %i with the identifier %s of report %i', (reportId, localIdentifier, holderId) => {
    expect(identityProblems({ reportId, localIdentifier, holderId })).toEqual([
      {
        pointer: '/local_identifier',
        message:
          `The local identifier "${localIdentifier}" belongs to report ${holderId}, but report_id names ${reportId}. ` +
          'Correct one of them, or leave one of them out.',
      },
    ]);
  });
});

describe('a report takes the place of an earlier one of the same agency', () => {
  const older = stored(5, aReport({ agencyId: 7 }));
  const plain = { supersededSoFar: null, olderStill: [], newer: { id: 9, agencyId: 7 } };

  it.each([
    ['none', { supersedesId: null, older: undefined }],
    ['nothing said', { supersedesId: undefined, older: undefined }],
    ['one of the same agency', { supersedesId: 5, older }],
    [
      'one that says so already',
      { supersedesId: 5, older: { ...older, supersededBy: { reportId: 9, validFrom: '2024-01-01' } } },
    ],
    [
      'the one it superseded before, whatever became of that',
      { supersedesId: 5, supersededSoFar: 5, older: undefined },
    ],
    ['one of an agency that is not known', { supersedesId: 5, older, newer: { id: 9, agencyId: undefined } }],
    ['one that supersedes others', { supersedesId: 5, older, olderStill: [4, 3] }],
  ])('%s', (_what, facts) => {
    expect(supersedingProblems({ ...plain, ...facts })).toEqual([]);
  });

  it.each([
    ['one that is not there', { supersedesId: 6, older: undefined }, 'The agency has no report 6.'],
    ['one of another agency', { supersedesId: 5, older: { ...older, agencyId: 8 } }, 'The agency has no report 5.'],
    ['itself', { supersedesId: 5, older, newer: { id: 5, agencyId: 7 } }, 'This names the report itself.'],
    [
      'a withdrawn one',
      { supersedesId: 5, older: { ...older, withdrawal: { at: '2026-01-01T00:00:00Z', reason: '' } } },
      'This names report 5, which was withdrawn.',
    ],
    [
      'one that supersedes it through others',
      { supersedesId: 5, older, olderStill: [3, 9] },
      'This names report 5, which supersedes this one, itself or through others.',
    ],
    [
      'one that another supersedes',
      { supersedesId: 5, older: { ...older, supersededBy: { reportId: 8, validFrom: '2024-01-01' } } },
      'This names report 5, which report 8 supersedes already.',
    ],
  ])('not %s', (_what, facts, message) => {
    expect(supersedingProblems({ ...plain, ...facts })).toEqual([{ pointer: '/supersedes', message }]);
  });
});
