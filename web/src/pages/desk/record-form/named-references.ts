import type { Client, RecordOutcome } from '@touchstone/sdk';
import type { FieldChange } from '../differences.tsx';

/** What the numbers in a record stand for, by the member that has them. */
export type References = Readonly<Record<string, (id: number) => string | undefined>>;

/** Records name each other by numbers that nobody knows by heart. */
export async function readReferences(registry: Client): Promise<References> {
  const [countries, agencies] = await Promise.all([
    registry.listCountries(),
    registry.listAgencies({ registered: 'all' }),
  ]);
  const countryNames = new Map(countries.map(({ id, name_english: name }) => [id, name]));
  const acronyms = new Map(agencies.results.map(({ id, acronym_primary: acronym }) => [id, acronym]));
  return {
    country_id: (id) => countryNames.get(id),
    agency_id: (id) => acronyms.get(id),
    // Of institutions there are too many to know their names; their identifiers lead to them everywhere.
    merged_into_id: registryId,
    parent_id: registryId,
    target_id: registryId,
  };
}

function registryId(id: number): string {
  return `REGINST${String(id).padStart(4, '0')}`;
}

export function changesOf({ differences }: RecordOutcome): readonly FieldChange[] {
  return differences.map(({ path: field, ...sides }) => ({ field, ...sides }));
}

/** The same changes with names where there were numbers of countries and agencies. */
export function nameReferences(changes: readonly FieldChange[], references: References): readonly FieldChange[] {
  return changes.map(({ field, ...sides }) => {
    const member = field.slice(field.lastIndexOf('.') + 1);
    const named = Object.entries(sides).map(([side, value]) => [side, inWords(member, value, references)]);
    return { field, ...Object.fromEntries(named) };
  });
}

function inWords(member: string, value: unknown, references: References): unknown {
  if (typeof value === 'number') return references[member]?.(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => inWords(member, entry, references));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inWords(name, inner, references)]));
}
