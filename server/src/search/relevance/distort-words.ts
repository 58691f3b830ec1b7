import type { Random } from './random.ts';

const SHORTENINGS: readonly (readonly [words: RegExp, short: readonly [string, ...string[]]])[] = [
  [wholeWord('university of applied sciences'), ['UAS', 'Univ. of Applied Sci.']],
  [wholeWord('technical university|technische universität'), ['TU', 'Tech. Univ.', 'Tech Uni']],
  [wholeWord('institute of technology'), ['Inst. of Tech.', 'Inst of Technology']],
  [wholeWord('fachhochschule'), ['FH']],
  [wholeWord('hochschule'), ['HS', 'Hochsch.']],
  [wholeWord('universi(?:ty|tät|té|dade?|tà|teit|tet|tatea)'), ['Univ.', 'Uni', 'Univ']],
  [wholeWord('univerzita|univerza|univerzitet|uniwersytet'), ['Univ.']],
  [wholeWord('institut[eo]?'), ['Inst.', 'Inst']],
  [wholeWord('academ(?:y|ia)'), ['Acad.']],
  [wholeWord('akademi[ae]'), ['Akad.', 'Acad.']],
  [wholeWord('college'), ['Coll.', 'Coll']],
  [wholeWord('polytechnic|politecnico|politechnika'), ['Poly', 'Polit.']],
  [wholeWord('international'), ['Intl', 'Int.', "Int'l"]],
  [wholeWord('national'), ['Natl', 'Nat.', "Nat'l"]],
  [wholeWord('technology'), ['Tech.', 'Tech']],
  [wholeWord('technical'), ['Tech.']],
  [wholeWord('sciences?'), ['Sci.', 'Sci']],
  [wholeWord('engineering'), ['Eng.', 'Engg']],
  [wholeWord('management'), ['Mgmt', 'Mgt.']],
  [wholeWord('business'), ['Bus.']],
  [wholeWord('economics'), ['Econ.']],
  [wholeWord('education'), ['Educ.', 'Ed.']],
  [wholeWord('department'), ['Dept.', 'Dept']],
  [wholeWord('school'), ['Sch.']],
  [wholeWord('saint|sankt'), ['St.', 'St']],
];

function wholeWord(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');
}

/** The first word that people shorten written short, in half the cases every other one too; `undefined` when there is none. */
export function abbreviate(text: string, random: Random): string | undefined {
  const shortensAll = random.chance(0.5);
  let shortened = text;
  for (const [word, short] of SHORTENINGS) {
    if (shortened !== text && !shortensAll) break;
    shortened = shortened.replace(word, () => random.pick(short));
  }
  return shortened === text ? undefined : shortened;
}

const SMALL_WORD = /^(?:\p{L}{1,3}|for|and|und|für|dell\p{L}*|degli)$/iu;

/** The words in another order: the end moved to the front, as in "Ohrid, University of". */
export function reorder(text: string, random: Random): string | undefined {
  const words = text.split(/\s+/u);
  if (words.length < 2) return undefined;
  const cut = 1 + random.below(words.length - 1);
  const moved = [...words.slice(cut), ...words.slice(0, cut)].join(' ');
  return moved === text ? undefined : moved;
}

/** One word forgotten out of three or more that carry meaning. */
export function dropWord(text: string, random: Random): string | undefined {
  const words = text.split(/\s+/u);
  const droppable = words.flatMap((word, index) => (SMALL_WORD.test(word) ? [] : [index]));
  if (droppable.length < 3) return undefined;
  const dropped = droppable[random.below(droppable.length)];
  return words.filter((_word, index) => index !== dropped).join(' ');
}

const SURPLUS_WORDS = [
  'diploma',
  'campus',
  'website',
  'admissions',
  'degree',
  'transcript',
  'contact',
  'faculty',
] as const;

/** A word too many: the town, or what else people look for. */
export function addWord(text: string, cities: readonly string[], random: Random): string {
  const [city] = cities;
  const surplus = city !== undefined && random.chance(0.4) ? city : random.pick(SURPLUS_WORDS);
  return random.chance(0.3) ? `${surplus} ${text}` : `${text} ${surplus}`;
}
