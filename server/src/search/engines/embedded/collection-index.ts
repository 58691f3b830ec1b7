import type { CollectionSchema } from '../../collections.ts';
import type { SearchDocument } from '../../search-document.ts';
import type { CollectionChanges, DocumentDigest, SearchQuery, SearchResult } from '../../search-engine.ts';
import { hasBit } from './bitset.ts';
import { createBulkBuilder } from './bulk-builder.ts';
import { searchCollection } from './collection-search.ts';
import { segmentsToMerge } from './compaction.ts';
import { createLiveSegment, type LiveSegment, prepareLiveSegment } from './live-segment.ts';
import type { MergePart } from './merge/merge-layout.ts';
import { mergeSegments } from './merge/merge-segments.ts';
import { firstDocFrom, type Segment } from './segment.ts';
import { buildSegment } from './segment-builder.ts';
import { runInSlices } from './slices.ts';
import { createView } from './view.ts';

/** The documents of one collection: some unchanging segments, of which those with recent changes are small. */
export interface CollectionIndex {
  readonly segments: readonly LiveSegment[];
  search(query: SearchQuery): SearchResult;
  digests(page: { afterId: number; limit: number }): DocumentDigest[];
  /** Indexes documents aside; what it returns takes them over and removes others, all at once. */
  prepare(changes: CollectionChanges): Promise<() => void>;
  /** Merges what is due, in slices. With `everything`, down to one segment. */
  compact(everything?: boolean): Promise<void>;
  stop(): void;
}

/** A change of this many documents is indexed at once; larger ones in slices. */
const AT_ONCE = 32;

export function createCollectionIndex(
  schema: CollectionSchema,
  initial: readonly LiveSegment[] = [createLiveSegment(buildSegment(schema, []))],
): CollectionIndex {
  let segments = [...initial];
  let view = createView(segments);
  let isStopped = false;
  let compaction: Promise<void> = Promise.resolve();
  /** Ids removed while a merge is reading the segments that held them. */
  let removedMeanwhile: number[] | undefined;

  return {
    get segments() {
      return segments;
    },
    search: (query) => searchCollection(schema, view, query),
    digests: ({ afterId, limit }) => readDigests(segments, afterId, limit),

    async prepare({ upserts, removals }) {
      const latest = [...new Map(upserts.map((document) => [document.id, document])).values()];
      const added = latest.length === 0 ? undefined : await index(latest);
      return () => {
        for (const id of removals) remove(id);
        for (const { id } of latest) remove(id);
        if (added) publish([...segments, createLiveSegment(added)]);
      };
    },

    async compact(everything = false) {
      compaction = compaction.catch(() => undefined).then(() => compactAll(everything));
      await compaction;
    },

    stop() {
      isStopped = true;
    },
  };

  async function index(documents: readonly SearchDocument[]): Promise<Segment> {
    if (documents.length <= AT_ONCE) return buildSegment(schema, documents);
    const builder = createBulkBuilder(schema);
    await builder.add(documents);
    return await builder.finish();
  }

  function remove(id: number): void {
    const wasThere = segments.some((segment) => segment.remove(id));
    if (wasThere) removedMeanwhile?.push(id);
  }

  function publish(next: readonly LiveSegment[]): void {
    const filled = next.filter(({ liveCount }) => liveCount > 0);
    segments = filled.length > 0 ? filled : next.slice(0, 1);
    view = createView(segments);
  }

  async function compactAll(everything: boolean): Promise<void> {
    for (;;) {
      const due = everything && segments.length > 1 ? segments : segmentsToMerge(segments);
      if (due.length === 0 || isStopped) return;
      await merge(due);
    }
  }

  function* mergeAlive(parts: readonly MergePart[]): Generator<void, LiveSegment> {
    const merged = yield* mergeSegments(schema, parts);
    yield;
    return yield* prepareLiveSegment(merged);
  }

  async function merge(due: readonly LiveSegment[]): Promise<void> {
    removedMeanwhile = [];
    const parts = due.map(({ segment, live }) => ({ segment, live: live.slice() }));
    const merged = await runInSlices(mergeAlive(parts), () => isStopped);
    const removed = removedMeanwhile;
    removedMeanwhile = undefined;
    if (!merged) return;
    for (const id of removed) merged.remove(id);
    publish([...segments.filter((segment) => !due.includes(segment)), merged]);
  }
}

function readDigests(segments: readonly LiveSegment[], afterId: number, limit: number): DocumentDigest[] {
  const found = segments.flatMap(({ segment, live }) => {
    const own: DocumentDigest[] = [];
    for (let doc = firstDocFrom(segment.ids, afterId + 1); doc < segment.size && own.length < limit; doc++) {
      if (hasBit(live, doc)) own.push({ id: segment.ids[doc] as number, digest: segment.digests[doc] as number });
    }
    return own;
  });
  return found.sort((a, b) => a.id - b.id).slice(0, limit);
}
