import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Clock } from '../domain/clock.ts';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mail {
  /** Resolves when the mail is on its way or in the outbox folder. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

export interface MailOptions {
  /** Without one every mail becomes a file in the outbox folder. */
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly dataDir: string;
  readonly clock: Clock;
  /** Told that mail does not get through; never what it says. */
  readonly onFailure?: (error: unknown) => void;
  readonly pauseMs?: number;
}

const TRIES = 3;
const PAUSE_MS = 2_000;
const SMTP_TIMEOUT_MS = 20_000;

/** Sends by SMTP; what cannot be sent, or has no server to go to, waits in the outbox for the operator. */
export function createMail({ smtpUrl, from, dataDir, clock, onFailure, pauseMs = PAUSE_MS }: MailOptions): Mail {
  const outbox = join(dataDir, 'outbox');
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const smtp =
    smtpUrl === undefined
      ? undefined
      : createTransport({ url: smtpUrl, connectionTimeout: SMTP_TIMEOUT_MS, socketTimeout: SMTP_TIMEOUT_MS });

  return {
    async send(message) {
      const mail = { ...message, from, headers: { 'Auto-Submitted': 'auto-generated' }, disableUrlAccess: true };
      if (smtp === undefined || !(await trySending(() => smtp.sendMail(mail)))) {
        const { message: bytes } = await composer.sendMail({ ...mail, date: new Date(clock.now()) });
        await putIntoOutbox(bytes as Buffer);
      }
    },
    close: () => smtp?.close(),
  };

  async function trySending(send: () => Promise<unknown>): Promise<boolean> {
    for (let tried = 1; tried <= TRIES; tried += 1) {
      try {
        await send();
        return true;
      } catch (error) {
        onFailure?.(error);
        if (tried < TRIES) await sleep(pauseMs * tried);
      }
    }
    return false;
  }

  /** Readers of the folder see whole mails only, and nobody but the operator reads them. */
  async function putIntoOutbox(bytes: Buffer): Promise<void> {
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${clock.now().replaceAll(':', '')}-${randomBytes(6).toString('hex')}`;
    const draft = join(outbox, `.${name}.part`);
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, join(outbox, `${name}.eml`));
  }
}
