import { expect, it } from 'vitest';
import { filterOf, readPortalState, searchOf } from './own-reports.ts';

const AGENCIES = [
  { id: 1, registry_id: 1001 },
  { id: 2, registry_id: 1002 },
];

it('reads what an address asks for, and leaves out what it does not know', () => {
  const query = new URLSearchParams(
    'agency=2&query=+a-1+&state=deletion&flag=loud&file=failed&ends_from=2026-02-01&ends_to=soon&page=3',
  );
  expect(readPortalState(query, [1, 2])).toEqual({
    agency: 2,
    query: 'a-1',
    state: 'deletion',
    flag: undefined,
    file: 'failed',
    ends_from: '2026-02-01',
    ends_to: undefined,
    page: 3,
  });
});

it.each([
  [
    'agency=2&query=a-1&state=held&flag=low+level',
    { agency: '1002', local_identifier: 'a-1', state: 'held', flag: 'low level' },
  ],
  ['state=deletion&file=none', { flag_code: 'deletion_requested', file_state: 'none' }],
  ['ends_from=2026-02-01&ends_to=2026-02-28', { ends_from: '2026-02-01', ends_to: '2026-02-28', ordering: 'ends' }],
  ['agency=7&page=-1', {}],
])('asks the interface for what the address %s means', (search, filter) => {
  expect(filterOf(readPortalState(new URLSearchParams(search), [1, 2]), AGENCIES)).toEqual(filter);
});

it('writes an address without what is not asked for', () => {
  const state = readPortalState(new URLSearchParams('query=a&flag=none'), [1]);
  expect([searchOf({ ...state, page: 2 }), searchOf({})]).toEqual(['?query=a&flag=none&page=2', '']);
});
