import type { Clock } from '../domain/clock.ts';
import { listAgencyRecipients } from '../store/agency-recipients.ts';
import type { Database } from '../store/database.ts';
import type { BackgroundWork } from './background-work.ts';
import type { Mail, MailMessage } from './mail.ts';

export interface AgencyMailDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mail: Pick<Mail, 'send'>;
  readonly background: BackgroundWork;
}

/** What an agency is told: plain text, a paragraph each. */
export interface AgencyNotice {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

export type AgencyMail = ReturnType<typeof createAgencyMail>;

/** Writes to everybody who submits for an agency on that day, after the answer has gone out. */
export function createAgencyMail({ database, clock, mail, background }: AgencyMailDependencies) {
  return {
    tell(agencyId: number, notice: AgencyNotice): void {
      background.start(async () => {
        const recipients = await listAgencyRecipients(database.primary, agencyId, clock.today());
        for (const to of recipients) await mail.send(toMessage(to, notice));
      });
    },
    /** To one person only. */
    write(to: string, notice: AgencyNotice): void {
      background.start(() => mail.send(toMessage(to, notice)));
    },
  };
}

function toMessage(to: string, { subject, paragraphs }: AgencyNotice): MailMessage {
  return { to, subject, text: `${paragraphs.join('\n\n')}\n` };
}
