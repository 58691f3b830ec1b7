import { Readable } from 'node:stream';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProcessCounters, type RequestCounters } from '../../services/request-counters.ts';
import type { Authenticate } from '../principal.ts';
import { authentication } from './authentication.ts';
import { contentCoding } from './content-coding.ts';
import { errorHandler } from './error-handler.ts';
import { freeNotModified, rateLimit } from './rate-limit.ts';

const NOON_AND_A_BIT = Date.parse('2026-06-30T12:00:18Z');

const authenticate: Authenticate = (token) => {
  const accountId = Number(token);
  if (!(accountId > 0)) return undefined;
  const principal = { accountId, username: token, role: 'consumer', scope: 'read', tokenId: 1 } as const;
  return { state: 'active', principal: { ...principal, tokenKind: 'primary' } };
};

let app: ReturnType<typeof fastify>;
afterEach(() => app.close());

let file: Readable;

async function start(wrap: (counters: RequestCounters) => RequestCounters = (counters) => counters) {
  const clock = { at: NOON_AND_A_BIT };
  const milliseconds = () => clock.at;
  const counters = wrap(createProcessCounters({ milliseconds }));
  const accountLimits = { perMinute: 3, perDay: 5 };
  file = Readable.from(['the file']);
  app = fastify();
  await app.register(errorHandler, { baseUrl: 'http://here' });
  await app.register(authentication, { authenticate });
  await app.register(rateLimit, { counters, accountLimits, addressLimits: { perMinute: 2, perDay: 50 }, milliseconds });
  await app.register(contentCoding);
  await app.register(freeNotModified, { counters, milliseconds, baseUrl: 'http://here' });
  app.get('/', async () => ({ hello: 'world' }));
  app.get('/file', async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type('application/pdf').header('etag', '"file"').header('content-disposition', 'inline').send(file),
  );
  app.get('/fault', async () => {
    throw new Error('fault');
  });
  app.get('/probe', { config: { isUnlimited: true } }, async () => ({}));
  return clock;
}

function get(url: string, token?: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) } });
}

/** The same for counters that answer at once and for those that have to be asked. */
const askedCounters = (counters: RequestCounters): RequestCounters => ({
  ...counters,
  take: async (...args) => counters.take(...args),
});

it.each([
  ['at once', (counters: RequestCounters) => counters],
  ['after asking', askedCounters],
])('says %s what is left, and refuses what is too much', async (_name, wrap) => {
  await start(wrap);
  const first = await get('/', '7');
  await get('/', '7');
  await get('/', '7');
  const fourth = await get('/', '7');

  expect(first.headers).toMatchObject({
    'ratelimit-policy': '"minute";q=3;w=60, "day";q=5;w=86400',
    ratelimit: '"minute";r=2;t=42, "day";r=4;t=43182',
    'x-ratelimit-limit': '3',
    'x-ratelimit-remaining': '2',
    'x-ratelimit-reset': '42',
  });
  expect([fourth.statusCode, fourth.headers['retry-after'], fourth.headers['x-ratelimit-remaining']]).toEqual([
    429,
    '42',
    '0',
  ]);
  expect(fourth.json()).toMatchObject({
    code: 'rate_limited',
    detail: 'More than 3 requests were made within a minute; go on in 42 seconds.',
  });
  expect((await get('/', '8')).statusCode).toBe(200);
});

it('ends the day when it is used up', async () => {
  const clock = await start();
  for (let time = 0; time < 3; time += 1) await get('/', '7');
  clock.at += 60_000;
  await get('/', '7');
  await get('/', '7');
  const response = await get('/', '7');
  expect(response.statusCode).toBe(429);
  expect(response.headers).toMatchObject({
    'retry-after': '43122',
    ratelimit: '"minute";r=0;t=42, "day";r=0;t=43122',
    'x-ratelimit-limit': '5',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': '43122',
  });
  expect(response.json().detail).toBe('The 5 requests of this day (UTC) are used up; go on tomorrow.');
});

it('charges a 304 to the minute and not to the day', async () => {
  await start();
  const { headers } = await get('/', '7');
  const second = await get('/', '7', { 'if-none-match': String(headers['etag']) });
  const third = await get('/', '7');
  expect([second.statusCode, second.headers['ratelimit']]).toEqual([304, '"minute";r=1;t=42, "day";r=4;t=43182']);
  expect(third.headers['ratelimit']).toBe('"minute";r=0;t=42, "day";r=3;t=43182');
});

describe('once the day is used up', () => {
  let tag: string;

  beforeEach(async () => {
    const clock = await start();
    tag = String((await get('/', '7')).headers['etag']);
    await get('/', '7');
    await get('/', '7');
    clock.at += 60_000;
    await get('/', '7');
    await get('/', '7');
    clock.at += 60_000;
  });

  it.each(['GET', 'HEAD'] as const)('still tells by %s who has the answer that it is the same', async (method) => {
    const headers = { authorization: 'Bearer 7', 'if-none-match': tag };
    const first = await app.inject({ method, url: '/', headers });
    const second = await app.inject({ method, url: '/', headers });
    expect([first, second].map(({ statusCode, headers: sent }) => [statusCode, sent['ratelimit']])).toEqual([
      [304, '"minute";r=2;t=42, "day";r=0;t=43062'],
      [304, '"minute";r=1;t=42, "day";r=0;t=43062'],
    ]);
    expect((await get('/', '7')).statusCode).toBe(429);
    expect((await get('/', '7', headers)).statusCode).toBe(429);
  });

  it.each(['/', '/file', '/nowhere', '/fault'])('sends nothing of %s to who has something else', async (url) => {
    const { statusCode, headers, body } = await get(url, '7', { 'if-none-match': '"other"' });
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
      429,
      '43062',
      expect.objectContaining({ code: 'rate_limited', detail: expect.stringContaining('go on tomorrow') }),
    ]);
    expect(headers).toMatchObject({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
    expect([headers.etag, headers['content-disposition']]).toEqual([undefined, undefined]);
  });

  it('leaves no file open that is not sent', async () => {
    await get('/file', '7', { 'if-none-match': '"other"' });
    expect(file.destroyed).toBe(true);
  });
});

it('counts every kind of answer, whoever asks', async () => {
  await start();
  const answers = [await get('/nowhere', '7'), await get('/fault', '7'), await get('/', 'bad token')];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['x-ratelimit-remaining']])).toEqual([
    [404, '2'],
    [500, '1'],
    [200, '1'],
  ]);
});

it('limits strangers by address, whatever tokens they try', async () => {
  await start();
  const from = (remoteAddress: string, token: string) =>
    app.inject({ url: '/', remoteAddress, headers: { authorization: `Bearer ${token}` } });
  const statuses = [
    await from('2001:db8:1:1::1', 'guess-1'),
    await from('2001:db8:1:1::2', 'guess-2'),
    await from('2001:db8:1:1:ffff::3', 'guess-3'),
    await from('2001:db8:1:2::1', 'guess-4'),
    await from('2001:db8:1:1::1', '7'),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 429, 200, 200]);
});

it.each([undefined, '7'])('never refuses a probe, nor charges it to anybody, with the token %s', async (token) => {
  await start();
  for (let time = 0; time < 5; time += 1) {
    const { statusCode, headers } = await get('/probe', token);
    expect([statusCode, headers['ratelimit']]).toEqual([200, undefined]);
  }
  expect((await get('/', '7')).headers['x-ratelimit-remaining']).toBe('2');
});
