import type { Problem } from '../errors.ts';

/** What is known under the two names a submission can give a report. */
export interface IdentityFacts {
  readonly reportId: number | undefined;
  readonly localIdentifier: string | null | undefined;
  /** The standing report of the agency that has the local identifier. */
  readonly holderId: number | undefined;
}

/** A report id and a local identifier must not lead to two reports. */
export function identityProblems({ reportId, localIdentifier, holderId }: IdentityFacts): readonly Problem[] {
  if (reportId === undefined || holderId === undefined || holderId === reportId) return [];
  return [
    {
      pointer: '/local_identifier',
      message:
        `The local identifier "${localIdentifier}" belongs to report ${holderId}, but report_id names ${reportId}. ` +
        'Correct one of them, or leave one of them out.',
    },
  ];
}
