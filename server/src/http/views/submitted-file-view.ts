import type { Report, ReportFile } from '../../domain/report.ts';
import { effectiveFlag } from '../../domain/report-state.ts';
import { findLanguage } from '../../reference/languages.ts';
import type { ReportFileChange } from '../../services/manage-report-files.ts';

type FetchStates = ReportFileChange['fetchStates'];

/** A file as its submitter sees it. */
function toSubmittedFile(file: ReportFile, states: FetchStates) {
  const state = states.get(file.id);
  return {
    id: file.id,
    display_name: file.displayName,
    file_name: file.fileName,
    languages: file.languages.map((code) => findLanguage(code)?.name ?? code),
    original_location: file.originalLocation,
    state: file.state,
    size: file.size,
    sha256: file.sha256,
    tries: state?.tries ?? 0,
    next_try: state?.nextAt ?? null,
    message: state?.message ?? '',
  };
}

export function toReportFileAnswer({ reportId, version, report, fileId, fetchStates }: ReportFileChange) {
  return {
    report_id: reportId,
    report_version: version,
    report_flag: effectiveFlag(report),
    files: toSubmittedFiles(report, fetchStates),
    file_id: fileId,
  };
}

export function toSubmittedFiles({ files }: Pick<Report, 'files'>, states: FetchStates) {
  return files.map((file) => toSubmittedFile(file, states));
}
