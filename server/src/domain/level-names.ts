import { QF_EHEA_LEVELS, type QfEheaLevel } from './vocabularies.ts';
import { eqfLevel } from './vocabulary-codes.ts';

/** Degrees that people know the cycles by: beginnings of words, and abbreviations as whole words. */
const DEGREES: readonly (readonly [
  level: QfEheaLevel,
  beginnings: readonly string[],
  abbreviations: readonly string[],
])[] = [
  ['short cycle', ['associate', 'foundation', 'short'], ['hnd', 'hnc', 'bts', 'dut']],
  ['first cycle', ['bachelor', 'undergraduate', 'licen', 'laurea'], ['ba', 'bsc', 'beng', 'bed', 'llb']],
  ['second cycle', ['master', 'magist', 'postgraduate', 'graduate'], ['ma', 'msc', 'meng', 'med', 'mba', 'llm']],
  ['third cycle', ['doctor', 'doktor', 'postdoc'], ['phd', 'dphil', 'dr']],
];

/** The cycle that somebody means who names a degree or a level of the EQF; not precise enough to filter by, but to suggest. */
export function levelMeantBy(text: string): QfEheaLevel | undefined {
  const words: readonly string[] =
    text
      .toLowerCase()
      .replaceAll('.', '')
      .match(/[a-z]+|\d+/g) ?? [];
  const byDegree = DEGREES.find(([, beginnings, abbreviations]) =>
    words.some((word) => beginnings.some((start) => word.startsWith(start)) || abbreviations.includes(word)),
  );
  return byDegree?.[0] ?? QF_EHEA_LEVELS.find((level) => words.includes(String(eqfLevel(level))));
}
