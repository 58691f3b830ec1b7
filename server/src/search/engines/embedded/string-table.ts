/**
 * Distinct strings in ascending order of UTF-16 code units, front-coded: in every block of strings but the first one
 * leaves out what it shares with its predecessor. Names that sort together mostly begin alike, so a million of them
 * take a fraction of their length and no object each.
 */
export interface StringTable {
  readonly size: number;
  readonly bytes: Uint8Array;
  /** Where each block begins in `bytes`. */
  readonly blocks: Uint32Array;
}

export const STRINGS_A_BLOCK = 16;

export function createStringTable(sorted: Iterable<string>): StringTable {
  const writer = createStringTableWriter();
  for (const text of sorted) writer.add(text);
  return writer.finish();
}

const STRINGS_A_SLICE = 8192;

/** The same of texts given in any order and the places of those in ascending order. */
export function* writeStringTable(texts: readonly string[], order: Uint32Array): Generator<void, StringTable> {
  const writer = createStringTableWriter();
  for (let i = 0; i < order.length; i++) {
    writer.add(texts[order[i] as number] as string);
    if (i % STRINGS_A_SLICE === 0) yield;
  }
  return writer.finish();
}

export interface StringTableWriter {
  /** Takes strings in ascending order; returns the number of this one. */
  add(text: string): number;
  finish(): StringTable;
}

export function createStringTableWriter(): StringTableWriter {
  let buffer = Buffer.allocUnsafe(256);
  let length = 0;
  let size = 0;
  let previous = '';
  const blocks: number[] = [];

  return {
    add(text) {
      if (size % STRINGS_A_BLOCK === 0) {
        blocks.push(length);
        previous = '';
      }
      const shared = sharedLength(previous, text);
      const suffix = text.slice(shared);
      makeRoom(8 + suffix.length * 3);
      length = writeNumber(shared, length);
      length = writeNumber(Buffer.byteLength(suffix), length);
      length += buffer.write(suffix, length);
      previous = text;
      return size++;
    },
    finish: () => ({ size, bytes: new Uint8Array(buffer.subarray(0, length)), blocks: Uint32Array.from(blocks) }),
  };

  function makeRoom(bytes: number): void {
    if (length + bytes <= buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, length + bytes));
    buffer.copy(larger, 0, 0, length);
    buffer = larger;
  }

  function writeNumber(value: number, at: number): number {
    let rest = value;
    let end = at;
    for (; rest > 0x7f; rest >>>= 7) buffer[end++] = (rest & 0x7f) | 0x80;
    buffer[end++] = rest;
    return end;
  }
}

/** Never ends between the halves of a surrogate pair, which could not be encoded apart. */
function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  const last = one.charCodeAt(length - 1);
  return last >= 0xd800 && last <= 0xdbff ? length - 1 : length;
}
