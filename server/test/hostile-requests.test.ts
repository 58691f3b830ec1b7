import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestApp, TEST_BASE, TEST_TOKEN } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { openSmallWorld, type SmallWorld } from './small-world.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const BROWSE = '/webapi/v2/browse';
const authorization = `Bearer ${TEST_TOKEN}`;

describeOnEachDatabase('a hostile request', ({ database }) => {
  let world: SmallWorld;

  beforeAll(async () => {
    world = await openSmallWorld(database());
  });

  afterAll(() => world?.close());

  function get(url: string, headers: Readonly<Record<string, string>> = {}) {
    return world.app.inject({ url, headers: { authorization, ...headers } });
  }

  describe('for another host', () => {
    it.each(['evil.example', 'localhost.evil.example', 'localhost:8081', 'evil.example:80', 'localhost@evil.example'])(
      '"%s" is refused without naming it',
      async (host) => {
        const response = await get(`${BROWSE}/agencies/?limit=1`, { host });
        expect([response.statusCode, response.json().code, /evil|8081/.test(response.body)]).toEqual([
          400,
          'malformed_request',
          false,
        ]);
      },
    );

    it('is not made so by a proxy that nobody configured, nor are the links', async () => {
      const forged = {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
        'x-forwarded-port': '666',
        'x-forwarded-prefix': '/evil',
        'x-original-url': '/evil',
        'x-rewrite-url': '/evil',
        forwarded: 'host=evil.example;proto=gopher',
      };
      const path = `${BROWSE}/reports/programme/by-institution/42/?limit=1`;
      const response = await get(path, forged);
      expect([response.statusCode, response.json().next]).toEqual([200, `${TEST_BASE}${path}&offset=1`]);
      expect(JSON.stringify(response.headers) + response.body).not.toMatch(/evil|gopher/);
    });
  });

  describe('with parameters that', () => {
    it.each([
      ['come twice', 'limit=1&limit=2', 'limit', undefined],
      ['come in brackets', 'country[]=Austria', 'country[]', 'country'],
      ['come with a key', 'country[name]=Austria', 'country[name]', 'country'],
      ['come with an operator', 'limit[$gt]=1', 'limit[$gt]', 'limit'],
      ['reach for the prototype', '__proto__=1', '__proto__', undefined],
      ['reach into the prototype', '__proto__[limit]=1', '__proto__[limit]', undefined],
      ['reach for the constructor', 'constructor=1', 'constructor', undefined],
      ['are numbers of another kind', 'limit=0x10', 'limit', undefined],
      ['are numbers too large', 'offset=9007199254740993', 'offset', undefined],
      ['are too long', `query=${'x'.repeat(9_000)}`, 'query', undefined],
      ['hold a byte of zero', 'query=a%00b', 'query', undefined],
      ['are too many', Array.from({ length: 51 }, (_, id) => `agency=${id}`).join('&'), 'agency', undefined],
    ])('%s is told which', async (_what, query, parameter, didYouMean) => {
      const response = await get(`${BROWSE}/reports/?${query}`);
      const [error] = response.json<{ errors: { parameter: string; did_you_mean?: string }[] }>().errors;
      expect([response.statusCode, error?.parameter, error?.did_you_mean]).toEqual([400, parameter, didYouMean]);
      expect('limit' in {}).toBe(false);
    });

    it.each(['__proto__=1', 'constructor=1', 'history[]=true', 'id=2', 'reportID=2'])(
      'are %s gets the record that the path names',
      async (query) => {
        const response = await get(`${BROWSE}/reports/1/?${query}`);
        expect([response.statusCode, response.json().id]).toEqual([200, 1]);
      },
    );
  });

  it.each([
    ['a percent sign alone', `${BROWSE}/reports/%/`, 400],
    ['half a character', `${BROWSE}/institutions/by-identifier/EU-VAT/%E0%A4%A`, 400],
    ['a byte that is no character', `${BROWSE}/institutions/by-stats/%FF/`, 400],
    ['a byte of zero in a path', `${BROWSE}/institutions/by-stats/%00/`, 404],
    ['a byte of zero in an identifier', `${BROWSE}/institutions/by-identifier/EU-VAT/AT%00`, 404],
    ['a byte of zero in a file name', '/files/1/1/%00.pdf', 404],
    ['a way out of the folder', '/files/1/1/..%2F..%2Fetc%2Fpasswd', 404],
    ['a way out of the pages', '/webapi/v2/swagger/static/..%2F..%2F..%2Fpackage.json', 404],
    ['a path of nine thousand signs', `${BROWSE}/institutions/by-stats/${'9'.repeat(9_000)}/`, 404],
    ['a number of nine thousand digits', `${BROWSE}/reports/${'9'.repeat(9_000)}/`, 404],
  ])('with %s gets a problem document', async (_what, url, status) => {
    const response = await get(url);
    expect([response.statusCode, response.headers['content-type'], response.json().status]).toEqual([
      status,
      'application/problem+json',
      status,
    ]);
    expect(response.headers).toMatchObject({
      'x-request-id': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['query=%FF', 'query=%E0%A4%A', 'query=%', 'query=%22%22%22'])(
    'with %s is searched for as any other text',
    async (query) => {
      const response = await get(`${BROWSE}/reports/?${query}&facets=false`);
      expect([response.statusCode, response.json().count]).toEqual([200, expect.any(Number)]);
    },
  );

  it('with a body larger than allowed is refused, also when it does not say how large it is', async () => {
    const body = JSON.stringify({ username: 'a', password: 'x'.repeat(11 * 1024 * 1024) });
    const response = await world.app.inject({
      method: 'POST',
      url: '/accounts/get_token/',
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    expect([response.statusCode, response.json().code]).toEqual([413, 'too_large']);
  });
});

describe('a server that listens', () => {
  let app: Awaited<ReturnType<typeof buildTestApp>>;
  let port: number;
  const log: string[] = [];

  beforeAll(async () => {
    app = await buildTestApp(
      { registry: {} as never, files: {} as never },
      {
        patience: { headersMs: 300, requestMs: 600, checkEveryMs: 50 },
        logLevel: 'trace',
        logStream: { write: (entry) => void log.push(entry) },
      },
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });

  afterAll(() => app?.close());

  async function open(): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }

  /** Sends a sign every now and then for as long as the other side listens. */
  async function trickle(socket: Socket, signs: string): Promise<void> {
    for (let index = 0; !socket.destroyed && socket.writable; index += 1) {
      socket.write(signs[index % signs.length] ?? '');
      await sleep(10);
    }
  }

  it.each([
    ['headers', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n', 'X-Slow: slow\r\n'],
    [
      'a body',
      'POST /accounts/get_token/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
      ' ',
    ],
  ])('cuts off who sends %s sign by sign, and serves others meanwhile', async (_what, start, signs) => {
    const sockets = await Promise.all(Array.from({ length: 20 }, open));
    const answers = sockets.map((socket) => text(socket));
    for (const socket of sockets) socket.write(start);
    const trickling = sockets.map((socket) => trickle(socket, signs));
    const other = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect([other.status, sockets.every((socket) => !socket.destroyed)]).toEqual([200, true]);
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatch(/^HTTP\/1\.1 408 .*"status":408/s);
    }
    await Promise.all(trickling);
  });

  it('is patient by default, but not for ever', async () => {
    const usual = await buildTestApp({ registry: {} as never, files: {} as never });
    const { headersTimeout, requestTimeout } = usual.server;
    await usual.close();
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 20_000, requestTimeout: 300_000 });
  });

  it.each([
    ['two hosts', 'GET /problems/ HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n'],
    ['a host in the address', 'GET http://evil.example/problems/ HTTP/1.1\r\nHost: localhost\r\n'],
    ['no host', 'GET /problems/ HTTP/1.1\r\n'],
    [
      'two lengths',
      'POST /accounts/get_token/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n',
    ],
    [
      'a length and chunks',
      'POST /accounts/get_token/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n',
    ],
    ['a folded header', 'GET /problems/ HTTP/1.1\r\nHost: localhost\r\nX: a\r\n Host: evil.example\r\n'],
  ])('never lets %s lead anywhere else', async (_what, head) => {
    const socket = await open();
    socket.write(`${head}Connection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:200|400|404) /);
    expect(answer).not.toContain('//evil.example');
  });

  it.each([
    ['a method of its own', 'BREW /problems/ HTTP/1.1', 'The request does not begin with a method that HTTP knows.'],
    ['other letters', 'GET /ü HTTP/1.1', 'Letters outside ASCII in an address must be percent-encoded.'],
    ['a space in the address', 'GET /a b HTTP/1.1', 'This is not HTTP as we know it.'],
  ])('says what is wrong with %s', async (_what, line, detail) => {
    const socket = await open();
    socket.write(`${line}\r\nHost: localhost\r\n\r\n`);
    expect(await text(socket)).toContain(`"detail":"${detail}"`);
  });

  it('keeps the secrets of requests that fail in any way out of its log', async () => {
    const secret = 'hunter2hunter2';
    const headers = {
      authorization: `Bearer ${secret}`,
      cookie: `session=${secret}`,
      password: secret,
      username: secret,
    };
    const urls = ['/nowhere', '/%', '/webapi/v2/browse/countries/', '/webapi/v2/browse/reports/?limit=x'];
    const statuses: number[] = [];
    for (const url of urls) {
      statuses.push((await app.inject({ url: `${url}?token=${secret}`, headers })).statusCode);
      statuses.push((await app.inject({ url, headers: { ...headers, host: 'evil.example' } })).statusCode);
      statuses.push((await app.inject({ url, headers: { ...headers, authorization } })).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([400, 401, 404, 500]));
    expect(log.join('')).toContain('unexpected error');
    expect(log.join('')).not.toContain(secret);
    expect(log.join('')).not.toContain(TEST_TOKEN);
  });
});

describe('behind proxies', () => {
  const nothing = { registry: {} as never, files: {} as never };
  const addressLimits = { perMinute: 2, perDay: 100 };

  async function statusesOf(trustedProxies: readonly string[], remoteAddress: string): Promise<number[]> {
    const app = await buildTestApp(nothing, { trustedProxies, addressLimits });
    const statuses: number[] = [];
    for (const client of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      const headers = { 'x-forwarded-for': client };
      statuses.push((await app.inject({ url: '/problems/', headers, remoteAddress })).statusCode);
    }
    await app.close();
    return statuses;
  }

  it('an address that somebody made up does not get around the limits', async () => {
    expect(await statusesOf([], '198.51.100.9')).toEqual([200, 200, 429]);
    expect(await statusesOf(['10.0.0.1'], '198.51.100.9')).toEqual([200, 200, 429]);
  });

  it('each client of a trusted one has limits of its own', async () => {
    expect(await statusesOf(['10.0.0.1'], '10.0.0.1')).toEqual([200, 200, 200]);
  });

  it('a host that a trusted one passes on has to be ours too', async () => {
    const app = await buildTestApp(nothing, { trustedProxies: ['10.0.0.1'] });
    const ask = async (host: string) => {
      const headers = { host: 'inside:8080', 'x-forwarded-host': host };
      return (await app.inject({ url: '/problems/', headers, remoteAddress: '10.0.0.1' })).statusCode;
    };
    const statuses = [await ask('localhost'), await ask('evil.example')];
    await app.close();
    expect(statuses).toEqual([200, 400]);
  });
});
