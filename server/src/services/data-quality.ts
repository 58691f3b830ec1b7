import type { Clock } from '../domain/clock.ts';
import { QUALITY_CHECKS, type QualityCheck, type QualityFinding } from '../domain/data-quality.ts';
import { namePrimary } from '../domain/institution-names.ts';
import type { PageRequest } from '../domain/page.ts';
import { countFindings, listFindings } from '../store/data-quality-store.ts';
import type { Database } from '../store/database.ts';
import { findRecords } from '../store/record-reader.ts';

/** A finding with what the record is called. */
export interface NamedFinding extends QualityFinding {
  readonly name: string;
}

export type DataQuality = ReturnType<typeof createDataQuality>;

/** What is left to put right, for the operator. */
export function createDataQuality({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  return { counts, count, findings };

  async function counts(): Promise<readonly (QualityCheck & { readonly count: number })[]> {
    const today = clock.today();
    const found = [];
    // One after the other: they are long questions, and others need the database too.
    for (const check of QUALITY_CHECKS) {
      found.push({ ...check, count: await countFindings(database.reader, check.name, today) });
    }
    return found;
  }

  function count({ name }: QualityCheck): Promise<number> {
    return countFindings(database.reader, name, clock.today());
  }

  async function findings({ name, recordType }: QualityCheck, page: PageRequest): Promise<readonly NamedFinding[]> {
    const found = await listFindings(database.reader, name, { ...page, today: clock.today() });
    const ids = [...new Set(found.map(({ recordId }) => recordId))];
    const names = recordType === 'institution' ? await institutionNames(ids) : await localIdentifiers(ids);
    return found.map((finding) => ({ ...finding, name: names.get(finding.recordId) ?? '' }));
  }

  async function institutionNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const records = await findRecords(database.reader, 'institution', ids);
    return new Map([...records.values()].map((record) => [record.id, namePrimary(record)]));
  }

  async function localIdentifiers(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const records = await findRecords(database.reader, 'report', ids);
    return new Map([...records.values()].map((record) => [record.id, record.localIdentifier ?? '']));
  }
}
