import { RegistryError } from '../domain/errors.ts';
import { toAgencyRow, toCountryRow, toInstitutionRow } from '../import/record-rows.ts';
import type { Database } from '../store/database.ts';
import { findRecord, findRecords } from '../store/record-reader.ts';
import type { EditedRecords } from './edit-record.ts';

/** A record as a row to change and send back, and the version that the change is meant for. */
export interface EditableRecord {
  readonly id: number;
  readonly version: number;
  readonly row: object;
}

export function createEditableReader({ database }: { readonly database: Database }) {
  const db = database.primary;
  return { read };

  function read(records: EditedRecords, id: number): Promise<EditableRecord> {
    switch (records) {
      case 'institutions':
        return readInstitution(id);
      case 'agencies':
        return readAgency(id);
      case 'countries':
        return readCountry(id);
    }
  }

  async function readInstitution(id: number): Promise<EditableRecord> {
    const record = found(await findRecord(db, 'institution', id), `institution ${id}`);
    const agencyIds = record.identifiers.flatMap(({ agencyId }) => agencyId ?? []);
    const agencies = await findRecords(db, 'agency', agencyIds);
    const registerNumbers = new Map([...agencies].map(([agencyId, { registerNumber }]) => [agencyId, registerNumber]));
    return { id, version: record.version, row: toInstitutionRow(record, registerNumbers) };
  }

  async function readAgency(id: number): Promise<EditableRecord> {
    const record = found(await findRecord(db, 'agency', id), `agency ${id}`);
    return { id, version: record.version, row: toAgencyRow(record) };
  }

  async function readCountry(id: number): Promise<EditableRecord> {
    const record = found(await findRecord(db, 'country', id), `country ${id}`);
    return { id, version: record.version, row: toCountryRow(record) };
  }
}

function found<Found>(record: Found | undefined, name: string): Found {
  if (record === undefined) throw new RegistryError('not_found', `There is no ${name}.`);
  return record;
}
