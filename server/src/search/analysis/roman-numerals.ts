const NUMERALS = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const VALUES = new Map(NUMERALS.map((numeral, index) => [numeral, String(index + 1)]));

/** The digits of a Roman numeral up to twenty. A lone "i" is a word in many languages and counts only as the last word of a name. */
export function digitsOfNumeral(word: string, isLast: boolean): string | undefined {
  if (word === 'i' && !isLast) return undefined;
  return VALUES.get(word);
}
