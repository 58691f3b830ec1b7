import { describe, expect, it } from 'vitest';
import { diffRecords, toLines } from './diff-records.ts';

function lines(before: unknown, after: unknown): readonly string[] {
  return toLines(diffRecords(before, after));
}

describe('diffRecords', () => {
  it.each([
    ['nothing when records are equal', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    ['nothing for another order of members', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['a changed field', { websiteLink: 'a' }, { websiteLink: 'b' }, ['~ website_link: "a" -> "b"']],
    ['a field that becomes known', { statsId: null }, { statsId: 'AT0042' }, ['~ stats_id: null -> "AT0042"']],
    [
      'a field inside an entry',
      { names: [{ nameEnglish: 'A', acronym: 'X' }] },
      { names: [{ nameEnglish: 'B', acronym: 'X' }] },
      ['~ names[0].name_english: "A" -> "B"'],
    ],
    ['an entry added at the end', { ids: [1] }, { ids: [1, 2] }, ['+ ids[1]: 2']],
    ['an entry added at the beginning', { ids: [1, 2] }, { ids: [0, 1, 2] }, ['+ ids[0]: 0']],
    ['an entry added in the middle', { ids: [1, 3] }, { ids: [1, 2, 3] }, ['+ ids[1]: 2']],
    ['an entry that goes', { ids: [1, 2, 3] }, { ids: [1, 3] }, ['- ids[1]: 2']],
    ['an entry changed and one added', { ids: [1] }, { ids: [2, 3] }, ['~ ids[0]: 1 -> 2', '+ ids[1]: 3']],
    ['one of two equal entries that goes', { ids: [1, 1] }, { ids: [1] }, ['- ids[1]: 1']],
    ['a member of an object that goes', { a: { b: 1 } }, { a: {} }, ['- a.b: 1']],
    ['another kind of value', { a: [] }, { a: {} }, ['~ a: [] -> {}']],
    ['a new record', {}, { statsId: null, ids: [] }, ['+ stats_id: null', '+ ids: []']],
  ])('shows %s', (_what, before, after, expected) => {
    expect(lines(before, after)).toEqual(expected);
  });

  it('shortens what would fill the screen', () => {
    expect(lines({ a: '' }, { a: 'x'.repeat(1000) })).toEqual([`~ a: "" -> "${'x'.repeat(199)}…`]);
  });
});
