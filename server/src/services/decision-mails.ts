import type { Flag, Report } from '../domain/report.ts';
import type { ReportState } from '../domain/vocabularies.ts';
import type { AgencyNotice } from './agency-mail.ts';

const DECISIONS = {
  'flag removed': 'The operator has removed this flag of the report:',
  'flag confirmed': 'The operator has looked at this flag of the report and lets it stand:',
  'deletion confirmed': 'The deletion you asked for was granted: the report is withdrawn.',
  'deletion refused': 'The deletion you asked for was not granted: the report stays.',
  withdrawn: 'The operator has withdrawn the report.',
  restored: 'The operator has taken the withdrawal of the report back.',
} as const;

export type NoticeKind = keyof typeof DECISIONS;

const STATES: Readonly<Record<ReportState, string>> = {
  published: 'Everybody can see it.',
  superseded: 'Everybody can see it, and which report replaced it.',
  held: 'It is held: nobody sees it until the remaining flags are settled.',
  withdrawn: 'Nobody sees it any more.',
};

interface Decided {
  readonly id: number;
  readonly report: Pick<Report, 'localIdentifier'>;
  readonly reason: string;
  readonly from: ReportState;
  readonly to: ReportState;
  /** The one that was decided on. */
  readonly flag?: Pick<Flag, 'message'> | undefined;
}

/** What an agency is told about a decision on one of its reports. */
export function decisionNotice(kind: NoticeKind, { id, report, reason, from, to, flag }: Decided): AgencyNotice {
  const named = report.localIdentifier === null ? '' : ` (your identifier: ${report.localIdentifier})`;
  return {
    subject: `Report ${id}: ${kind}`,
    paragraphs: [
      `About report ${id}${named}.`,
      flag === undefined ? DECISIONS[kind] : `${DECISIONS[kind]}\n- ${flag.message}`,
      `The reason given: ${reason}`,
      from === to ? `Its state is unchanged. ${STATES[to]}` : `It was ${from} and is now ${to}. ${STATES[to]}`,
    ],
  };
}
