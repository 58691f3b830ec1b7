import { createQuoteTracker } from './quote-tracker.ts';
import { readableBytes } from './readable-bytes.ts';
import { type ByteChunks, type RefusedRow, refuse } from './row.ts';
import { createTextPieces, MAX_ROW_BYTES } from './text-pieces.ts';

export interface TextLine {
  /** Counted from 1, as editors do; of a record over several lines, the first. */
  readonly line: number;
  readonly text: string;
}

export interface LineOptions {
  /** Whether a line end inside quotes belongs to the text, as in CSV. */
  readonly quoted?: boolean;
  readonly maxBytes?: number;
}

const LINE_FEED = 0x0a;

/** Splits a file into lines without their ends. Lines of nothing but white space are left out, but counted. */
export async function* readLines(
  chunks: ByteChunks,
  { quoted = false, maxBytes = MAX_ROW_BYTES }: LineOptions = {},
): AsyncGenerator<TextLine | RefusedRow> {
  const pieces = createTextPieces(maxBytes);
  const quotes = quoted ? createQuoteTracker() : undefined;
  let line = 1;
  let firstLine = 1;

  for await (const chunk of readableBytes(chunks)) {
    let start = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      quotes?.see(byte);
      if (byte !== LINE_FEED) continue;
      line += 1;
      if (quotes?.isInside()) continue;
      pieces.add(chunk.subarray(start, index));
      start = index + 1;
      yield* takeLine();
      firstLine = line;
    }
    pieces.add(chunk.subarray(start));
  }
  if (quotes?.isInside())
    yield refuse(firstLine, [{ pointer: '', message: 'opens a quotation mark that is never closed' }]);
  else yield* takeLine();

  function* takeLine(): Generator<TextLine | RefusedRow> {
    const taken = pieces.take();
    if ('problem' in taken) yield refuse(firstLine, [{ pointer: '', message: taken.problem }]);
    else if (taken.text.trim() !== '') yield { line: firstLine, text: taken.text.replace(/\r$/, '') };
  }
}
