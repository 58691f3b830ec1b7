import { describe, expect, it } from 'vitest';
import {
  choice,
  day,
  type FormSection,
  innerList,
  keptNumber,
  list,
  number,
  text,
  texts,
  yes,
} from './record-parts.ts';
import { changedMembers, changeEntries, readRow } from './record-row.ts';

const versions = innerList({ name: 'versions', one: '', add: '', none: '', parts: [text('name', '')] });
const names = list({
  name: 'names',
  one: '',
  add: '',
  none: '',
  parts: [text('official', ''), day('valid_to', ''), yes('is_primary', ''), versions],
});

function sections(parts: FormSection['parts']): readonly FormSection[] {
  return [{ id: 'all', title: '', parts }];
}

describe('a form as a record', () => {
  it('has what was typed under the pointers of its fields', () => {
    const form = new Map([
      ['/names/0/official', 'Πανεπιστήμιο'],
      ['/names/0/valid_to', ''],
      ['/names/0/is_primary', 'yes'],
      ['/names/0/versions/0/name', 'One'],
      ['/names/10/official', 'Former'],
      ['/names/10/valid_to', '2014-08-31'],
      ['/reason', 'no field of the record'],
    ]);
    expect(readRow(sections([names]), form)).toEqual({
      names: [
        { official: 'Πανεπιστήμιο', valid_to: null, is_primary: true, versions: [{ name: 'One' }] },
        { official: 'Former', valid_to: '2014-08-31', is_primary: false, versions: [] },
      ],
    });
  });

  it.each([
    [text('a', ''), ' typed ', ' typed '],
    [text('a', ''), 'one\r\ntwo', 'one\ntwo'],
    [text('a', ''), '', ''],
    [text('a', '', { empty: null }), ' ', null],
    [number('a', ''), '47.1', 47.1],
    [number('a', ''), ' 47,1 ', 47.1],
    [number('a', ''), 'north', 'north'],
    [number('a', ''), '', null],
    [texts('a', ''), 'one\r\n\r\n two', ['one', ' two']],
    [texts('a', ''), '', []],
    [choice('a', '', [['x', 'X']]), '', null],
    [keptNumber('a', ''), '7', 7],
  ])('reads %j from %j as %j', (part, sent, value) => {
    expect(readRow(sections([part]), new Map([['/a', sent]]))).toEqual({ a: value });
  });

  it('leaves out a kept number that there is not', () => {
    expect(readRow(sections([keptNumber('id', ''), text('b/c', '')]), new Map([['/b/c', 'in']]))).toEqual({
      b: { c: 'in' },
    });
  });
});

describe('entries of a list', () => {
  const row = { names: [{ versions: [{ name: 'a' }, { name: 'b' }] }, { versions: [] }] };

  it.each([
    ['add', '/names', { names: [...row.names, {}] }],
    ['add', '/names/1/versions', { names: [row.names[0], { versions: [{}] }] }],
    ['add', '/relations/part_of', { ...row, relations: { part_of: [{}] } }],
    ['remove', '/names/0', { names: [row.names[1]] }],
    ['remove', '/names/0/versions/0', { names: [{ versions: [{ name: 'b' }] }, row.names[1]] }],
    ['remove', '/names/7', row],
  ] as const)('%s at %s', (change, pointer, expected) => {
    expect(changeEntries(row, change, pointer)).toEqual(expected);
  });
});

it('sends only the members that are another than before', () => {
  const stored = { a: '1', b: [{ c: null, d: 'x' }], e: { f: [] } };
  expect(changedMembers(stored, { a: '1', b: [{ d: 'x', c: null }], e: { f: [] } })).toEqual({});
  expect(changedMembers(stored, { a: '2', b: [], e: { f: [{}] } })).toEqual({ a: '2', b: [], e: { f: [{}] } });
});
