/** A sentence about a number of things, as it can travel to the browser. */
export interface CountWords {
  readonly one: string;
  readonly other: string;
}

/** The sentence for that number, written as readers of the language do. */
export function sayCount(words: CountWords, count: number, language: string): string {
  const isOne = new Intl.PluralRules(language).select(count) === 'one';
  return (isOne ? words.one : words.other).replace('{count}', new Intl.NumberFormat(language).format(count));
}
