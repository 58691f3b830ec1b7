import { createByteCursor } from './byte-cursor.ts';
import { STRINGS_A_BLOCK, type StringTable } from './string-table.ts';

/** The number of strings before `text`: where it is, or where it would be. */
export function lowerBound(table: StringTable, text: string): number {
  const place = locate(table, text);
  return place < 0 ? ~place : place;
}

export function indexOf(table: StringTable, text: string): number | undefined {
  const place = locate(table, text);
  return place < 0 ? undefined : place;
}

/**
 * Where the text is; where it would be, with all bits turned round, when it is not there. Of each string that is looked
 * at no more is read than tells it from the text.
 */
function locate({ bytes, blocks, size }: StringTable, text: string): number {
  const cursor = createByteCursor(bytes);
  /** How many units the string compared last has in common with the text. */
  let common = 0;

  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    cursor.at = blocks[middle] as number;
    const order = compareFrom(cursor.readNumber(), cursor.readNumber() + cursor.at);
    if (order === 0) return middle * STRINGS_A_BLOCK;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return ~0;

  let index = (low - 1) * STRINGS_A_BLOCK;
  cursor.at = blocks[low - 1] as number;
  common = 0;
  for (const end = Math.min(size, index + STRINGS_A_BLOCK); index < end; index++) {
    const shared = cursor.readNumber();
    const next = cursor.readNumber() + cursor.at;
    // What is like the string before it further than the text is comes before the text as that does.
    if (shared <= common) {
      const order = compareFrom(shared, next);
      if (order >= 0) return order === 0 ? index : ~index;
    }
    cursor.at = next;
  }
  return ~index;

  /** Below, at or above 0 as the string, which is like the text so far and goes on up to `end`, comes before it or not. */
  function compareFrom(start: number, end: number): number {
    common = start;
    while (cursor.at < end) {
      if (common === text.length) return 1;
      const difference = cursor.readUnit() - text.charCodeAt(common);
      if (difference !== 0) return difference;
      common++;
    }
    return common - text.length;
  }
}
