import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestClock } from '../../test/accounts.ts';
import { createMail } from './mail.ts';

const MESSAGE = { to: 'ada@people.example', subject: 'Grüße', text: 'One line\n' };
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'touchstone-mail-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('puts a mail into the outbox when there is no server to send it', async () => {
  const mail = createMail({ smtpUrl: undefined, from: 'registry@here.example', dataDir, clock: createTestClock() });
  await mail.send(MESSAGE);
  const [name = '', ...others] = await readdir(join(dataDir, 'outbox'));
  const text = await readFile(join(dataDir, 'outbox', name), 'utf8');

  expect(others).toEqual([]);
  expect(name).toMatch(/^2026-06-30T120000Z-[0-9a-f]{12}\.eml$/);
  expect((await stat(join(dataDir, 'outbox', name))).mode & 0o777).toBe(0o600);
  expect(text).toContain('From: registry@here.example\n');
  expect(text).toContain('To: ada@people.example\n');
  expect(text).toContain('Date: Tue, 30 Jun 2026 12:00:00 +0000\n');
  expect(text.endsWith('One line\n')).toBe(true);
});

it('cannot be talked into another header or recipient by a line break', async () => {
  const mail = createMail({ smtpUrl: undefined, from: 'registry@here.example', dataDir, clock: createTestClock() });
  await mail.send({ ...MESSAGE, subject: 'Hello\r\nBcc: victim@people.example' });
  const [name = ''] = await readdir(join(dataDir, 'outbox'));
  const headers = (await readFile(join(dataDir, 'outbox', name), 'utf8')).split('\n\n', 1)[0];
  expect(headers).not.toMatch(/^Bcc:/m);
});

it('sends by SMTP', async () => {
  const received: string[] = [];
  const server = await startSmtpServer(received);
  const mail = createMail({ smtpUrl: urlOf(server), from: 'registry@here.example', dataDir, clock: createTestClock() });
  try {
    await mail.send(MESSAGE);
    expect(received).toEqual(
      expect.arrayContaining(['MAIL FROM:<registry@here.example>', 'RCPT TO:<ada@people.example>']),
    );
    expect(await readdir(dataDir)).toEqual([]);
  } finally {
    mail.close();
    server.close();
  }
});

it('tries three times and then keeps the mail in the outbox', async () => {
  const failures: unknown[] = [];
  const server = await startSmtpServer([]);
  const smtpUrl = urlOf(server);
  await new Promise((resolve) => server.close(resolve));
  const mail = createMail({
    smtpUrl,
    from: 'registry@here.example',
    dataDir,
    clock: createTestClock(),
    pauseMs: 1,
    onFailure: (error) => failures.push(error),
  });
  await mail.send(MESSAGE);
  expect(failures).toHaveLength(3);
  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(1);
  mail.close();
});

function urlOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return `smtp://127.0.0.1:${address.port}?ignoreTLS=true`;
}

/** Just enough SMTP to take a mail. */
async function startSmtpServer(received: string[]): Promise<Server> {
  const server = createServer((socket: Socket) => {
    let isData = false;
    socket.write('220 here.example\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n')) {
        if (line === '') continue;
        received.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
