import { parseRegistryId, registryId } from '../domain/institution-names.ts';
import { LARGEST_ID } from '../domain/record.ts';
import {
  type AgencyReference,
  type InstitutionReference,
  toAgencyReference,
  toIdentifierReference,
} from '../import/references.ts';
import type { ActivityDraft, NamedInstitution } from './report-draft.ts';
import { shown, type ValueReader } from './value-reader.ts';

const MAX_ACRONYM = 100;
const MAX_IDENTIFIER = 255;

/** An agency by its acronym or its register number. */
export function readAgency(value: unknown, pointer: string, reader: ValueReader): AgencyReference | null | undefined {
  const written = reader.text(value, pointer, MAX_ACRONYM);
  return written === null || written === undefined ? written : toAgencyReference(written);
}

const ACTIVITY_KEYS = ['id', 'local_identifier', 'group'] as const;

/** A procedure by exactly one of its names; a bare value is its number or its local identifier. */
export function readActivity(value: unknown, pointer: string, reader: ValueReader): ActivityDraft | undefined {
  if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) {
    const written = reader.text(value, pointer, MAX_IDENTIFIER);
    return typeof written === 'string' ? bareActivity(written) : undefined;
  }
  const members = reader.members(value, pointer, [...ACTIVITY_KEYS, 'agency']);
  if (members === undefined) return undefined;
  const agency = readAgency(members['agency'], `${pointer}/agency`, reader) ?? undefined;
  const id = reader.id(members['id'], `${pointer}/id`, 'the number of an activity');
  const localIdentifier = reader.text(members['local_identifier'], `${pointer}/local_identifier`, MAX_IDENTIFIER);
  const group = reader.text(members['group'], `${pointer}/group`, MAX_IDENTIFIER);
  const isUnreadable = ACTIVITY_KEYS.some(
    (key) => members[key] !== undefined && { id, local_identifier: localIdentifier, group }[key] === undefined,
  );
  if (isUnreadable) return undefined;
  const named = [id, localIdentifier, group].filter((name) => name !== null && name !== undefined);
  if (named.length !== 1) {
    return reader.refuse(
      pointer,
      `An activity is named by exactly one of id, local_identifier and group, not by ${named.length} of them.`,
    );
  }
  if (typeof id === 'number') return { by: 'id', id, agency };
  if (typeof group === 'string') return { by: 'group', group, agency };
  return { by: 'local_identifier', localIdentifier: localIdentifier ?? '', agency };
}

function bareActivity(written: string): ActivityDraft {
  const id = Number(written);
  return /^\d{1,10}$/.test(written) && id > 0 && id <= LARGEST_ID
    ? { by: 'id', id, agency: undefined }
    : { by: 'local_identifier', localIdentifier: written, agency: undefined };
}

const INSTITUTION_KEYS = ['registry_id', 'stats_id', 'identifier', 'proposal'] as const;

/** An institution by exactly one of its names. */
export function readInstitution(value: unknown, pointer: string, reader: ValueReader): NamedInstitution | undefined {
  const members = reader.members(value, pointer, [...INSTITUTION_KEYS, 'resource', 'agency']);
  if (members === undefined) return undefined;
  const [registry, statsId, identifier, resource] = ['registry_id', 'stats_id', 'identifier', 'resource'].map((key) =>
    reader.text(members[key], `${pointer}/${key}`, MAX_IDENTIFIER),
  );
  const proposal = reader.id(members['proposal'], `${pointer}/proposal`, 'the number of a proposal');
  const agency = readAgency(members['agency'], `${pointer}/agency`, reader);
  const names = [registry, statsId, identifier, proposal];
  const named = names.filter((name) => name !== null && name !== undefined);
  const isUnreadable = INSTITUTION_KEYS.some((key, index) => members[key] !== undefined && names[index] === undefined);
  if (isUnreadable) return undefined;
  if (named.length !== 1) {
    return reader.refuse(
      pointer,
      'An institution is named by exactly one of registry_id, stats_id, identifier with resource, and proposal, ' +
        `not by ${named.length} of them.`,
    );
  }
  if (typeof registry === 'string') return readRegistryId(registry, `${pointer}/registry_id`, reader);
  if (typeof proposal === 'number') return { by: 'proposal', id: proposal };
  if (typeof statsId === 'string') return { by: 'stats_id', statsId };
  if (typeof resource !== 'string') {
    return reader.refuse(`${pointer}/resource`, 'An identifier needs its resource, such as "EU-VAT" or "ROR".');
  }
  return toIdentifierReference({ resource, identifier: identifier ?? '', agency: agencyText(agency) });
}

function readRegistryId(written: string, pointer: string, reader: ValueReader): InstitutionReference | undefined {
  const id = parseRegistryId(written);
  return id === undefined || id > LARGEST_ID
    ? reader.refuse(pointer, `This must be a registry identifier such as "${registryId(42)}", not ${shown(written)}.`)
    : { by: 'registry_id', id };
}

function agencyText(agency: AgencyReference | null | undefined): string | number | null {
  if (agency === null || agency === undefined) return null;
  return agency.by === 'acronym' ? agency.acronym : agency.registerNumber;
}
