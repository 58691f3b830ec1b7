import type { Transaction } from 'kysely';
import type { Role } from '../domain/account.ts';
import type { Clock } from '../domain/clock.ts';
import { RegistryError } from '../domain/errors.ts';
import { registryId } from '../domain/institution-names.ts';
import type { PageRequest } from '../domain/page.ts';
import { domainOf, type Proposal, type ProposalState, type ProposedFacts } from '../domain/proposal.ts';
import type { InstitutionDraft } from '../import/institution-draft.ts';
import { newInstitutionReader } from '../import/read-institutions.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { findAccount } from '../store/account-store.ts';
import type { Database } from '../store/database.ts';
import {
  decideProposal,
  findProposal,
  insertProposal,
  type ProposalDecision,
  pageOfProposals,
} from '../store/proposal-store.ts';
import { findRecord } from '../store/record-reader.ts';
import type { Tables } from '../store/tables.ts';
import { requestHash } from '../submission/sent-data.ts';
import { type Decision, requireReason } from './account-administration.ts';
import type { AgencyMail } from './agency-mail.ts';
import type { createRecordEditing } from './edit-record.ts';
import { findLookalikes, type Lookalike } from './find-lookalikes.ts';
import { createKeptAnswers, underKey } from './kept-answers.ts';
import type { SubmissionAnswer } from './submission-outcome.ts';

export interface ProposalDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly search: Pick<SearchEngine, 'search'>;
  readonly editing: ReturnType<typeof createRecordEditing>;
  readonly agencyMail: Pick<AgencyMail, 'write'>;
  /** Carries out the submissions that waited for a decision. */
  readonly releaseWaiting: () => Promise<void>;
}

export interface NewProposal {
  readonly accountId: number;
  readonly row: Readonly<Record<string, unknown>>;
  readonly note: string;
  /** Whoever proposes has seen what looks alike and says that it is another institution. */
  readonly isNoDuplicate: boolean;
  /** The key its sender chose, so that a repeated request has one effect. */
  readonly key?: string | undefined;
  readonly toAnswer: (outcome: ProposalOutcome) => SubmissionAnswer;
}

/** `null` where something looks alike and nothing was stored. */
export interface ProposalOutcome {
  readonly id: number | null;
  readonly lookalikes: readonly Lookalike[];
}

const MAX_OPEN = 200;

