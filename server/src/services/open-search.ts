import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedEngine } from '../search/engines/embedded/embedded-engine.ts';
import { openOpenSearchEngine } from '../search/engines/opensearch/opensearch-engine.ts';
import type { SearchEngine } from '../search/search-engine.ts';

export interface SearchLocation {
  /** Nodes of the cluster that holds the index; without one this machine holds it. */
  readonly opensearchUrls?: readonly string[] | undefined;
  /** Where this machine keeps the snapshot of its index. */
  readonly searchFolder: string;
  /** For a look only: nothing is written. */
  readonly isReadOnly?: boolean;
  readonly onUnusableSnapshot?: (reason: Error) => void;
}

/** The file of this machine's index, in a folder that is there. */
export async function prepareSnapshotFile(searchFolder: string): Promise<string> {
  await mkdir(searchFolder, { recursive: true });
  return join(searchFolder, 'snapshot');
}

/** Opens the index that the server of the same settings uses. */
export async function openSearch({ opensearchUrls, searchFolder, ...options }: SearchLocation): Promise<SearchEngine> {
  if (opensearchUrls !== undefined) return openOpenSearchEngine({ urls: opensearchUrls });
  return openEmbeddedEngine({ snapshotFile: await prepareSnapshotFile(searchFolder), ...options });
}
