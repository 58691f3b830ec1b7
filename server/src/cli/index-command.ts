import type { IndexDifference } from '../services/check-index.ts';
import { createIndexer } from '../services/index-registry.ts';
import { openSearch } from '../services/open-search.ts';
import { requestRebuild } from '../services/rebuild-requests.ts';
import { readJournalHead } from '../store/journal-store.ts';
import type { Command } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { withRegistry } from './with-registry.ts';

const SHOWN_DIFFERENCES = 20;

const FAULTS: Readonly<Record<IndexDifference['fault'], string>> = {
  missing: 'is not in the index',
  surplus: 'is in the index, but should not be found',
  different: 'has another content in the index',
};

export const indexCheck: Command = {
  name: 'index check',
  summary: 'compares the search index with the records',
  usage: '',
  help: `
Makes the search document of every institution, report and programme from the records
and compares it with the one in the index. The index is the one in DATA_DIR/search as it
was last saved, brought up to date with the journal in memory only, or with OPENSEARCH_URL
that of the cluster. The server may run meanwhile.

Exit code 0: every document agrees. 1: some do not, or there is no index; the first
differences are listed. touchstone index rebuild makes the index anew.

  touchstone index check`,
  run: (_input, context) =>
    withRegistry(context, async ({ database, folders }) => {
      const { config, output, clock } = context;
      const engine = await openSearch({
        opensearchUrls: config.opensearchUrls,
        searchFolder: folders.search,
        isReadOnly: true,
        onUnusableSnapshot: ({ message }) => output.note(message),
      });
      try {
        const [sequence, head] = [await engine.sequence(), await readJournalHead(database.primary)];
        if (sequence === 0 || sequence > head.sequence) {
          output.line(sequence === 0 ? 'There is no index yet.' : 'The index was made from another registry.');
          return EXIT.failure;
        }
        const indexer = createIndexer({ database, engine, clock });
        await indexer.advance();
        const comparing = output.progress('Comparing documents');
        const { documents, differences } = await indexer.check((count) => comparing.at(count));
        comparing.end();
        for (const { collection, id, fault } of differences.slice(0, SHOWN_DIFFERENCES)) {
          output.line(`${collection} ${id} ${FAULTS[fault]}`);
        }
        output.line(`${documents.toLocaleString('en')} documents, ${differences.length} that differ in the index`);
        return differences.length === 0 ? EXIT.success : EXIT.failure;
      } finally {
        await engine.close();
      }
    }),
};

export const indexRebuild: Command = {
  name: 'index rebuild',
  summary: 'makes the search index anew from the records',
  usage: '',
  help: `
Reads every record and makes the search index anew; searches are answered from the old
one until the new one is complete. A running server with an index in its own memory
notices the request within a second and makes that anew too.

  touchstone index rebuild`,
  run: (_input, context) =>
    withRegistry(context, async ({ database, folders }) => {
      const { config, output, clock } = context;
      const engine = await openSearch({ opensearchUrls: config.opensearchUrls, searchFolder: folders.search });
      try {
        const building = output.progress('Indexing documents');
        let documents = 0;
        await createIndexer({ database, engine, clock }).rebuild((count) => {
          documents = count;
          building.at(count);
        });
        building.end();
        output.line(`${documents.toLocaleString('en')} documents, up to change ${await engine.sequence()}`);
      } finally {
        await engine.close();
      }
      await requestRebuild(folders.search, clock.now());
      return EXIT.success;
    }),
};
