import { problemsInActivityGroup } from '../domain/activity-group.ts';
import type { ActivityGroup } from '../domain/agency.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { Database } from '../store/database.ts';
import { findRecord } from '../store/record-reader.ts';
import { writeRegistry } from '../store/record-writer.ts';
import { type Decision, requireReason } from './account-administration.ts';

export interface ActivityGroupDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settle: () => Promise<void>;
}

/** Procedures that several agencies carry out under one name. Their members say themselves to which they belong. */
export function createActivityGroups({ database, clock, settle }: ActivityGroupDependencies) {
  return { add, change };

  async function add(group: ActivityGroup, decision: Decision): Promise<Stored<ActivityGroup>> {
    requireGood(group, decision);
    const at = clock.now();
    const id = await writeRegistry(database, { ...decision, at }, async (writer) => {
      const reserved = await writer.reserveIds('activity_group', 1);
      await writer.put('activity_group', [{ id: reserved, version: 0, content: group }]);
      return reserved;
    });
    await settle();
    return { ...group, id, version: 1, createdAt: at, updatedAt: at };
  }

  async function change(
    id: number,
    changes: Partial<ActivityGroup>,
    { version, ...decision }: Decision & { readonly version?: number | undefined },
  ): Promise<Stored<ActivityGroup>> {
    const at = clock.now();
    const group = await writeRegistry(database, { ...decision, at }, async (writer) => {
      const present = await findRecord(writer.transaction, 'activity_group', id);
      if (present === undefined) throw new RegistryError('not_found', `There is no group ${id}.`);
      if (version !== undefined && version !== present.version) {
        throw new RegistryError('conflict', `Group ${id} has changed since you read it; read it again.`);
      }
      const { activity, type, reportsLink } = { ...present, ...changes };
      const content = { activity, type, reportsLink };
      requireGood(content, decision);
      await writer.put('activity_group', [{ id, version: present.version, content }]);
      return { ...present, ...content, version: present.version + 1, updatedAt: at };
    });
    await settle();
    return group;
  }
}

function requireGood(group: ActivityGroup, { reason }: Decision): void {
  requireReason(reason);
  const problems = problemsInActivityGroup(group);
  if (problems.length > 0) throw new RegistryError('invalid_record', 'The group was not stored.', { problems });
}
