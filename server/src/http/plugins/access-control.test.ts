import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { Role, Scope } from '../../domain/account.ts';
import type { Authenticate } from '../principal.ts';
import { accessControl, routesNeed } from './access-control.ts';
import { authentication } from './authentication.ts';
import { errorHandler } from './error-handler.ts';

const PEOPLE: Readonly<Record<string, readonly [Role, Scope]>> = {
  consumer: ['consumer', 'read'],
  agency: ['agency', 'submit'],
  'operator-primary': ['operator', 'read'],
  'operator-desk': ['operator', 'admin'],
};

const authenticate: Authenticate = (token) => {
  if (token === 'suspended') return Promise.resolve({ state: 'suspended', reason: 'misuse' });
  const [role, scope] = PEOPLE[token] ?? [];
  if (role === undefined || scope === undefined) return undefined;
  const principal = { accountId: 1, username: token, role, scope, tokenId: 1, tokenKind: 'primary' } as const;
  return { state: 'active', principal };
};

const app = fastify();
await app.register(errorHandler, { baseUrl: 'http://here' });
await app.register(authentication, { authenticate });
await app.register(accessControl);
for (const access of ['public', 'read', 'submit', 'admin'] as const) {
  app.get(`/${access}`, { config: { access } }, async ({ principal }) => ({ who: principal?.username ?? null }));
}
await app.register(async (scope) => {
  await scope.register(routesNeed, { access: 'submit' });
  scope.get('/scope', async () => ({}));
  scope.get('/scope/open', { config: { access: 'public' } }, async () => ({}));
});
afterAll(() => app.close());

async function statusOf(path: string, token?: string): Promise<number> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await app.inject({ url: path, headers })).statusCode;
}

describe('a route', () => {
  it.each<[string | undefined, number[]]>([
    [undefined, [200, 401, 401, 401]],
    ['unknown', [200, 401, 401, 401]],
    ['suspended', [200, 403, 403, 403]],
    ['consumer', [200, 200, 403, 403]],
    ['agency', [200, 200, 200, 403]],
    ['operator-primary', [200, 200, 403, 403]],
    ['operator-desk', [200, 200, 200, 200]],
  ])('lets %s in as far as the token goes', async (token, expected) => {
    const paths = ['/public', '/read', '/submit', '/admin'];
    expect(await Promise.all(paths.map((path) => statusOf(path, token)))).toEqual(expected);
  });

  it('takes what its scope says unless it says otherwise, also for HEAD', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/scope' });
    expect([await statusOf('/scope'), await statusOf('/scope', 'agency'), head.statusCode]).toEqual([401, 200, 401]);
    expect(await statusOf('/scope/open')).toBe(200);
  });

  it('that does not say who may call it cannot be registered', async () => {
    const forgetful = fastify();
    await forgetful.register(accessControl);
    expect(() => forgetful.get('/forgotten', async () => ({}))).toThrow(
      'The route GET /forgotten does not say who may call it',
    );
    await forgetful.close();
  });

  it('says what is missing', async () => {
    const detail = async (path: string, token: string) =>
      (await app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })).json().detail;
    expect(await detail('/admin', 'agency')).toBe('This is not open to accounts with the role agency.');
    expect(await detail('/admin', 'operator-primary')).toBe(
      'The primary token never administers; sign in, or make a named token with the scope admin and an expiry.',
    );
  });

  it('that is public knows who asks all the same', async () => {
    const response = await app.inject({ url: '/public', headers: { authorization: 'Bearer agency' } });
    expect(response.json()).toEqual({ who: 'agency' });
  });
});
