import type { Activity, Agency } from './agency.ts';
import { agencyAcronymPrimary, agencyNamePrimary } from './agency-names.ts';
import { onceFor } from './once-for.ts';

type LabelledAgency = Pick<Agency, 'names' | 'registerNumber' | 'activities'> & { readonly id: number };

/** What an agency is called in filters and facets before namesakes are told apart: its acronym, else its name. */
export function plainAgencyLabel(agency: Pick<Agency, 'names'>): string {
  return agencyAcronymPrimary(agency) || agencyNamePrimary(agency);
}

/** What each agency is called in filters and facets. Namesakes carry their register number, so no two are the same. */
export const agencyFacetLabels = onceFor(
  (agencies: readonly LabelledAgency[]): ReadonlyMap<number, string> =>
    distinct(
      agencies.map((agency) => ({ id: agency.id, label: plainAgencyLabel(agency), mark: agency.registerNumber })),
    ),
);

/** `ACRONYM -> activity`; activities that would read the same carry their number. */
export const activityFacetLabels = onceFor((agencies: readonly LabelledAgency[]): ReadonlyMap<number, string> => {
  const labels = agencyFacetLabels(agencies);
  return distinct(
    agencies.flatMap((agency) =>
      agency.activities.map(({ id, activity }: Activity) => ({
        id,
        label: `${labels.get(agency.id)} -> ${activity}`,
        mark: id,
      })),
    ),
  );
});

interface Labelled {
  readonly id: number;
  readonly label: string;
  /** What tells it from others with the same label. */
  readonly mark: number;
}

/** Filters ignore case, so labels that differ only in case count as the same. */
function distinct(records: readonly Labelled[]): ReadonlyMap<number, string> {
  const uses = new Map<string, number>();
  for (const { label } of records) uses.set(label.toLowerCase(), (uses.get(label.toLowerCase()) ?? 0) + 1);
  return new Map(
    records.map(({ id, label, mark }) => [id, uses.get(label.toLowerCase()) === 1 ? label : `${label} (${mark})`]),
  );
}
