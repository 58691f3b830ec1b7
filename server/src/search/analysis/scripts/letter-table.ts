/** A letter and what it becomes. */
export type LetterTable = ReadonlyMap<string, string>;

/** Reads "letter latin letter latin ..."; `-` stands for a letter that leaves nothing behind. */
export function letterTable(pairs: string, base?: LetterTable): LetterTable {
  const table = new Map(base);
  const cells = pairs.trim().split(/\s+/u);
  for (let index = 0; index + 1 < cells.length; index += 2) {
    const latin = cells[index + 1] ?? '-';
    table.set(cells[index] ?? '', latin === '-' ? '' : latin);
  }
  return table;
}

/** Spells a word with a table; letters the table does not know stay as they are. */
export function spellWith(table: LetterTable, word: string): string {
  let spelled = '';
  for (const letter of word) spelled += table.get(letter) ?? letter;
  return spelled;
}
