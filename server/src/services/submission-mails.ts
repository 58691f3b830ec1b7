import type { Stored } from '../domain/record.ts';
import type { Flag, Report } from '../domain/report.ts';
import { stateOf } from '../domain/report-state.ts';
import type { Submission } from '../domain/submission/submission.ts';
import { fieldName } from '../submission/field-name.ts';
import type { AgencyNotice } from './agency-mail.ts';
import type { SubmissionOutcome } from './submission-outcome.ts';

export interface FlaggedReport {
  readonly reportId: number;
  readonly agencyId: number;
  readonly localIdentifier: string | null;
  readonly flags: readonly Pick<Flag, 'level' | 'message'>[];
}

/** The flags that were raised with the last change; those of before were told before. */
export function withNewFlags(report: Stored<Report>): readonly FlaggedReport[] {
  const flags = report.flags
    .filter(({ raisedAt, removal }) => raisedAt === report.updatedAt && removal === null)
    .map(({ level, message }) => ({ level, message }));
  const { id: reportId, agencyId, localIdentifier } = report;
  return flags.length === 0 ? [] : [{ reportId, agencyId, localIdentifier, flags }];
}

/** More would make a mail nobody reads; the list of submissions has them all. */
const MAX_TOLD = 50;

/** What an agency is told about reports that the registry has doubts about. */
export function flagNotice(flagged: readonly FlaggedReport[], opening = acceptedWithNotes(flagged)): AgencyNotice {
  const [first] = flagged;
  const isOne = flagged.length === 1;
  const left = flagged.length - MAX_TOLD;
  return {
    subject: isOne && first ? `A note on report ${first.reportId}` : `Notes on ${flagged.length} reports`,
    paragraphs: [
      opening,
      ...flagged.slice(0, MAX_TOLD).map(describe),
      ...(left > 0 ? [`And ${left} more, which the list of your submissions shows.`] : []),
      'A report with a high-level note is held: nobody sees it until the cause is gone or the operator has looked at it. ' +
        'You can correct a report at any time by sending it again.',
    ],
  };
}

function acceptedWithNotes({ length }: readonly FlaggedReport[]): string {
  return length === 1
    ? 'Your report was accepted with these notes:'
    : 'Your reports were accepted; some with these notes:';
}

/** What an agency is told about a submission that has waited for proposed institutions. */
export function releaseNotice(
  { id, localIdentifier, reportId }: Pick<Submission, 'id' | 'localIdentifier' | 'reportId'>,
  outcome: SubmissionOutcome,
): AgencyNotice {
  const named = localIdentifier === null ? '' : ` (your identifier: ${localIdentifier})`;
  const about = `The institutions that your submission ${id}${named} waited for are decided on.`;
  if (outcome.kind === 'accepted') {
    const { report } = outcome;
    const isHeld = stateOf(report) === 'held';
    return {
      subject: `Submission ${id} was carried out`,
      paragraphs: [about, `It is report ${report.id} now${isHeld ? ', which is held because of its flags' : ''}.`],
    };
  }
  return {
    subject: `Submission ${id} was refused`,
    paragraphs: [
      about,
      ['It was not accepted:', ...objectionsIn(outcome).map((objection) => `- ${objection}`)].join('\n'),
      ...(outcome.kind === 'refused' && outcome.code === 'gone' ? [] : whatToDo(reportId)),
    ],
  };
}

function whatToDo(reportId: number | null): readonly string[] {
  return [
    reportId === null ? SEND_ANEW : correctOnSite(reportId),
    'If a program of yours sends your reports, let it send the corrected one.',
  ];
}

const SEND_ANEW =
  'On the web site of the registry: sign in, choose "New report", enter the report with this put right, and send it. ' +
  'If the report is in the registry already, open it under "My reports" instead and choose "Correct this report".';

function correctOnSite(reportId: number): string {
  return (
    `On the web site of the registry: sign in, open report ${reportId} under "My reports", choose "Correct this report", ` +
    'put this right, and send the correction.'
  );
}

function objectionsIn(outcome: SubmissionOutcome): readonly string[] {
  if (outcome.kind !== 'refused') return [];
  if (outcome.problems.length === 0) return [outcome.message];
  return outcome.problems.map(({ pointer = '', message }) =>
    pointer === '' ? message : `${fieldName(pointer)}: ${message}`,
  );
}

function describe({ reportId, localIdentifier, flags }: FlaggedReport): string {
  const named = localIdentifier === null ? '' : ` (your identifier: ${localIdentifier})`;
  return [`Report ${reportId}${named}`, ...flags.map(({ level, message }) => `- ${level}: ${message}`)].join('\n');
}
