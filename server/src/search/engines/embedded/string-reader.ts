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
  let at = 0;
  let following = 0;
  const reader: StringReader = {
    units: room,
    length: 0,
    shared: 0,

    seek(index) {
      following = index - (index % STRINGS_A_BLOCK);
      at = blocks[following / STRINGS_A_BLOCK] ?? 0;
      while (following < index) reader.next();
    },

    next() {
      following++;
      let kept = readNumber();
      const end = readNumber() + at;
      if (kept + end - at > reader.units.length) makeRoom(kept + end - at);
      const { units } = reader;
      const isFirst = following % STRINGS_A_BLOCK === 1;
      let shared = kept;
      const before = isFirst ? reader.length : 0;
      while (at < end) {
        const unit = readUnit();
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

  function readNumber(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }

  /** One code unit of UTF-8. Of a character beyond the first 65,536 the first half; its last byte then gives the other. */
  function readUnit(): number {
    const first = bytes[at++] as number;
    if (first < 0x80) return first;
    if (first < 0xc0) return 0xdc00 | pendingLow(first);
    if (first < 0xe0) return ((first & 0x1f) << 6) | ((bytes[at++] as number) & 0x3f);
    const second = (bytes[at++] as number) & 0x3f;
    if (first < 0xf0) return ((first & 0x0f) << 12) | (second << 6) | ((bytes[at++] as number) & 0x3f);
    const third = (bytes[at++] as number) & 0x3f;
    const codePoint = ((first & 0x07) << 18) | (second << 12) | (third << 6);
    return 0xd800 + ((codePoint - 0x10000) >> 10);
  }

  /** The ten lowest bits of the character whose last byte this is: four of them stand in the byte before. */
  function pendingLow(last: number): number {
    return (((bytes[at - 2] as number) & 0x0f) << 6) | (last & 0x3f);
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

/** The number of strings before `text`: where it is, or where it would be. */
export function lowerBound(table: StringTable, text: string): number {
  return lowerBoundWith(createStringReader(table, sharedRoom), table, text);
}

export function indexOf(table: StringTable, text: string): number | undefined {
  const reader = createStringReader(table, sharedRoom);
  const index = lowerBoundWith(reader, table, text);
  if (index === table.size) return undefined;
  reader.seek(index);
  reader.next();
  return compareUnits(reader, text) === 0 ? index : undefined;
}

function lowerBoundWith(reader: StringReader, { blocks, size }: StringTable, text: string): number {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    reader.seek(middle * STRINGS_A_BLOCK);
    reader.next();
    if (compareUnits(reader, text) < 0) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return 0;
  let index = (low - 1) * STRINGS_A_BLOCK;
  reader.seek(index);
  for (const end = Math.min(size, index + STRINGS_A_BLOCK); index < end; index++) {
    reader.next();
    if (compareUnits(reader, text) >= 0) break;
  }
  return index;
}

/** Below, at or above 0 as the string read last comes before, is or comes after the text. */
function compareUnits({ units, length }: StringReader, text: string): number {
  const common = Math.min(length, text.length);
  for (let i = 0; i < common; i++) {
    const difference = (units[i] as number) - text.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return length - text.length;
}
