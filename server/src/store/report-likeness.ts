import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Likeness, likenessOf } from '../domain/report-likeness.ts';
import { fixedQuery } from './fixed-query.ts';
import { parseContent } from './record-content.ts';
import type { Tables } from './tables.ts';

/** Short enough for an index, however many programmes a report has. */
export function likenessHash(report: Likeness): string {
  return createHash('sha256').update(likenessOf(report)).digest('base64url');
}

/** Whoever has that many doubles need not be told of each. */
const MAX_LOOKALIKES = 5;

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

const REPORTS_AT_ONCE = 500;

/** For reports stored before there was a likeness. */
export async function fillReportLikeness(transaction: Transaction<Tables>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await transaction
      .selectFrom('report')
      .select(['id', 'content'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(REPORTS_AT_ONCE)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { id, content } of rows) {
      const likeness = likenessHash(parseContent('report', content));
      await transaction.updateTable('report').set({ likeness }).where('id', '=', id).execute();
    }
    after = last.id;
  }
}
