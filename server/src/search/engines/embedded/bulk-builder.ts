import { setImmediate } from 'node:timers/promises';
import type { CollectionSchema } from '../../collections.ts';
import type { SearchDocument } from '../../search-document.ts';
import type { Segment } from './segment.ts';
import { createSegmentBuilder } from './segment-builder.ts';
import { runInSlices } from './slices.ts';

/** Indexes any number of documents with distinct ids into one segment, without keeping anybody waiting. */
export interface BulkBuilder {
  add(documents: readonly SearchDocument[]): Promise<void>;
  finish(): Promise<Segment>;
}

/** So few that adding them takes some milliseconds. */
const AT_ONCE = 256;

export function createBulkBuilder(schema: CollectionSchema): BulkBuilder {
  const builder = createSegmentBuilder(schema);
  let added = 0;

  return {
    async add(documents) {
      for (const document of documents) {
        builder.add(document);
        if (++added % AT_ONCE === 0) await setImmediate();
      }
    },
    finish: async () => (await runInSlices(builder.finish())) as Segment,
  };
}
