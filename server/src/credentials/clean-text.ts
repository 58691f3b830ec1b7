/**
 * Text as it may stand in a signed document. Libraries escape control characters differently and some normalise
 * Unicode, so the text is brought into the one form on which all of them agree before it is signed.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\p{Surrogate}/gu, '\uFFFD')
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      // JSON-LD takes this for the name of a node.
      .replace(/^_:/, '_ :')
      .normalize('NFC')
  );
}

/**
 * Whether libraries would sort the texts differently: the standard sorts by code point, most JavaScript by UTF-16 unit,
 * and these differ between characters above U+FFFF and those from U+E000 on.
 */
export function isOrderAmbiguous(texts: readonly string[]): boolean {
  const byUnit = [...texts].sort();
  const byCodePoint = [...texts].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  return byUnit.some((text, place) => text !== byCodePoint[place]);
}
