import type { CollectionSchema } from '../../collections.ts';
import type { SearchDocument } from '../../search-document.ts';

/**
 * The year a document becomes valid and the year its validity ends are kept as two facets of their own: how many are
 * valid in a year is then how many began by its end less how many ended before it, however long validities are.
 */
export const VALIDITY_START_YEAR = 'validity start year';
export const VALIDITY_END_YEAR = 'validity end year';

interface Years {
  readonly start: readonly string[];
  readonly end: readonly string[];
}

const NEVER: Years = { start: [], end: [] };

export function validityYears({ validity }: CollectionSchema, { days }: SearchDocument): Years {
  const from = validity && days[validity.from];
  const to = validity && days[validity.to];
  if (!from || !to || to < from) return NEVER;
  return { start: [from.slice(0, 4)], end: [to.slice(0, 4)] };
}

/** Documents valid in each year, from the numbers that begin and end in each. */
export function countsByYear(
  starts: ReadonlyMap<string, number>,
  ends: ReadonlyMap<string, number>,
): Map<string, number> {
  const first = Math.min(...[...starts.keys()].map(Number));
  const last = Math.max(...[...ends.keys()].map(Number));
  const counts = new Map<string, number>();
  let valid = 0;
  for (let year = first; year <= last; year++) {
    const text = String(year).padStart(4, '0');
    valid += starts.get(text) ?? 0;
    if (valid > 0) counts.set(text, valid);
    valid -= ends.get(text) ?? 0;
  }
  return counts;
}
