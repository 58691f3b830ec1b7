import { type Client, RegistryClientError, type SubmissionRefused } from '@touchstone/sdk';
import { type RowResult, toRowResult } from '../../../csv/row-results.ts';
import type { SubmissionSentences } from '../../../registry/submission-problem.ts';

/** What became of rows that were sent together: each by itself, or nothing because of the names of the columns. */
export type SentRows = { readonly results: readonly RowResult[] } | { readonly problems: readonly string[] };

export interface RowsOrder {
  readonly text: string;
  readonly isCheck: boolean;
  /** Under which the rows are stored once, however often they are sent. */
  readonly key: string;
}

export async function sendRows(
  registry: Client,
  { text, isCheck, key }: RowsOrder,
  sentences: SubmissionSentences,
): Promise<SentRows> {
  try {
    const headers = { 'idempotency-key': key };
    const entries = await registry.submitCsv({ body: text, dry_run: isCheck }, { headers });
    return { results: entries.map((entry) => toRowResult(entry, sentences)) };
  } catch (error) {
    if (!(error instanceof RegistryClientError) || (error.status !== 400 && error.status !== 422)) throw error;
    // Refused files are told with more members than other problems have.
    const { problems = [] } = (error.problem ?? {}) as object as Partial<SubmissionRefused>;
    return { problems: problems.length === 0 ? [error.message] : problems.map(({ message }) => message) };
  }
}
