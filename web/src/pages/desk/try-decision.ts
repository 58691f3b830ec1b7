import type { PageRequest } from '../../page.ts';
import type { Form } from '../../session/personal-page.ts';
import { type Refusal, tryForm } from '../../session/refusal.ts';

/** Makes a decision of a form that gives a reason. Without one nothing is asked of the registry: it would refuse. */
export async function tryDecision<Answer>(
  { messages }: Pick<PageRequest, 'messages'>,
  form: Form,
  decide: (reason: string) => Promise<Answer>,
): Promise<{ readonly answer: Answer } | { readonly refusal: Refusal }> {
  const reason = form.get('reason')?.trim() ?? '';
  if (reason !== '') return tryForm(() => decide(reason));
  const { giveReason, isMissing } = messages.desk.shared;
  return { refusal: { status: 422, message: giveReason, fields: new Map([['reason', isMissing]]), problems: [] } };
}
