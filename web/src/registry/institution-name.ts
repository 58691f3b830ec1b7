import type { Institution } from '@touchstone/sdk';

/** The current English name, else the official one. */
export function primaryName({ names, registry_id }: Institution): string {
  const current = names.find(({ name_valid_to: end }) => end === null) ?? names[0];
  return current?.name_english || current?.name_official || registry_id;
}
