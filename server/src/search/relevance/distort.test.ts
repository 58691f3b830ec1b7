import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropAccents, misspell } from './distort-letters.ts';
import { abbreviate, addWord, dropWord, reorder } from './distort-words.ts';
import { createRandom, type Random } from './random.ts';
import { romanise } from './romanise.ts';

/** All the results of many seeds, each once. */
function outcomes(distort: (random: Random) => string | undefined): (string | undefined)[] {
  return [...new Set(Array.from({ length: 200 }, (_none, seed) => distort(createRandom(seed))))].toSorted(
    (a = '', b = '') => (a < b ? -1 : 1),
  );
}

describe('misspell', () => {
  it('changes a letter or two of words above three letters', () => {
    const slips = outcomes((random) => misspell('of Ohrid', random));
    expect(slips).toEqual(expect.arrayContaining(['of Ohrd', 'of Orhid', 'of Ohhrid', 'of Ohrud']));
    expect(slips.every((slip) => slip !== undefined && slip !== 'of Ohrid' && slip.startsWith('of '))).toBe(true);
  });

  it('finds nothing to change in short words', () => {
    expect(outcomes((random) => misspell('a bb ccc', random))).toEqual([undefined]);
  });

  it('also works on letters that are not on the keyboard', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(misspell('Πανεπιστήμιο', createRandom(seed))).not.toBe('Πανεπιστήμιο');
      }),
    );
  });
});

describe('dropAccents', () => {
  it.each([
    ['Universität Łódź', ['Universitaet Lodz', 'Universitat Lodz']],
    ['Ærø', ['Aero', 'Aeroe']],
    ['ÅBO Æ', ['ABO Ae', 'AaBO Ae']],
    ['École supérieure', ['Ecole superieure']],
    ['Πανεπιστήμιο Αθηνών', ['Πανεπιστημιο Αθηνων']],
    ['Русский й', [undefined]],
    ['Ohrid', [undefined]],
  ])('types %s as one of %j', (text, expected) => {
    expect(outcomes((random) => dropAccents(text, random))).toEqual(expected);
  });
});

describe('romanise', () => {
  it.each([
    ['Χανίων', ['chanion', 'hanion', 'khanion']],
    ['Αιγαίου', ['aigaiou', 'egeou']],
    ['Търново', ['tarnovo']],
    ['Київ', ['kyiv', 'kyjiv', 'kyyiv']],
    ['თბილისი', ['tbilisi']],
    ['Ohrid', [undefined]],
  ])('types %s as one of %j', (text, expected) => {
    expect(outcomes((random) => romanise(text, random))).toEqual(expected);
  });

  it('leaves no letter of the scripts it knows', () => {
    const letters = Array.from(
      'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўђѓѕјљњћќџάέήίόύώϊϋΰαβγδεζηθικλμνξοπρσςτυφχψωაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters), minLength: 1 }), fc.integer(), (text, seed) => {
        expect(romanise(text, createRandom(seed))).toMatch(/^[a-z]*$/u);
      }),
    );
  });
});

describe('abbreviate', () => {
  it.each([
    ['Technische Universität Ohrid', ['TU Ohrid', 'Tech Uni Ohrid', 'Tech. Univ. Ohrid']],
    ['Università di Bari', ['Uni di Bari', 'Univ di Bari', 'Univ. di Bari']],
    ['Fachhochschule Kiel', ['FH Kiel']],
    ['Interuniversity Schools', [undefined]],
  ])('shortens %s to one of %j', (text, expected) => {
    expect(outcomes((random) => abbreviate(text, random))).toEqual(expected);
  });

  it('shortens one word or all of them', () => {
    expect(outcomes((random) => abbreviate('College of Business', random))).toEqual([
      'Coll of Bus.',
      'Coll of Business',
      'Coll. of Bus.',
      'Coll. of Business',
    ]);
  });
});

describe('word order and number', () => {
  it('moves the end to the front', () => {
    expect(outcomes((random) => reorder('University of Ohrid', random))).toEqual([
      'Ohrid University of',
      'of Ohrid University',
    ]);
    expect(outcomes((random) => reorder('Ohrid', random))).toEqual([undefined]);
  });

  it('forgets one of three words that matter', () => {
    expect(outcomes((random) => dropWord('Music Academy of Ohrid', random))).toEqual([
      'Academy of Ohrid',
      'Music Academy of',
      'Music of Ohrid',
    ]);
    expect(outcomes((random) => dropWord('University of Ohrid', random))).toEqual([undefined]);
  });

  it('adds the town or another word, before or after', () => {
    const added = outcomes((random) => addWord('Music Academy', ['Ohrid'], random));
    expect(added).toEqual(
      expect.arrayContaining(['Music Academy Ohrid', 'Ohrid Music Academy', 'Music Academy diploma']),
    );
    expect(outcomes((random) => addWord('X', [], random)).some((text) => text?.includes('undefined'))).toBe(false);
  });
});
