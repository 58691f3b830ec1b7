import { RegistryError } from '../domain/errors.ts';
import { type Accounts, accountSettings, openAccounts } from '../services/accounts.ts';
import type { Registry } from '../services/open-registry.ts';
import type { Database } from '../store/database.ts';
import type { CommandContext } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { type RegistryUse, withRegistry } from './with-registry.ts';

/** Opens the accounts of the registry for one command and closes them whatever happens. */
export async function withAccounts(
  context: CommandContext,
  work: (accounts: Accounts, database: Database) => Promise<void>,
  use: RegistryUse = {},
): Promise<number> {
  const withOpened = async ({ database, folders }: Registry): Promise<number> => {
    const { config, clock, output } = context;
    const accounts = await openAccounts({
      ...accountSettings(config),
      dataDir: folders.data,
      database,
      clock,
      onError: (error) => output.note(`In the background: ${error instanceof Error ? error.message : String(error)}`),
    });
    try {
      await work(accounts, database);
      return EXIT.success;
    } catch (error) {
      throw withProblems(error);
    } finally {
      await accounts.close();
    }
  };
  return withRegistry(context, withOpened, use);
}

/** On the command line the entries of a problem have no other place than the sentence. */
function withProblems(error: unknown): unknown {
  if (!(error instanceof RegistryError) || error.problems.length === 0) return error;
  const entries = error.problems.map(({ pointer = '', message }) => `  ${pointer.slice(1)} ${message}`);
  return new RegistryError(error.code, [error.message, ...entries].join('\n'), { cause: error });
}
