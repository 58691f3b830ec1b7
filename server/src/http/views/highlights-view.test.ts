import { expect, it } from 'vitest';
import { toHighlights } from './highlights-view.ts';

it('cuts texts where words matched, each text once, without those that have none', () => {
  const highlights = toHighlights(
    [
      ['name', 'Technische Universität Wien'],
      ['name', 'Technische Universität Wien'],
      ['name', 'Hochschule Linz'],
      ['city', 'Wien'],
    ],
    ['wien', 'technische'],
  );
  expect(highlights).toEqual([
    {
      field: 'name',
      parts: [
        { text: 'Technische', matched: true },
        { text: ' Universität ', matched: false },
        { text: 'Wien', matched: true },
      ],
    },
    { field: 'city', parts: [{ text: 'Wien', matched: true }] },
  ]);
});
