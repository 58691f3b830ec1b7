import { expect, it } from 'vitest';
import { submissionSentences } from '../messages/en/submission-sentences.ts';
import { toResultCsv, toRowResult, withNamedColumns } from './row-results.ts';

const REFUSED = toRowResult(
  {
    row: 2,
    submission_status: 'errors',
    problems: [
      { column: 'decision', pointer: '/decision', message: 'This cannot be "postive". Did you mean "positive"?' },
      { column: null, message: 'Something new.' },
    ],
  },
  submissionSentences,
);

it('says of a refused row which cells are wrong, in the words of the page', () => {
  expect(REFUSED).toEqual({
    state: 'refused',
    reportId: null,
    cells: [{ column: 'decision', message: 'Not a known value: “postive”. Did you mean “positive”?' }],
    notes: ['Something new.'],
  });
});

it('tells a row with a flag from one that is held', () => {
  const flagged = (report_flag: 'none' | 'low level' | 'high level') =>
    toRowResult(
      {
        row: 2,
        submission_status: 'success',
        report_flag,
        report_warnings: [{ code: 'x', level: 'low level', message: 'Why.' }],
      },
      submissionSentences,
    );
  expect([flagged('none').state, flagged('low level'), flagged('high level').state]).toEqual([
    'accepted',
    { state: 'flagged', reportId: null, cells: [], notes: ['Why.'] },
    'held',
  ]);
});

it('adds the columns that a file lacks', () => {
  expect(withNamedColumns(['agency'], [REFUSED])).toEqual(['agency', 'decision']);
});

it('writes the file again with what became of its rows', () => {
  const table = { header: ['agency', 'summary'], rows: [{ line: 2, cells: ['MERQA', '=1'] }] };
  expect(toResultCsv(table, [REFUSED])).toBe(
    '\uFEFFagency,summary,result,submitted_report_id,message\r\n' +
      "MERQA,'=1,refused,,decision: Not a known value: “postive”. Did you mean “positive”? Something new.\r\n",
  );
});

it('tells a row that waits from one that is refused', () => {
  const waiting = { row: 2, submission_status: 'waiting', waiting_for: [7], detail: 'It waits.' } as const;
  expect(toRowResult(waiting, submissionSentences)).toEqual({
    state: 'waiting',
    reportId: null,
    cells: [],
    notes: ['It waits.'],
  });
});
