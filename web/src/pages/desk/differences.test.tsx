import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { MESSAGES } from '../../messages/messages.ts';
import type { SiteView } from '../../page.ts';
import { SiteProvider } from '../../site-view.ts';
import { Differences, type FieldChange } from './differences.tsx';

const SITE = { messages: MESSAGES.en } as SiteView;

/** The cells of each row, without what a reader does not see. */
function rowsOf(changes: readonly FieldChange[], isNew = false): string[][] {
  const page = render(
    <SiteProvider value={SITE}>
      <Differences caption="Field by field" changes={changes} isNew={isNew} />
    </SiteProvider>,
  );
  const rows = page.split('<tbody>')[1]?.split('</tr>').slice(0, -1) ?? [];
  return rows.map((row) =>
    row.split(/<\/t[hd]>/).flatMap((cell) => {
      const text = cell.replaceAll(/<(?!\/?(?:del|ins)>)[^>]*>/g, '');
      return text === '' ? [] : [text];
    }),
  );
}

it('shows what goes and what comes, and says where there is nothing', () => {
  expect(
    rowsOf([
      { field: 'valid_to', before: '2027-01-01', after: '2028-01-01' },
      { field: 'names[0].is_primary', before: true, after: false },
      { field: 'withdrawal', before: null, after: { reason: 'Sent twice' } },
      { field: 'programmes[1].workload_ects', before: 180 },
    ]),
  ).toEqual([
    ['Valid to', '<del>2027-01-01</del>', '<ins>2028-01-01</ins>'],
    ['Name 1, primary', '<del>yes</del>', '<ins>no</ins>'],
    ['Withdrawal', 'nothing', 'Reason: <ins>Sent twice</ins>'],
    ['Programme 2, workload in ECTS', '<del>180</del>', 'nothing'],
  ]);
});

it('shows what a new record was made with, and nothing of what it lacks', () => {
  expect(
    rowsOf(
      [
        { field: 'decision', after: 'positive' },
        { field: 'valid_to', after: null },
        { field: 'links', after: [] },
      ],
      true,
    ),
  ).toEqual([['Decision', 'positive']]);
});

it('shows markup that somebody typed as the text it is', () => {
  expect(rowsOf([{ field: 'summary', before: '', after: '<b>bold</b>' }])).toEqual([
    ['Summary', '<del>empty</del>', '<ins>&lt;b>bold&lt;/b></ins>'],
  ]);
});
