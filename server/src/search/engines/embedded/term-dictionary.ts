import { damerauLevenshteinWithin } from '../../analysis/edit-distance.ts';

/** The words of a segment in ascending order of UTF-16 code units; a term is known by its place. */
export interface TermDictionary {
  readonly terms: readonly string[];
  /** How many letters a term shares with the one before it. */
  readonly shared: Uint8Array;
}

export interface TypoMatch {
  readonly term: number;
  readonly edits: number;
}

/** Terms up to this length share the table of distances; the few longer ones are compared one by one. */
const LONGEST_TABLE_TERM = 63;

export function createTermDictionary(terms: readonly string[]): TermDictionary {
  const shared = new Uint8Array(terms.length);
  for (let i = 1; i < terms.length; i++) {
    const before = terms[i - 1] as string;
    const term = terms[i] as string;
    let length = 0;
    while (length < 255 && length < before.length && before.charCodeAt(length) === term.charCodeAt(length)) length++;
    shared[i] = length;
  }
  return { terms, shared };
}

export function findTerm({ terms }: TermDictionary, term: string): number | undefined {
  const index = firstTermFrom(terms, term);
  return terms[index] === term ? index : undefined;
}

/** The terms that begin with `prefix`: from the first number up to, but without, the second. */
export function prefixRange({ terms }: TermDictionary, prefix: string): [number, number] {
  const start = firstTermFrom(terms, prefix);
  let low = start;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string).startsWith(prefix)) low = middle + 1;
    else high = middle;
  }
  return [start, low];
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
  const { terms, shared } = dictionary;
  const [start, end] = sameFirstLetter ? prefixRange(dictionary, word.slice(0, 1)) : [0, terms.length];
  const rows = createRows(word.length);
  const found: TypoMatch[] = [];
  let known = 0;
  for (let index = start; index < end; ) {
    const term = terms[index] as string;
    if (term.length > LONGEST_TABLE_TERM) {
      const edits = damerauLevenshteinWithin(word, term, most);
      if (edits !== undefined) found.push({ term: index, edits });
      known = index === start ? 0 : Math.min(known, shared[index] as number);
      index++;
      continue;
    }
    const from = index === start ? 0 : Math.min(known, shared[index] as number);
    const reached = extendRows(rows, { word, term, from, most });
    known = reached;
    if (reached === term.length && rowIsAlive(rows, reached, most)) {
      const edits = rows[reached]?.[word.length] as number;
      if (edits <= most) found.push({ term: index, edits });
      index++;
    } else {
      index = skipWhileShared(shared, { from: index + 1, end, length: reached });
    }
  }
  return found;
}

function firstTermFrom(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function createRows(width: number): Uint16Array[] {
  const rows = Array.from({ length: LONGEST_TABLE_TERM + 1 }, () => new Uint16Array(width + 1));
  const first = rows[0] as Uint16Array;
  for (let column = 0; column <= width; column++) first[column] = column;
  return rows;
}

/** Fills the rows of the term's letters from `from` on; returns how many letters have a row, the last maybe hopeless. */
function extendRows(
  rows: readonly Uint16Array[],
  { word, term, from, most }: { word: string; term: string; from: number; most: number },
): number {
  for (let letter = from; letter < term.length; letter++) {
    const row = rows[letter + 1] as Uint16Array;
    const above = rows[letter] as Uint16Array;
    const code = term.charCodeAt(letter);
    const codeBefore = letter > 0 ? term.charCodeAt(letter - 1) : -1;
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
    if (least > most) return letter + 1;
  }
  return term.length;
}

/** A row whose every distance is too great stays so, but for a swap that reaches back one row, which costs more still. */
function rowIsAlive(rows: readonly Uint16Array[], length: number, most: number): boolean {
  return (rows[length] as Uint16Array).some((edits) => edits <= most);
}

function skipWhileShared(
  shared: Uint8Array,
  { from, end, length }: { from: number; end: number; length: number },
): number {
  let index = from;
  while (index < end && (shared[index] as number) >= length) index++;
  return index;
}
