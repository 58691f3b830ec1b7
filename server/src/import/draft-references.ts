import type { AgencyDraft } from './agency-draft.ts';
import type { InstitutionDraft } from './institution-draft.ts';
import type { AgencyReference, InstitutionReference } from './references.ts';
import type { ReportDraft } from './report-draft.ts';
import type { ActivityReference, ReportReference } from './resolver.ts';

/** Every record that drafts name, so that a batch of them is looked up with one query a kind. */
export interface References {
  readonly institutions: readonly InstitutionReference[];
  readonly agencies: readonly AgencyReference[];
  readonly activities: readonly ActivityReference[];
  readonly reports: readonly ReportReference[];
}

export function referencesOfInstitutions(drafts: readonly InstitutionDraft[]): References {
  const institutions = drafts.flatMap(({ keys, stated: { partOf = [], historicalRelations = [] } }) => [
    ...keys,
    ...partOf.map(({ parent }) => parent),
    ...historicalRelations.map(({ target }) => target),
  ]);
  const identifiers = drafts.flatMap(({ stated }) => stated.identifiers ?? []).map(({ reference }) => reference);
  return { institutions, agencies: agenciesOf([...institutions, ...identifiers]), activities: [], reports: [] };
}

export function referencesOfAgencies(drafts: readonly AgencyDraft[]): References {
  return { institutions: [], agencies: drafts.map(({ key }) => key), activities: [], reports: [] };
}

export function referencesOfReports(drafts: readonly ReportDraft[]): References {
  const all = drafts.map(({ references }) => references);
  const institutions = all.flatMap(({ institutions: about = [], platforms = [] }) => [...about, ...platforms]);
  const activities = all.flatMap((references) => references.activities ?? []);
  const reports = [
    ...drafts.map(({ key }) => key),
    // Else the key says the same.
    ...drafts.filter(({ key }) => key.by === 'report_id').flatMap((draft) => ownIdentifierOf(draft) ?? []),
    ...all.flatMap(({ supersedes }) => supersedes ?? []),
  ];
  const ofProgrammes = drafts
    .flatMap(({ programmes = [] }) => programmes.flatMap(({ identifiers }) => identifiers))
    .flatMap(({ agency }) => agency ?? []);
  const agencies = [
    ...all.flatMap(({ agency, contributingAgencies = [] }) =>
      agency ? [agency, ...contributingAgencies] : contributingAgencies,
    ),
    ...agenciesOf(institutions),
    ...agenciesOf(activities),
    ...agenciesOf(reports),
    ...ofProgrammes,
  ];
  return { institutions, agencies, activities, reports };
}

/** The local identifier of the report itself, where the row says whose it is. */
export function ownIdentifierOf({ stated: { localIdentifier }, references: { agency } }: ReportDraft) {
  return localIdentifier && agency ? ({ by: 'local_identifier', localIdentifier, agency } as const) : undefined;
}

/** The agencies without which a reference says nothing. */
function agenciesOf(references: readonly (InstitutionReference | ActivityReference | ReportReference)[]) {
  return references.flatMap((reference) => ('agency' in reference ? (reference.agency ?? []) : []));
}
