import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { PageRequest } from '../domain/page.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import {
  chosenFlag,
  type FlagChoice,
  type Ruling,
  withDeletionConfirmed,
  withDeletionRefused,
  withFlagConfirmed,
  withFlagRemoved,
  withRestoration,
  withWithdrawal,
} from '../domain/report-decisions.ts';
import { stateOf } from '../domain/report-state.ts';
import { maySubmitFor } from '../domain/submission/authority.ts';
import type { Database } from '../store/database.ts';
import { readFetchStates } from '../store/file-fetch-store.ts';
import { findRecord, findRecords } from '../store/record-reader.ts';
import { type FlagFilter, pageOfFlags } from '../store/report-flags.ts';
import { requireReason } from './account-administration.ts';
import type { AgencyMail } from './agency-mail.ts';
import { changeReport, type ReportDecision } from './change-report.ts';
import { decisionNotice, type NoticeKind } from './decision-mails.ts';
import { createRecheck } from './recheck-report.ts';
import { type Asking, agencyIdsSeenBy, readSubmitter } from './submitters.ts';

export interface ReportDeskDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly agencyMail: Pick<AgencyMail, 'tell'>;
  /** Resolves when everything stored so far shows in this process. */
  readonly settle: () => Promise<void>;
}

export type ReportDesk = ReturnType<typeof createReportDesk>;

/** What the operator decides about reports. Every decision is one change with its reason, told to the agency. */
export function createReportDesk({ database, clock, agencyMail, settle }: ReportDeskDependencies) {
  return {
    flags,
    find,
    removeFlag: (id: number, choice: FlagChoice, decision: ReportDecision) =>
      decide(id, decision, { kind: 'flag removed', choice }, (report, ruling) =>
        withFlagRemoved(report, choice, ruling),
      ),
    confirmFlag: (id: number, choice: FlagChoice, decision: ReportDecision) =>
      decide(id, decision, { kind: 'flag confirmed', choice }, (report, ruling) =>
        withFlagConfirmed(report, choice, ruling),
      ),
    confirmDeletion: (id: number, decision: ReportDecision) =>
      decide(id, decision, { kind: 'deletion confirmed' }, withDeletionConfirmed),
    refuseDeletion: (id: number, decision: ReportDecision) =>
      decide(id, decision, { kind: 'deletion refused' }, withDeletionRefused),
    withdraw: (id: number, decision: ReportDecision) => decide(id, decision, { kind: 'withdrawn' }, withWithdrawal),
    restore: (id: number, decision: ReportDecision) => decide(id, decision, { kind: 'restored' }, withRestoration),
    recheck: createRecheck({ database, clock, agencyMail, settle }),
  };

  async function flags(viewer: Asking, filter: Omit<FlagFilter, 'agencyIds'>, page: PageRequest) {
    const agencyIds = await agencyIdsSeenBy(database.primary, viewer, clock.today());
    const { count, items } = await pageOfFlags(database.primary, { ...filter, agencyIds }, page);
    const reports = await findRecords(database.primary, 'report', [...new Set(items.map(({ reportId }) => reportId))]);
    return {
      count,
      items: items.flatMap(({ reportId, position }) => {
        const report = reports.get(reportId);
        const flag = report?.flags[position];
        return report === undefined || flag === undefined ? [] : [{ report, flag }];
      }),
    };
  }

  /** A report in any state; for agencies only their own. */
  async function find(viewer: Asking, id: number) {
    const report = await findRecord(database.primary, 'report', id);
    if (
      report === undefined ||
      !maySubmitFor(report.agencyId, await readSubmitter(database.primary, viewer), clock.today())
    ) {
      throw new RegistryError('not_found', `There is no report ${id}.`);
    }
    const fileIds = report.files.map((file) => file.id);
    return { report, fetchStates: await readFetchStates(database.primary, fileIds) };
  }

  async function decide(
    id: number,
    { actor, reason, version }: ReportDecision,
    { kind, choice }: { readonly kind: NoticeKind; readonly choice?: FlagChoice },
    rule: (report: Report, ruling: Ruling) => Report,
  ): Promise<Stored<Report>> {
    requireReason(reason);
    const at = clock.now();
    const request = { database, change: { actor, reason, at }, reportId: id, version };
    let before: Report | undefined;
    const after = await changeReport(request, async (report) => {
      before = report;
      return rule(report, { at, reason });
    });
    if (after === undefined || before === undefined) throw new RegistryError('not_found', `There is no report ${id}.`);
    const change = { from: stateOf(before), to: stateOf(after), flag: choice && chosenFlag(before, choice) };
    agencyMail.tell(after.agencyId, decisionNotice(kind, { id, report: after, reason, ...change }));
    await settle();
    return after;
  }
}
