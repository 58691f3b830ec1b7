import { damerauLevenshteinWithin } from '../../analysis/edit-distance.ts';
import { createStringReader, type StringReader } from './string-reader.ts';
import { indexOf, lowerBound } from './string-search.ts';
import { STRINGS_A_BLOCK, type StringTable } from './string-table.ts';

/** The words of a segment in ascending order of UTF-16 code units; a term is known by its place. */
export type TermDictionary = StringTable;

export interface TypoMatch {
  readonly term: number;
  readonly edits: number;
}

/** Terms up to this length share the table of distances; the few longer ones are compared one by one. */
const LONGEST_TABLE_TERM = 63;
const AFTER_EVERY_LETTER = '\uffff';

export function findTerm(dictionary: TermDictionary, term: string): number | undefined {
  return indexOf(dictionary, term);
}

/** The terms that begin with `prefix`: from the first number up to, but without, the second. */
export function prefixRange(dictionary: TermDictionary, prefix: string): [number, number] {
  // No term holds U+FFFF: it is no letter.
  return [lowerBound(dictionary, prefix), lowerBound(dictionary, prefix + AFTER_EVERY_LETTER)];
}

/**
 * Terms within `most` edits of `word` (insert, delete, replace, swap of neighbours), the word itself included.
 * One table of distances serves all terms: a term reuses the rows of the letters it shares with the one before it, and
 * a beginning that is already too far away skips every term that begins so.
 */
export function findTypos(
  dictionary: TermDictionary,
  word: string,
  { most, sameFirstLetter }: { most: number; sameFirstLetter: boolean },
): TypoMatch[] {
  const [start, end] = sameFirstLetter ? prefixRange(dictionary, word.slice(0, 1)) : [0, dictionary.size];
  const found: TypoMatch[] = [];
  if (start === end) return found;
  const rows = createRows(word.length);
  const reader = createStringReader(dictionary);
  const ahead = createStringReader(dictionary);
  reader.seek(start);
  reader.length = 0;
  /** Of the term read last how many letters have their rows, and how many are too far away to go on. */
  let known = 0;
  let hopeless = Number.POSITIVE_INFINITY;
  for (let index = start; index < end; index++) {
    if (index % STRINGS_A_BLOCK === 0 && hopeless < Number.POSITIVE_INFINITY) index = skipBlocks(index);
    reader.next();
    known = Math.min(known, reader.shared);
    if (reader.shared >= hopeless) continue;
    hopeless = Number.POSITIVE_INFINITY;
    if (reader.length > LONGEST_TABLE_TERM) {
      const edits = damerauLevenshteinWithin(word, reader.text(), most);
      if (edits !== undefined) found.push({ term: index, edits });
      continue;
    }
    const { reached, isHopeless } = extendRows(rows, { word, reader, from: known, most });
    known = reached;
    if (isHopeless) hopeless = reached;
    else {
      const edits = rows[reached]?.[word.length] as number;
      if (edits <= most) found.push({ term: index, edits });
    }
  }
  return found;

  /** Passes over blocks of which the next one too begins hopelessly, and with it all that lies between. */
  function skipBlocks(index: number): number {
    let reached = index;
    while (reached + STRINGS_A_BLOCK < end) {
      ahead.seek(reached + STRINGS_A_BLOCK);
      ahead.next();
      if (!beginAlike(ahead, reader, hopeless)) break;
      reached += STRINGS_A_BLOCK;
    }
    if (reached > index) reader.seek(reached);
    return reached;
  }
}

function beginAlike(one: StringReader, other: StringReader, length: number): boolean {
  if (one.length < length) return false;
  for (let i = 0; i < length; i++) if (one.units[i] !== other.units[i]) return false;
  return true;
}

function createRows(width: number): Uint16Array[] {
  const cells = new Uint16Array((LONGEST_TABLE_TERM + 1) * (width + 1));
  const rows = Array.from({ length: LONGEST_TABLE_TERM + 1 }, (_value, row) =>
    cells.subarray(row * (width + 1), (row + 1) * (width + 1)),
  );
  for (let column = 0; column <= width; column++) cells[column] = column;
  return rows;
}

/**
 * Fills the rows of the term's letters from `from` on. Stops at a row whose every distance is too great: it stays so
 * with every further letter, but for a swap that reaches back one row, which costs more still.
 */
function extendRows(
  rows: readonly Uint16Array[],
  { word, reader, from, most }: { word: string; reader: StringReader; from: number; most: number },
): { reached: number; isHopeless: boolean } {
  const { units, length } = reader;
  for (let letter = from; letter < length; letter++) {
    const row = rows[letter + 1] as Uint16Array;
    const above = rows[letter] as Uint16Array;
    const code = units[letter] as number;
    const codeBefore = letter > 0 ? (units[letter - 1] as number) : -1;
    let least = letter + 1;
    row[0] = letter + 1;
    for (let column = 1; column <= word.length; column++) {
      const wordCode = word.charCodeAt(column - 1);
      let edits = (above[column - 1] as number) + (wordCode === code ? 0 : 1);
      edits = Math.min(edits, (above[column] as number) + 1, (row[column - 1] as number) + 1);
      if (column > 1 && wordCode === codeBefore && word.charCodeAt(column - 2) === code) {
        edits = Math.min(edits, (rows[letter - 1]?.[column - 2] as number) + 1);
      }
      row[column] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return { reached: letter + 1, isHopeless: true };
  }
  return { reached: length, isHopeless: false };
}
