import { registryId } from '../../domain/institution-names.ts';
import type {
  Accepted,
  Refused,
  SubmissionAnswer,
  SubmissionOutcome,
  Waiting,
} from '../../services/submission-outcome.ts';
import { PROBLEM_KINDS, toProblemDocument } from '../problem.ts';
import { toFieldErrors, toFlagMembers, toProblemEntries, toSubmittedReport } from './submission-view.ts';

export interface AnswerContext {
  readonly version: 'v1' | 'v2';
  readonly baseUrl: string;
  readonly requestId: string;
}

/** What became of a submission, on the wire. The older version answers every success with 200 and every refusal with 400. */
export function toSubmissionAnswer(outcome: SubmissionOutcome, context: AnswerContext): SubmissionAnswer {
  if (outcome.kind === 'refused') return toRefusal(outcome, context);
  if (outcome.kind === 'waiting') return toWaiting(outcome, context);
  const isCreated = outcome.isNew && outcome.submissionId !== null;
  return { status: isCreated && context.version === 'v2' ? 201 : 200, body: toAcceptance(outcome) };
}

function toAcceptance(accepted: Accepted) {
  const { report, submissionId, warnings } = accepted;
  const flags = toFlagMembers(report);
  return {
    submission_status: 'success',
    submission_id: submissionId,
    submitted_report: toSubmittedReport(accepted),
    sanity_check_status: flags.report_flag === 'none' ? 'success' : 'warnings',
    ...flags,
    institution_warnings: warnings.map(({ institutionId, message }) => ({
      registry_id: registryId(institutionId),
      message,
    })),
  };
}

/** Nothing is stored yet; a dry run has nothing to wait for. */
function toWaiting({ submissionId, proposalIds }: Waiting, { version }: AnswerContext): SubmissionAnswer {
  return {
    status: version === 'v2' && submissionId !== null ? 202 : 200,
    body: {
      submission_status: 'waiting',
      submission_id: submissionId,
      waiting_for: proposalIds,
      detail:
        'The report names institutions that are only proposed. It is checked again and stored when the operator has ' +
        'decided on them; you get a mail.',
    },
  };
}

function toRefusal(refused: Refused, { version, baseUrl, requestId }: AnswerContext): SubmissionAnswer {
  const { code, message, problems, originalData } = refused;
  const { errors: _, ...document } = toProblemDocument(
    { code, message, problems, retryAfter: undefined },
    { baseUrl, requestId },
  );
  const status = version === 'v1' && PROBLEM_KINDS[code].status === 422 ? 400 : PROBLEM_KINDS[code].status;
  return {
    status,
    body: {
      submission_status: 'errors',
      original_data: originalData ?? null,
      errors: problems.length > 0 ? toFieldErrors(problems) : { non_field_errors: [message] },
      problems: toProblemEntries(problems),
      ...document,
      status,
    },
  };
}
