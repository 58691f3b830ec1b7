import type { CodeAnswer } from '@touchstone/sdk';
import { PageProblem } from '../../page.ts';
import { tryForm } from '../../session/refusal.ts';

/** Whose account the code of a mail is for; `undefined` when the code does not work. */
export async function ownerOfCode(check: () => Promise<CodeAnswer>): Promise<string | undefined> {
  const outcome = await tryForm(check);
  if ('answer' in outcome) return outcome.answer.account;
  const { status, message } = outcome.refusal;
  if (status === 400 || status === 422) return undefined;
  throw new PageProblem(status, message);
}
