import type { Stored } from '../domain/record.ts';
import type { Report } from '../domain/report.ts';
import { type IssuingState, readIssuingState } from '../store/credential-issuing-store.ts';
import { readJournal } from '../store/journal-store.ts';
import { findRecords, readRecordsAfter } from '../store/record-reader.ts';
import { inChunks } from '../store/rows.ts';
import { reportsAffectedBy } from './affected-credentials.ts';
import { type Cause, MovedError, type SettlingParts, settleCredentials } from './settle-credentials.ts';

const REPORTS_AT_ONCE = 500;
const ENTRIES_AT_ONCE = 500;
const WALK: Cause = { actor: 'system', reason: 'All reports are looked at' };

export interface Issuer {
  /**
   * Follows the journal, then takes one part of the walk over all reports where one is under way. Says whether there is
   * more to do.
   */
  step(): Promise<boolean>;
  /** Goes on until nothing is left to do. */
  catchUp(): Promise<void>;
}

/** What issuing has come to. */
export interface IssuingProgress {
  /** The report that a walk over all of them has got to; `null` when there is none. */
  readonly after: number | null;
  /** How many documents were issued since it was told last. */
  readonly issued: number;
  /** Whether no walk is under way any more. */
  readonly isDone: boolean;
}

export interface IssuerStart extends SettlingParts {
  /** The address that this issuer writes into documents. */
  readonly baseUrl: string;
  onProgress?(progress: IssuingProgress): void;
}

/** The registry has moved to another address than this process was started with: it may issue nothing any more. */
export class MovedAwayError extends Error {
  override readonly name = 'MovedAwayError';
}

/**
 * Keeps what is served in step with the reports. Only one process issues at a time; should two believe that they do,
 * the place in the journal that each batch moves on from lets one of them fail.
 */
export function createIssuer({ baseUrl, onProgress = () => undefined, ...parts }: IssuerStart): Issuer {
  const { primary: db } = parts.database;

  return {
    step,
    async catchUp() {
      while (await step());
    },
  };

  async function step(): Promise<boolean> {
    try {
      return await advance();
    } catch (error) {
      // What was drawn for documents that were not stored may be drawn again.
      parts.lists.forget();
      if (error instanceof MovedError) return true;
      throw error;
    }
  }

  async function advance(): Promise<boolean> {
    const state = await readIssuingState(db);
    if (state === undefined) return false;
    if (state.baseUrl !== baseUrl) {
      throw new MovedAwayError(`Credentials are issued for ${state.baseUrl}, and this process has ${baseUrl}`);
    }
    const followed = await follow(state);
    const { walkAfter } = followed ?? state;
    const hasWalked = walkAfter !== null && (await walk(followed ?? state, walkAfter));
    return followed !== undefined || hasWalked;
  }

  /** Nothing when there was nothing to follow. The place moves with the last part, so that none is left out. */
  async function follow(state: IssuingState): Promise<IssuingState | undefined> {
    const entries = await readJournal(db, state.position, ENTRIES_AT_ONCE);
    const last = entries.at(-1);
    if (last === undefined) return undefined;
    const affected = await reportsAffectedBy(db, entries);
    const chunks = [...inChunks([...affected.keys()], REPORTS_AT_ONCE)];
    let from = state;
    for (const [index, ids] of (chunks.length > 0 ? chunks : [[]]).entries()) {
      const isLast = index >= chunks.length - 1;
      const reports = await findRecords(db, 'report', ids);
      const to = { position: isLast ? last.sequence : state.position, walkAfter: state.walkAfter };
      const causeOf = (id: number): Cause => causeIn(affected.get(id));
      const settled = await settleCredentials({ reports: [...reports.values()], causeOf, from, to }, parts);
      from = settled.state;
      if (settled.issued > 0) tell(state.walkAfter, settled.issued);
    }
    return from;
  }

  async function walk(from: IssuingState, after: number): Promise<boolean> {
    const reports: Stored<Report>[] = await readRecordsAfter(db, 'report', { after, limit: REPORTS_AT_ONCE });
    const walkAfter = reports.at(-1)?.id ?? null;
    const { issued } = await settleCredentials(
      { reports, causeOf: () => WALK, from, to: { position: from.position, walkAfter } },
      parts,
    );
    tell(walkAfter, issued);
    return walkAfter !== null;
  }

  function tell(after: number | null, issued: number): void {
    onProgress({ after, issued, isDone: after === null });
  }
}

function causeIn(entry: Cause | undefined): Cause {
  return entry === undefined ? WALK : { actor: entry.actor, reason: entry.reason };
}
