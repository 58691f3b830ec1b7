import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { Authenticate } from '../principal.ts';
import { requestIdOf } from '../request-id.ts';
import { accessControl, routesNeed } from './access-control.ts';
import { authentication } from './authentication.ts';
import { errorHandler } from './error-handler.ts';
import { hostCheck, isSameHost } from './host-check.ts';
import { ignoredBodies } from './ignored-bodies.ts';
import { responseLabels } from './response-labels.ts';
import { successorVersion } from './successor-version.ts';

const BASE = 'https://registry.example.org';

const principal = {
  accountId: 1,
  username: 'ada',
  role: 'consumer',
  scope: 'read',
  tokenId: 1,
  tokenKind: 'primary',
} as const;

const authenticate: Authenticate = async (token) => {
  if (token === 'good') return { state: 'active', principal };
  return token === 'bad-behaviour' ? { state: 'suspended', reason: 'misuse' } : undefined;
};

const app = fastify({ genReqId: requestIdOf, routerOptions: { ignoreTrailingSlash: true } });
await app.register(errorHandler, { baseUrl: BASE });
await app.register(responseLabels, { isDemo: true });
await app.register(authentication, { authenticate });
await app.register(accessControl);
await app.register(hostCheck, { baseUrl: BASE });
await app.register(ignoredBodies);
app.get('/healthz', { config: { access: 'public' } }, async () => ({}));
await app.register(
  async (scope) => {
    await scope.register(successorVersion, { baseUrl: BASE, deprecatedOn: '2027-01-01', sunsetOn: '2028-01-31' });
    await scope.register(routesNeed, { access: 'read' });
    scope.get('/who', async (asked) => asked.principal);
    scope.delete('/who', async ({ body }) => ({ body: body ?? null }));
  },
  { prefix: '/webapi/v1' },
);
afterAll(() => app.close());

function request(headers: Record<string, string>, url = '/webapi/v1/who') {
  return app.inject({ url, headers: { host: 'registry.example.org', ...headers } });
}

describe('a token', () => {
  it.each([
    [{ authorization: 'Bearer good' }, 200],
    [{ authorization: 'bearer   good ' }, 200],
    [{}, 401],
    [{ authorization: 'Bearer' }, 401],
    [{ authorization: 'Bearer other' }, 401],
    [{ authorization: 'Basic good' }, 401],
    [{ authorization: `Bearer ${'x'.repeat(600)}` }, 401],
    [{ cookie: 'token=good' }, 401],
    [{ authorization: 'Bearer bad-behaviour' }, 403],
  ])('in %o is answered with %i', async (headers, status) => {
    const response = await request(headers);
    expect([response.statusCode, response.headers['www-authenticate']]).toEqual([
      status,
      status === 401 ? 'Bearer' : undefined,
    ]);
  });

  it('that is suspended is told why', async () => {
    const response = await request({ authorization: 'Bearer bad-behaviour' });
    expect(response.json().detail).toBe('The account is suspended: misuse');
  });

  it('makes the answer private', async () => {
    const response = await request({ authorization: 'Bearer good' });
    expect(response.headers['cache-control']).toBe('private, no-cache');
  });
});

describe('the host', () => {
  it.each([
    ['registry.example.org', BASE, true],
    ['registry.example.org:443', BASE, true],
    ['REGISTRY.example.org', BASE, true],
    ['registry.example.org:8443', BASE, false],
    ['registry.example.org.evil.com', BASE, false],
    ['evil.com', BASE, false],
    ['', BASE, false],
    ['localhost:8080', 'http://127.0.0.1:8080', true],
    ['[::1]:8080', 'http://127.0.0.1:8080', true],
    ['localhost:8081', 'http://127.0.0.1:8080', false],
    ['localhost', BASE, false],
  ])('%s at %s: %s', (host, base, isSame) => {
    expect(isSameHost(host, new URL(base))).toBe(isSame);
  });

  it('of somebody else is refused, but probes of the machine are not', async () => {
    const forged = await request({ host: 'evil.com', authorization: 'Bearer good' });
    const probe = await request({ host: '10.0.0.7:8080' }, '/healthz');
    expect([forged.statusCode, forged.json().code, probe.statusCode]).toEqual([400, 'malformed_request', 200]);
  });

  it('cannot be set by a header of a proxy nobody configured', async () => {
    const response = await request({ 'x-forwarded-host': 'evil.com', authorization: 'Bearer good' });
    expect([response.statusCode, response.headers['link']]).toEqual([
      200,
      `<${BASE}/webapi/v2/who>; rel="successor-version"`,
    ]);
  });
});

it('announces the end of a version in the words of the standards', async () => {
  const { headers } = await request({ authorization: 'Bearer good' });

  expect([headers['deprecation'], headers['sunset']]).toEqual(['@1798761600', 'Mon, 31 Jan 2028 00:00:00 GMT']);
});

describe('a body on DELETE', () => {
  it.each([
    ['application/json', '{"broken'],
    ['application/json', '[]'],
    ['nonsense', 'x'],
    ['text/csv', 'a,b'],
  ])('of %s is ignored', async (type, payload) => {
    const response = await app.inject({
      method: 'DELETE',
      url: '/webapi/v1/who',
      headers: { host: 'registry.example.org', authorization: 'Bearer good', 'content-type': type },
      payload,
    });
    expect([response.statusCode, response.json()]).toEqual([200, { body: null }]);
  });
});

describe('the request id', () => {
  it.each([
    ['abc-DEF_123.4', true],
    ['short', false],
    ['with space in it', false],
    ['x'.repeat(65), false],
    ['id"};drop', false],
  ])('%s is taken over: %s', (given, isTaken) => {
    const id = requestIdOf({ headers: { 'x-request-id': given } });
    expect(id === given).toBe(isTaken);
  });

  it('is on every answer, beside the label of invented data', async () => {
    const { headers } = await request({ 'x-request-id': 'complaint-42' });
    expect([headers['x-request-id'], headers['x-demo-data']]).toEqual(['complaint-42', 'fictional']);
  });
});
