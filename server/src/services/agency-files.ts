import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import { reportFileName } from '../domain/report-file-name.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { storePdf } from '../files/pdf-content.ts';
import { type AgencyFile, findAgencyFile, insertAgencyFile } from '../store/agency-file-store.ts';
import type { Database } from '../store/database.ts';
import { findRecord } from '../store/record-reader.ts';

interface AgencyFilesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly files: Pick<FileStorage, 'putStream'>;
  readonly baseUrl: string;
}

export interface NewAgencyFile {
  readonly agencyId: number;
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly actor: string;
}

export type AgencyFiles = ReturnType<typeof createAgencyFiles>;

/** Documents of decisions on agencies: kept here, and public once the record of the agency names their address. */
export function createAgencyFiles({ database, clock, files, baseUrl }: AgencyFilesDependencies) {
  return { add, findPublic };

  async function add({ agencyId, name, content, actor }: NewAgencyFile) {
    if ((await findRecord(database.primary, 'agency', agencyId)) === undefined) throw noAgency(agencyId);
    const stored = await storePdf(files, content);
    const file = { agencyId, fileName: reportFileName(name), ...stored, at: clock.now(), actor };
    const id = await database.transaction((transaction) => insertAgencyFile(transaction, file));
    return { ...file, id, url: `${baseUrl}${pathOf({ ...file, id })}` };
  }

  /** `undefined` for what no decision names: it may not be public yet. */
  async function findPublic(wanted: Pick<AgencyFile, 'id' | 'agencyId' | 'fileName'>): Promise<AgencyFile | undefined> {
    const file = await findAgencyFile(database.reader, wanted.id);
    if (file?.agencyId !== wanted.agencyId || file.fileName !== wanted.fileName) return undefined;
    const agency = await findRecord(database.reader, 'agency', file.agencyId);
    // Whatever address the registry had when the decision was entered.
    const isIt = (address: string | null) => address?.endsWith(pathOf(file)) ?? false;
    return agency?.decisions.some((decision) => isIt(decision.file) || isIt(decision.fileExtra)) ? file : undefined;
  }
}

function pathOf({ id, agencyId, fileName }: Pick<AgencyFile, 'id' | 'agencyId' | 'fileName'>): string {
  return `/agencies/${agencyId}/files/${id}/${encodeURIComponent(fileName)}`;
}

function noAgency(id: number): RegistryError {
  return new RegistryError('not_found', `There is no agency ${id}.`);
}
