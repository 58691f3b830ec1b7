/** Words that tell no two institutions apart. */
const SMALL_WORDS = new Set(
  'a an and at d da das de del dell della der des di do du e el en et for fur i in l la le les na of og the und van von w y z и за на και'.split(
    ' ',
  ),
);

const SPECIAL_LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', ı: 'i', æ: 'ae' };

/** The words of a text in lower case without accents, small words left out: the generator's own idea of "the same text". */
export function plainWords(text: string): string[] {
  const lower = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const bare = lower.replaceAll(/[łøđßıæ]/gu, (letter) => SPECIAL_LETTERS[letter] ?? letter);
  return (bare.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL_WORDS.has(word));
}

/** Equal for texts with the same words in any order. */
export function wordsKey(text: string): string {
  return plainWords(text).toSorted().join(' ');
}
