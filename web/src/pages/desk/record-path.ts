import type { AuditedChange } from '@touchstone/sdk';

const PATHS: Readonly<Record<AuditedChange['record_type'], string>> = {
  report: '/desk/reports',
  institution: '/desk/institutions',
  agency: '/desk/agencies',
  activity_group: '/desk/agencies/groups',
  country: '/desk/countries',
};

/** Where the operator looks after a record. */
export function recordPath(type: AuditedChange['record_type'], id: number): string {
  return `${PATHS[type]}/${id}`;
}
