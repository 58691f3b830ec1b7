import { createOwnReports } from './own-reports.ts';
import { createDeletionRequests } from './request-deletion.ts';
import { createSentSubmissions } from './sent-submissions.ts';
import { createSubmitCsv } from './submit-csv.ts';
import { createSubmitReport, type SubmitDependencies } from './submit-report.ts';
import { createWaitingSubmissions } from './waiting-submissions.ts';

export type Submissions = ReturnType<typeof createSubmissions>;

/** Everything agencies do with their reports, put together. */
export function createSubmissions(dependencies: SubmitDependencies) {
  const reports = createSubmitReport(dependencies);
  return {
    ...reports,
    submitCsv: createSubmitCsv({ ...dependencies, ...reports }),
    requestDeletion: createDeletionRequests(dependencies),
    waiting: createWaitingSubmissions({ ...dependencies, ...reports }),
    sent: createSentSubmissions(dependencies),
    own: createOwnReports(dependencies),
  };
}
