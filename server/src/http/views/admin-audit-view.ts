import type { Static } from 'typebox';
import type { AuditedChange } from '../../services/administer-audit.ts';
import type { AuditedChangeBody } from '../schemas/admin-audit.ts';
import { toWireNames } from './wire-names.ts';

export function toAuditedChange(change: AuditedChange): Static<typeof AuditedChangeBody> {
  const { sequence, at, actor, reason, recordType, recordId, version, differences } = change;
  return {
    sequence,
    at,
    actor,
    reason,
    record_type: recordType,
    record_id: recordId,
    version,
    changes: toFieldChanges(differences),
  };
}

export function toFieldChanges(differences: AuditedChange['differences']) {
  return differences.map(({ path, before, after }) => ({
    field: path,
    ...(before !== undefined && { before: toWireNames(before) }),
    ...(after !== undefined && { after: toWireNames(after) }),
  }));
}
