import type { Static } from 'typebox';
import { registryId } from '../../domain/institution-names.ts';
import type { MergeOutcome } from '../../services/merge-institutions.ts';
import type { MergeOutcomeBody } from '../schemas/admin-merge.ts';
import { toFieldChanges } from './admin-audit-view.ts';

export function toMergeOutcome(outcome: MergeOutcome, isDryRun: boolean): Static<typeof MergeOutcomeBody> {
  const { sourceId, targetId, warnings, laterReportIds, changes } = outcome;
  return {
    institution: registryId(sourceId),
    survivor: registryId(targetId),
    dry_run: isDryRun,
    warnings: [...warnings],
    later_reports: [...laterReportIds],
    changes: changes.map(({ recordType, recordId, differences }) => ({
      record_type: recordType,
      record_id: recordId,
      changes: toFieldChanges(differences),
    })),
  };
}
