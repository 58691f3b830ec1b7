import type { Clock } from '../domain/clock.ts';
import { COLLECTION_NAMES, type CollectionName } from '../search/collections.ts';
import { documentDigest } from '../search/document-digest.ts';
import type { DocumentDigest, SearchEngine } from '../search/search-engine.ts';
import type { DocumentSource } from './document-source.ts';
import type { DocumentReader } from './read-documents.ts';

export interface IndexDifference {
  readonly collection: CollectionName;
  readonly id: number;
  readonly fault: 'missing' | 'surplus' | 'different';
}

export interface IndexCheck {
  /** How many documents the store says there should be. */
  readonly documents: number;
  readonly differences: readonly IndexDifference[];
}

export interface IndexComparison {
  readonly source: DocumentSource;
  readonly engine: Pick<SearchEngine, 'digests'>;
  readonly clock: Clock;
}

const DIGESTS_AT_ONCE = 1_000;

/** Compares the index with the store record by record. The index should have caught up with the journal. */
export async function checkIndex(
  comparison: IndexComparison,
  onProgress: (documents: number) => void = () => undefined,
): Promise<IndexCheck> {
  const reader = await comparison.source.reader(comparison.clock.today());
  const differences: IndexDifference[] = [];
  let documents = 0;
  for (const collection of COLLECTION_NAMES) {
    for (let after: number | undefined = 0; after !== undefined; ) {
      const stretch = await compareNext(comparison, { collection, after, reader });
      documents += stretch.documents;
      differences.push(...stretch.differences);
      onProgress(documents);
      after = stretch.last;
    }
  }
  return { documents, differences };
}

/**
 * Whether a stretch at the beginning, in the middle and at the end of every collection agrees: enough to tell an
 * index of another registry, or one made by another version of the program, at once.
 */
export async function resemblesStore(comparison: IndexComparison): Promise<boolean> {
  const reader = await comparison.source.reader(comparison.clock.today());
  for (const collection of COLLECTION_NAMES) {
    const highest = await comparison.source.highestId(collection);
    for (const after of [0, Math.floor(highest / 2), highest]) {
      const { differences } = await compareNext(comparison, { collection, after, reader });
      if (differences.length > 0) return false;
    }
  }
  return true;
}

interface Stretch {
  readonly collection: CollectionName;
  readonly after: number;
  readonly reader: DocumentReader;
}

/** The next stretch of a collection; past the last record, all that the index holds beyond it. */
async function compareNext({ source, engine }: IndexComparison, { collection, after, reader }: Stretch) {
  const { documents, last } = await source.next(collection, after, reader);
  const expected = new Map(documents.map((document) => [document.id, documentDigest(document)]));
  const differences: IndexDifference[] = [];
  for await (const { id, digest } of digestsBetween(engine, collection, { after, last })) {
    const fault = !expected.has(id) ? 'surplus' : expected.get(id) === digest ? undefined : 'different';
    if (fault) differences.push({ collection, id, fault });
    expected.delete(id);
  }
  for (const id of expected.keys()) differences.push({ collection, id, fault: 'missing' });
  return { documents: documents.length, last, differences };
}

async function* digestsBetween(
  engine: IndexComparison['engine'],
  collection: CollectionName,
  { after, last = Number.MAX_SAFE_INTEGER }: { readonly after: number; readonly last: number | undefined },
): AsyncGenerator<DocumentDigest> {
  for (let afterId = after; ; ) {
    const page = await engine.digests(collection, { afterId, limit: DIGESTS_AT_ONCE });
    for (const entry of page) {
      if (entry.id > last) return;
      yield entry;
    }
    const lastOfPage = page.at(-1);
    if (lastOfPage === undefined) return;
    afterId = lastOfPage.id;
  }
}
