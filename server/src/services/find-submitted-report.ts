import type { ErrorCode, Problem } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { stateOf } from '../domain/report-state.ts';
import { maySubmitFor } from '../domain/submission/authority.ts';
import { findRecord } from '../store/record-reader.ts';
import { findReportOfAgency, findWaiting, wasChangedWhileWaiting } from '../store/submission-source.ts';
import { createPartyFinder } from '../submission/find-parties.ts';
import type { ReportDraft } from '../submission/report-draft.ts';
import type { Order, OrderContext } from './submission-order.ts';

/** Why nothing comes of a submission as a whole. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
}

export type FoundReport =
  | { readonly refusal: Refusal }
  | {
      readonly before: Stored<Report> | undefined;
      /** Who has the local identifier. */
      readonly holderId: number | undefined;
      readonly problems: readonly Problem[];
      /** Told together with everything else that is wrong. */
      readonly conflict?: Refusal;
    };

/** Which report the order is about. */
export async function findReport(order: Order, draft: ReportDraft, context: OrderContext): Promise<FoundReport> {
  const { db } = context;
  const { operation } = order;
  const holderId = await findHolder(draft, context);
  const problems: Problem[] = [];
  if (operation === 'create') {
    if (draft.reportId)
      problems.push({ pointer: '/report_id', message: 'A new report gets its number here; send PUT to replace one.' });
    if (holderId === undefined) return { before: undefined, holderId: undefined, problems };
    const message = usedIdentifier(draft, holderId);
    problems.push({ pointer: '/local_identifier', message });
    const conflict: Refusal = { code: 'conflict', message: `${message} Send PUT to replace that report.` };
    return { before: undefined, holderId: undefined, problems, conflict };
  }
  if (order.reportId !== undefined && draft.reportId && draft.reportId !== order.reportId) {
    problems.push({
      pointer: '/report_id',
      message: `The address names report ${order.reportId}, this one ${draft.reportId}.`,
    });
  }
  const id = order.reportId ?? draft.reportId ?? (operation === 'patch' ? undefined : holderId);
  if (id === undefined || id === null) return absent(order, draft, problems);
  const before = await findRecord(db, 'report', id);
  if (before === undefined || !maySubmitFor(before.agencyId, context.submitter, context.today)) {
    return notYours(order, id);
  }
  if (stateOf(before) === 'withdrawn') {
    return { refusal: { code: 'gone', message: `Report ${id} was withdrawn; only the operator can bring it back.` } };
  }
  const holder = holderId ?? (await findHolderOf(before, draft, context));
  const conflict = await findConflict(order, before, context);
  if (conflict) problems.push({ pointer: '', message: conflict.message });
  return { before, holderId: holder, problems, ...(conflict && { conflict }) };
}

/** What was changed since the order was made, and would be lost. */
async function findConflict(
  { version, waitingId, versionWhenSent }: Order,
  before: Stored<Report>,
  { db }: OrderContext,
): Promise<Refusal | undefined> {
  if (version !== undefined && version !== before.version) return overtaken(before);
  if (waitingId === undefined || versionWhenSent === undefined || versionWhenSent >= before.version) return undefined;
  const wasChanged = await wasChangedWhileWaiting(db, before.id, { submissionId: waitingId, since: versionWhenSent });
  return wasChanged ? overtakenWhileWaiting(before) : undefined;
}

/** A new report whose identifier waits already would be refused when it has waited in its turn. */
export async function findRival(
  { operation }: Order,
  report: Report,
  { db }: OrderContext,
): Promise<Refusal | undefined> {
  const { agencyId, localIdentifier } = report;
  if (operation !== 'create' || localIdentifier === null) return undefined;
  const id = await findWaiting(db, agencyId, localIdentifier);
  if (id === undefined) return undefined;
  const message = `Submission ${id} has the local identifier "${localIdentifier}" and waits for proposed institutions.`;
  return { code: 'conflict', message };
}

/** Told only to those who may submit for the agency. */
async function findHolder({ agency, localIdentifier }: ReportDraft, context: OrderContext) {
  const { db, catalogue, submitter, today } = context;
  if (!agency || !localIdentifier) return undefined;
  const known = createPartyFinder(catalogue, []).agency(agency, '/agency');
  const isOwn = known !== undefined && maySubmitFor(known.id, submitter, today);
  return isOwn ? findReportOfAgency(db, known.id, localIdentifier) : undefined;
}

/** In a patch the agency need not be repeated. */
async function findHolderOf(before: Stored<Report>, { agency, localIdentifier }: ReportDraft, { db }: OrderContext) {
  return agency || !localIdentifier ? undefined : findReportOfAgency(db, before.agencyId, localIdentifier);
}

function absent({ operation }: Order, draft: ReportDraft, problems: readonly Problem[]): FoundReport {
  if (operation === 'upsert') return { before: undefined, holderId: undefined, problems };
  const isNamed = draft.agency && draft.localIdentifier;
  if (isNamed) {
    return {
      refusal: {
        code: 'not_found',
        message: `Your agencies have no report with the local identifier "${draft.localIdentifier}".`,
      },
    };
  }
  const message = 'Say which report is meant: by report_id, or by agency and local_identifier.';
  return { before: undefined, holderId: undefined, problems: [...problems, { pointer: '/report_id', message }] };
}

/** What belongs to somebody else is not told apart from what does not exist. */
function notYours({ operation }: Order, id: number): FoundReport {
  const message = `Your agencies have no report ${id}.`;
  if (operation !== 'upsert') return { refusal: { code: 'not_found', message } };
  return { before: undefined, holderId: undefined, problems: [{ pointer: '/report_id', message }] };
}

function usedIdentifier({ localIdentifier }: ReportDraft, holderId: number): string {
  return `The agency has already used the local identifier "${localIdentifier}" for report ${holderId}.`;
}

function overtaken({ id, version }: Stored<Report>): Refusal {
  return { code: 'conflict', message: `Report ${id} has changed since you read it: it now has version ${version}.` };
}

function overtakenWhileWaiting({ id, version }: Stored<Report>): Refusal {
  const message = `Report ${id} was changed while this waited: it now has version ${version}. Look at it, and send this again if it still holds.`;
  return { code: 'conflict', message };
}
