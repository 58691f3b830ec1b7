import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import { RegistryError } from '../domain/errors.ts';
import type { Report } from '../domain/report.ts';
import { supersededByAfter } from '../domain/report-state.ts';
import { findRecords } from './record-reader.ts';
import type { Tables } from './tables.ts';

interface ReportVersion {
  readonly id: number;
  readonly version: number;
  readonly content: Report;
}

/** Every report that this one supersedes, itself or through others. */
export async function findOlderThan(db: Kysely<Tables>, id: number): Promise<readonly number[]> {
  return (await findSuperseded(db, [id])).map(({ older }) => older);
}

/** The same for each of several. One in a circle supersedes itself. */
async function findSuperseded(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<readonly { readonly newer: number; readonly older: number }[]> {
  if (ids.length === 0) return [];
  return db
    .withRecursive('chain(newer, older)', (chain) =>
      chain
        .selectFrom('report')
        .select(['report.id as newer', 'report.supersedes_id as older'])
        .where('report.id', 'in', ids)
        .where('report.supersedes_id', 'is not', null)
        // Without `all` it comes to an end in a circle too.
        .union(
          chain
            .selectFrom('chain')
            .innerJoin('report', 'report.id', 'chain.older')
            .select(['chain.newer', 'report.supersedes_id as older'])
            .where('report.supersedes_id', 'is not', null),
        ),
    )
    .selectFrom('chain')
    .select(['newer', 'older'])
    .$narrowType<{ older: number }>()
    .execute();
}

/** Of reports that have just been stored none may supersede itself through others. */
export async function refuseCircles(
  db: Kysely<Tables>,
  stored: readonly Pick<ReportVersion, 'id' | 'version' | 'content'>[],
): Promise<void> {
  // Nothing names a new report yet.
  const changed = stored.filter(({ version, content }) => version > 0 && content.supersedesId !== null);
  const ids = changed.map(({ id }) => id);
  const circle = (await findSuperseded(db, ids)).find(({ newer, older }) => newer === older);
  if (circle === undefined) return;
  const message = `Report ${circle.newer} would supersede itself through others.`;
  throw new RegistryError('invalid_record', message, { problems: [{ pointer: '/supersedes', message }] });
}

/**
 * The reports that those just stored supersede, where they have to say something else about it now: a successor that
 * was held or withdrawn is named no more, one that has become visible is named.
 */
export async function findSupersededAnew(
  db: Kysely<Tables>,
  stored: readonly Pick<ReportVersion, 'id' | 'content'>[],
): Promise<ReportVersion[]> {
  const successors = stored.flatMap(({ id, content }) =>
    content.supersedesId === null ? [] : [{ ...content, id, olderId: content.supersedesId }],
  );
  if (successors.length === 0) return [];
  const olderOnes = await findRecords(
    db,
    'report',
    successors.map(({ olderId }) => olderId),
  );
  const changed = new Map<number, ReportVersion>();
  for (const { olderId, ...newer } of successors) {
    const record = olderOnes.get(olderId);
    if (record === undefined) continue;
    const { id, version, createdAt: _createdAt, updatedAt: _updatedAt, ...content } = record;
    const older: ReportVersion = changed.get(id) ?? { id, version, content };
    const supersededBy = supersededByAfter(older.content, newer);
    if (isDeepStrictEqual(supersededBy, older.content.supersededBy)) continue;
    changed.set(id, { ...older, content: { ...older.content, supersededBy } });
  }
  return [...changed.values()];
}
