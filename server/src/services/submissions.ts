import { createKeptAnswers } from './kept-answers.ts';
import { createOwnReports } from './own-reports.ts';
import { createDeletionRequests } from './request-deletion.ts';
import { createSentSubmissions } from './sent-submissions.ts';
import { createSubmitCsv } from './submit-csv.ts';
import { createSubmitReport, type SubmitDependencies } from './submit-report.ts';
import { createWaitingSubmissions } from './waiting-submissions.ts';

export type Submissions = ReturnType<typeof createSubmissions>;

/** Everything agencies do with their reports, put together. */
export function createSubmissions(dependencies: SubmitDependencies) {
  const keptAnswers = createKeptAnswers(dependencies);
  const reports = createSubmitReport({ ...dependencies, keptAnswers });
  return {
    ...reports,
    submitCsv: createSubmitCsv({ ...dependencies, ...reports, keptAnswers }),
    requestDeletion: createDeletionRequests(dependencies),
    waiting: createWaitingSubmissions({ ...dependencies, ...reports }),
    sent: createSentSubmissions(dependencies),
    own: createOwnReports(dependencies),
  };
}
