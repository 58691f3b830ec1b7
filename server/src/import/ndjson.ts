import { type LineOptions, readLines } from './lines.ts';
import { parseJson } from './parse-json.ts';
import { type ByteChunks, type RawRow, refuse } from './row.ts';

/** One JSON value a line. */
export async function* readNdjson(
  chunks: ByteChunks,
  options: Pick<LineOptions, 'maxBytes'> = {},
): AsyncGenerator<RawRow> {
  for await (const row of readLines(chunks, options)) {
    if ('kind' in row) {
      yield row;
      continue;
    }
    const parsed = parseJson(row.text);
    yield 'problem' in parsed ? refuse(row.line, [parsed.problem]) : { line: row.line, value: parsed.value };
  }
}
