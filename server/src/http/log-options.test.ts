import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, it } from 'vitest';
import { logOptions, redactUrl } from './log-options.ts';

it.each([
  [{ authorization: 'Bearer hunter2' }],
  [{ headers: { authorization: 'Bearer hunter2', cookie: 'session=hunter2', 'set-cookie': 'hunter2' } }],
  [{ body: { username: 'hunter2', password: 'hunter2' } }],
  [{ request: { headers: { username: 'hunter2', password: 'hunter2' } } }],
  [
    {
      req: {
        method: 'GET',
        url: '/x?password=hunter2&token=hunter2',
        ip: '::1',
        headers: { authorization: 'hunter2' },
      },
    },
  ],
])('keeps credentials out of %o', (entry) => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  pino(logOptions('info'), stream).info(entry, 'said');
  expect(lines.join('')).toContain('said');
  expect(lines.join('')).not.toContain('hunter2');
});

it('leaves the rest of an address readable', () => {
  expect(redactUrl('/accounts/?username=ada&page=2')).toBe('/accounts/?username=[redacted]&page=2');
});
