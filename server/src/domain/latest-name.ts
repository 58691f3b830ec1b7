import type { Day } from './day.ts';

/** The first name without an end, else the first of those that ended last. */
export function latestName<Name extends { readonly validTo: Day | null }>(names: readonly Name[]): Name | undefined {
  const open = names.find(({ validTo }) => validTo === null);
  if (open) return open;
  const lastEnd = names
    .map(({ validTo }) => validTo)
    .toSorted()
    .at(-1);
  return names.find(({ validTo }) => validTo === lastEnd);
}
