import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseForIndex } from './index-terms.ts';
import { analyseQuery, type QueryWord } from './query.ts';

const plain: Omit<QueryWord, 'text' | 'alternatives'> = {
  exactAlternatives: [],
  expansions: [],
  isAbbreviation: false,
  prefixAllowed: true,
};

describe('analyseQuery', () => {
  it('reads plain words with their spellings', () => {
    expect(analyseQuery('Köln, Ohrid')).toEqual({
      words: [
        { ...plain, text: 'Köln', alternatives: ['koln', 'koeln'] },
        { ...plain, text: 'Ohrid', alternatives: ['ohrid'] },
      ],
      phrases: [],
      tooLong: false,
    });
  });

  it.each(['', '   ', '??', '"', '""', '" "', '\u0000', '\ud800'])('finds no word in %j', (text) => {
    expect(analyseQuery(text)).toEqual({ words: [], phrases: [], tooLong: false });
  });

  it.each(['https://www.ohrid.example', 'http://ohrid.example', 'www.ohrid.example', 'WWW.ohrid.example'])(
    'reads the domain of %s',
    (text) => {
      expect(analyseQuery(text)).toEqual(analyseQuery('ohrid.example'));
    },
  );

  it.each(['www', 'www. x', 'awww.x', 'https'])('takes nothing away from %s', (text) => {
    expect(analyseQuery(text).words[0]?.text).toMatch(/www|https/);
  });

  it.each(['name:x', 'a AND b', 'a OR (b)', '-a +b', 'a* b~2', 'a\\"b', '[1 TO 2]', '{"term":1}', 'a || b && !c'])(
    'takes %s as plain text',
    (text) => {
      const { words, phrases } = analyseQuery(text);
      expect(words.flatMap(({ alternatives }) => alternatives).join('')).toMatch(/^[a-z0-9]+$/u);
      expect(phrases).toEqual([]);
    },
  );

  it.each([
    ['"open university" london', [[0, 1]]],
    ['london “open university”', [[1, 2]]],
    [
      '„Sveti Kliment“ «Охридски университет»',
      [
        [0, 1],
        [2, 3],
      ],
    ],
    ['「北京 大学」', [[0, 1]]],
    ['"ohrid" x', []],
    ['"open university', []],
    ['"a b" "c d', [[0, 1]]],
    ['a "b c"d e"', [[1, 2]]],
  ])('reads the phrases of %s', (text, phrases) => {
    expect(analyseQuery(text).phrases).toEqual(phrases);
  });

  it('takes words between quotes as finished, unless they are abbreviations', () => {
    const allowed = analyseQuery('"Univ. of Ohrid" sci "tail').words.map(({ text, prefixAllowed }) => [
      text,
      prefixAllowed,
    ]);
    expect(allowed).toEqual([
      ['Univ', true],
      ['of', false],
      ['Ohrid', false],
      ['sci', true],
      ['tail', true],
    ]);
  });

  it.each([
    ['L’Aquila', ['laquila', 'aquila']],
    ['Харьков', ['kharkov', 'charkov', 'harkov']],
    ['Αιγαίου', ['aigaiou', 'aigaioy', 'egeou']],
    ['U.C.L.', ['ucl']],
  ])('reads %s with all its spellings', (text, alternatives) => {
    expect(analyseQuery(text).words.map((word) => word.alternatives)).toEqual([alternatives]);
  });

  it.each([
    ['Paris II', ['2']],
    ['Paris ii', ['2']],
    ['Paris I', ['1']],
    ['Paris 2', []],
    ['x i', ['1']],
    ['Science & "', ['et', 'und', 'y', 'e', 'i', 'en', 'og', 'och', 'ja', 'es', 'kai']],
    ['Saint', ['st']],
  ])('lets the last word of %s stand for whole words %j', (text, exactAlternatives) => {
    expect(analyseQuery(text).words.at(-1)?.exactAlternatives).toEqual(exactAlternatives);
  });

  it('takes a lone "i" within a name as a word, not a number', () => {
    expect(analyseQuery('Nauka i Teknika').words[1]).toEqual({ ...plain, text: 'i', alternatives: ['i'] });
  });

  it.each([
    ['TU', 'Technische Universität Dresden'],
    ['TU', 'Technical University of Sofia'],
    ['TU', 'Tekniska Universitetet'],
    ['FH', 'Fachhochschule Kiel'],
    ['FH', 'University of Applied Sciences Kiel'],
    ['HS', 'Hochschule Bremen'],
    ['PH', 'Pädagogische Hochschule Wien'],
    ['UAS', 'University of Applied Sciences'],
    ['Univ.', 'Uniwersytet Warszawski'],
    ['univ', 'Université de Lille'],
    ['Uni', 'Universität Bern'],
    ['Inst.', 'Istituto Superiore'],
    ['Inst. of Tech.', 'Institute of Technology'],
    ['Tech', 'Universidad Tecnológica'],
    ['Tech.', 'Tehnički fakultet'],
    ['Coll', 'Collège de France'],
    ['Acad.', 'Akademia Muzyczna'],
    ['Poly', 'Politecnico di Bari'],
    ['Dept', 'Department of Music'],
    ['Intl', 'International School'],
    ['Natl', 'National Academy'],
    ['Mgmt', 'School of Management'],
    ['St', 'Sankt Gallen'],
    ['St.', 'Saint Petersburg'],
    ['St', 'San Marino'],
    ['Sint', 'St Lucas'],
    ['University', 'Univ. of Ohrid'],
    ['ун-т', 'Московский университет'],
    ['ин-т', 'Институт музыки'],
    ['J. E.', 'Univerzita Jana Evangelisty Purkyně'],
    ['JE', 'Univerzita J. E. Purkyně'],
    ['LaSalle', 'La Salle University'],
    ['La Salle', 'LaSalle University'],
    ['A & B', 'A and B'],
    ['A und B', 'A & B'],
    ['Paris II', 'Paris 2'],
    ['Paris 2', 'Paris II'],
    ['Aquila', "L'Aquila"],
    ['laquila', "L'Aquila"],
    ["L'Aquila", 'Aquila'],
    ['Tuebingen', 'Tübingen'],
    ['Tübingen', 'Tubingen'],
    ['Tübingen', 'Tuebingen'],
    ['Sofijski', 'Софийски'],
    ['Ohridski', 'Охридски'],
    ['Софийски', 'Sofiyski'],
    ['Kyivskyi', 'Київський'],
    ['Panepistimio Pireos', 'Πανεπιστήμιο Πειραιώς'],
    ['Πανεπιστήμιο Χανίων', 'Panepistimio Hanion'],
    ['大学', '北京大学'],
    ['学学院一二三四五六七', '大学学院一二三四五六七'],
  ])('matches "%s" to "%s"', (query, name) => {
    expect(analyseQuery(query).words.filter((word) => !matches(word, name))).toEqual([]);
  });

  it.each([
    ['TU', 'Universität Wien'],
    ['FH', 'University of Sciences'],
    ['Paris II', 'Paris 2009'],
    ['St. Gallen', 'Gallen'],
    ['"Univers"', 'University'],
    ['学大', '大学'],
  ])('does not match "%s" to "%s"', (query, name) => {
    expect(analyseQuery(query).words.filter((word) => !matches(word, name))).not.toEqual([]);
  });

  it('says which words are abbreviations', () => {
    const words = analyseQuery('TU Inst. of J.E. Physics. Foo').words;
    expect(words.filter((word) => word.isAbbreviation).map((word) => word.text)).toEqual(['TU', 'Inst', 'J.E']);
  });

  it.each([
    ['word '.repeat(32), false],
    ['word '.repeat(33), true],
    ['x'.repeat(512), false],
    ['x'.repeat(513), true],
  ])('tells a query that is too long', (text, tooLong) => {
    const query = analyseQuery(text);
    expect([query.tooLong, query.words.length === 0]).toEqual([tooLong, tooLong]);
  });

  it('finds every text by its own words, none of them left out', () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from('abz ABZ äøß.\'’-& 1IVX éЖйїщ χυευ ლ ו 大学"')),
      maxLength: 24,
    });
    fc.assert(
      fc.property(text, (name) => {
        const missed = analyseQuery(name).words.filter((word) => !matches(word, name));
        expect(missed).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});

/** What engines do with a word in the first step, without an index. */
function matches(word: QueryWord, name: string): boolean {
  const terms = analyseForIndex(name).map(({ term }) => term);
  const begins = (start: string): boolean => terms.some((term) => term.startsWith(start));
  return (
    word.alternatives.some((form) => (word.prefixAllowed ? begins(form) : terms.includes(form))) ||
    word.exactAlternatives.some((form) => terms.includes(form)) ||
    word.expansions.some((sequence) => sequence.every(begins))
  );
}
