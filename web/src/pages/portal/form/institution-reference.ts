import type { InstitutionReference } from '@touchstone/sdk';

const REGISTRY_ID = /^REGINST\d+$/i;
/** A country and four digits, as the statistics of higher education number institutions. */
const STATS_ID = /^[A-Z]{2}\d{4}$/i;
/** One that is only proposed, by the number of the proposal. */
const PROPOSAL = /^(?:proposal|vorschlag|proposition)\W*(\d{1,9})$/i;

/**
 * The institution that was typed: by its registry id, its number in statistics, another identifier after the name of its
 * kind, such as `ROR: https://ror.org/01abc`, or as `proposal 7`. Anything else is handed on, so that the registry says what is wrong.
 */
export function toInstitutionReference(typed: string, resources: readonly string[]): InstitutionReference {
  if (REGISTRY_ID.test(typed)) return { registry_id: typed.toUpperCase() };
  if (STATS_ID.test(typed)) return { stats_id: typed.toUpperCase() };
  const proposal = PROPOSAL.exec(typed)?.[1];
  if (proposal !== undefined) return { proposal: Number(proposal) };
  const colon = typed.indexOf(':');
  const kind = typed.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const resource = resources.find((known) => known.toLowerCase() === kind);
  return resource === undefined ? { registry_id: typed } : { resource, identifier: typed.slice(colon + 1).trim() };
}

/** Whether it can only be a name. */
export function isName(typed: string, resources: readonly string[]): boolean {
  const reference = toInstitutionReference(typed, resources);
  return reference.registry_id === typed && !REGISTRY_ID.test(typed);
}
