import type { Kysely } from 'kysely';
import type { Agency } from '../domain/agency.ts';
import type { Institution } from '../domain/institution.ts';
import type { RecordType } from '../domain/record.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import { parseContent } from '../store/record-content.ts';
import { readContentsBefore, reportIdsOfAgencies, reportIdsOfInstitutions } from '../store/search-fan-out.ts';
import { readDoubles, readSurvivors } from '../store/search-source.ts';
import type { Tables } from '../store/tables.ts';

/** The reports whose documents may say something else after these entries, with the newest entry that touched each. */
export async function reportsAffectedBy(
  db: Kysely<Tables>,
  entries: readonly JournalEntry[],
): Promise<Map<number, JournalEntry>> {
  const before = await readContentsBefore(db, entries);
  const affected = new Map<number, JournalEntry>();
  for (const entry of entries) {
    for (const id of await reportsTouchedBy(db, entry, before.get(entry.sequence))) affected.set(id, entry);
  }
  return affected;
}

async function reportsTouchedBy(
  db: Kysely<Tables>,
  entry: JournalEntry,
  earlier: string | undefined,
): Promise<Iterable<number>> {
  const { recordType, recordId } = entry;
  if (recordType === 'report') return [recordId];
  if (recordType === 'agency' && differs(entry, earlier, 'agency', saidOfAgency)) {
    return reportIdsOfAgencies(db, [recordId]);
  }
  if (recordType === 'institution' && differs(entry, earlier, 'institution', saidOfInstitution)) {
    return reportIdsOfInstitutions(db, await sameInstitutions(db, recordId));
  }
  return [];
}

/** What documents say of an agency. */
function saidOfAgency({ names, activities }: Agency): unknown {
  return [names, activities.map(({ id, activity, type }) => [id, activity, type])];
}

/** What documents say of an institution: not its names, which would make every signature short-lived. */
function saidOfInstitution({ identifiers, mergedIntoId }: Institution): unknown {
  return [identifiers.filter(({ resource }) => resource === 'DID-CHAIN'), mergedIntoId];
}

/** A new record differs in nothing: no report names it yet, or the report has an entry of its own. */
function differs<Type extends RecordType>(
  entry: JournalEntry,
  earlier: string | undefined,
  type: Type,
  said: (content: ReturnType<typeof parseContent<Type>>) => unknown,
): boolean {
  if (earlier === undefined) return false;
  return JSON.stringify(said(parseContent(type, entry.content))) !== JSON.stringify(said(parseContent(type, earlier)));
}

/** The institution, what it leads to and what leads to it: reports may name any of them. */
async function sameInstitutions(db: Kysely<Tables>, id: number): Promise<Set<number>> {
  const survivors = await readSurvivors(db, [id]);
  const known = new Set([id, ...survivors.values()]);
  const doubles = await readDoubles(db, known);
  return new Set([...known, ...[...doubles.values()].flat()]);
}
