import { describe, expect, it } from 'vitest';
import { closeness, createCloseness } from './closeness.ts';
import { wordsOf } from './index-terms.ts';
import { analyseQuery } from './query.ts';

function ofNames(query: string, names: readonly string[]): number[] {
  const measure = createCloseness(analyseQuery(query));
  return names.map((name) => measure(wordsOf(name)));
}

describe('closeness', () => {
  it('is 1 for the same words in the same order', () => {
    expect(closeness(['open', 'university'], ['open', 'university'])).toBe(1);
    expect(closeness([['koln', 'koeln']], [['koeln']])).toBe(1);
  });

  it('is 0 when nothing is shared or one side is empty', () => {
    expect([closeness(['a'], ['b']), closeness([], ['b']), closeness(['a'], []), closeness([], [])]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('counts the words in common against all words', () => {
    expect(closeness(['ohrid', 'university'], ['university', 'ohrid'])).toBe(0.98);
    expect(closeness(['ohrid'], ['ohrid', 'academy'])).toBeCloseTo((0.98 * 2) / 3);
    expect(closeness(['ohrid', 'academy', 'x'], ['ohrid'])).toBeCloseTo((0.98 * 2) / 4);
  });

  it('uses each word of the name once', () => {
    expect(closeness(['new', 'new'], ['new', 'york'])).toBeCloseTo((0.98 * 2) / 4);
  });

  it('counts typos only when told to', () => {
    const [query, name] = [['libreec'], ['liberec', 'academy']];
    expect(closeness(query, name)).toBeCloseTo((0.98 * 2 * 0.7) / 3);
    expect(closeness(query, name, { withTypos: false })).toBe(0);
  });

  it('weighs small words least', () => {
    const missingSmall = closeness(['university', 'ohrid'], ['university', 'of', 'ohrid']);
    const missingLarge = closeness(['university', 'of'], ['university', 'of', 'ohrid']);
    expect(missingSmall).toBeGreaterThan(missingLarge);
  });
});

describe('createCloseness', () => {
  it.each([
    [
      'University of Ohrid',
      [
        'University of Ohrid',
        'Ohrid University',
        'University of Ohridski',
        'University of Ohrin',
        'University of Bitola',
        'Bitola',
      ],
    ],
    ['Muenchen', ['München', 'Hochschule München', 'Münchener Akademie', 'Technische Universität München', 'Minsk']],
    [
      'TU Liberec',
      ['TU Liberec', 'Technical University of Liberec', 'Technical University of Prague', 'Music Academy'],
    ],
    ['FH Kiel', ['Fachhochschule Kiel', 'University of Applied Sciences Kiel', 'University of Kiel']],
    ['Панепистимио', ['Panepistimio', 'Panepistimio Kritis', 'Academy']],
  ])('puts the names closest to "%s" first', (query, names) => {
    const measured = ofNames(query, names);
    expect(measured).toEqual(measured.toSorted((a, b) => b - a));
    expect(new Set(measured).size).toBe(names.length);
  });

  it.each([
    ['Paris 2', 'Paris II'],
    ['köln & ohrid', 'Koeln and Ohrid'],
    ['U.C.L.', 'UCL'],
    ['St Gallen', 'San Gallen'],
  ])('holds "%s" equal to "%s"', (query, name) => {
    expect(ofNames(query, [name])).toEqual([1]);
  });

  it('stays between 0 and 1', () => {
    const measured = ofNames('a b "c d" tu st & ii', ['a', 'a b c d', 'technische universitat st a b c d and 2', '']);
    expect(measured.every((value) => value >= 0 && value < 1)).toBe(true);
  });
});
