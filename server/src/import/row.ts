/**
 * One thing wrong with one row of a file. The message goes on where the pointer ends: `/names` "must be a list"; or it
 * is a sentence of its own.
 */
export interface RowProblem {
  readonly line: number;
  /** JSON Pointer into the row, or the name of the column in a CSV file; empty for the row as a whole. */
  readonly pointer: string;
  readonly message: string;
}

/** A problem before it is known which row it belongs to. */
export type FieldProblem = Omit<RowProblem, 'line'>;

/** Something the row said that the registry has no place for. The code lets notes of one kind be counted. */
export interface ImportNote {
  readonly code: string;
  readonly message: string;
}

/** A row as its file format gives it, before anybody looked at its meaning. */
export type RawRow = ParsedRow | RefusedRow;

export interface ParsedRow {
  readonly line: number;
  readonly value: unknown;
  /** Names the column that a part of the value came from, in files that have columns. */
  readonly columnOf?: (pointer: string) => string | undefined;
}

export interface RefusedRow {
  readonly kind: 'refused';
  readonly line: number;
  readonly problems: readonly RowProblem[];
  /** What a file with columns had there, as far as it could be taken apart. */
  readonly cells?: readonly string[];
}

export interface DraftRow<Draft> {
  readonly kind: 'draft';
  readonly line: number;
  readonly draft: Draft;
  readonly notes: readonly ImportNote[];
}

/** A row that is all right but not for this registry. */
export interface SkippedRow {
  readonly kind: 'skipped';
  readonly line: number;
  readonly reason: ImportNote;
}

export type ImportRow<Draft> = DraftRow<Draft> | SkippedRow | RefusedRow;

/** The bytes of a file in pieces of any size. */
export type ByteChunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export function refuse(line: number, problems: readonly FieldProblem[]): RefusedRow {
  return { kind: 'refused', line, problems: problems.map((problem) => ({ line, ...problem })) };
}

/** The problem as a sentence for a terminal: `Line 3: /founding_date must be a day`. */
export function toSentence({ line, pointer, message }: RowProblem): string {
  const place = pointer || 'the row';
  return `Line ${line}: ${isSentence(message) ? `${place}: ${message}` : `${place} ${message}`}`;
}

/** What the rules for submissions say is a sentence of its own. */
function isSentence(message: string): boolean {
  return /^\p{Lu}.*\.$/su.test(message);
}
