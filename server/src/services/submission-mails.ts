import type { Stored } from '../domain/record.ts';
import type { Flag, Report } from '../domain/report.ts';
import type { AgencyNotice } from './agency-mail.ts';

export interface FlaggedReport {
  readonly report: Stored<Report>;
  readonly flags: readonly Flag[];
}

/** More would make a mail nobody reads; the list of submissions has them all. */
const MAX_TOLD = 50;

/** What an agency is told about reports that the registry has doubts about. */
export function flagNotice(flagged: readonly FlaggedReport[]): AgencyNotice {
  const [first] = flagged;
  const isOne = flagged.length === 1;
  const left = flagged.length - MAX_TOLD;
  return {
    subject: isOne && first ? `A note on report ${first.report.id}` : `Notes on ${flagged.length} reports`,
    paragraphs: [
      isOne ? 'Your report was accepted with these notes:' : 'Your reports were accepted; some with these notes:',
      ...flagged.slice(0, MAX_TOLD).map(describe),
      ...(left > 0 ? [`And ${left} more, which the list of your submissions shows.`] : []),
      'A report with a high-level note is held: nobody sees it until the cause is gone or the operator has looked at it. ' +
        'You can correct a report at any time by sending it again.',
    ],
  };
}

function describe({ report, flags }: FlaggedReport): string {
  const named = report.localIdentifier === null ? '' : ` (your identifier: ${report.localIdentifier})`;
  return [`Report ${report.id}${named}`, ...flags.map(({ level, message }) => `- ${level}: ${message}`)].join('\n');
}
