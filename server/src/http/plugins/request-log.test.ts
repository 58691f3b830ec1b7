import { hostname } from 'node:os';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOptions } from '../log-options.ts';
import { createRequestLines, requestLog } from './request-log.ts';

async function logOf(level: string, url: string): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({
    logger: { ...logOptions(level), stream },
    genReqId: () => 'request-1',
    disableRequestLogging: true,
  });
  await app.register(requestLog, { noteAnswer: createRequestLines({ logLevel: level, stream }) });
  app.get('/reports', async () => 'found');
  app.get('/healthz', async () => 'well');
  app.get('/odd', async ({ log }) => {
    log.warn({ token: 'hunter2' }, 'odd');
    return 'odd';
  });
  await app.inject(url);
  await app.close();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('writes one line about a request, without what is secret in its address', async () => {
  expect(await logOf('info', '/reports?query=x&token=hunter2')).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: hostname(),
      reqId: 'request-1',
      req: { method: 'GET', url: '/reports?query=x&token=[redacted]', remoteAddress: '127.0.0.1' },
      status: 200,
      milliseconds: expect.any(Number),
      msg: 'request',
    },
  ]);
});

it('gives what a request logs itself the same id', async () => {
  expect(await logOf('info', '/odd')).toEqual([
    expect.objectContaining({ level: 40, reqId: 'request-1', token: '[redacted]', msg: 'odd' }),
    expect.objectContaining({ level: 30, reqId: 'request-1', status: 200, msg: 'request' }),
  ]);
});

it.each([
  ['info', '/healthz'],
  ['warn', '/reports'],
])('with the level %s it has no line about %s', async (level, url) => {
  expect(await logOf(level, url)).toEqual([]);
});
