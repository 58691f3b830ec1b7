import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { unavailable } from './connection.ts';

/** One document to keep, or to remove when it has no content. */
export interface DocumentWrite {
  readonly key: string;
  readonly content: object | undefined;
}

export interface BulkTarget {
  /** An index, or an alias that must exist. */
  readonly name: string;
  readonly isAlias: boolean;
  /**
   * The place in the journal that the documents show. OpenSearch leaves a document alone that shows a later one, so a
   * process that lost its lead and wakes up late cannot bring back an older state.
   */
  readonly version: number;
}

interface BulkItem {
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason: string };
}

interface BulkAnswer {
  readonly items: readonly Readonly<Record<string, BulkItem>>[];
}

const MOST_DOCUMENTS = 2_000;
const MOST_CHARACTERS = 4_000_000;
const FIRST_PAUSE_MS = 100;
const MOST_ATTEMPTS = 8;
const CONFLICT = 409;
const NOT_FOUND = 404;
const TOO_BUSY = 429;

/**
 * Writes documents in requests of bounded size, one after the other. What the cluster is too busy for is sent again,
 * each time after a longer pause; the order does not matter as long as no key occurs twice.
 */
export async function writeDocuments(
  connection: Connection,
  target: BulkTarget,
  writes: readonly DocumentWrite[],
): Promise<void> {
  for (const part of inParts(writes)) await writePart(connection, target, part);
}

async function writePart(connection: Connection, target: BulkTarget, part: readonly DocumentWrite[]): Promise<void> {
  let left = part;
  for (let attempt = 1; left.length > 0; attempt++) {
    const rejected = await send(connection, target, left);
    if (rejected.length > 0 && attempt === MOST_ATTEMPTS) {
      throw unavailable(new Error(`OpenSearch is too busy for ${rejected.length} documents`));
    }
    if (rejected.length > 0) await sleep(pauseBefore(attempt));
    left = rejected;
  }
}

/** Sends documents and returns those the cluster was too busy for. */
async function send(
  connection: Connection,
  { name, isAlias, version }: BulkTarget,
  writes: readonly DocumentWrite[],
): Promise<DocumentWrite[]> {
  const { status, body } = await connection.ask<BulkAnswer>({
    method: 'POST',
    path: `/${name}/_bulk`,
    parameters: { require_alias: isAlias },
    lines: writes.flatMap(({ key, content }) => {
      const place = { _id: key, version, version_type: 'external_gte' };
      return content ? [{ index: place }, content] : [{ delete: place }];
    }),
    isSlow: true,
    accepted: [TOO_BUSY],
  });
  if (status === TOO_BUSY) return [...writes];
  return writes.filter((write, index) => isRejected(write, body.items[index]));
}

function isRejected(write: DocumentWrite, answer: Readonly<Record<string, BulkItem>> | undefined): boolean {
  const item = Object.values(answer ?? {})[0];
  if (item === undefined) throw new Error(`OpenSearch did not say what became of ${write.key}`);
  if (item.status === TOO_BUSY) return true;
  if (item.status < 300 || item.status === CONFLICT) return false;
  if (item.status === NOT_FOUND && write.content === undefined && !item.error) return false;
  const fault = new Error(`OpenSearch did not take ${write.key}: ${item.error?.type}: ${item.error?.reason}`);
  throw item.status >= 500 ? unavailable(fault) : fault;
}

function pauseBefore(attempt: number): number {
  return FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random());
}

function* inParts(writes: readonly DocumentWrite[]): Generator<DocumentWrite[]> {
  let part: DocumentWrite[] = [];
  let characters = 0;
  for (const write of writes) {
    part.push(write);
    characters += JSON.stringify(write.content ?? '').length;
    if (part.length < MOST_DOCUMENTS && characters < MOST_CHARACTERS) continue;
    yield part;
    part = [];
    characters = 0;
  }
  if (part.length > 0) yield part;
}
