import type { CollectionName } from '../../collections.ts';
import type { SearchDocument } from '../../search-document.ts';
import { type ChangeBatch, matchAll, type SearchEngine } from '../../search-engine.ts';
import { type DocumentWrite, writeDocuments } from './bulk-writes.ts';
import { searchCollection } from './collection-search.ts';
import { type ConnectionOptions, connect, isMissingIndex, isNotFound } from './connection.ts';
import { DIGEST_FIELD, ID_FIELD, SEQUENCE_FIELD } from './field-names.ts';
import type { IndexSize } from './index-definition.ts';
import { createIndexGenerations } from './index-generations.ts';
import { translateDocument } from './translate-document.ts';
import { ofCollection } from './translate-query.ts';

export interface OpenSearchOptions extends ConnectionOptions {
  /** The nodes of one cluster; one of them, or a load balancer, is enough. */
  readonly urls: readonly string[];
  /** Begins the names of all indices, so that registries can share a cluster. */
  readonly prefix?: string;
  readonly size?: IndexSize;
}

export interface OpenSearchEngine extends SearchEngine {
  /** Removes all indices of this engine: for tests. */
  removeIndices(): Promise<void>;
}

const DEFAULT_SIZE: IndexSize = { shards: 3, replicas: '0-1' };
const JOURNAL_KEY = 'journal';

/** The engine on an OpenSearch cluster. Opening asks nothing of the cluster, so a registry starts while it is down. */
export function openOpenSearchEngine({
  urls,
  prefix = 'touchstone',
  size = DEFAULT_SIZE,
  ...options
}: OpenSearchOptions): OpenSearchEngine {
  const connection = connect(urls, options);
  const generations = createIndexGenerations(connection, { prefix, size });
  const { alias } = generations;
  let preparation: Promise<void> | undefined;

  return {
    search: (collection, query) => withIndex(() => searchCollection(connection, alias, { collection, query })),

    async suggest(collection, text, limit) {
      const sort = [{ key: 'score', descending: true }];
      const query = { ...matchAll('2000-01-01'), text, sort, page: { offset: 0, limit } };
      const { match, hits } = await withIndex(() => searchCollection(connection, alias, { collection, query }));
      return match === null ? [] : hits;
    },

    upsert: (collection, upserts, asOf) => change({ [collection]: { upserts, removals: [] } }, asOf),
    remove: (collection, removals, asOf) => change({ [collection]: { upserts: [], removals } }, asOf),

    apply: ({ sequence, changes }) =>
      withIndex(async () => {
        if (sequence <= (await readSequence())) return;
        await write(changes, sequence);
        // Last, so that a crash before it makes the batch be applied again.
        await writeSequence(alias, true, sequence);
      }),

    sequence: () => withIndex(readSequence),

    async rebuild(source, sequence) {
      await prepare();
      const index = await generations.create();
      try {
        for await (const { collection, documents } of source) {
          const target = { name: index, isAlias: false, version: sequence };
          await writeDocuments(connection, target, lastOfEach(toWrites(collection, documents, [])));
        }
        await writeSequence(index, false, sequence);
        await refresh(index);
      } catch (error) {
        await generations.remove(index);
        throw error;
      }
      await generations.switchTo(index);
    },

    digests: (collection, { afterId, limit }) =>
      withIndex(async () => {
        const { body } = await connection.ask<DigestAnswer>({
          method: 'POST',
          path: `/${alias}/_search`,
          parameters: { allow_partial_search_results: false },
          body: {
            query: { bool: { filter: [ofCollection(collection), { range: { [ID_FIELD]: { gt: afterId } } }] } },
            sort: [{ [ID_FIELD]: 'asc' }],
            docvalue_fields: [ID_FIELD, DIGEST_FIELD],
            size: limit,
            _source: false,
          },
        });
        return body.hits.hits.map(({ fields }) => ({ id: fields.id[0], digest: fields.digest[0] }));
      }),

    close: () => connection.close(),
    removeIndices: () => generations.removeAll(),
  };

  /** Does the work with an index that exists; asks once more when it was replaced under its hands. */
  async function withIndex<Result>(work: () => Promise<Result>): Promise<Result> {
    await prepare();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error) || !isMissingIndex(error.cause)) throw error;
      preparation = undefined;
      await prepare();
      return work();
    }
  }

  /** Once is enough; a failed attempt is made again. */
  async function prepare(): Promise<void> {
    preparation ??= generations.ensure();
    try {
      await preparation;
    } catch (error) {
      preparation = undefined;
      throw error;
    }
  }

  function change(changes: ChangeBatch['changes'], asOf: number | undefined): Promise<void> {
    return withIndex(async () => write(changes, asOf ?? (await readSequence())));
  }

  async function write(changes: ChangeBatch['changes'], version: number): Promise<void> {
    const writes = Object.entries(changes).flatMap(([collection, { upserts, removals }]) =>
      toWrites(collection as CollectionName, upserts, removals),
    );
    await writeDocuments(connection, { name: alias, isAlias: true, version }, lastOfEach(writes));
    if (writes.length > 0) await refresh(alias);
  }

  async function refresh(index: string): Promise<void> {
    await connection.ask({ method: 'POST', path: `/${index}/_refresh`, isSlow: true });
  }

  async function readSequence(): Promise<number> {
    try {
      const path = `/${alias}/_doc/${JOURNAL_KEY}`;
      const { body } = await connection.ask<{ _source: { sequence: number } }>({ method: 'GET', path });
      const { _source: content } = body;
      return content.sequence;
    } catch (error) {
      if (isNotFound(error)) return 0;
      throw error;
    }
  }

  async function writeSequence(name: string, isAlias: boolean, sequence: number): Promise<void> {
    const content = { [SEQUENCE_FIELD]: sequence };
    await writeDocuments(connection, { name, isAlias, version: sequence }, [{ key: JOURNAL_KEY, content }]);
  }
}

interface DigestAnswer {
  readonly hits: {
    readonly hits: readonly { readonly fields: { readonly id: [number]; readonly digest: [number] } }[];
  };
}

function toWrites(
  collection: CollectionName,
  upserts: readonly SearchDocument[],
  removals: readonly number[],
): DocumentWrite[] {
  return [
    ...removals.map((id) => ({ key: `${collection}:${id}`, content: undefined })),
    ...upserts.map((document) => ({
      key: `${collection}:${document.id}`,
      content: translateDocument(collection, document),
    })),
  ];
}

/** Removals come before additions and a later document replaces an earlier one, so each key is written once. */
function lastOfEach(writes: readonly DocumentWrite[]): DocumentWrite[] {
  return [...new Map(writes.map((write) => [write.key, write])).values()];
}
