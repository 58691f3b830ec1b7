import { activityGroupNames } from '../parameters/catalogue-names.ts';
import type { NameTable } from '../parameters/name-table.ts';
import type { RegistryReader } from '../registry-reader.ts';

interface ActivityGroupQuery {
  readonly activity_group: readonly string[];
  readonly activity_group_id: readonly number[];
}

/** The names of groups, read only for those few requests that name one. */
export async function readActivityGroupNames(
  registry: Pick<RegistryReader, 'activityGroups'>,
  { activity_group: names, activity_group_id: ids }: ActivityGroupQuery,
): Promise<NameTable> {
  const isAsked = names.length + ids.length > 0;
  return activityGroupNames(isAsked ? await registry.activityGroups() : []);
}
