import { refTo } from './fields.ts';
import { ProblemBody } from './problem.ts';

const DESCRIPTIONS = {
  400: 'The request is not of the described form.',
  401: 'There is no token, or it is not valid.',
  403: 'The account is suspended, or may not do this.',
  404: 'There is no such record, or it is not yours.',
  409: 'The request contradicts what is recorded, or somebody else was faster.',
  410: 'The report was withdrawn.',
  413: 'What was sent is too large.',
  422: 'What was sent is not accepted; each fault is named.',
  429: 'Too many requests.',
} as const;

type DescribedStatus = keyof typeof DESCRIPTIONS;

/** The failures of a route that writes, for its description. */
export function writeProblems(...statuses: readonly DescribedStatus[]) {
  const all = [...new Set<DescribedStatus>([...statuses, 401, 403, 429])];
  return Object.fromEntries(
    all.map((status) => [
      status,
      {
        description: DESCRIPTIONS[status],
        content: { 'application/problem+json': { schema: refTo(ProblemBody) } },
      },
    ]),
  );
}
