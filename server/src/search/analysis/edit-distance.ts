/** How many slips a word of this length may hold and still match: none below 5 letters, one from 5, two from 9. */
export function allowedEdits(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/**
 * The number of inserted, lost, wrong or swapped letters between two words, or `undefined` when it is above `max`.
 * A swap of neighbours counts once, and swapped letters are not edited again (restricted Damerau-Levenshtein).
 */
export function damerauLevenshteinWithin(a: string, b: string, max: number): number | undefined {
  if (Math.abs(a.length - b.length) > max) return undefined;
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  if (endA === start || endB === start) return Math.max(endA, endB) - start;
  if (max <= 0) return undefined;
  return distanceBetween(a.slice(start, endA), b.slice(start, endB), max);
}

// Reused by every call: a typo search compares a word with thousands of others, and allocating rows dominated it.
let rows: readonly [Uint16Array, Uint16Array, Uint16Array] = newRows(64);

function newRows(size: number): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(size), new Uint16Array(size), new Uint16Array(size)];
}

/** Fills only the cells within `max` of the diagonal: all others are above `max` anyway. */
function distanceBetween(a: string, b: string, max: number): number | undefined {
  if (b.length >= rows[0].length) rows = newRows(b.length * 2);
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const from = Math.max(1, row - max);
    const to = Math.min(row + max, b.length);
    const letterA = a.charCodeAt(row - 1);
    const letterBeforeA = a.charCodeAt(row - 2);
    let left = from === 1 ? row : max + 1;
    let nearest = left;
    current[from - 1] = left;
    for (let column = from; column <= to; column += 1) {
      const letterB = b.charCodeAt(column - 1);
      let cost = (last[column - 1] as number) + (letterA === letterB ? 0 : 1);
      if (left + 1 < cost) cost = left + 1;
      if (column < row + max && (last[column] as number) + 1 < cost) cost = (last[column] as number) + 1;
      if (row > 1 && column > 1 && letterBeforeA === letterB && letterA === b.charCodeAt(column - 2)) {
        cost = Math.min(cost, (beforeLast[column - 2] as number) + 1);
      }
      current[column] = cost;
      left = cost;
      if (cost < nearest) nearest = cost;
    }
    if (nearest > max) return undefined;
    const spare = beforeLast;
    beforeLast = last;
    last = current;
    current = spare;
  }
  const distance = last[b.length] as number;
  return distance <= max ? distance : undefined;
}
