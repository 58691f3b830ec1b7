import type { Site, SiteRequest } from '@touchstone/web';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppDependencies } from '../src/app.ts';
import type { InProcessFetch } from '../src/http/in-process-fetch.ts';
import { createSiteAccess } from '../src/services/site-access.ts';
import { buildTestApp, TEST_BASE } from './app.ts';

let siteToken: string;
let app: Awaited<ReturnType<typeof buildTestApp>>;
let fromSite: InProcessFetch;
const asked: SiteRequest[] = [];

/** Stands for the real pages: each says how it was made. */
const site: Site = {
  paths: [
    { method: 'GET', path: '/', isStatic: false },
    { method: 'GET', path: '/report/:id', isStatic: false },
    { method: 'GET', path: '/assets/:name', isStatic: true },
  ],
  async respond(request) {
    asked.push(request);
    const { url, accept = '' } = request;
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': 'en', vary: 'Accept' };
    return { status: 200, headers, body: `${url} as ${this.formOf(accept)}` };
  },
  isPersonal: (cookie) => cookie?.includes('session=') ?? false,
  prefersPage: (accept) => accept?.includes('text/html') ?? false,
  formOf: (accept) => (accept?.includes('json') ? 'json' : 'html'),
  problemPage: ({ accept }, { status, detail }) =>
    accept?.includes('text/html')
      ? { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: `page: ${detail}` }
      : undefined,
};

/** What the pages ask for in these tests comes from tables in the program. */
const nothingStored = {} as Pick<AppDependencies, 'registry' | 'files'>;

beforeAll(async () => {
  const access = createSiteAccess(() => undefined);
  siteToken = access.token;
  app = await buildTestApp(
    {
      ...nothingStored,
      authenticate: access.authenticate,
      stamp: () => 'unchanged',
      async openSite(inProcess) {
        fromSite = inProcess;
        return site;
      },
    },
    { addressLimits: { perMinute: 20, perDay: 1_000 } },
  );
});

afterAll(() => app.close());

const visitor = (remoteAddress: string, accept = 'text/html') => ({ remoteAddress, headers: { accept } });

it('gives a page what it needs to know of the visitor, and sets no cookie', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/report/7?lang=x', ...visitor('192.0.2.1') });
  expect([statusCode, body, headers['content-language']]).toEqual([200, '/report/7?lang=x as html', 'en']);
  expect(asked.at(-1)).toEqual({
    method: 'GET',
    url: '/report/7?lang=x',
    accept: 'text/html',
    host: 'localhost:80',
    address: '192.0.2.1',
  });
  expect(headers['set-cookie']).toBeUndefined();
});

it('keeps a page with its headers, and its forms apart', async () => {
  const before = asked.length;
  const ask = (accept: string) => app.inject({ url: '/report/8', ...visitor('192.0.2.2', accept) });
  const answers = [await ask('text/html'), await ask('text/html'), await ask('application/json')];
  expect(answers.map(({ body, headers }) => [body, headers['content-language'], headers.vary])).toEqual([
    ['/report/8 as html', 'en', 'Accept, Accept-Encoding'],
    ['/report/8 as html', 'en', 'Accept, Accept-Encoding'],
    ['/report/8 as json', 'en', 'Accept, Accept-Encoding'],
  ]);
  expect(asked.length - before).toBe(2);
});

it('keeps nothing of somebody who is signed in, and shows them nothing kept', async () => {
  const before = asked.length;
  const ask = (cookie: string) => app.inject({ url: '/report/9', headers: { accept: 'text/html', cookie } });
  for (const cookie of ['session=one', 'session=two', 'other=1', 'other=2', 'session=one']) await ask(cookie);
  expect(asked.slice(before).map(({ cookie }) => cookie)).toEqual([
    'session=one',
    'session=two',
    'other=1',
    'session=one',
  ]);
});

it('takes people from the link in a mail to its page, and leaves programs where they are', async () => {
  const ask = (url: string, accept: string) => app.inject({ url, ...visitor('192.0.2.9', accept) });
  const answers = [
    await ask('/accounts/confirm/?code=abc', 'text/html,*/*;q=0.8'),
    await ask('/accounts/password-reset/', 'text/html'),
    await ask('/accounts/email/?code=abc', 'text/html'),
    await ask('/accounts/register/', '*/*'),
    await ask('/accounts/register/', 'application/json'),
  ];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [303, `${TEST_BASE}/account/confirm?code=abc`],
    [303, `${TEST_BASE}/account/reset`],
    [303, `${TEST_BASE}/account/email/confirm?code=abc`],
    [200, undefined],
    [200, undefined],
  ]);
});

it('shows a page for an address that does not exist to people, and a problem document to programs', async () => {
  const ask = (url: string, accept: string) => app.inject({ url, ...visitor('192.0.2.3', accept) });
  const answers = [
    await ask('/nowhere', 'text/html'),
    await ask('/nowhere', '*/*'),
    await ask('/webapi/v2/nowhere', 'text/html'),
  ];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [404, 'text/html; charset=utf-8'],
    [404, 'application/problem+json'],
    [404, 'application/problem+json'],
  ]);
  expect(answers[0]?.body).toBe('page: There is nothing at /nowhere.');
});

it('limits the pages of an address, but not what pages are made of', async () => {
  const from = visitor('192.0.2.4');
  for (let count = 0; count < 20; count += 1) await app.inject({ url: '/', ...from });
  const [page, file] = [await app.inject({ url: '/', ...from }), await app.inject({ url: '/assets/a.css', ...from })];
  expect([page.statusCode, page.headers['retry-after'], file.statusCode]).toEqual([429, expect.any(String), 200]);
  expect(page.body).toContain('page: More than 20 requests');
});

it('lets the pages read the API without a socket and without a limit, as somebody nobody else can be', async () => {
  const url = `${TEST_BASE}/webapi/v2/browse/reference/`;
  const statuses = new Set<number>();
  for (let count = 0; count < 25; count += 1) {
    const { status } = await fromSite(url, { headers: { authorization: `Bearer ${siteToken}` } });
    statuses.add(status);
  }
  const stranger = await fromSite(url, { headers: { authorization: `Bearer ${'0'.repeat(40)}` } });
  expect([[...statuses], stranger.status]).toEqual([[200], 401]);
});
