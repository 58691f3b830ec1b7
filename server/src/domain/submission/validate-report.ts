import type { Problem } from '../errors.ts';
import { activityProblems, activityTypeProblems } from './activity-rules.ts';
import { absurdDateProblems, contributorProblems, dateOrderProblems, registrationProblems } from './date-rules.ts';
import { disjointProblems, obligatoryProblems, otherProviderProblems } from './institution-rules.ts';
import { degreeProblems, programmeIdentifierProblems } from './programme-rules.ts';
import type { RuleContext, SubmittedReport } from './submitted-report.ts';

/** Every rule that a report must keep by itself, whichever way it came in. All that is wrong is told at once. */
export function validateReport(report: SubmittedReport, context: RuleContext): readonly Problem[] {
  return [
    ...activityProblems(report),
    ...activityTypeProblems(report),
    ...dateOrderProblems(report),
    ...registrationProblems(report),
    ...disjointProblems(report),
    ...otherProviderProblems(report),
    ...degreeProblems(report),
    ...programmeIdentifierProblems(report),
    ...obligatoryProblems(report, context),
    ...contributorProblems(report),
    ...absurdDateProblems(report, context.today),
  ];
}
