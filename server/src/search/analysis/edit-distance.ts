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
  if (a === b) return 0;
  if (max <= 0) return undefined;
  let start = 0;
  while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1;
    endB -= 1;
  }
  return middleDistance(a.slice(start, endA), b.slice(start, endB), max);
}

function middleDistance(a: string, b: string, max: number): number | undefined {
  let beforeLast = Array.from({ length: b.length + 1 }, () => 0);
  let last = Array.from({ length: b.length + 1 }, (_cell, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = Array.from({ length: b.length + 1 }, () => max + 1);
    current[0] = row;
    let best = row;
    for (let column = Math.max(1, row - max); column <= Math.min(b.length, row + max); column += 1) {
      const letterA = a.charCodeAt(row - 1);
      const letterB = b.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column - 1] ?? 0) + (letterA === letterB ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      if (row > 1 && column > 1 && letterA === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === letterB) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = cost;
      if (cost < best) best = cost;
    }
    if (best > max) return undefined;
    beforeLast = last;
    last = current;
  }
  const distance = last[b.length] ?? max + 1;
  return distance <= max ? distance : undefined;
}
