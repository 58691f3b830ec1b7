import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Report } from '../domain/report.ts';
import { supersededByAfter } from '../domain/report-state.ts';
import { findRecords } from './record-reader.ts';
import type { Tables } from './tables.ts';

interface ReportVersion {
  readonly id: number;
  readonly version: number;
  readonly content: Report;
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
