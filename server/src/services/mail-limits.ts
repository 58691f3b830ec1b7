import { MAIL_ADDRESS_RULE, MAILBOX_RULE } from '../domain/attempts.ts';
import { RegistryError } from '../domain/errors.ts';
import type { AttemptLimits } from './attempt-limits.ts';

/** Refuses an address that causes too many mails to be sent. */
export async function requireModestSender(attempts: AttemptLimits, address: string): Promise<void> {
  const retryAfter = await attempts.countUnlessWaiting({ subject: ['mail from', address], rule: MAIL_ADDRESS_RULE });
  if (retryAfter === 0) return;
  throw new RegistryError('rate_limited', 'Too many mails were asked for from your address; please wait.', {
    retryAfter,
  });
}

/** Whether one more mail may go to a mailbox. Strangers can cause these, so there are few. */
export async function mayWriteTo(attempts: AttemptLimits, email: string): Promise<boolean> {
  const subject = ['mail to', email.toLowerCase()];
  return (await attempts.countUnlessWaiting({ subject, rule: MAILBOX_RULE })) === 0;
}
