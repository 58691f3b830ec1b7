import { initRegistry } from '../services/init-registry.ts';
import { type Command, UsageError } from './command.ts';
import { withAccounts } from './with-accounts.ts';

export const init: Command = {
  name: 'init',
  summary: 'makes a real, empty registry with its first operator',
  usage: 'USERNAME --email ADDRESS',
  help: `
Creates the database of the settings (DATA_DIR, or DATABASE_URL for PostgreSQL) with the
countries of the world and nothing else, and an account for the operator. The password
is printed once; change it after the first sign-in. The registry is real from then on:
the demo world never enters it.

  DATA_DIR=./registry touchstone init ada --email ada@example.org
  DATA_DIR=./registry npm start`,
  options: { email: { type: 'string' } },
  words: { min: 1, max: 1 },
  run: ({ words, options }, context) =>
    withAccounts(
      context,
      async (accounts, database) => {
        const { email } = options;
        if (typeof email !== 'string') throw new UsageError('--email is missing.');
        const username = words[0] ?? '';
        const password = await initRegistry({ database, accounts }, { username, email });
        context.output.line(`A real registry is ready in ${context.config.dataDir}.`);
        context.output.line(`Operator: ${username}`);
        context.output.line(`Password: ${password}`);
      },
      { mayCreate: true },
    ),
};
