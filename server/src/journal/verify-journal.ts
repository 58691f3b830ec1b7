import { entryHash, type JournalEntry } from './journal-entry.ts';

/** Where the journal is read from: its entries in order, and the end the database remembers. */
export interface JournalSource {
  read(after: number, limit: number): Promise<readonly JournalEntry[]>;
  head(): Promise<{ readonly sequence: number; readonly hash: string }>;
}

export type JournalVerdict =
  | { readonly isIntact: true; readonly entries: number; readonly hash: string }
  | { readonly isIntact: false; readonly entries: number; readonly sequence: number; readonly fault: string };

const ENTRIES_AT_ONCE = 1_000;

/** Walks the whole chain. Stops at the first entry that is missing, changed or out of order. */
export async function verifyJournal(
  source: JournalSource,
  onProgress: (entries: number, total: number) => void = () => undefined,
): Promise<JournalVerdict> {
  // Read before the walk: entries that come in meanwhile lie behind it.
  const head = await source.head();
  let previous = { sequence: 0, hash: '' };
  while (previous.sequence < head.sequence) {
    const entries = await source.read(previous.sequence, Math.min(ENTRIES_AT_ONCE, head.sequence - previous.sequence));
    if (entries.length === 0) return broken(previous.sequence, previous.sequence + 1, 'the entry is missing');
    for (const entry of entries) {
      const fault = faultIn(entry, previous);
      if (fault !== undefined) return broken(previous.sequence, previous.sequence + 1, fault);
      previous = entry;
    }
    onProgress(previous.sequence, head.sequence);
  }
  if (previous.hash !== head.hash) return broken(previous.sequence, head.sequence, 'the end of the chain differs');
  return { isIntact: true, entries: previous.sequence, hash: previous.hash };
}

function faultIn(entry: JournalEntry, previous: { sequence: number; hash: string }): string | undefined {
  if (entry.sequence !== previous.sequence + 1) return 'the entry is missing';
  if (entry.previousHash !== previous.hash) return 'the entry does not continue the one before';
  if (entryHash(entry) !== entry.hash) return 'the entry was changed after it was written';
  return undefined;
}

function broken(entries: number, sequence: number, fault: string): JournalVerdict {
  return { isIntact: false, entries, sequence, fault };
}
