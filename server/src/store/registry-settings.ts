import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import { reserveIds } from './id-counter.ts';
import type { Tables } from './tables.ts';

/** What a registry was made as. A demo may be filled with fiction, a real one never. */
export type RegistryKind =
  | { readonly kind: 'real' }
  | { readonly kind: 'demo'; readonly seed: number; readonly reports: number; readonly isComplete: boolean };

const KIND = 'kind';

/** `undefined` for a registry that nobody has set up yet. */
export async function readRegistryKind(db: Kysely<Tables>): Promise<RegistryKind | undefined> {
  const row = await db.selectFrom('registry_setting').select('value').where('name', '=', KIND).executeTakeFirst();
  return row && (JSON.parse(row.value) as RegistryKind);
}

export async function saveRegistryKind(database: Database, kind: RegistryKind): Promise<void> {
  await database.transaction(async (transaction) => {
    const value = JSON.stringify(kind);
    const known = await readRegistryKind(transaction);
    if (known) {
      await transaction.updateTable('registry_setting').set({ value }).where('name', '=', KIND).execute();
      return;
    }
    const id = await reserveIds(transaction, 'registry_setting', 1);
    await transaction.insertInto('registry_setting').values({ id, name: KIND, value }).execute();
  });
}
