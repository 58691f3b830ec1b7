import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { analyseForIndex } from '../../analysis/index-terms.ts';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName } from '../../collections.ts';
import { type CollectionChanges, matchAll, type SearchEngine } from '../../search-engine.ts';
import { createBulkBuilder } from './bulk-builder.ts';
import { type CollectionIndex, createCollectionIndex } from './collection-index.ts';
import { createLiveSegment, type LiveSegment, prepareLiveSegment } from './live-segment.ts';
import type { Segment } from './segment.ts';
import { runInSlices } from './slices.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

/** The engine that lives in this process: all of its index is in memory, a snapshot of it in one file. */
export interface EmbeddedEngine extends SearchEngine {
  /** Writes what the index holds now; does nothing without a file to write to. */
  saveSnapshot(): Promise<void>;
  /** Merges all changes into one segment for each collection. Happens by itself, bit by bit; tests and imports hurry it. */
  compact(): Promise<void>;
}

export interface EmbeddedEngineOptions {
  /** Where the snapshot is kept; without it every start begins empty. */
  readonly snapshotFile?: string;
  /** For a look at what the snapshot holds: it is never written. */
  readonly isReadOnly?: boolean;
  /** Told when there is a snapshot that cannot be used: the engine then begins empty, at sequence 0. */
  readonly onUnusableSnapshot?: (reason: Error) => void;
  /** Told when a merge failed: answers stay right, but more segments make them slower. A process warning by default. */
  readonly onMergeFailure?: (reason: Error) => void;
}

/** Every query pays a little for every segment. */
const MANY_SEGMENTS = 16;

type Indexes = Record<CollectionName, CollectionIndex>;

interface StoredSegment {
  readonly live: Uint32Array;
  readonly segment: Segment;
}

export async function openEmbeddedEngine(options: EmbeddedEngineOptions = {}): Promise<EmbeddedEngine> {
  const { snapshotFile, isReadOnly = false, onMergeFailure = (reason) => process.emitWarning(reason) } = options;
  let { indexes, sequence } = await load(options);
  let writing: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  return {
    search: async (collection, query) => indexes[collection].search(query),

    async suggest(collection, text, limit) {
      const sort = [{ key: 'score', descending: true }];
      const query = { ...matchAll('2000-01-01'), text, sort, page: { offset: 0, limit } };
      const { match, hits } = indexes[collection].search(query);
      return match === null ? [] : hits;
    },

    upsert: (collection, upserts) => change({ [collection]: { upserts, removals: [] } }),
    remove: (collection, removals) => change({ [collection]: { upserts: [], removals } }),

    async apply(batch) {
      await exclusively(async () => {
        if (batch.sequence <= sequence) return;
        await applyChanges(batch.changes);
        sequence = batch.sequence;
      });
    },

    sequence: async () => sequence,

    async rebuild(source, newSequence) {
      const builders = new Map(COLLECTION_NAMES.map((name) => [name, createBulkBuilder(COLLECTIONS[name])]));
      for await (const { collection, documents } of source) await builders.get(collection)?.add(documents);
      const rebuilt: Partial<Indexes> = {};
      for (const [name, builder] of builders) {
        const segment = (await runInSlices(prepareLiveSegment(await builder.finish()))) as LiveSegment;
        rebuilt[name] = createCollectionIndex(COLLECTIONS[name], [segment]);
      }
      await exclusively(async () => {
        for (const name of COLLECTION_NAMES) indexes[name].stop();
        indexes = rebuilt as Indexes;
        sequence = newSequence;
      });
    },

    digests: async (collection, page) => indexes[collection].digests(page),

    saveSnapshot: () => exclusively(save),

    async compact() {
      for (const name of COLLECTION_NAMES) await indexes[name].compact(true);
    },

    async close() {
      if (isClosed) return;
      isClosed = true;
      for (const name of COLLECTION_NAMES) indexes[name].stop();
      await exclusively(save);
    },
  };

  /** One change after the other; readers never wait. */
  function exclusively(work: () => Promise<void>): Promise<void> {
    const done = writing.then(work);
    writing = done.catch(() => undefined);
    return done;
  }

  function change(changes: Partial<Record<CollectionName, CollectionChanges>>): Promise<void> {
    return exclusively(() => applyChanges(changes));
  }

  async function applyChanges(changes: Partial<Record<CollectionName, CollectionChanges>>): Promise<void> {
    const current = indexes;
    const takeOver = await Promise.all(
      COLLECTION_NAMES.flatMap((name) => (changes[name] ? [current[name].prepare(changes[name])] : [])),
    );
    for (const take of takeOver) take();
    if (isClosed) return;
    for (const name of COLLECTION_NAMES) if (changes[name]) current[name].compact().catch(onMergeFailure);
    // Whoever writes without a pause would never let a merge go on.
    if (COLLECTION_NAMES.some((name) => current[name].segments.length > MANY_SEGMENTS)) await setImmediate();
  }

  async function save(): Promise<void> {
    if (snapshotFile === undefined || isReadOnly) return;
    const content = Object.fromEntries(COLLECTION_NAMES.map((name) => [name, storeSegments(indexes[name])]));
    await writeSnapshot(snapshotFile, { madeWith: madeWith(), sequence, content });
  }
}

async function load({
  snapshotFile,
  onUnusableSnapshot,
}: EmbeddedEngineOptions): Promise<{ indexes: Indexes; sequence: number }> {
  try {
    const snapshot = snapshotFile === undefined ? undefined : await readSnapshot(snapshotFile, madeWith());
    if (snapshot) {
      const content = snapshot.content as Record<CollectionName, readonly StoredSegment[]>;
      return { indexes: createIndexes((name) => restore(name, content[name])), sequence: snapshot.sequence };
    }
  } catch (error) {
    onUnusableSnapshot?.(error instanceof Error ? error : new Error(String(error)));
  }
  return { indexes: createIndexes((name) => createCollectionIndex(COLLECTIONS[name])), sequence: 0 };
}

function createIndexes(create: (name: CollectionName) => CollectionIndex): Indexes {
  return { institutions: create('institutions'), reports: create('reports'), programmes: create('programmes') };
}

function restore(name: CollectionName, stored: readonly StoredSegment[]): CollectionIndex {
  return createCollectionIndex(
    COLLECTIONS[name],
    stored.map(({ segment, live }) => createLiveSegment(segment, live)),
  );
}

/** The sets of live documents are copied: they may change while the file is being written. */
function storeSegments({ segments }: CollectionIndex): StoredSegment[] {
  return segments.map(({ segment, live }) => ({ live: live.slice(), segment }));
}

/** Words on which any change of the analysis that matters shows. */
const PROBE =
  'Universität "Łódź" & Co. U.C.L. Αθήνα Київ თბილისი Երևան ירושלים القاهرة 北京大学 Paris-8 II L’Aquila straße';

function madeWith(): string {
  return `collections ${crc32(JSON.stringify(COLLECTIONS))}, analysis ${crc32(JSON.stringify(analyseForIndex(PROBE)))}`;
}
