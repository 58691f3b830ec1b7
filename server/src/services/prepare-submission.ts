import type { Agency } from '../domain/agency.ts';
import { agencyAcronymPrimary } from '../domain/agency-names.ts';
import type { ErrorCode, Problem } from '../domain/errors.ts';
import type { Stored } from '../domain/record.ts';
import type { Flag, Report } from '../domain/report.ts';
import { authorityProblems } from '../domain/submission/authority.ts';
import type { FlagFacts, Raised } from '../domain/submission/flag-facts.ts';
import { findFlags } from '../domain/submission/flag-rules.ts';
import { identityProblems } from '../domain/submission/identity-rules.ts';
import { flagsAfter } from '../domain/submission/raise-flags.ts';
import { sizeProblems } from '../domain/submission/size-rules.ts';
import type { SubmittedReport } from '../domain/submission/submitted-report.ts';
import { supersedingProblems } from '../domain/submission/superseding-rules.ts';
import { validateReport } from '../domain/submission/validate-report.ts';
import { findRecord } from '../store/record-reader.ts';
import { findLookalikes } from '../store/report-likeness.ts';
import { findOlderThan } from '../store/superseded-reports.ts';
import { composeReport } from '../submission/compose-report.ts';
import { type ReadReport, readReport } from '../submission/read-report.ts';
import type { ReportDraft } from '../submission/report-draft.ts';
import { findReport, findRival, type Refusal } from './find-submitted-report.ts';
import { findInstitutionsNamed, type InstitutionWarning } from './submission-institutions.ts';
import type { Order, OrderContext } from './submission-order.ts';

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
  /** The version of the report there is; 0 for none. */
  readonly reportVersion: number;
  readonly localIdentifier: string | null;
}

export type PreparedReport = ReadyReport | RefusedReport | WaitingReport;

/** Reads, looks up and checks a submission; everything but the writing. The number of queries is fixed. */
export async function prepareSubmission(order: Order, context: OrderContext): Promise<PreparedReport> {
  const { db, catalogue, submitter, today } = context;
  const read = readReport(order.sent);
  if (!read.isReport) return refused({ code: 'invalid_record', message: summary(read.problems) }, read);
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
  const superseding = await lookUpSuperseded(content?.supersedesId ?? read.draft.supersedes, before);
  const { agency } = submitted;
  const all = [
    ...problems,
    ...institutions.problems,
    ...found.problems,
    ...authorityProblems(agency && { id: agency.id, acronym: agencyAcronymPrimary(agency) }, submitter, today),
    ...identityProblems({ reportId: before?.id, localIdentifier: read.draft.localIdentifier, holderId }),
    ...supersedingProblems({ ...superseding, newer: { id: before?.id ?? 0, agencyId: agency?.id } }),
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
    const rival = await findRival(order, content, context);
    if (rival) return { ...refused(rival, read), problems: [{ pointer: '/local_identifier', message: rival.message }] };
    return {
      kind: 'waiting',
      proposalIds: [...institutions.waitingFor],
      agencyId: agency.id,
      reportId: before?.id ?? null,
      reportVersion: before?.version ?? 0,
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

  async function lookUpSuperseded(supersedesId: number | null | undefined, stored: Stored<Report> | undefined) {
    const supersededSoFar = stored?.supersedesId;
    const isNew = !!supersedesId && supersedesId !== supersededSoFar;
    const [older, olderStill] = await Promise.all([
      isNew ? findRecord(db, 'report', supersedesId) : undefined,
      isNew && stored ? findOlderThan(db, supersedesId) : [],
    ]);
    return { supersedesId, supersededSoFar, older, olderStill };
  }

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
  { db, catalogue, now, isTrial }: OrderContext,
) {
  const facts: FlagFacts = {
    report: content,
    agency,
    institutions: submitted.institutions.found.map(({ record }) => record),
    platforms: submitted.platforms.found.map(({ record }) => record),
    countries: catalogue.countries,
    lookalikeIds: await findLookalikes(db, content, before?.id ?? 0),
  };
  const raised = findFlags(facts, isTrial ? 'to come' : 'made');
  const flags = flagsAfter(content.flags, raised, now);
  return {
    before,
    content: { ...content, flags },
    facts,
    raised,
    newFlags: flags.filter((flag) => !content.flags.includes(flag)),
  };
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
