import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Problem } from '../domain/errors.ts';
import { type CsvDialect, readSubmissionRows, type SentRow, type UnreadableRow } from '../submission/csv-rows.ts';
import { requestHash } from '../submission/sent-data.ts';
import type { AgencyMail } from './agency-mail.ts';
import { type KeptAnswers, type RepeatableRequest, underKey } from './kept-answers.ts';
import { type FlaggedReport, flagNotice, withNewFlags } from './submission-mails.ts';
import type { SubmissionAnswer } from './submission-outcome.ts';
import type { SubmissionRequest, SubmitReport } from './submit-report.ts';

export interface CsvDependencies extends Pick<SubmitReport, 'submitRow' | 'validate'> {
  readonly keptAnswers: Pick<KeptAnswers, 'find' | 'markUsed'>;
  readonly agencyMail: Pick<AgencyMail, 'tell'>;
  readonly settle: () => Promise<void>;
}

export interface CsvRequest extends Pick<SubmissionRequest, 'accountId' | 'role' | 'key' | 'toAnswer'> {
  readonly isDryRun: boolean;
}

interface RowsRequest extends CsvRequest {
  readonly isRepetition: boolean;
  /** The file as a whole, when it came under a key. */
  readonly whole: RepeatableRequest | undefined;
}

/** What became of one row. */
export interface RowResult extends SubmissionAnswer {
  readonly line: number;
  /** As many as the row had. */
  readonly cells: readonly string[];
  /** The column that a pointer into the report belongs to. */
  columnOf(pointer: string): string | undefined;
  readonly problems: readonly Problem[];
  readonly reportId: number | null;
}

export interface CsvResult {
  /** How the file was written that is answered. */
  readonly dialect: CsvDialect;
  readonly header: readonly string[];
  /** Row by row, as they are dealt with. */
  readonly rows: AsyncIterable<RowResult>;
}

/** Reports in a file, a row each. Every row is a submission of its own: a bad one never spoils a good one. */
export function createSubmitCsv({ submitRow, validate, agencyMail, settle, keptAnswers }: CsvDependencies) {
  return async function submitCsv(chunks: AsyncIterable<Uint8Array>, request: CsvRequest): Promise<CsvResult> {
    const whole = wholeFile(request);
    // A file that broke off may be sent on under its key; one that was dealt with has no further rows.
    const isRepetition = whole !== undefined && (await keptAnswers.find(whole)) !== undefined;
    const { dialect, header, rows } = await readSubmissionRows(chunks);
    return { dialect, header, rows: submitRows(rows, { ...request, isRepetition, whole }) };
  };

  async function* submitRows(
    rows: AsyncIterable<SentRow | UnreadableRow>,
    { whole, ...request }: RowsRequest,
  ): AsyncGenerator<RowResult> {
    const flagged: FlaggedReport[] = [];
    try {
      for await (const row of rows) {
        yield 'problem' in row ? unreadable(row, request) : await submitOne(row, request, flagged);
        // SQLite answers without leaving the microtask queue; let others through.
        await nextTurn();
      }
      if (whole) await keptAnswers.markUsed(whole);
    } finally {
      // Also when nobody waits for the rest: what was stored is stored.
      tell(flagged);
      if (!request.isDryRun) await settle();
    }
  }

  async function submitOne(
    row: SentRow,
    request: Omit<RowsRequest, 'whole'>,
    flagged: FlaggedReport[],
  ): Promise<RowResult> {
    const { isDryRun, key, ...sender } = request;
    const order = { operation: 'upsert', channel: 'csv', sent: row.sent } as const;
    const submit = isDryRun ? validate : submitRow;
    const { outcome, status, body } = await submit({
      ...sender,
      ...order,
      ...(key !== undefined && { key: `${key}#${row.line}` }),
    });
    if (outcome?.kind === 'accepted' && !isDryRun) flagged.push(...withNewFlags(outcome.report));
    return {
      line: row.line,
      cells: row.cells,
      columnOf: row.columnOf,
      problems: outcome?.kind === 'refused' ? outcome.problems : [],
      reportId: outcome?.kind === 'accepted' ? outcome.report.id || null : null,
      status,
      body,
    };
  }

  function tell(flagged: readonly FlaggedReport[]): void {
    for (const agencyId of new Set(flagged.map((one) => one.agencyId))) {
      agencyMail.tell(agencyId, flagNotice(flagged.filter((one) => one.agencyId === agencyId)));
    }
  }
}

/** Its rows are known one by one; that it was a file tells it from other requests under the key. */
function wholeFile({ accountId, key, isDryRun }: CsvRequest): RepeatableRequest | undefined {
  return key === undefined || isDryRun ? undefined : underKey(accountId, key, requestHash('csv'));
}

function unreadable({ line, cells, problem }: UnreadableRow, { toAnswer }: CsvRequest): RowResult {
  const problems = [{ pointer: '', message: problem }];
  const answer = toAnswer({ kind: 'refused', code: 'invalid_record', message: problem, problems, originalData: null });
  return { ...answer, line, cells, columnOf: () => undefined, problems, reportId: null };
}
