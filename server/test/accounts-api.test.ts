import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../src/domain/account.ts';
import { createFolderStorage } from '../src/files/file-storage.ts';
import type { RegistryReader } from '../src/http/registry-reader.ts';
import { codeIn, openAccount, openTestAccounts, TEST_PASSWORD } from './accounts.ts';
import { buildTestApp } from './app.ts';
import { describeOnEachDatabase } from './database.ts';

/** The account routes ask nothing of the registry. */
const NO_REGISTRY = {} as RegistryReader;

describeOnEachDatabase('the account addresses', ({ database }) => {
  let world: Awaited<ReturnType<typeof openTestAccounts>>;
  let app: Awaited<ReturnType<typeof buildTestApp>>;
  let people = 0;

  beforeAll(async () => {
    world = await openTestAccounts(database());
    const { accounts, dataDir, clock } = world;
    app = await buildTestApp({
      registry: NO_REGISTRY,
      files: createFolderStorage(dataDir),
      accounts,
      clock,
      authenticate: accounts.tokenCheck.authenticate,
    });
  });
  afterAll(async () => {
    await app?.close();
    await world?.close();
  });

  async function somebody(role: Role = 'consumer') {
    people += 1;
    const username = `member${people}`;
    const account = await openAccount(world.accounts, username, { role, organisation: `College ${people}` });
    return { account, username, token: await world.accounts.tokens.primary(account) };
  }

  function post(path: string, payload: object | string, headers: Record<string, string> = {}) {
    const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {};
    return app.inject({ method: 'POST', url: `/accounts/${path}`, payload, headers: { ...type, ...headers } });
  }

  function bearer(token: string) {
    return { authorization: `Bearer ${token}` };
  }

  describe('get_token', () => {
    it.each(['get_token/', 'get_token'])('answers %s with the token first', async (path) => {
      const { username, token } = await somebody();
      const response = await post(path, { username, password: TEST_PASSWORD });
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(JSON.stringify({ token, state: 'success', account: username }));
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': /^application\/json/ });
    });

    it('takes a form too', async () => {
      const { username, token } = await somebody();
      const form = new URLSearchParams({ username, password: TEST_PASSWORD }).toString();
      const response = await post('get_token/', form, { 'content-type': 'application/x-www-form-urlencoded' });
      expect([response.statusCode, response.json().token]).toEqual([200, token]);
    });

    it('answers a wrong password and an unknown user with the same words', async () => {
      const { username } = await somebody();
      const answers = [];
      for (const name of [username, 'nobody-at-all', 'no name', '\u0000']) {
        const { statusCode, headers, body } = await post('get_token/', { username: name, password: 'wrong' });
        const { instance, ...rest } = JSON.parse(body);
        answers.push({ statusCode, challenge: headers['www-authenticate'], type: headers['content-type'], rest });
        expect(instance).toBe(headers['x-request-id']);
      }
      expect(answers[0]).toEqual({
        statusCode: 401,
        challenge: 'Bearer',
        type: expect.stringContaining('application/problem+json'),
        rest: {
          state: 'error',
          errorMessage: 'The username or the password is not right.',
          type: 'http://localhost/problems/unauthenticated',
          title: 'A valid token or the right password is needed',
          status: 401,
          detail: 'The username or the password is not right.',
          code: 'unauthenticated',
        },
      });
      expect(answers.slice(1)).toEqual([answers[0], answers[0], answers[0]]);
    });

    it.each<[string, object | string, string]>([
      ['a list as username', { username: ['a', 'b'], password: 'x' }, 'application/json'],
      ['an object as username', { username: { $ne: null }, password: 'x' }, 'application/json'],
      ['a number as username', { username: 7, password: 'x' }, 'application/json'],
      ['null as password', { username: 'a', password: null }, 'application/json'],
      ['no password', { username: 'a' }, 'application/json'],
      ['a list', [], 'application/json'],
      ['a text', '"username"', 'application/json'],
      ['broken JSON', '{"username":', 'application/json'],
      ['nothing', '', 'application/json'],
      ['a poisoned prototype', '{"__proto__":{"username":"a"},"password":"x"}', 'application/json'],
      ['a repeated field', 'username=a&username=b&password=x', 'application/x-www-form-urlencoded'],
      ['a form without fields', '%%%', 'application/x-www-form-urlencoded'],
    ])('refuses %s', async (_name, payload, type) => {
      const response = await post('get_token/', payload, { 'content-type': type });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ state: 'error', errorMessage: expect.any(String), status: 400 });
    });

    it('refuses bodies that are too large or of another type', async () => {
      const large = await post('get_token/', { username: 'a', password: 'x'.repeat(20_000) });
      const xml = await post('get_token/', '<x/>', { 'content-type': 'text/xml' });
      expect([large.statusCode, xml.statusCode]).toEqual([413, 415]);
      expect([large.json().state, xml.json().state]).toEqual(['error', 'error']);
    });

    it('says how long to wait after too many failures', async () => {
      const { username } = await somebody();
      const attempt = () =>
        app.inject({
          method: 'POST',
          url: '/accounts/get_token/',
          remoteAddress: '203.0.113.9',
          payload: { username, password: 'wrong' },
        });
      for (let time = 0; time < 10; time += 1) expect((await attempt()).statusCode).toBe(401);
      const response = await attempt();
      expect([response.statusCode, response.headers['retry-after'], response.json().state]).toEqual([
        429,
        '5',
        'error',
      ]);
    });

    it('gives a new token in place of the old', async () => {
      const { username, token } = await somebody();
      const response = await post('get_new_token/', { username, password: TEST_PASSWORD });
      const renewed = response.json().token as string;
      const old = await app.inject({ url: '/accounts/me/', headers: bearer(token) });
      const fresh = await app.inject({ url: '/accounts/me/', headers: bearer(renewed) });
      expect([response.statusCode, old.statusCode, fresh.statusCode]).toEqual([200, 401, 200]);
    });
  });

  describe('a registration', () => {
    const form = {
      username: 'newcomer',
      email: 'newcomer@people.example',
      organisation: 'College of the Coast',
      purpose: 'Admissions',
      terms_version: '2026-01',
      publish: true,
    };

    it('leads by mail to a password, a token and the published list', async () => {
      const terms = await app.inject('/accounts/register/');
      const asked = await post('register/', form);
      const code = codeIn((await world.mailsTo(form.email))[0]);
      const link = await app.inject(`/accounts/confirm/?code=${code}`);
      const confirmed = await post('confirm/', { code, password: TEST_PASSWORD });
      const me = await app.inject({ url: '/accounts/me/', headers: bearer(confirmed.json().token) });
      const users = await app.inject('/accounts/users/');

      expect(terms.json()).toEqual({ terms_version: '2026-01', policy: 'instant' });
      expect([asked.statusCode, asked.json().state]).toEqual([202, 'success']);
      expect(link.json()).toMatchObject({ state: 'valid', account: 'newcomer' });
      expect(confirmed.json()).toMatchObject({ state: 'success', account: 'newcomer', status: 'active' });
      expect(me.json()).toEqual({
        id: expect.any(Number),
        username: 'newcomer',
        email: 'newcomer@people.example',
        display_name: '',
        organisation: 'College of the Coast',
        purpose: 'Admissions',
        role: 'consumer',
        scope: 'read',
        published: true,
        terms_version: '2026-01',
        created_at: world.clock.now(),
        confirmed_at: world.clock.now(),
        agencies: [],
      });
      expect(users.json()).toEqual({
        count: 1,
        next: null,
        previous: null,
        results: [{ name: 'College of the Coast', purpose: 'Admissions', since: world.clock.today() }],
      });
      expect(users.body).not.toContain('@');
    });

    it('is answered in the same way for a mailbox that has an account', async () => {
      const { account } = await somebody();
      const one = await post('register/', { ...form, username: 'other.one', email: account.email });
      const other = await post('register/', { ...form, username: 'other.two', email: 'fresh@people.example' });
      expect([one.statusCode, one.body]).toEqual([other.statusCode, other.body]);
    });

    it('says everything that is wrong with it', async () => {
      const response = await post('register/', { ...form, username: 'a', email: 'b', purpose: 'https://x.example' });
      expect(response.statusCode).toBe(422);
      expect(response.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
        '/username',
        '/email',
        '/purpose',
      ]);
    });

    it.each([{ publish: 'yes' }, { usrname: 'x' }, { email: ['a@b', 'c@d'] }, { role: 'operator' }])(
      'refuses %j',
      async (extra) => {
        expect((await post('register/', { ...form, ...extra })).statusCode).toBe(400);
      },
    );

    it('cannot be confirmed with a made-up code', async () => {
      const link = await app.inject('/accounts/confirm/?code=made-up');
      const without = await app.inject('/accounts/confirm/');
      const confirmed = await post('confirm/', { code: 'made-up', password: TEST_PASSWORD });
      expect([link.statusCode, without.statusCode, confirmed.statusCode]).toEqual([422, 400, 422]);
    });
  });

  describe('the own account', () => {
    it.each([
      ['GET', 'me/'],
      ['DELETE', 'me/'],
      ['GET', 'tokens/'],
      ['DELETE', 'tokens/1/'],
      ['GET', 'limits/'],
    ] as const)('needs a token for %s %s', async (method, path) => {
      const { token } = await somebody();
      const url = `/accounts/${path}`;
      const without = await app.inject({ method, url });
      const cookie = await app.inject({ method, url, headers: { cookie: `token=${token}` } });
      const inQuery = await app.inject({ method, url: `${url}?token=${token}&access_token=${token}` });
      for (const response of [without, cookie, inQuery]) {
        expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
        expect(response.headers['content-type']).toContain('application/problem+json');
      }
    });

    it('tells a suspended account why, with 403', async () => {
      const { account, username } = await somebody();
      const { token } = await world.accounts.tokens.createNamed(
        account,
        { name: 'never used before', scope: 'read', expiresAt: null },
        'test',
      );
      await world.accounts.administration.suspend(account.id, { actor: 'test', reason: 'Misuse of the data' });
      const me = await app.inject({ url: '/accounts/me/', headers: bearer(token) });
      const login = await post('get_token/', { username, password: TEST_PASSWORD });
      expect([me.statusCode, me.json().detail]).toEqual([403, 'The account is suspended: Misuse of the data']);
      expect([login.statusCode, login.json().errorMessage]).toEqual([
        403,
        'The account is suspended: Misuse of the data',
      ]);
    });

    it('is erased by its owner, who has to mean it', async () => {
      const { username, token, account } = await somebody();
      const erase = (query: string, sent = token) =>
        app.inject({ method: 'DELETE', url: `/accounts/me/${query}`, headers: bearer(sent) });
      const { token: named } = await world.accounts.tokens.createNamed(
        account,
        { name: 'x', scope: 'read', expiresAt: null },
        'test',
      );
      const answers = [
        await erase(''),
        await erase('?confirm=somebody-else'),
        await erase(`?confirm=${username}`, named),
        await erase(`?confirm=${username}`),
      ];
      const login = await post('get_token/', { username, password: TEST_PASSWORD });
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 403, 204]);
      expect(login.statusCode).toBe(401);
    });

    it('changes its password', async () => {
      const { username, token } = await somebody();
      const change = (password: string) =>
        post('password/', { password, new_password: 'nine loud hills' }, bearer(token));
      expect((await change('wrong')).statusCode).toBe(401);
      expect((await change(TEST_PASSWORD)).statusCode).toBe(200);
      expect((await post('get_token/', { username, password: 'nine loud hills' })).statusCode).toBe(200);
    });

    it('resets its password by mail; strangers see no difference', async () => {
      const { username, account } = await somebody();
      const asked = await post('password-reset/', { account: username });
      const stranger = await post('password-reset/', { account: 'nobody-at-all' });
      const code = codeIn((await world.mailsTo(account.email ?? '')).at(-1));
      const link = await app.inject(`/accounts/password-reset/?code=${code}`);
      const reset = await post('password-reset/', { code, new_password: 'nine loud hills' });
      const muddled = await post('password-reset/', { account: username, code });

      expect([asked.statusCode, asked.body]).toEqual([202, stranger.body]);
      expect(link.json()).toMatchObject({ state: 'valid', account: username });
      expect([reset.statusCode, muddled.statusCode]).toEqual([200, 422]);
      expect((await post('get_token/', { username, password: 'nine loud hills' })).statusCode).toBe(200);
    });

    it('changes its mail address', async () => {
      const { token, username } = await somebody();
      const email = `fresh.${username}@people.example`;
      const asked = await post('email/', { password: TEST_PASSWORD, email }, bearer(token));
      const code = codeIn((await world.mailsTo(email))[0]);
      const link = await app.inject(`/accounts/email/?code=${code}`);
      const confirmed = await post('email/confirm/', { code });
      const me = await app.inject({ url: '/accounts/me/', headers: bearer(token) });
      expect([asked.statusCode, link.statusCode, confirmed.statusCode, me.json().email]).toEqual([
        202,
        200,
        200,
        email,
      ]);
    });

    it('sees its limits', async () => {
      const { token } = await somebody();
      const { body } = await app.inject({ url: '/accounts/limits/', headers: bearer(token) });
      expect(JSON.parse(body)).toEqual({
        requests_per_minute: { limit: 1_000_000, remaining: 999_999, reset: expect.any(Number) },
        requests_per_day: { limit: 1_000_000, remaining: 999_999, reset: expect.any(Number) },
        page_rows: 10_000,
        values_per_filter: 50,
        query_characters: 512,
        json_body_bytes: 10_485_760,
      });
    });
  });

  describe('named tokens', () => {
    it('are created, listed without themselves, used and revoked', async () => {
      const { token } = await somebody();
      const created = await post('tokens/', { name: 'Harvest', scope: 'read' }, bearer(token));
      const { token: named, ...shown } = created.json();
      const list = await app.inject({ url: '/accounts/tokens/', headers: bearer(named) });
      const revoked = await app.inject({
        method: 'DELETE',
        url: `/accounts/tokens/${shown.id}/`,
        headers: bearer(token),
      });
      const again = await app.inject({ method: 'DELETE', url: `/accounts/tokens/${shown.id}`, headers: bearer(token) });

      expect([created.statusCode, revoked.statusCode, again.statusCode]).toEqual([201, 204, 404]);
      expect(list.json()).toEqual([shown]);
      expect(shown).toEqual({
        id: expect.any(Number),
        name: 'Harvest',
        scope: 'read',
        created_at: world.clock.now(),
        expires_at: null,
        last_used_at: null,
      });
    });

    it('never get more than the token that asks, unless the password comes along', async () => {
      const { token } = await somebody('operator');
      const request = { name: 'Desk', scope: 'admin', expires_at: '2027-01-01T00:00:00Z' };
      const bare = await post('tokens/', request, bearer(token));
      const wrong = await post('tokens/', { ...request, password: 'wrong' }, bearer(token));
      const right = await post('tokens/', { ...request, password: TEST_PASSWORD }, bearer(token));
      expect([bare.statusCode, wrong.statusCode, right.statusCode]).toEqual([403, 401, 201]);
    });

    it('never outlive the token that asks, unless the password comes along', async () => {
      const { token } = await somebody('operator');
      const end = '2026-12-01T00:00:00Z';
      const desk = { name: 'Desk', scope: 'admin', expires_at: end, password: TEST_PASSWORD };
      const ending = bearer((await post('tokens/', desk, bearer(token))).json().token);
      const request = { name: 'Next', scope: 'read' };
      const later = { ...request, scope: 'admin', expires_at: '2026-12-01T00:00:01Z' };
      const asked = [request, later, { ...later, expires_at: end }, { ...later, password: TEST_PASSWORD }];
      const answers = await Promise.all(asked.map((body) => post('tokens/', body, ending)));

      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 201, 201]);
      expect(answers[0]?.json().detail).toContain(`ends later than yours (${end})`);
    });

    it.each([
      [{ name: 'x', scope: 'root' }, 400],
      [{ name: '', scope: 'read' }, 400],
      [{ name: 'x', scope: 'read', expires_at: 'tomorrow' }, 422],
      [{ name: 'x', scope: 'read', expires_at: '2020-01-01T00:00:00Z' }, 422],
      [{ name: 'x', scope: 'submit', password: TEST_PASSWORD }, 422],
      [{ name: 'x', scope: 'read', hash: 'mine' }, 400],
    ])('are refused as %j with %i', async (request, status) => {
      const { token } = await somebody();
      expect((await post('tokens/', request, bearer(token))).statusCode).toBe(status);
    });

    it.each(['0', 'x', '99999999999', '1e3', '-1'])('have no number %s', async (id) => {
      const { token } = await somebody();
      const response = await app.inject({ method: 'DELETE', url: `/accounts/tokens/${id}/`, headers: bearer(token) });
      expect(response.statusCode).toBe(404);
    });
  });
});