/** Institutions that agencies miss: what looks alike is shown first, then the operator decides. */
export function createProposals(dependencies: ProposalDependencies) {
  const { database, clock, search, editing, agencyMail, releaseWaiting } = dependencies;
  const keptAnswers = createKeptAnswers({ database, clock });
  return { propose, list, find, accept, refuse };

  async function propose(proposal: NewProposal): Promise<SubmissionAnswer & { readonly isRepeated: boolean }> {
    const { accountId, row, note, isNoDuplicate, key } = proposal;
    const repeatable =
      key === undefined ? undefined : underKey(accountId, key, requestHash([row, note, isNoDuplicate]));
    const findKept = async () => repeatable && (await keptAnswers.find(repeatable));
    const kept = await findKept();
    if (kept) return { ...kept, isRepeated: true };
    const lookalikes = await lookalikesOf(row);
    const isStored = lookalikes.length === 0 || isNoDuplicate;
    if (isStored) await requireFew(accountId);
    try {
      const answer = await database.transaction(async (transaction) => {
        const at = clock.now();
        const id = isStored ? await insertProposal(transaction, { at, accountId, row, note }) : null;
        const made = proposal.toAnswer({ id, lookalikes });
        if (repeatable) await keptAnswers.keep(transaction, repeatable, made);
        return made;
      });
      return { ...answer, isRepeated: false };
    } catch (error) {
      // The same request may have been faster.
      const faster = await findKept();
      if (faster) return { ...faster, isRepeated: true };
      throw error;
    }
  }

  async function requireFew(accountId: number): Promise<void> {
    const { count } = await pageOfProposals(database.primary, { state: 'open', accountId }, { limit: 0, offset: 0 });
    if (count < MAX_OPEN) return;
    throw new RegistryError('conflict', `You have ${count} open proposals; wait until some are decided.`);
  }

  /** The operator sees all, others what they proposed. */
  function list(viewer: { accountId: number; role: Role }, state: ProposalState | undefined, page: PageRequest) {
    const accountId = viewer.role === 'operator' ? undefined : viewer.accountId;
    return pageOfProposals(database.primary, { state, accountId }, page);
  }

  async function find(viewer: { accountId: number; role: Role }, id: number) {
    const proposal = await findProposal(database.primary, id);
    const isOwn = viewer.role === 'operator' || proposal?.accountId === viewer.accountId;
    if (proposal === undefined || !isOwn) throw new RegistryError('not_found', `There is no proposal ${id}.`);
    return { proposal, lookalikes: await lookalikesOf(proposal.row) };
  }

  /** Makes the institution, with what the operator put right in the row. */
  async function accept(id: number, row: Proposal['row'] | undefined, { actor, reason }: Decision): Promise<Proposal> {
    requireReason(reason);
    const proposal = await requireOpen(id);
    const decisionOn = (institutionId: number) => decided({ state: 'accepted', institutionId }, { actor, reason });
    const outcome = await editing.edit({
      records: 'institutions',
      row: row ?? proposal.row,
      isNew: true,
      actor,
      reason: `Proposal ${id}: ${reason}`,
      isDryRun: false,
      finish: (transaction, institutionId) => store(transaction, id, decisionOn(institutionId)),
    });
    return tell({ ...proposal, ...decisionOn(outcome.id) });
  }

  async function refuse(id: number, institutionId: number | null, { actor, reason }: Decision): Promise<Proposal> {
    requireReason(reason);
    const proposal = await requireOpen(id);
    const isKnown = institutionId === null || (await findRecord(database.primary, 'institution', institutionId));
    if (!isKnown) throw new RegistryError('invalid_record', `There is no institution ${institutionId}.`);
    const decision = decided({ state: 'refused', institutionId }, { actor, reason });
    await database.transaction((transaction) => store(transaction, id, decision));
    return tell({ ...proposal, ...decision });
  }

  function decided(result: Pick<Proposal, 'state' | 'institutionId'>, { actor, reason }: Decision): ProposalDecision {
    return { ...result, decidedAt: clock.now(), decidedBy: actor, reason };
  }

  async function store(transaction: Transaction<Tables>, id: number, decision: ProposalDecision): Promise<void> {
    const wasOpen = await decideProposal(transaction, id, decision);
    if (!wasOpen) throw new RegistryError('conflict', `Proposal ${id} was decided meanwhile.`);
  }

  async function tell(proposal: Proposal): Promise<Proposal> {
    const account = await findAccount(database.primary, proposal.accountId);
    if (account?.email) agencyMail.write(account.email, noticeOf(proposal));
    await releaseWaiting();
    return proposal;
  }

  async function requireOpen(id: number): Promise<Proposal> {
    const proposal = await findProposal(database.primary, id);
    if (proposal === undefined) throw new RegistryError('not_found', `There is no proposal ${id}.`);
    if (proposal.state === 'open') return proposal;
    throw new RegistryError('conflict', `Proposal ${id} is ${proposal.state} already.`);
  }

  function lookalikesOf(row: Proposal['row']) {
    return findLookalikes(factsOf(readRow(row)), { db: database.primary, search, today: clock.today() });
  }
}

function readRow(row: Proposal['row']): InstitutionDraft {
  const reading = newInstitutionReader.read(row);
  if ('draft' in reading) return reading.draft;
  throw new RegistryError('invalid_record', 'The proposal is not accepted.', {
    problems: ('problems' in reading ? reading.problems : []).map(({ pointer, message }) => ({
      pointer: `/institution${pointer}`,
      message,
    })),
  });
}

function factsOf(draft: InstitutionDraft): ProposedFacts {
  const { names = [], websiteLink = '', identifiers = [] } = draft.stated;
  return {
    names: names.flatMap(({ nameOfficial, nameEnglish }) => [nameOfficial, nameEnglish]).filter((name) => name !== ''),
    domain: domainOf(websiteLink),
    identifiers: identifiers.map(({ reference: { resource, identifier } }) => ({ resource, identifier })),
  };
}

function noticeOf({ id, state, institutionId, reason }: Proposal) {
  const about = institutionId === null ? '' : ` It stands in the registry as ${registryId(institutionId)}.`;
  return {
    subject: `Your proposal ${id} was ${state}`,
    paragraphs: [
      state === 'accepted'
        ? `The institution you proposed was added.${about}`
        : `The institution was not added.${about}`,
      `The reason given: ${reason}`,
    ],
  };
}
