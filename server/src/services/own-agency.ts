import type { Role } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import { foreignMembers, OWN_MEMBERS, speaksFor } from '../domain/own-agency.ts';
import { readAccountAgencies } from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import type { createRecordEditing, RecordEdit } from './edit-record.ts';
import type { createEditableReader, EditableRecord } from './read-edited.ts';

export interface OwnAgencyDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly editable: ReturnType<typeof createEditableReader>;
  readonly editing: ReturnType<typeof createRecordEditing>;
}

interface Speaker {
  readonly accountId: number;
  readonly role: Role;
}

/** What agencies change in their own record without asking. */
export function createOwnAgency({ database, clock, editable, editing }: OwnAgencyDependencies) {
  return { read, change };

  async function read(speaker: Speaker, agencyId: number): Promise<EditableRecord> {
    await requireOwn(speaker, agencyId);
    const { row, ...record } = await editable.read('agencies', agencyId);
    const members = OWN_MEMBERS.map((name) => [name, Reflect.get(row, name) as unknown]);
    return { ...record, row: Object.fromEntries(members) };
  }

  async function change(
    speaker: Speaker,
    agencyId: number,
    edit: Pick<RecordEdit, 'row' | 'version' | 'reason' | 'isDryRun'>,
  ) {
    await requireOwn(speaker, agencyId);
    const problems = foreignMembers(edit.row);
    if (problems.length > 0) throw new RegistryError('invalid_record', 'The record was not stored.', { problems });
    const { row } = await editable.read('agencies', agencyId);
    return editing.edit({
      ...edit,
      records: 'agencies',
      row: { ...edit.row, registry_id: Reflect.get(row, 'registry_id') as unknown },
      isNew: false,
      actor: `account:${speaker.accountId}`,
    });
  }

  async function requireOwn({ accountId, role }: Speaker, agencyId: number): Promise<void> {
    const agencies = await readAccountAgencies(database.primary, accountId);
    if (speaksFor(agencyId, { role, agencies }, clock.today())) return;
    throw new RegistryError('not_found', `There is no agency ${agencyId} for which you speak.`);
  }
}
