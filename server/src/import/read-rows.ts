import type { Static, TSchema } from 'typebox';
import { type FieldProblem, type ImportNote, type ImportRow, type ParsedRow, type RawRow, refuse } from './row.ts';
import { createRowValidator } from './validate-row.ts';

/** How the rows of one kind of file become drafts. */
export interface RowReader<Draft> {
  read(value: unknown): RowReading<Draft>;
  /** What identifies the record: two rows of a file with a common key are about one record. */
  keysOf(draft: Draft): readonly string[];
}

export type RowReading<Draft> =
  | { readonly draft: Draft; readonly notes?: readonly ImportNote[] }
  | { readonly skipped: ImportNote }
  | { readonly problems: readonly FieldProblem[] };

/** Reads rows of a form: checked first, then converted. */
export function createFormReader<Form extends TSchema, Draft>(
  form: Form,
  {
    toDraft,
    keysOf,
    notesOn,
  }: {
    readonly toDraft: (row: Static<Form>) => Draft;
    readonly keysOf: (draft: Draft) => readonly string[];
    readonly notesOn?: (draft: Draft) => readonly ImportNote[];
  },
): RowReader<Draft> {
  const validate = createRowValidator(form);
  return {
    keysOf,
    read(value) {
      const validation = validate(value);
      if ('problems' in validation) return validation;
      const draft = toDraft(validation.row);
      return { draft, notes: notesOn?.(draft) ?? [] };
    },
  };
}

/** Turns raw rows into drafts. A bad row never stops the others; the second of two rows on one record is refused. */
export async function* readRows<Draft>(
  rows: AsyncIterable<RawRow>,
  reader: RowReader<Draft>,
): AsyncGenerator<ImportRow<Draft>> {
  const seen = new Map<string, number>();
  for await (const row of rows) yield 'kind' in row ? row : readRow(row);

  function readRow({ line, value, columnOf }: ParsedRow): ImportRow<Draft> {
    const reading = reader.read(value);
    if ('problems' in reading) return refuse(line, reading.problems.map(inWordsOfFile));
    if ('skipped' in reading) return { kind: 'skipped', line, reason: reading.skipped };
    const keys = reader.keysOf(reading.draft);
    const repeated = keys.find((key) => seen.has(key));
    if (repeated !== undefined) return refuse(line, [{ pointer: '', message: repeats(repeated, seen.get(repeated)) }]);
    for (const key of keys) seen.set(key, line);
    return { kind: 'draft', line, draft: reading.draft, notes: reading.notes ?? [] };

    function inWordsOfFile(problem: FieldProblem): FieldProblem {
      return { ...problem, pointer: columnOf?.(problem.pointer) ?? problem.pointer };
    }
  }
}

function repeats(key: string, line: number | undefined): string {
  return `is about the same record as line ${line} (${key}); put everything about one record into one row`;
}
