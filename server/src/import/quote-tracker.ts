const QUOTE = 0x22;
// What may stand before a quotation mark that opens a cell. Elsewhere the mark is a letter, as in 5" pipes.
const BEFORE_CELL: readonly number[] = Buffer.from('\r\n,;\t').toJSON().data;

/**
 * Tells whether a place in a CSV file is inside quotes. It works on bytes, which is safe in UTF-8: no part of a
 * longer character looks like one of these marks.
 */
export function createQuoteTracker() {
  let isInside = false;
  let hasJustClosed = false;
  let isCellStart = true;

  return {
    see(byte: number): void {
      if (byte === QUOTE) seeQuote();
      else hasJustClosed = false;
      isCellStart = BEFORE_CELL.includes(byte);
    },
    isInside: () => isInside,
  };

  function seeQuote(): void {
    const closes = isInside;
    // Right after a closing mark, a second one stands for a mark in the text: the cell goes on.
    isInside = !closes && (isCellStart || hasJustClosed);
    hasJustClosed = closes;
  }
}
