import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseForIndex, nameKey, visitIndexTerms, wordsOf } from './index-terms.ts';
import { analyseQuery } from './query.ts';

/** Terms by position: forms of one word joined by `/`. */
function terms(text: string): string {
  return wordsByPosition(text)
    .map((forms) => forms.join('/'))
    .join(' ');
}

function wordsByPosition(text: string): string[][] {
  const words: string[][] = [];
  for (const { term, position } of analyseForIndex(text)) {
    words[position] ??= [];
    words[position].push(term);
  }
  return words;
}

describe('analyseForIndex', () => {
  it('gives each term with the position of its word', () => {
    expect(analyseForIndex('TU München')).toEqual([
      { term: 'tu', position: 0 },
      { term: 'munchen', position: 1 },
      { term: 'muenchen', position: 1 },
    ]);
  });

  it.each([
    // letters that are also written as two
    ['Universität Köln Tübingen', 'universitat/universitaet koln/koeln tubingen/tuebingen'],
    ['Åbo København Đorđe Straße', 'abo/aabo kobenhavn/koebenhavn dorde/djordje strasse'],
    // elision
    ["L'Aquila dell’Insubria d'Évry", 'laquila/aquila dellinsubria/insubria devry/evry'],
    ["King's O'Higgins Kam'ianets", 'kings ohiggins/higgins kamianets'],
    ["Sant'Anna dell'Öko", 'santanna/anna delloko/delloeko/oko/oeko'],
    // and
    ['Arts & Crafts', 'arts and/et/und crafts'],
    ['Texas A&M', 'texas a and/et/und m'],
    // dotted initials
    ['U.C.L. London', 'ucl/u/c/l london'],
    ['J. E. Purkyně', 'je/j/e purkyne'],
    ['J.E. Purkyně', 'je/j/e purkyne'],
    ['John F. Kennedy', 'john f kennedy'],
    ['Ph.D. M.Sc. LL.M. A.A.', 'phd/ph/d msc/m/sc llm/ll/m aa/a'],
    ['Inst. Tech. uni-wien.ac.at', 'inst tech uni wien ac at'],
    ['М. В. Ломоносова', 'mv/m/v lomonosova'],
    // words written together or with a hyphen
    ['Baden-Württemberg', 'baden wurttemberg/wuerttemberg'],
    ['LaSalle McGill Paris8', 'lasalle/salle mcgill/gill paris8/8'],
    ['REGINST0012 DE0069 COVID19', 'reginst0012 de0069 covid19/19'],
    // Roman numerals
    ['Paris I', 'paris i/1'],
    ['Paris II Panthéon-Assas', 'paris ii/2 pantheon assas'],
    ['Lyon XX Lyon Ⅳ lyon iv', 'lyon xx/20 lyon iv/4 lyon iv'],
    ['I Liceum XXI', 'i liceum xxi'],
    // quotes and other signs
    ['„Sveti Kliment“ (Ohrid)', 'sveti kliment ohrid'],
    ['', ''],
    [' -- ??? ', ''],
  ])('finds %s under %s', (text, expected) => {
    expect(terms(text)).toBe(expected);
  });

  it.each([
    ['Πανεπιστήμιο Αιγαίου', 'panepistimio/panepistemio aigaiou/aigaioy/egeou'],
    ['Αθηνών Χανίων Πειραιώς', 'athinon/athenon chanion/hanion peiraios/pireos'],
    ['Ευρωπαϊκό Φιλίππου', 'evropaiko/eyropaiko/evropeko/europaiko filippou/filippoy/philippou'],
    ['Московский', 'moskovskiy/moskovskij/moskovskii/moskovsky'],
    ['Юрий Щукин', 'yuriy/jurij/iurii/yury shchukin/scukin/shtukin'],
    ['Екатеринбург Хабаровск', 'ekaterinburg/yekaterinburg khabarovsk/chabarovsk/habarovsk'],
    ['Велико Търново', 'veliko trnovo/tiernovo/tarnovo'],
    ['Київський університет', 'kiivskiy/kyivskyi/kyjivskyj/kiivskii/kyivsky universitet/universytet'],
    ['Харків, Ягайло', 'kharkiv/charkiv yagaylo/yahailo/jahajlo/iagailo'],
    ['Његош у Нишу', 'njegosh/njegos u nishu/nisu'],
    ['Ћуковац Јагодина', 'cukovats/cukovac/chukovats jagodina/yagodina'],
    ['Қазақ', 'qazaq/kazak'],
    ['Երևանի Ուրարտու', 'erevani/yerevani urartu/ovrartov'],
    ['القاهرة', 'alqahrh/qahrh'],
    ['האוניברסיטה', 'havnybrsyth/avnybrsyth'],
    ['צה"ל צה״ל', 'tshl tshl'],
  ])('finds %s under the spellings people type: %s', (text, expected) => {
    expect(terms(text)).toBe(expected);
  });

  it('finds a run of East Asian letters from any letter on', () => {
    expect(terms('北京大学 IT')).toBe('北京大学 京大学 大学 学 it');
    expect(terms('一二三四五六七八九十').split(' ').slice(0, 3)).toEqual([
      '一二三四五六七八',
      '二三四五六七八九',
      '三四五六七八九十',
    ]);
  });

  it('never gives the same term twice at a position, nor an empty one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const forms of wordsByPosition(text)) {
          expect(forms).toEqual([...new Set(forms)].filter((form) => /^\S+$/u.test(form)));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is found by every beginning of a word it holds, in the script it is written in', () => {
    const letters = "aäößéüø абвгдежзийклюящъёїіє αβγευοιηχσςμπ აბგღჭ աեոււ ابجل ה北大학Ll'’.8";
    const word = fc.string({
      unit: fc.constantFrom(...Array.from(letters.replaceAll(' ', ''))),
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(word, fc.nat(), (text, cut) => {
        const beginning = text.slice(0, 1 + (cut % text.length));
        const found = analyseForIndex(text).map(({ term }) => term);
        for (const { alternatives, expansions } of analyseQuery(beginning).words) {
          const sequences = [...alternatives.map((alternative) => [alternative]), ...expansions];
          const matches = sequences.some((sequence) =>
            sequence.every((start) => found.some((term) => term.startsWith(start))),
          );
          expect(matches, `${beginning} of ${text}`).toBe(true);
        }
      }),
      { numRuns: 4000 },
    );
  });
});

describe('visitIndexTerms', () => {
  it('hands over the terms and returns how many positions there are', () => {
    const seen: string[] = [];
    const positions = visitIndexTerms('Köln 北京 & II', (term, position) => seen.push(`${term} ${position}`));
    expect([positions, ...seen]).toEqual([
      5,
      'koln 0',
      'koeln 0',
      '北京 1',
      '京 2',
      'and 3',
      'et 3',
      'und 3',
      'ii 4',
      '2 4',
    ]);
  });
});

describe('wordsOf', () => {
  it('lists the forms of each word', () => {
    expect(wordsOf('„Köln“ & 北京')).toEqual([['koln', 'koeln'], ['and', 'et', 'und'], ['北京']]);
  });
});

describe('nameKey', () => {
  it.each([
    ['  The  Open–University ', 'the open university'],
    ['U.C.L. & U. C. L.', 'ucl and ucl'],
    ['Universität “Köln”', 'universitat koln'],
    ['Πανεπιστήμιο Αιγαίου', 'panepistimio aigaiou'],
    ['北京大学', '北京大学'],
    ['', ''],
  ])('of %s is %s', (text, expected) => {
    expect(nameKey(text)).toBe(expected);
  });
});
