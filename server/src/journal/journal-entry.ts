import { createHash } from 'node:crypto';
import type { Instant } from '../domain/day.ts';
import type { RecordType } from '../domain/record.ts';

/** Who changes the registry, why and when. Goes into the journal with every record the change touches. */
export interface Change {
  /** `system`, `import` or `account:<id>`; never a name or an address. */
  readonly actor: string;
  readonly reason: string;
  readonly at: Instant;
}

/** One change of one public record, with the record's full new state. */
export interface JournalEntry {
  readonly sequence: number;
  readonly at: Instant;
  readonly actor: string;
  readonly reason: string;
  readonly recordType: RecordType;
  readonly recordId: number;
  readonly version: number;
  /** The record as JSON, byte for byte as it was hashed. */
  readonly content: string;
  /** The hash of the entry before; empty for the first. */
  readonly previousHash: string;
  readonly hash: string;
}

/** Everything in the entry is under the hash; as a JSON array, so that no two different entries read the same. */
export function entryHash(entry: Omit<JournalEntry, 'hash'>): string {
  const { sequence, at, actor, reason, recordType, recordId, version, content, previousHash } = entry;
  return createHash('sha256')
    .update(JSON.stringify([sequence, at, actor, reason, recordType, recordId, version, content, previousHash]))
    .digest('hex');
}
