import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Agency } from '../domain/agency.ts';
import type { Day } from '../domain/day.ts';
import type { Stored } from '../domain/record.ts';
import type { CollectionName } from '../search/collections.ts';
import { createVocabulary } from '../search/documents/vocabulary.ts';
import type { SearchDocument } from '../search/search-document.ts';
import type { DocumentBatch } from '../search/search-engine.ts';
import { type Catalogue, createCatalogueReader } from '../store/catalogue.ts';
import { findRecords, readRecordsAfter, walkRecords } from '../store/record-reader.ts';
import { readHighestId, readInstitutionIdsAfter, readProgrammesAfter } from '../store/search-source.ts';
import type { Tables } from '../store/tables.ts';
import { type GatheredReports, gatherReports } from './gather-reports.ts';
import { createDocumentReader, type DocumentReader } from './read-documents.ts';

/** All that the index should hold, made from the store. */
export interface DocumentSource {
  /** For one piece of work, on one day. */
  reader(today: Day): Promise<DocumentReader>;
  agencies(): Promise<readonly Stored<Agency>[]>;
  /** Every document, collection after collection. Other work gets its turn after each batch. */
  all(today: Day, onProgress?: (documents: number) => void): AsyncGenerator<DocumentBatch>;
  /** The documents of the next records in order of id; `last` is `undefined` past the end. */
  next(collection: CollectionName, after: number, reader: DocumentReader): Promise<DocumentStretch>;
  highestId(collection: CollectionName): Promise<number>;
}

export interface DocumentStretch {
  readonly documents: readonly SearchDocument[];
  /** The id up to which, counted from `after`, these are all. */
  readonly last: number | undefined;
}

/** Small enough that no batch holds up requests. An institution brings all its reports along. */
export const INSTITUTIONS_AT_ONCE = 50;
export const REPORTS_AT_ONCE = 100;

const TABLES = { institutions: 'institution', reports: 'report', programmes: 'programme' } as const;

export function createDocumentSource(db: Kysely<Tables>): DocumentSource {
  const catalogue = createCatalogueReader(db);
  let known: { readonly catalogue: Catalogue; readonly vocabulary: ReturnType<typeof createVocabulary> } | undefined;
  return { reader, all, next, agencies: async () => (await catalogue()).agencies, highestId };

  async function reader(today: Day): Promise<DocumentReader> {
    const current = await catalogue();
    if (known?.catalogue !== current) known = { catalogue: current, vocabulary: createVocabulary(current) };
    return createDocumentReader({ db, vocabulary: known.vocabulary, today });
  }

  async function* all(today: Day, onProgress?: (documents: number) => void): AsyncGenerator<DocumentBatch> {
    const documentReader = await reader(today);
    let count = 0;
    const gathered = gatherReports();
    for await (const records of walkRecords(db, 'report', REPORTS_AT_ONCE)) {
      const { reports, programmes } = await documentReader.reports(records, gathered);
      yield report({ collection: 'reports', documents: reports });
      yield report({ collection: 'programmes', documents: programmes });
      // SQLite answers without leaving the microtask queue.
      await nextTurn();
    }
    for (let after = 0; ; ) {
      const { documents, last } = await nextInstitutions(after, documentReader, gathered);
      if (last === undefined) break;
      yield report({ collection: 'institutions', documents });
      after = last;
    }

    function report(batch: DocumentBatch): DocumentBatch {
      count += batch.documents.length;
      onProgress?.(count);
      return batch;
    }
  }

  async function next(
    collection: CollectionName,
    after: number,
    documentReader: DocumentReader,
  ): Promise<DocumentStretch> {
    if (collection === 'institutions') return nextInstitutions(after, documentReader);
    return collection === 'reports' ? nextReports(after, documentReader) : nextProgrammes(after, documentReader);
  }

  async function nextInstitutions(
    after: number,
    documentReader: DocumentReader,
    gathered?: GatheredReports,
  ): Promise<DocumentStretch> {
    const ids = await readInstitutionIdsAfter(db, { after, limit: INSTITUTIONS_AT_ONCE });
    await nextTurn();
    return { documents: await documentReader.institutions(ids, gathered), last: ids.at(-1) };
  }

  async function nextReports(after: number, documentReader: DocumentReader): Promise<DocumentStretch> {
    const records = await readRecordsAfter(db, 'report', { after, limit: REPORTS_AT_ONCE });
    await nextTurn();
    return { documents: (await documentReader.reports(records)).reports, last: records.at(-1)?.id };
  }

  async function nextProgrammes(after: number, documentReader: DocumentReader): Promise<DocumentStretch> {
    const rows = await readProgrammesAfter(db, { after, limit: REPORTS_AT_ONCE });
    const ids = new Set(rows.map(({ id }) => id));
    const reports = await findRecords(
      db,
      'report',
      rows.map(({ reportId }) => reportId),
    );
    await nextTurn();
    const { programmes } = await documentReader.reports([...reports.values()]);
    const documents = programmes.filter(({ id }) => ids.has(id)).sort((one, other) => one.id - other.id);
    return { documents, last: rows.at(-1)?.id };
  }

  function highestId(collection: CollectionName): Promise<number> {
    return readHighestId(db, TABLES[collection]);
  }
}
