import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlight, highlightTerms } from './highlight.ts';
import { analyseQuery } from './query.ts';

/** The text with what is highlighted between brackets. */
function marked(text: string, ranges: readonly { start: number; end: number }[]): string {
  return ranges
    .toReversed()
    .reduce((done, { start, end }) => `${done.slice(0, start)}[${done.slice(start, end)}]${done.slice(end)}`, text);
}

describe('highlight', () => {
  it.each([
    ['Universität München', 'muenchen', 'Universität [München]'],
    ['Universität München', 'univ', '[Universität] München'],
    ['Technische Universität München', 'TU Muenchen', '[Technische] [Universität] [München]'],
    ['Universität Wien', 'TU Wien', 'Universität [Wien]'],
    ['Московский университет', 'moskovskij', '[Московский] университет'],
    ['Πανεπιστήμιο Αιγαίου', 'Egeou panepistimio', '[Πανεπιστήμιο] [Αιγαίου]'],
    ["Università dell’Aquila (L'Aquila)", 'aquila', "Università [dell’Aquila] ([L'Aquila])"],
    ['Univerzita J. E. Purkyně.', 'J.E. Purkyne', 'Univerzita [J. E]. [Purkyně].'],
    ['University of Liberec', 'Libreec', 'University of [Liberec]'],
    ['Liberec and Libreec', 'Libreec', 'Liberec and [Libreec]'],
    ['Arts & Sciences', 'arts and sciences', '[Arts] [&] [Sciences]'],
    ['Paris II', 'Paris 2', '[Paris] [II]'],
    ['北京大学と東京大学', '大学', '北京[大学]と東京[大学]'],
    ['北京大学', '京大 北京', '[北京大]学'],
    ['ﾄｳｷｮｳ大', 'トウ', '[ﾄｳ]ｷｮｳ大'],
    ['ﾄﾞｲﾂ大学', 'ドイツ', '[ﾄﾞｲﾂ大学]'],
    ['Cafe\u0301 Ko\u0308ln', 'café köln', '[Cafe\u0301] [Ko\u0308ln]'],
    ['🎓 Ohrid 🎓', 'ohrid', '🎓 [Ohrid] 🎓'],
    ['University', '"univers"', 'University'],
    ['Ohrid', '', 'Ohrid'],
    ['', 'ohrid', ''],
  ])('in "%s" for "%s"', (text, query, expected) => {
    expect(marked(text, highlight(text, analyseQuery(query)))).toBe(expected);
  });

  it('gives ranges in order, apart from each other and inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        const ends = highlight(`${query} ${text}`, analyseQuery(query)).flatMap(({ start, end }) => [start, end - 0.5]);
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
        expect(ends.every((end) => end >= 0 && end <= query.length + 1 + text.length)).toBe(true);
      }),
    );
  });
});

describe('highlightTerms', () => {
  it.each([
    ['Köln und Bonn', ['koeln', 'bo'], '[Köln] und Bonn'],
    ['北京大学', ['大学'], '北京[大学]'],
    ['Köln', [], 'Köln'],
  ])('marks in "%s" the words found under %j', (text, terms, expected) => {
    expect(marked(text, highlightTerms(text, terms))).toBe(expected);
  });
});
