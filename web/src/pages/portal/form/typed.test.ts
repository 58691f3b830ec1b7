import { describe, expect, it } from 'vitest';
import { isBlank, readTyped, withAddedRow } from './typed.ts';

describe('a form as it was typed', () => {
  it('has rows in the order of the form, counted anew, also within rows', () => {
    const typed = readTyped([
      ['status', 'voluntary'],
      ['programmes.7.name_primary', 'Bridges'],
      ['programmes.2.name_primary', 'Tunnels'],
      ['programmes.7.identifiers.4.identifier', 'B-1'],
    ]);
    expect(typed).toEqual({
      texts: { status: 'voluntary' },
      lists: {
        programmes: [
          {
            texts: { name_primary: 'Bridges' },
            lists: { identifiers: [{ texts: { identifier: 'B-1' }, lists: {} }] },
          },
          { texts: { name_primary: 'Tunnels' }, lists: {} },
        ],
      },
    });
  });

  it.each([
    ['institutions', { texts: {}, lists: { institutions: [{ texts: {}, lists: {} }] } }],
    [
      'programmes.0.identifiers',
      {
        texts: {},
        lists: { programmes: [{ texts: { name: 'x' }, lists: { identifiers: [{ texts: {}, lists: {} }] } }] },
      },
    ],
    ['no list/', { texts: {}, lists: {} }],
  ])('gets a row more in %s', (path, expected) => {
    const start = path.startsWith('programmes') ? readTyped([['programmes.0.name', 'x']]) : readTyped([]);
    expect(withAddedRow(start, path)).toEqual(expected);
  });

  it('is blank when nothing but white space is in it, at any depth', () => {
    expect([
      isBlank(readTyped([['a', ' ']])),
      isBlank(readTyped([['rows.0.inner.0.b', '\n']])),
      isBlank(readTyped([['rows.0.inner.0.b', 'x']])),
    ]).toEqual([true, true, false]);
  });
});
