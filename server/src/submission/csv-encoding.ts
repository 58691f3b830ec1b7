/** The bytes of a file in pieces of any size. */
type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const PROBE = 4;
const LINE_END = Buffer.from('\n');
const encoder = new TextEncoder();

/**
 * Turns what spreadsheets write into UTF-8: UTF-8 and UTF-16 with or without a mark, and Latin-1 in the form Windows
 * has of it. A file without a mark is taken for UTF-8 until a byte says otherwise; up to there the two are the same,
 * unless it has shown itself to be UTF-8 before.
 */
export async function* toUtf8(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let begun: Buffer | undefined = Buffer.alloc(0);
  let decode: ((bytes: Uint8Array) => Uint8Array) | undefined;

  for await (const chunk of chunks) {
    if (decode !== undefined) {
      yield decode(chunk);
      continue;
    }
    begun = Buffer.concat([begun ?? Buffer.alloc(0), chunk]);
    if (begun.length < PROBE) continue;
    decode = createDecoder(encodingOf(begun));
    yield decode(begun);
    begun = undefined;
  }
  // A character that the file breaks off in comes out with the line end.
  if (decode !== undefined) yield decode(LINE_END);
  else if (begun !== undefined && begun.length > 0) yield createDecoder('utf-8')(Buffer.concat([begun, LINE_END]));
}

const MARKS = ['efbbbf', 'fffe', 'feff'];
const LONGEST_MARK = 3;

/** Passes a file on as it is; once its first line was read, it is known whether it begins with a mark. */
export function noteMark(chunks: Chunks): { readonly noted: AsyncIterable<Uint8Array>; hasMark(): boolean } {
  let start = Buffer.alloc(0);

  async function* noted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      if (start.length < LONGEST_MARK) start = Buffer.concat([start, chunk.subarray(0, LONGEST_MARK)]);
      yield chunk;
    }
  }

  const hasMark = (): boolean => MARKS.some((mark) => start.toString('hex').startsWith(mark));
  return { noted: noted(), hasMark };
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Names of columns are plain letters, so every other byte of theirs is zero.
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be';
  return 'utf-8';
}

function createDecoder(encoding: Encoding): (bytes: Uint8Array) => Uint8Array {
  if (encoding === 'utf-8') return createLenientDecoder();
  const decoder = new TextDecoder(encoding);
  return (bytes) => encoder.encode(decoder.decode(bytes, { stream: true }));
}

/** Passes UTF-8 on as it is; from the first byte that cannot be UTF-8, everything is Latin-1. */
function createLenientDecoder(): (bytes: Uint8Array) => Uint8Array {
  const latin = new TextDecoder('windows-1252');
  let isLatin = false;
  let isProven = false;
  let rest: Uint8Array = new Uint8Array();

  return (chunk) => {
    if (isLatin) return encoder.encode(latin.decode(chunk));
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    rest = new Uint8Array();
    const fault = firstFault(bytes);
    if (fault.kind === 'none' || isProven || fault.isProven) {
      isProven ||= fault.isProven;
      if (fault.kind !== 'cut') return bytes;
      rest = bytes.subarray(fault.at);
      return bytes.subarray(0, fault.at);
    }
    if (fault.kind === 'cut') {
      rest = bytes.subarray(fault.at);
      return bytes.subarray(0, fault.at);
    }
    isLatin = true;
    return encoder.encode(latin.decode(bytes));
  };
}

interface Fault {
  /** `cut`: a character goes on in the next piece. */
  readonly kind: 'none' | 'cut' | 'wrong';
  readonly at: number;
  /** Whether a character of several bytes was seen before. */
  readonly isProven: boolean;
}

function firstFault(bytes: Uint8Array): Fault {
  let isProven = false;
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOf(bytes[at] ?? 0);
    if (length === 1) {
      at += 1;
      continue;
    }
    for (let next = 1; next < length; next += 1) {
      const byte = bytes[at + next];
      if (byte === undefined) return { kind: 'cut', at, isProven };
      if ((byte & 0xc0) !== 0x80) return { kind: 'wrong', at, isProven };
    }
    if (length === 0) return { kind: 'wrong', at, isProven };
    isProven = true;
    at += length;
  }
  return { kind: 'none', at: bytes.length, isProven };
}

/** How many bytes a character has that starts with this one; 0 when none does. */
function lengthOf(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte < 0xe0) return 2;
  if (byte >= 0xe0 && byte < 0xf0) return 3;
  return byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
}
