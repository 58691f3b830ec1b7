import { describe, expect, it } from 'vitest';
import { aReport } from '../../../test/records.ts';
import type { Flag, Report } from '../../domain/report.ts';
import { toReportHistory } from './report-history-view.ts';

const highFlag: Flag = { code: 'file', level: 'high level', message: 'no file', raisedAt: '', removal: null };

it('tells what changed and when, newest first', () => {
  const changes: [string, Partial<Report>][] = [
    ['2020-01-01T00:00:00Z', {}],
    ['2021-01-01T00:00:00Z', { decision: 'negative', summary: 'Corrected.' }],
    ['2022-01-01T00:00:00Z', { decision: 'negative', summary: 'Corrected.', limitField: 'internal' }],
    [
      '2023-01-01T00:00:00Z',
      { decision: 'negative', summary: 'Corrected.', supersededBy: { reportId: 9, validFrom: '2023-01-01' } },
    ],
  ];
  const history = toReportHistory(
    changes.map(([at, content], index) => ({ at, version: index + 1, content: aReport(content) })),
  );
  expect(history).toEqual([
    { date: '2023-01-01T00:00:00Z', change: 'superseded', fields: ['superseded_by'] },
    { date: '2021-01-01T00:00:00Z', change: 'changed', fields: ['decision', 'summary'] },
    { date: '2020-01-01T00:00:00Z', change: 'created', fields: [] },
  ]);
});

it('says nothing of the time in which the report was held', () => {
  const history = toReportHistory([
    { at: '2020-01-01T00:00:00Z', version: 1, content: aReport({ flags: [highFlag] }) },
    {
      at: '2020-02-01T00:00:00Z',
      version: 2,
      content: aReport({ flags: [{ ...highFlag, removal: { at: '2020-02-01T00:00:00Z', reason: 'fine' } }] }),
    },
  ]);
  expect(history).toEqual([{ date: '2020-02-01T00:00:00Z', change: 'created', fields: [] }]);
});

describe('a withdrawal', () => {
  const withdrawn = { withdrawal: { at: '', reason: 'asked' } };
  const held = { flags: [highFlag] };
  const tell = (...states: Partial<Report>[]) =>
    toReportHistory(
      states.map((content, index) => ({
        at: `202${index}-01-01T00:00:00Z`,
        version: index + 1,
        content: aReport(content),
      })),
    ).map(({ date, change, fields }) => [date.slice(0, 4), change, fields]);

  it('shows, and that it was taken back', () => {
    expect(tell({}, withdrawn, withdrawn, { decision: 'negative' })).toEqual([
      ['2023', 'restored', ['decision']],
      ['2021', 'withdrawn', []],
      ['2020', 'created', []],
    ]);
  });

  it('of a report that nobody had seen leaves nothing behind', () => {
    expect(tell(held, withdrawn, {})).toEqual([['2022', 'created', []]]);
  });

  it('tells nothing of the time in which the report was held before or after', () => {
    expect(tell({}, held, withdrawn, held, {})).toEqual([
      ['2024', 'restored', []],
      ['2022', 'withdrawn', []],
      ['2020', 'created', []],
    ]);
  });
});

describe('a successor', () => {
  const successor = { reportId: 9, validFrom: '2023-01-01' };
  const tell = (...states: Report['supersededBy'][]) =>
    toReportHistory(
      states.map((supersededBy, index) => ({
        at: `202${index}-01-01T00:00:00Z`,
        version: index + 1,
        content: aReport({ supersededBy }),
      })),
    ).map(({ date, change }) => [date.slice(0, 4), change]);

  it('that does not count today leaves nothing behind', () => {
    expect(tell(null, successor, null)).toEqual([['2020', 'created']]);
    expect(tell(null, { ...successor, reportId: 8 }, null, successor)).toEqual([
      ['2023', 'superseded'],
      ['2020', 'created'],
    ]);
  });

  it('that was held for a while shows without a gap', () => {
    expect(tell(null, successor, null, successor)).toEqual([
      ['2021', 'superseded'],
      ['2020', 'created'],
    ]);
  });
});
