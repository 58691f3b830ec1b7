import { createByteCursor } from './byte-cursor.ts';
import { STRINGS_A_BLOCK, type StringTable } from './string-table.ts';

/** Reads the strings of a table one after the other, as code units: a string object is made only of what is asked for. */
export interface StringReader {
  /** The code units of the string read last: the first `length` of them. */
  units: Uint16Array;
  length: number;
  /** How many units it shares with the one that was read before it. */
  shared: number;
  /** Makes the string with this number the next one. */
  seek(index: number): void;
  /** There must be one. */
  next(): void;
  /** The string read last. */
  text(): string;
}

const FIRST_ROOM = 128;

/** Room for readers that are done before anybody else can read. */
const sharedRoom = new Uint16Array(FIRST_ROOM);

export function createStringReader(
  { bytes, blocks }: StringTable,
  room: Uint16Array = new Uint16Array(FIRST_ROOM),
): StringReader {
  const cursor = createByteCursor(bytes);
  let following = 0;
  const reader: StringReader = {
    units: room,
    length: 0,
    shared: 0,

    seek(index) {
      following = index - (index % STRINGS_A_BLOCK);
      cursor.at = blocks[following / STRINGS_A_BLOCK] ?? 0;
      while (following < index) reader.next();
    },

    next() {
      following++;
      let kept = cursor.readNumber();
      const length = cursor.readNumber();
      const end = cursor.at + length;
      if (kept + length > reader.units.length) makeRoom(kept + length);
      const { units } = reader;
      const isFirst = following % STRINGS_A_BLOCK === 1;
      let shared = kept;
      const before = isFirst ? reader.length : 0;
      while (cursor.at < end) {
        const unit = cursor.readUnit();
        if (shared === kept && kept < before && units[kept] === unit) shared++;
        units[kept++] = unit;
      }
      reader.length = kept;
      reader.shared = shared;
    },

    text: () => Buffer.from(reader.units.buffer).toString('utf16le', 0, reader.length * 2),
  };
  return reader;

  function makeRoom(length: number): void {
    const larger = new Uint16Array(Math.max(length, reader.units.length * 2));
    larger.set(reader.units);
    reader.units = larger;
  }
}

export function stringAt(table: StringTable, index: number): string {
  const reader = createStringReader(table, sharedRoom);
  reader.seek(index);
  reader.next();
  return reader.text();
}

export function* strings(table: StringTable): Generator<string> {
  const reader = createStringReader(table);
  for (let index = 0; index < table.size; index++) {
    reader.next();
    yield reader.text();
  }
}
