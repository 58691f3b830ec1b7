import type { Agency } from '../domain/agency.ts';
import { agencyAcronymPrimary } from '../domain/agency-names.ts';
import type { Day, Instant } from '../domain/day.ts';
import type { ErrorCode, Problem } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { Flag, Report } from '../domain/report.ts';
import { stateOf } from '../domain/report-state.ts';
import { authorityProblems, maySubmitFor, type Submitter } from '../domain/submission/authority.ts';
import type { FlagFacts, Raised } from '../domain/submission/flag-facts.ts';
import { findFlags } from '../domain/submission/flag-rules.ts';
import { identityProblems } from '../domain/submission/identity-rules.ts';
import { flagsAfter } from '../domain/submission/raise-flags.ts';
import { sizeProblems } from '../domain/submission/size-rules.ts';
import type { SubmittedReport } from '../domain/submission/submitted-report.ts';
import { supersedingProblems } from '../domain/submission/superseding-rules.ts';
import { validateReport } from '../domain/submission/validate-report.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { Database } from '../store/database.ts';
import { findRecord } from '../store/record-reader.ts';
import { findLookalikes } from '../store/report-likeness.ts';
import { findReportOfAgency } from '../store/submission-source.ts';
import { composeReport } from '../submission/compose-report.ts';
import { createPartyFinder } from '../submission/find-parties.ts';
import { type ReadReport, readReport } from '../submission/read-report.ts';
import type { ReportDraft } from '../submission/report-draft.ts';
import { findInstitutionsNamed, type InstitutionWarning } from './submission-institutions.ts';

/** What shall become of what was sent. */
export interface Order {
  readonly operation: 'create' | 'replace' | 'patch' | 'upsert';
  readonly sent: unknown;
  /** The report that the address of the request names. */
  readonly reportId?: number | undefined;
  /** The version the submitter has seen, when another one shall be a conflict. */
  readonly version?: number | undefined;
}

export interface OrderContext {
  readonly db: Database['primary'];
  readonly catalogue: Catalogue;
  readonly accountId: number;
  readonly submitter: Submitter;
  readonly today: Day;
  readonly now: Instant;
}

/** A report that keeps every rule and only has to be stored. */
export interface ReadyReport {
  readonly kind: 'ready';
  readonly draft: ReportDraft;
  readonly before: Stored<Report> | undefined;
  readonly content: Report;
  readonly facts: FlagFacts;
  /** Every agency the report names, itself or through an activity. */
  readonly parties: readonly Stored<Agency>[];
  readonly raised: readonly Raised[];
  /** Flags that were not there before. */
  readonly newFlags: readonly Flag[];
  readonly warnings: readonly InstitutionWarning[];
}

export interface RefusedReport {
  readonly kind: 'refused';
  readonly code: ErrorCode;
  readonly message: string;
  readonly problems: readonly Problem[];
  readonly agencyId: number | null;
  readonly reportId: number | null;
  readonly localIdentifier: string | null;
}

/** A report that names an institution which is only proposed. As far as it is known it keeps every rule. */
export interface WaitingReport {
  readonly kind: 'waiting';
  readonly proposalIds: readonly number[];
  readonly agencyId: number;
  readonly reportId: number | null;
  readonly localIdentifier: string | null;
}

export type PreparedReport = ReadyReport | RefusedReport | WaitingReport;

