import { setImmediate } from 'node:timers/promises';
import type { CollectionSchema } from '../../collections.ts';
import type { SearchDocument } from '../../search-document.ts';
import { createFullBitset } from './bitset.ts';
import { mergeSegments } from './merge/merge-segments.ts';
import type { Segment } from './segment.ts';
import { buildSegment } from './segment-builder.ts';
import { runInSlices } from './slices.ts';

/** Indexes any number of documents with distinct ids into one segment, without keeping anybody waiting. */
export interface BulkBuilder {
  add(documents: readonly SearchDocument[]): Promise<void>;
  finish(): Promise<Segment>;
}

/** So few that building a segment of them takes some milliseconds. */
const CHUNK = 512;
const FAN_IN = 32;

/** Merges 32 segments into one, 32 of those into the next, and so on: each document moves a few times only. */
export function createBulkBuilder(schema: CollectionSchema): BulkBuilder {
  const levels: Segment[][] = [];
  let waiting: SearchDocument[] = [];

  return {
    async add(documents) {
      for (const document of documents) {
        waiting.push(document);
        if (waiting.length === CHUNK) await flush();
      }
    },

    async finish() {
      if (waiting.length > 0) await flush();
      const left = levels.flat();
      levels.length = 0;
      if (left.length === 0) return buildSegment(schema, []);
      return left.length === 1 ? (left[0] as Segment) : await mergeAll(left);
    },
  };

  async function flush(): Promise<void> {
    const documents = waiting;
    waiting = [];
    await setImmediate();
    await push(buildSegment(schema, documents), 0);
  }

  async function push(segment: Segment, level: number): Promise<void> {
    const own = levels[level] ?? [];
    levels[level] = own;
    own.push(segment);
    if (own.length < FAN_IN) return;
    levels[level] = [];
    await push(await mergeAll(own), level + 1);
  }

  async function mergeAll(segments: readonly Segment[]): Promise<Segment> {
    const parts = segments.map((segment) => ({ segment, live: createFullBitset(segment.size) }));
    return (await runInSlices(mergeSegments(schema, parts))) as Segment;
  }
}
