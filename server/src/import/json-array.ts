import { RegistryError } from '../domain/errors.ts';
import { parseJson } from './parse-json.ts';
import { readableBytes } from './readable-bytes.ts';
import { type ByteChunks, type RawRow, refuse } from './row.ts';
import { createTextPieces, MAX_ROW_BYTES } from './text-pieces.ts';

const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const BLANKS: readonly number[] = [0x20, 0x09, 0x0d, LINE_FEED];

const NOT_AN_ARRAY = 'The file must hold one JSON array: it must start with [';
const NEVER_CLOSED =
  'starts something that never ends: the file is cut off or broken there, and nothing after it was read';

/**
 * The members of one large JSON array, one at a time. Only the commas and brackets between members are read here;
 * each member is parsed on its own, so a broken one costs nobody else anything.
 */
export async function* readJsonArray(
  chunks: ByteChunks,
  { maxBytes = MAX_ROW_BYTES }: { readonly maxBytes?: number } = {},
): AsyncGenerator<RawRow> {
  const pieces = createTextPieces(maxBytes);
  const scanner = createMemberScanner();
  let line = 1;
  let memberLine = 1;

  for await (const chunk of readableBytes(chunks)) {
    let start = scanner.isInMember() ? 0 : -1;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      const event = scanner.see(byte, line);
      if (event === 'member starts') {
        start = index;
        memberLine = line;
      } else if (event === 'member ends') {
        pieces.add(chunk.subarray(start, index));
        start = -1;
        yield toRow();
      }
      if (byte === LINE_FEED) line += 1;
    }
    if (start !== -1) pieces.add(chunk.subarray(start));
  }
  if (!scanner.hasStarted()) throw new RegistryError('invalid_record', NOT_AN_ARRAY);
  if (!scanner.isClosed()) yield refuse(memberLine, [{ pointer: '', message: NEVER_CLOSED }]);

  function toRow(): RawRow {
    const taken = pieces.take();
    const parsed = 'problem' in taken ? { problem: { pointer: '', message: taken.problem } } : parseJson(taken.text);
    return 'problem' in parsed ? refuse(memberLine, [parsed.problem]) : { line: memberLine, value: parsed.value };
  }
}

type ScanEvent = 'member starts' | 'member ends' | undefined;

/** Finds where the members of the outermost array start and end. */
function createMemberScanner() {
  let state: 'before' | 'between' | 'member' | 'closed' = 'before';
  let depth = 0;
  let isInText = false;
  let isEscaped = false;

  return {
    see(byte: number, line: number): ScanEvent {
      if (state === 'member') return seeInMember(byte);
      if (BLANKS.includes(byte)) return undefined;
      if (state === 'between') return seeBetween(byte);
      if (state === 'before' && byte === OPEN_BRACKET) {
        state = 'between';
        return undefined;
      }
      const isOver = state === 'closed';
      throw new RegistryError(
        'invalid_record',
        isOver ? `Line ${line}: something follows the end of the JSON array` : NOT_AN_ARRAY,
      );
    },
    hasStarted: () => state !== 'before',
    isInMember: () => state === 'member',
    isClosed: () => state === 'closed',
  };

  function seeBetween(byte: number): ScanEvent {
    if (byte === COMMA) return undefined;
    if (byte === CLOSE_BRACKET) {
      state = 'closed';
      return undefined;
    }
    state = 'member';
    seeInMember(byte);
    return 'member starts';
  }

  function seeInMember(byte: number): ScanEvent {
    if (isInText) {
      seeInText(byte);
      return undefined;
    }
    if (depth === 0 && (byte === COMMA || byte === CLOSE_BRACKET)) {
      state = byte === COMMA ? 'between' : 'closed';
      return 'member ends';
    }
    if (byte === QUOTE) isInText = true;
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) depth += 1;
    else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth = Math.max(0, depth - 1);
    return undefined;
  }

  function seeInText(byte: number): void {
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE) isInText = false;
  }
}
