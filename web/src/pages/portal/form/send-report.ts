import {
  type Client,
  RegistryClientError,
  type SubmissionAccepted,
  type SubmissionRefused,
  type SubmissionWaiting,
} from '@touchstone/sdk';
import type { Messages } from '../../../messages/messages.ts';
import { sayProblem } from '../../../registry/submission-problem.ts';
import { fieldOfPointer } from './field-of-pointer.ts';
import type { Outcome } from './outcome.tsx';
import type { SubmissionOfForm } from './to-submission.ts';

/** In the registry, or waiting for an institution that is only proposed. */
export type SubmissionAnswer = SubmissionAccepted | SubmissionWaiting;

/** The report that a form corrects, and the version of it that was read. */
export interface Corrected {
  readonly reportId: number;
  readonly version: string;
}

export interface SendOrder extends SubmissionOfForm {
  readonly corrects: Corrected | undefined;
  /** Under which the report is sent once, however often the button is pressed. */
  readonly key: string;
  readonly isCheck: boolean;
}

/** Sends or checks what a form stands for. What the registry objects to comes back; other failures go on. */
export async function sendReport(
  registry: Client,
  order: SendOrder,
  account: Messages['account'],
): Promise<{ readonly answer: SubmissionAnswer } | { readonly outcome: Outcome }> {
  try {
    return { answer: await send(registry, order) };
  } catch (error) {
    if (!(error instanceof RegistryClientError)) throw error;
    const outcome = toOutcome(error, order, account);
    if (outcome === undefined) throw error;
    return { outcome };
  }
}

function send(registry: Client, { submission, corrects, key, isCheck }: SendOrder): Promise<SubmissionAnswer> {
  const version = corrects && { 'if-match': `"${corrects.version}"` };
  const report = { ...submission, ...(corrects && { report_id: corrects.reportId }) };
  if (isCheck) {
    const operation = corrects === undefined ? 'create' : 'replace';
    return registry.validateReport({ ...report, operation }, { headers: { ...version } });
  }
  const headers = { 'idempotency-key': key, ...version };
  return corrects === undefined
    ? registry.submitReport(report, { headers })
    : registry.replaceReport(report, { headers });
}

const REFUSALS: ReadonlySet<number> = new Set([400, 403, 409, 410, 413, 422, 429, 503]);

function toOutcome(
  { status = 0, message, problem }: RegistryClientError,
  { corrects, places }: SendOrder,
  { portalForm, submissionSentences }: Messages['account'],
): Outcome | undefined {
  if (!REFUSALS.has(status) || problem === undefined) return undefined;
  // Refused reports are told with more members than other problems have.
  const { problems = [] } = problem as object as Partial<SubmissionRefused>;
  const isOvertaken = status === 409 && !problems.some(({ pointer }) => pointer === '/local_identifier');
  if (corrects !== undefined && isOvertaken) return { kind: 'conflict', reportId: corrects.reportId };
  const byField = new Map<string, readonly string[]>();
  for (const { pointer = '', parameter, message: said } of problems) {
    const field = fieldOfPointer(pointer, places);
    const sentence = parameter === undefined ? (sayProblem(said, submissionSentences) ?? said) : portalForm.usedKey;
    const before = byField.get(field) ?? [];
    if (!before.includes(sentence)) byField.set(field, [...before, sentence]);
  }
  return { kind: 'refused', message, problems: byField };
}
