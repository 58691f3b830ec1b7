import type { Programme } from '../domain/programme.ts';
import type { Report, ReportFile } from '../domain/report.ts';

export type FileDraft = Omit<ReportFile, 'id'>;
export type ProgrammeDraft = Omit<Programme, 'id'>;

/** A report before its files and programmes are numbered: those ids count everything that came before. */
export type ReportDraft = Omit<Report, 'files' | 'programmes'> & {
  readonly files: readonly FileDraft[];
  readonly programmes: readonly ProgrammeDraft[];
};
