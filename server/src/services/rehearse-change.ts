import type { Change } from '../journal/journal-entry.ts';
import type { Database } from '../store/database.ts';
import { type RegistryWriter, writeRegistry } from '../store/record-writer.ts';

/** Lets the database check a change as if it were meant, then takes everything back. */
export async function rehearseChange<Result>(
  database: Database,
  change: Change,
  work: (writer: RegistryWriter) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  try {
    await writeRegistry(database, change, async (writer) => {
      results.push(await work(writer));
      throw new Undo('Nothing of a rehearsal is kept');
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return results[0] as Result;
}

class Undo extends Error {
  override readonly name = 'Undo';
}
