import { refTo } from './fields.ts';
import { ProblemBody } from './problem.ts';
import { SubmissionRefused } from './submission.ts';

const DESCRIPTIONS = {
  400: 'The request cannot be read, or a parameter is not accepted.',
  401: 'There is no token, or it is not valid.',
  403: 'The account is suspended, or may not do this.',
  404: 'Your agencies have no such report.',
  409: 'The local identifier is used already, or the report has changed since it was read.',
  410: 'The report was withdrawn.',
  413: 'The request is too large.',
  415: 'The media type is not supported.',
  422: 'The report is not accepted; everything that is wrong is told.',
  429: 'Too many requests.',
  503: 'Too much is changing around the report at this moment; nothing was stored.',
} as const;

type DescribedStatus = keyof typeof DESCRIPTIONS;

/** Refusals of a report itself carry what was sent; the others are plain problem documents. */
const OF_REPORT: readonly DescribedStatus[] = [404, 409, 410, 422, 503];

/** The failures of a route that takes reports in. */
export function submissionProblems(...statuses: readonly DescribedStatus[]) {
  const all = [...new Set<DescribedStatus>([...statuses, 401, 403, 429, 503])];
  return Object.fromEntries(
    all.map((status) => [
      status,
      {
        description: DESCRIPTIONS[status],
        content: {
          'application/problem+json': {
            schema: OF_REPORT.includes(status) ? refTo(SubmissionRefused) : refTo(ProblemBody),
          },
        },
      },
    ]),
  );
}
