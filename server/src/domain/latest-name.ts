import type { Day } from './day.ts';

interface Ending {
  readonly validTo: Day | null;
}

// Sorts after every day.
const NO_END = '~';

/** The first name without an end, else the first of those that ended last. */
export function latestName<Name extends Ending>(names: readonly Name[]): Name | undefined {
  return names.reduce<Name | undefined>(
    (latest, name) => (latest && endOf(latest) >= endOf(name) ? latest : name),
    undefined,
  );
}

function endOf({ validTo }: Ending): string {
  return validTo ?? NO_END;
}
