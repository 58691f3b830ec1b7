import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { buildTestApp } from './app.ts';

const SECRET = 'a secret of the operator';
let app: Awaited<ReturnType<typeof buildTestApp>>;
let isDatabaseUp = true;

beforeAll(async () => {
  const readinessChecks = [
    {
      name: 'database',
      async check() {
        if (!isDatabaseUp) throw new Error('connect ECONNREFUSED db.internal');
      },
    },
    { name: 'search', check: async () => {} },
  ];
  const nothing = { registry: {} as never, files: createFolderStorage('/nowhere') };
  app = await buildTestApp({ ...nothing, readinessChecks }, { metricsSecret: SECRET, isDemo: true });
});

afterAll(() => app?.close());

describe('the probes', () => {
  it('say that the process lives and what it needs is there', async () => {
    const [health, ready] = await Promise.all([app.inject('/healthz'), app.inject('/readyz')]);
    expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', checks: { database: 'ok', search: 'ok' } }]);
  });

  it('name what is missing without telling where it is', async () => {
    isDatabaseUp = false;
    const ready = await app.inject('/readyz');
    isDatabaseUp = true;
    expect([ready.statusCode, ready.json()]).toEqual([
      503,
      { status: 'unavailable', checks: { database: 'failed', search: 'ok' } },
    ]);
  });
});

describe('the metrics', () => {
  it.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine by IPv6', '::1', {}, 200],
    ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 403],
    ['somebody else', '203.0.113.7', {}, 403],
    ['somebody with the wrong secret', '203.0.113.7', { authorization: 'Bearer wrong' }, 403],
    ['the scraper with the secret', '203.0.113.7', { authorization: `Bearer ${SECRET}` }, 200],
  ])('answer %s', async (_who, remoteAddress, headers, status) => {
    const response = await app.inject({ url: '/metrics', remoteAddress, headers });
    expect(response.statusCode).toBe(status);
  });

  it('count requests by route and status', async () => {
    await app.inject('/problems/not_found');
    await app.inject('/problems/no_such_problem');
    const { body } = await app.inject('/metrics');
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/problems/:code",status="200"} 1');
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/problems/:code",status="404"} 1');
  });
});

describe('every answer', () => {
  it('carries safe headers, the label of invented data and an id', async () => {
    const { headers } = await app.inject('/nowhere');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-demo-data': 'fictional',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('may be read by pages of others, with a token', async () => {
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/webapi/v2/browse/reports/1/',
      headers: {
        origin: 'https://university.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([204, '*']);
    expect(preflight.headers['access-control-allow-headers']).toContain('Authorization');
  });

  it('in v1 says where v2 has the same', async () => {
    const { headers } = await app.inject('/webapi/v1/browse/countries/?a=%22b<c>');
    expect(headers['link']).toBe(
      '<http://localhost/webapi/v2/browse/countries/?a=%22b%3Cc%3E>; rel="successor-version"',
    );
  });
});

describe('what is hardly HTTP', () => {
  let port: number;

  beforeAll(async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });

  async function send(bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    return text(socket);
  }

  it.each([
    ['nonsense', 'HELLO\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a header that splits', 'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\u0000b\r\n\r\n', 400],
  ])('%s is answered with a problem', async (_what, bytes, status) => {
    const answer = await send(bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head).toContain('application/problem+json');
    expect(head).toContain(`X-Request-Id: ${JSON.parse(body).instance}`);
    expect(JSON.parse(body)).toMatchObject({ status, code: 'malformed_request' });
  });
});
