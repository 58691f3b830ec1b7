import { access } from 'node:fs/promises';
import { resolve } from 'node:path';
import { backupRegistry } from '../services/backup-registry.ts';
import { openRegistryAsItIs } from '../services/open-registry.ts';
import { restoreRegistry } from '../services/restore-registry.ts';
import type { Command } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { withRegistry } from './with-registry.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'writes the whole registry into one file, also while the server runs',
  usage: 'FILE [--with-secrets]',
  help: `
The file holds one frozen state of the database and all report files. It can be
restored on SQLite and on PostgreSQL, whichever it came from, so it is also the way
to move from one to the other. It contains accounts: keep it as safe as the database.

  --with-secrets   also the keys and secrets of DATA_DIR/secrets, without which the
                   tokens in use stop working after a restore

  touchstone backup monday.backup`,
  options: { 'with-secrets': { type: 'boolean' } },
  words: { min: 1, max: 1 },
  run: ({ words, options }, context) =>
    withRegistry(context, async ({ database, files, folders }) => {
      const { output, clock } = context;
      const target = resolve(words[0] ?? '');
      const progress = output.progress('Rows written');
      const { rows, files: fileCount } = await backupRegistry({
        database,
        files,
        target,
        createdAt: clock.now(),
        onProgress: progress.at,
        ...(options['with-secrets'] === true && { secretsFolder: folders.secrets }),
      });
      progress.end();
      const count = Object.values(rows).reduce((sum, of) => sum + of, 0);
      output.line(`${target}: ${count.toLocaleString('en')} rows, ${fileCount.toLocaleString('en')} files`);
      return EXIT.success;
    }),
};

export const restore: Command = {
  name: 'restore',
  summary: 'fills an empty folder or database from a backup',
  usage: 'FILE',
  help: `
Restores into the DATA_DIR and DATABASE_URL of the settings, which must hold no registry
yet. Everything happens in one transaction: a damaged backup leaves nothing behind.
The chain of the journal is checked afterwards.

  DATA_DIR=./restored touchstone restore monday.backup`,
  words: { min: 1, max: 1 },
  async run({ words }, { config, clock, output }) {
    const source = resolve(words[0] ?? '');
    await access(source);
    const { database, files, folders, close } = await openRegistryAsItIs(config);
    try {
      const progress = output.progress('Rows restored');
      const { rows, files: fileCount } = await restoreRegistry({
        database,
        files,
        secretsFolder: folders.secrets,
        source,
        now: clock.now(),
        onProgress: progress.at,
      });
      progress.end();
      const count = Object.values(rows).reduce((sum, of) => sum + of, 0);
      output.line(`${folders.data}: ${count.toLocaleString('en')} rows, ${fileCount.toLocaleString('en')} files`);
      return EXIT.success;
    } finally {
      await close();
    }
  },
};
