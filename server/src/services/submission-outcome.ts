import type { Agency } from '../domain/agency.ts';
import type { Country } from '../domain/country.ts';
import type { ErrorCode, Problem } from '../domain/errors.ts';
import type { Institution } from '../domain/institution.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { withoutContents } from '../submission/sent-data.ts';
import type { ReadyReport, RefusedReport, WaitingReport } from './prepare-submission.ts';
import type { InstitutionWarning } from './submission-institutions.ts';

/** A report as it is stored now, or would be after a dry run. */
export interface Accepted {
  readonly kind: 'accepted';
  /** `null` after a dry run. */
  readonly submissionId: number | null;
  readonly isNew: boolean;
  /** A new report has the id 0 and the version 0 in a dry run. */
  readonly report: Stored<Report>;
  readonly agencies: readonly Stored<Agency>[];
  readonly institutions: ReadonlyMap<number, Stored<Institution>>;
  readonly countries: readonly Stored<Country>[];
  readonly warnings: readonly InstitutionWarning[];
}

export interface Refused {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems: readonly Problem[];
  /** What was sent, without the contents of files. */
  readonly originalData: unknown;
}

/** A report that is stored once the proposals it names are decided. */
export interface Waiting {
  readonly kind: 'waiting';
  /** `null` after a dry run. */
  readonly submissionId: number | null;
  readonly proposalIds: readonly number[];
}

export type SubmissionOutcome = Accepted | Refused | Waiting;

/** An outcome on the wire. */
export interface SubmissionAnswer {
  readonly status: number;
  readonly body: object;
}

/** How an outcome is put on the wire. Answers that are kept are kept in this form, so that they stay the same. */
export type ToAnswer = (outcome: SubmissionOutcome) => SubmissionAnswer;

export function toAccepted(
  { before, facts, parties, warnings }: ReadyReport,
  { submissionId, report }: Pick<Accepted, 'submissionId' | 'report'>,
): Accepted {
  return {
    kind: 'accepted',
    submissionId,
    isNew: before === undefined,
    report,
    agencies: parties,
    institutions: new Map(
      [...facts.institutions, ...facts.platforms].map((institution) => [institution.id, institution]),
    ),
    countries: facts.countries,
    warnings,
  };
}

export function toWaiting({ proposalIds }: WaitingReport, submissionId: number | null): Waiting {
  return { kind: 'waiting', submissionId, proposalIds };
}

export function toRefused({ code, message, problems }: RefusedReport, sent: unknown): Refused {
  return { kind: 'refused', code, message, problems, originalData: withoutContents(sent) };
}
