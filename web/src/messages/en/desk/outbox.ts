import { createFormat } from '../../../format.ts';

const { number, plural } = createFormat('en');

export const outbox = {
  title: 'Mails that wait',
  description: 'Mails that could not be sent yet.',
  lead: 'Mails that could not be sent, or that nobody sends because there is no SMTP_URL. Their links open accounts: show them to nobody else.',
  count: (count: number) => `${number(count)} ${plural(count, 'mail waits', 'mails wait')}`,
  notAll: (shown: number) => `The newest ${number(shown)} are shown.`,
  none: 'No mail waits.',
  subject: 'Subject',
  to: 'To',
  date: 'Written',
  mail: 'Mail',
};
