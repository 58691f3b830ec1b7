import type { Static } from 'typebox';
import type { Flag } from '../../domain/report.ts';
import { effectiveFlag, stateOf } from '../../domain/report-state.ts';
import type { ReportDesk } from '../../services/administer-reports.ts';
import type { AdminFlag, AdminReport, QueuedFlagBody } from '../schemas/admin-report.ts';
import { toSubmittedFiles } from './submitted-file-view.ts';
import { toWireNames } from './wire-names.ts';

type Queued = Awaited<ReturnType<ReportDesk['flags']>>['items'][number];
type Found = Awaited<ReturnType<ReportDesk['find']>>;

function toAdminFlag(flag: Flag): Static<typeof AdminFlag> {
  const { code, level, message, facts = '', raisedAt, confirmation = null, removal } = flag;
  return { code, level, message, facts, raised_at: raisedAt, confirmation, removal };
}

export function toQueuedFlag({ report, flag }: Queued): Static<typeof QueuedFlagBody> {
  const { removal: _, ...members } = toAdminFlag(flag);
  return {
    report_id: report.id,
    report_version: report.version,
    agency_id: report.agencyId,
    local_identifier: report.localIdentifier,
    state: stateOf(report),
    ...members,
  };
}

export function toAdminReport({ report, fetchStates }: Found): Static<typeof AdminReport> {
  const { id, version, createdAt, updatedAt, ...content } = report;
  return {
    id,
    version,
    created_at: createdAt,
    updated_at: updatedAt,
    state: stateOf(report),
    flag: effectiveFlag(report),
    flags: report.flags.map(toAdminFlag),
    files: toSubmittedFiles(report, fetchStates),
    withdrawal: report.withdrawal,
    record: toWireNames(content) as Record<string, unknown>,
  };
}
