import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { SearchDocument } from '../search/search-document.ts';
import type { ChangeBatch, SearchEngine } from '../search/search-engine.ts';
import { findRecords } from '../store/record-reader.ts';
import type { Tables } from '../store/tables.ts';
import { INSTITUTIONS_AT_ONCE, REPORTS_AT_ONCE } from './document-source.ts';
import type { Affected } from './find-affected.ts';
import type { DocumentReader } from './read-documents.ts';

type Changes = ChangeBatch['changes'];

/** With more documents than this the first ones are handed over before the last are made. */
const DOCUMENTS_AT_ONCE = 2_000;

export interface Refreshing {
  readonly db: Kysely<Tables>;
  readonly engine: SearchEngine;
  readonly reader: DocumentReader;
  /** The place in the journal up to which the store was known to have everything. */
  readonly asOf: number;
}

/**
 * Makes the affected documents anew. The last of them go to `finish`, which marks the change as taken over; most
 * changes touch so few that these are all. A change cut off before that is taken over again from its beginning.
 */
export async function refreshDocuments(
  { institutionIds, reportIds, programmeIds }: Affected,
  { db, engine, reader, asOf }: Refreshing,
  finish: (changes: Changes) => Promise<void>,
): Promise<void> {
  let pending = noChanges();
  const goneProgrammeIds = new Set(programmeIds);

  for (const ids of inParts(institutionIds, INSTITUTIONS_AT_ONCE)) {
    addDocuments('institutions', ids, await reader.institutions(ids));
    await handOver();
  }
  for (const ids of inParts(reportIds, REPORTS_AT_ONCE)) {
    const records = await findRecords(db, 'report', ids);
    const { reports, programmes } = await reader.reports([...records.values()]);
    addDocuments('reports', ids, reports);
    for (const programme of programmes) {
      pending.programmes.upserts.push(programme);
      goneProgrammeIds.delete(programme.id);
    }
    await handOver();
  }
  pending.programmes.removals.push(...goneProgrammeIds);
  await finish(pending);

  /** What should be there is added; what the store does not have, or not for everybody, is removed. */
  function addDocuments(
    collection: 'institutions' | 'reports',
    ids: readonly number[],
    documents: readonly SearchDocument[],
  ): void {
    const made = new Set(documents.map(({ id }) => id));
    pending[collection].upserts.push(...documents);
    pending[collection].removals.push(...ids.filter((id) => !made.has(id)));
  }

  async function handOver(): Promise<void> {
    await nextTurn();
    const { institutions, reports, programmes } = pending;
    const count = [institutions, reports, programmes].reduce((sum, { upserts }) => sum + upserts.length, 0);
    if (count < DOCUMENTS_AT_ONCE) return;
    for (const [name, { upserts, removals }] of Object.entries(pending)) {
      await engine.upsert(name as keyof typeof pending, upserts, asOf);
      await engine.remove(name as keyof typeof pending, removals, asOf);
    }
    pending = noChanges();
  }
}

interface Gathered {
  readonly upserts: SearchDocument[];
  readonly removals: number[];
}

function noChanges(): Record<'institutions' | 'reports' | 'programmes', Gathered> {
  const none = (): Gathered => ({ upserts: [], removals: [] });
  return { institutions: none(), reports: none(), programmes: none() };
}

function* inParts(ids: ReadonlySet<number>, size: number): Generator<readonly number[]> {
  const all = [...ids].sort((one, other) => one - other);
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}