/** Reads, looks up and checks a submission; everything but the writing. The number of queries is fixed. */
export async function prepareSubmission(order: Order, context: OrderContext): Promise<PreparedReport> {
  const { db, catalogue, submitter, today } = context;
  const read = readReport(order.sent);
  // A new report is about nothing that is stored, so the two need not wait for each other.
  const [found, ofNew] = await Promise.all([
    findReport(order, read.draft, context),
    order.operation === 'create' ? lookUp(undefined) : undefined,
  ]);
  if ('refusal' in found) return refused(found.refusal, read);
  const { before, holderId } = found;
  const institutions = ofNew ?? (await lookUp(before));
  const { submitted, problems, content } = composeReport(read, {
    before,
    isPatch: order.operation === 'patch',
    institution: institutions.byReference,
    institutionById: institutions.byId,
    ...catalogue,
  });
  const supersedesId = content?.supersedesId ?? read.draft.supersedes;
  const older = supersedesId ? await findRecord(db, 'report', supersedesId) : undefined;
  const { agency } = submitted;
  const all = [
    ...problems,
    ...institutions.problems,
    ...found.problems,
    ...authorityProblems(agency && { id: agency.id, acronym: agencyAcronymPrimary(agency) }, submitter, today),
    ...identityProblems({ reportId: before?.id, localIdentifier: read.draft.localIdentifier, holderId }),
    ...supersedingProblems({ supersedesId, older, newer: { id: before?.id ?? 0, agencyId: agency?.id } }),
    ...validateReport(submitted, { today, countries: catalogue.countries }),
    ...sizeProblems(content ?? {}),
  ];
  const { conflict } = found;
  if (conflict !== undefined || all.length > 0 || content === undefined || agency === undefined) {
    return {
      ...refused(conflict ?? { code: 'invalid_record', message: summary(all) }, read),
      problems: all,
      agencyId: agency?.id ?? null,
      reportId: before?.id ?? null,
    };
  }
  if (institutions.waitingFor.size > 0) {
    return {
      kind: 'waiting',
      proposalIds: [...institutions.waitingFor],
      agencyId: agency.id,
      reportId: before?.id ?? null,
      localIdentifier: content.localIdentifier,
    };
  }
  return {
    kind: 'ready',
    draft: read.draft,
    ...(await withFlags(content, { before, submitted, agency }, context)),
    parties: [agency, ...submitted.contributingAgencies.found.map(({ record }) => record)],
    warnings: institutions.warnings,
  };

  function lookUp(stored: Stored<Report> | undefined) {
    const references = [...(read.draft.institutions ?? []), ...(read.draft.platforms ?? [])];
    return findInstitutionsNamed(db, {
      references: references.filter((reference) => reference !== undefined),
      ids: stored ? [...stored.institutionIds, ...stored.platformIds] : [],
      agencies: catalogue.agencies,
      agency: read.draft.agency,
      proposer: { accountId: context.accountId, role: submitter.role },
    });
  }
}

async function withFlags(
  content: Report,
  {
    before,
    submitted,
    agency,
  }: {
    readonly before: Stored<Report> | undefined;
    readonly submitted: SubmittedReport;
    readonly agency: NonNullable<SubmittedReport['agency']>;
  },
  { db, catalogue, now }: OrderContext,
) {
  const facts: FlagFacts = {
    report: content,
    agency,
    institutions: submitted.institutions.found.map(({ record }) => record),
    platforms: submitted.platforms.found.map(({ record }) => record),
    countries: catalogue.countries,
    lookalikeIds: await findLookalikes(db, content, before?.id ?? 0),
  };
  const raised = findFlags(facts);
  const flags = flagsAfter(content.flags, raised, now);
  return {
    before,
    content: { ...content, flags },
    facts,
    raised,
    newFlags: flags.filter((flag) => !content.flags.includes(flag)),
  };
}

interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
}

type FoundReport =
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
async function findReport(order: Order, draft: ReportDraft, context: OrderContext): Promise<FoundReport> {
  const { db } = context;
  const { operation } = order;
  const holderId = await findHolder(draft, context);
  const problems: Problem[] = [];
  if (operation === 'create') {
    if (draft.reportId)
      problems.push({ pointer: '/report_id', message: 'A new report gets its number here; send PUT to replace one.' });
    const conflict = holderId === undefined ? undefined : usedIdentifier(draft, holderId);
    if (conflict) problems.push({ pointer: '/local_identifier', message: conflict.message });
    return { before: undefined, holderId: undefined, problems, ...(conflict && { conflict }) };
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
  const isOvertaken = order.version !== undefined && order.version !== before.version;
  return { before, holderId: holder, problems, ...(isOvertaken && { conflict: overtaken(before) }) };
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

function usedIdentifier({ localIdentifier }: ReportDraft, holderId: number): Refusal {
  return {
    code: 'conflict',
    message: `The agency has already used the local identifier "${localIdentifier}" for report ${holderId}. Send PUT to replace that report.`,
  };
}

function overtaken({ id, version }: Stored<Report>): Refusal {
  return { code: 'conflict', message: `Report ${id} has changed since you read it: it now has version ${version}.` };
}

function refused({ code, message }: Refusal, { draft, problems }: ReadReport): RefusedReport {
  return {
    kind: 'refused',
    code,
    message,
    problems,
    agencyId: null,
    reportId: null,
    localIdentifier: draft.localIdentifier ?? null,
  };
}

function summary(problems: readonly Problem[]): string {
  const count = problems.length === 1 ? 'one thing is wrong with it' : `${problems.length} things are wrong with it`;
  return `The report was not accepted: ${count}.`;
}
