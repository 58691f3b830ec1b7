import { letterTable, spellWith } from './letter-table.ts';

/** Letter by letter, so that the start of a word is always spelled like the start of the whole word. */
export const GREEK_LETTERS = letterTable(`
  α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o ϐ v ϑ th ϕ f ϖ p ϰ k ϱ r ϲ s
  ϳ j ϝ w ϛ st ϟ q ϡ s ϙ q ϸ sh ϻ s`);

/** How Greek is heard: what people type who know the name from speech ("Egeou", "Pireos"). */
const HEARD = letterTable('χ h υ i β v', GREEK_LETTERS);

/** The scholarly spelling of older names ("Athenon", "Philippos"). */
const CLASSICAL = letterTable('β b η e φ ph', GREEK_LETTERS);

export const GREEK = /[\u0370-\u03ff\u1f00-\u1fff]/u;
const ACCENTED_LETTER = /([\u0370-\u03ff\u1f00-\u1fff])[\u0300-\u036f]*/gu;
const ACCENT = /[\u0300-\u036f]/gu;
const VOICELESS = 'θκξπσςτφχψ';

/** Greek letters without accents and breathings; letters of other scripts keep their marks. */
export function withoutGreekAccents(word: string): string {
  return word.replaceAll(ACCENTED_LETTER, (_marked, letter: string) => letter.normalize('NFD').replaceAll(ACCENT, ''));
}

/** The spelling on Greek passports and road signs (ELOT 743), for a lower-case word without accents. */
export function spellGreek(word: string): string {
  return spellWith(GREEK_LETTERS, joinDiphthongs(word, spellUpsilonPair));
}

/** Every spelling of a Greek word that people type, the official one first. */
export function greekSpellings(word: string): string[] {
  const heard = word.replaceAll('αι', 'ε').replaceAll('ει', 'ι').replaceAll('οι', 'ι');
  return [
    spellGreek(word),
    spellWith(GREEK_LETTERS, word),
    spellWith(HEARD, joinDiphthongs(heard, spellUpsilonPair)),
    spellWith(
      CLASSICAL,
      joinDiphthongs(word, (vowel) => `${vowel}u`),
    ),
  ];
}

function joinDiphthongs(word: string, spellPair: (vowel: string, next: string) => string): string {
  return word
    .replace(/^μπ/u, 'b')
    .replace(/γ(?=[γξχ])/gu, 'n')
    .replaceAll('ου', 'ou')
    .replace(/([αεη])υ(.?)/gu, (_pair, vowel: string, next: string) => spellPair(vowel, next) + next);
}

function spellUpsilonPair(vowel: string, next: string): string {
  return vowel + (next === '' || VOICELESS.includes(next) ? 'f' : 'v');
}
