import { type AgencyReference, agencyKey, type InstitutionReference, institutionKey } from './references.ts';
import type { FieldProblem } from './row.ts';

/** A procedure of an agency, as a report names it. */
export type ActivityReference =
  | { readonly by: 'id'; readonly id: number }
  | { readonly by: 'local_identifier'; readonly localIdentifier: string; readonly agency: AgencyReference }
  | { readonly by: 'activity'; readonly activity: string; readonly agency: AgencyReference };

export type ReportReference =
  | { readonly by: 'report_id'; readonly id: number }
  | { readonly by: 'local_identifier'; readonly localIdentifier: string; readonly agency: AgencyReference };

/** What the registry knows under a reference: no id, one, or several when it is ambiguous. */
export interface Resolver {
  institutionIds(reference: InstitutionReference): readonly number[];
  agencyIds(reference: AgencyReference): readonly number[];
  activityIds(reference: ActivityReference): readonly number[];
  reportIds(reference: ReportReference): readonly number[];
}

export function activityKey(reference: ActivityReference): string {
  switch (reference.by) {
    case 'id':
      return `id ${reference.id}`;
    case 'local_identifier':
      return `local_identifier "${reference.localIdentifier}" of agency ${agencyKey(reference.agency)}`;
    case 'activity':
      return `name "${reference.activity}" of agency ${agencyKey(reference.agency)}`;
  }
}

export function reportKey(reference: ReportReference): string {
  return reference.by === 'report_id'
    ? `id ${reference.id}`
    : `local_identifier "${reference.localIdentifier}" of agency ${agencyKey(reference.agency)}`;
}

/** Resolves the references of one row and gathers what could not be resolved. */
export function createRowResolver(resolver: Resolver) {
  const problems: FieldProblem[] = [];

  function one(ids: readonly number[], pointer: string, what: string): number {
    const [id] = ids;
    if (id !== undefined && ids.length === 1) return id;
    const message =
      ids.length === 0 ? `names no ${what}` : `names ${ids.length} records (${ids.join(', ')}) as ${what}`;
    problems.push({ pointer, message });
    // Never stored: a row with a problem is refused.
    return 0;
  }

  return {
    problems: problems as readonly FieldProblem[],
    institution: (reference: InstitutionReference, pointer: string) =>
      one(resolver.institutionIds(reference), pointer, `institution known as ${institutionKey(reference)}`),
    agency: (reference: AgencyReference, pointer: string) =>
      one(resolver.agencyIds(reference), pointer, `agency known as ${agencyKey(reference)}`),
    activity: (reference: ActivityReference, pointer: string) =>
      one(resolver.activityIds(reference), pointer, `activity known as ${activityKey(reference)}`),
    report: (reference: ReportReference, pointer: string) =>
      one(resolver.reportIds(reference), pointer, `report known as ${reportKey(reference)}`),
    /** For rules that need other records than a reference names. */
    add: (problem: FieldProblem) => void problems.push(problem),
  };
}

export type RowResolver = ReturnType<typeof createRowResolver>;
