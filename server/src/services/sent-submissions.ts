import { agencyAcronymPrimary } from '../domain/agency-names.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import type { Page, PageRequest } from '../domain/page.ts';
import { agencyIdsOf, maySubmitFor } from '../domain/submission/authority.ts';
import type { Submission, SubmissionResult } from '../domain/submission/submission.ts';
import { createCatalogueReader } from '../store/catalogue.ts';
import type { Database } from '../store/database.ts';
import { findRecord } from '../store/record-reader.ts';
import { findReportOfAgency } from '../store/submission-source.ts';
import { findSubmission, listSubmissions, readUsernames } from '../store/submission-store.ts';
import { readAwaitedProposals } from '../store/waiting-order-store.ts';
import { type Asking, agencyNamed, findAgencyNamed, readSubmitter } from './submitters.ts';

export interface SubmissionQuery {
  readonly agency: string | undefined;
  readonly reportId: number | undefined;
  /** Any of these; none for all. */
  readonly results: readonly SubmissionResult[];
}

/** A submission with who sent it and for whom. */
export interface NamedSubmission {
  readonly submission: Submission;
  readonly username: string;
  readonly agency: string | null;
  /** The proposals it waits for. */
  readonly waitingFor: readonly number[];
}

/** What was sent, as those may see it who sent it or submit for the same agency. */
export function createSentSubmissions({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const db = database.primary;
  const catalogue = createCatalogueReader(db);

  return { list, find, findByLocalIdentifier };

  async function list(asking: Asking, query: SubmissionQuery, page: PageRequest): Promise<Page<NamedSubmission>> {
    const submitter = await readSubmitter(db, asking);
    const agencyId = query.agency === undefined ? undefined : agencyNamed(query.agency, await catalogue()).id;
    const of =
      asking.role === 'operator'
        ? undefined
        : { accountId: asking.accountId, agencyIds: agencyIdsOf(submitter, clock.today()) };
    const { count, items } = await listSubmissions(
      db,
      { of, agencyId, reportId: query.reportId, results: query.results },
      page,
    );
    return { count, items: await withNames(items) };
  }

  /** Who no longer submits for the agency sees what they sent, but not what became of the report. */
  async function find(asking: Asking, id: number): Promise<NamedSubmission & { readonly maySeeReport: boolean }> {
    const submission = await findSubmission(db, id);
    const submitter = await readSubmitter(db, asking);
    const maySeeReport = maySubmitFor(submission?.agencyId ?? 0, submitter, clock.today());
    if (submission === undefined || !(maySeeReport || submission.accountId === asking.accountId)) {
      throw new RegistryError('not_found', `There is no submission ${id} of yours.`);
    }
    const [named] = await withNames([submission]);
    if (named === undefined) throw new Error('A submission lost its names');
    return { ...named, maySeeReport };
  }

  /** The standing report of an agency that has the identifier. What is missing is told by its parameter. */
  async function findByLocalIdentifier(asking: Asking, agencyText: string, localIdentifier: string) {
    const agency = findAgencyNamed(agencyText, await catalogue());
    if (agency === undefined) throw missing('agency', `There is no agency called "${agencyText}".`);
    const acronym = agencyAcronymPrimary(agency);
    if (!maySubmitFor(agency.id, await readSubmitter(db, asking), clock.today())) {
      throw missing('agency', `${acronym} is not among the agencies that you submit for.`);
    }
    const id = await findReportOfAgency(db, agency.id, localIdentifier);
    const report = id === undefined ? undefined : await findRecord(db, 'report', id);
    if (report !== undefined) return { agency, report };
    throw missing('local_identifier', `${acronym} has no report with the local identifier "${localIdentifier}".`);
  }

  async function withNames(submissions: readonly Submission[]): Promise<readonly NamedSubmission[]> {
    const waiting = submissions.filter(({ result }) => result === 'waiting').map(({ id }) => id);
    const [{ agencies }, usernames, awaited] = await Promise.all([
      catalogue(),
      readUsernames(db, [...new Set(submissions.map(({ accountId }) => accountId))]),
      readAwaitedProposals(db, waiting),
    ]);
    return submissions.map((submission) => {
      const agency = agencies.find(({ id }) => id === submission.agencyId);
      return {
        submission,
        username: usernames.get(submission.accountId) ?? '',
        agency: agency ? agencyAcronymPrimary(agency) : null,
        waitingFor: awaited.get(submission.id) ?? [],
      };
    });
  }
}

function missing(parameter: string, message: string): RegistryError {
  return new RegistryError('not_found', message, { problems: [{ parameter, message }] });
}
