const NUMERALS = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const VALUES = new Map(NUMERALS.map((numeral, index) => [numeral, String(index + 1)]));

/** The digits of a folded Roman numeral up to twenty. Callers must place a lone "i", which is a word in many languages. */
export function digitsOfNumeral(word: string): string | undefined {
  return VALUES.get(word);
}
