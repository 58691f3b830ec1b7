import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Likeness, likenessOf } from '../domain/report-likeness.ts';
import { fixedQuery } from './fixed-query.ts';
import { walkRecords } from './record-reader.ts';
import { inChunks } from './rows.ts';
import type { Tables } from './tables.ts';

/** Short enough for an index, however many programmes a report has. */
export function likenessHash(report: Likeness): string {
  return createHash('sha256').update(likenessOf(report)).digest('base64url');
}

/** Whoever has that many doubles need not be told of each. */
export const MAX_LOOKALIKES = 5;

/** The standing reports of the same likeness, oldest first. */
export async function findLookalikes(db: Kysely<Tables>, report: Likeness, exceptId: number): Promise<number[]> {
  const rows = await lookalikes(db, [likenessHash(report), exceptId]);
  return rows.map(({ id }) => id);
}

const lookalikes = fixedQuery<{ readonly id: number }>((db, [likeness, exceptId]) =>
  db
    .selectFrom('report')
    .select('id')
    .where('likeness', '=', likeness as string)
    .where('id', '<>', exceptId as number)
    .where('state', '<>', sql.lit<'withdrawn'>('withdrawn'))
    .orderBy('id')
    .limit(sql.lit(MAX_LOOKALIKES)),
);

/** The same for many reports at once, by what they look like. */
export async function findLookalikesByHash(
  db: Kysely<Tables>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, number[]>();
  for (const part of inChunks([...new Set(hashes)])) {
    const rows = await db
      .selectFrom('report')
      .select(['likeness', 'id'])
      .where('likeness', 'in', part)
      .where('state', '<>', sql.lit<'withdrawn'>('withdrawn'))
      .orderBy('id')
      .execute();
    for (const { likeness, id } of rows) found.set(likeness, [...(found.get(likeness) ?? []), id]);
  }
  return found;
}

/** For reports stored before there was a likeness. */
export async function fillReportLikeness(transaction: Transaction<Tables>): Promise<void> {
  for await (const reports of walkRecords(transaction, 'report')) {
    for (const report of reports) {
      const likeness = likenessHash(report);
      await transaction.updateTable('report').set({ likeness }).where('id', '=', report.id).execute();
    }
  }
}
