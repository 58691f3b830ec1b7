import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../../domain/errors.ts';
import type { SubmissionOutcome } from '../../services/submission-outcome.ts';
import type { Submissions } from '../../services/submissions.ts';
import type { SubmissionResult } from '../../services/submit-report.ts';
import { versionIn } from '../if-match.ts';
import type { ApiVersion } from '../openapi.ts';
import { PROBLEM_MEDIA_TYPE } from '../problem.ts';
import { toSubmissionAnswer } from '../views/submission-answer.ts';
import { principalOf } from './account-options.ts';

export interface SubmissionRoutesOptions {
  readonly submissions: Submissions;
  readonly version: ApiVersion;
  readonly baseUrl: string;
}

export const SUBMISSION_TAGS = ['submission'];
export const JSON_MEDIA_TYPE = 'application/json; charset=utf-8';

/** Seconds; what keeps a report from being stored is over by then. */
const RETRY_AFTER = 2;

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The key under which a repeated request has one effect. */
export function keyIn(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const key = String(header).trim();
  if (KEY.test(key)) return key;
  throw new RegistryError('invalid_parameter', 'The header Idempotency-Key takes 1 to 200 characters without spaces.', {
    problems: [{ parameter: 'Idempotency-Key', message: 'takes 1 to 200 characters without spaces' }],
  });
}

/** Who sends something, under which conditions, and how they are answered. */
export function senderOf(
  request: FastifyRequest,
  { version, baseUrl }: Pick<SubmissionRoutesOptions, 'version' | 'baseUrl'>,
) {
  const { accountId, role } = principalOf(request);
  return {
    accountId,
    role,
    version: versionIn(request.headers['if-match']),
    key: keyIn(request),
    toAnswer: (outcome: SubmissionOutcome) => toSubmissionAnswer(outcome, { version, baseUrl, requestId: request.id }),
  };
}

/** Sends what became of one report. */
export function sendResult(reply: FastifyReply, { status, body, isRepeated }: SubmissionResult) {
  if (isRepeated) reply.header('idempotency-replayed', 'true');
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  const version = storedVersionIn(body);
  if (version !== undefined) reply.header('etag', `"${version}"`);
  // Whoever brings a serializer along says the type too; nothing else does.
  reply.code(status).type(status >= 400 ? PROBLEM_MEDIA_TYPE : JSON_MEDIA_TYPE);
  // A status has one schema here, and what waits or was refused looks otherwise.
  if (status >= 400 || 'waiting_for' in body) reply.serializer(JSON.stringify);
  return reply.send(body);
}

/** Read from the answer itself: an earlier one that is sent again is all that is known of its report then. */
function storedVersionIn(body: object): number | undefined {
  const { submitted_report: report } = body as {
    readonly submitted_report?: { readonly id: number | null; readonly version: number };
  };
  return report === undefined || report.id === null ? undefined : report.version;
}
