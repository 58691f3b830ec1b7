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
  return distanceBetween(a, b, { start, endA, endB, max });
}

// Reused by every call: a typo search compares a word with thousands of others, and allocating rows dominated it.
let rowBeforeLast = new Uint16Array(64);
let lastRow = new Uint16Array(64);
let currentRow = new Uint16Array(64);

interface Stretch {
  readonly start: number;
  readonly endA: number;
  readonly endB: number;
  readonly max: number;
}

/** Fills only the cells within `max` of the diagonal: all others are above `max` anyway. */
function distanceBetween(a: string, b: string, { start, endA, endB, max }: Stretch): number | undefined {
  const rows = endA - start;
  const columns = endB - start;
  const tooFar = max + 1;
  makeRoomFor(columns + 1);
  for (let column = 0; column <= columns; column += 1) lastRow[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    const from = Math.max(1, row - max);
    const to = Math.min(columns, row + max);
    const letterA = a.charCodeAt(start + row - 1);
    const letterBeforeA = a.charCodeAt(start + row - 2);
    currentRow[from - 1] = from === 1 ? row : tooFar;
    let nearest = tooFar;
    for (let column = from; column <= to; column += 1) {
      const letterB = b.charCodeAt(start + column - 1);
      let cost = cell(lastRow, column - 1) + (letterA === letterB ? 0 : 1);
      if (column < row + max) cost = Math.min(cost, cell(lastRow, column) + 1);
      cost = Math.min(cost, cell(currentRow, column - 1) + 1);
      if (row > 1 && column > 1 && letterBeforeA === letterB && letterA === b.charCodeAt(start + column - 2)) {
        cost = Math.min(cost, cell(rowBeforeLast, column - 2) + 1);
      }
      currentRow[column] = cost;
      if (cost < nearest) nearest = cost;
    }
    if (nearest > max) return undefined;
    [rowBeforeLast, lastRow, currentRow] = [lastRow, currentRow, rowBeforeLast];
  }
  const distance = cell(lastRow, columns);
  return distance <= max ? distance : undefined;
}

function cell(row: Uint16Array, column: number): number {
  return row[column] ?? 0;
}

function makeRoomFor(size: number): void {
  if (size <= lastRow.length) return;
  rowBeforeLast = new Uint16Array(size * 2);
  lastRow = new Uint16Array(size * 2);
  currentRow = new Uint16Array(size * 2);
}
