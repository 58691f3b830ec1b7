import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createProcessCounters } from '../src/services/request-counters.ts';
import type { Authentication } from '../src/services/token-check.ts';
import { describeOnEachDatabase } from './database.ts';
import { openSmallWorld, type SmallWorld } from './small-world.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const BROWSE = '/webapi/v2/browse';
const REPORT = `${BROWSE}/reports/1/`;
const READER = 'a'.repeat(40);
const OTHER = 'b'.repeat(40);
const LIMITS = { perMinute: 12, perDay: 1_000 };

const principal = { username: 'reader', role: 'consumer', scope: 'read', tokenId: 1, tokenKind: 'primary' } as const;

describeOnEachDatabase('an answer that is kept', ({ database }) => {
  let world: SmallWorld;
  let known: Map<string, Authentication>;
  let log: string[] = [];
  const counters = createProcessCounters();
  let isWaitedFor = false;
  let isDayUsedUp = false;
  let stamp = 0;
  let accounts = 0;
  /** The requests that the hooks have seen. */
  let throughHooks: number;

  /** Nothing is kept from another test, and nothing used up. */
  beforeEach(() => {
    stamp += 1;
    log = [];
    throughHooks = 0;
    known = new Map(
      [READER, OTHER].map((token) => {
        accounts += 1;
        return [token, { state: 'active', principal: { ...principal, accountId: accounts } }];
      }),
    );
  });

  beforeAll(async () => {
    world = await openSmallWorld(
      database(),
      {
        stamp: () => String(stamp),
        authenticate: (token) => known.get(token),
        counters: {
          ...counters,
          take(...call) {
            const usage = counters.take(...call);
            if (isDayUsedUp) return { minute: 1, day: LIMITS.perDay + 1 };
            return isWaitedFor ? later(usage) : usage;
          },
        },
      },
      {
        accountLimits: LIMITS,
        addressLimits: LIMITS,
        logLevel: 'info',
        logStream: { write: (entry) => void log.push(entry) },
      },
    );
    world.app.addHook('onSend', async () => {
      throughHooks += 1;
    });
    await world.app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(() => world?.close());

  interface Answer {
    readonly status: number | undefined;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }

  async function get(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
    const { port } = world.app.server.address() as AddressInfo;
    const fields = { host: 'localhost', authorization: `Bearer ${READER}`, ...headers };
    const asked = request({ port, host: '127.0.0.1', path, method, headers: fields, agent: false }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: response.statusCode, headers: response.headers, body: String(await buffer(response)) };
  }

  /** Twice through the hooks: to be made, and to be seen again. */
  async function getUntilQuick(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    let answer = await get(path, headers);
    for (let time = 0; time < 2; time += 1) answer = await get(path, headers);
    throughHooks = 0;
    return answer;
  }

  it.each([
    [REPORT, {}],
    [`${BROWSE}/institutions/?query=university`, { 'accept-encoding': 'gzip' }],
    ['/webapi/v1/browse/agencies/', {}],
    ['/credentials/reports/1', {}],
    ['/credentials/reports/1', { accept: 'application/vc+jwt' }],
  ])('is sent as the framework would have: %s %o', async (path, headers: Record<string, string>) => {
    const hooked = await getUntilQuick(path, headers);
    const quick = await get(path, headers);

    expect(throughHooks).toBe(0);
    expect({ ...quick, headers: settled(quick.headers) }).toEqual({ ...hooked, headers: settled(hooked.headers) });
    expect(quick.headers['x-request-id']).not.toBe(hooked.headers['x-request-id']);
    expect(remaining(quick)).toBe(remaining(hooked) - 1);
  });

  it('answers 304 to who has it, which costs nothing of the day', async () => {
    const { headers } = await getUntilQuick(REPORT);
    const condition = { 'if-none-match': String(headers.etag) };
    const quick = await get(REPORT, condition);
    const quickSeen = throughHooks;
    const hooked = await get(REPORT, { ...condition, cookie: 'a=b' });

    expect([quickSeen, throughHooks]).toEqual([0, 1]);
    expect([quick.status, quick.body]).toEqual([304, '']);
    expect({ ...quick, headers: settled(quick.headers) }).toEqual({ ...hooked, headers: settled(hooked.headers) });
    const daysLeft = [headers, quick.headers, hooked.headers].map(
      (fields) => /"day";r=(\d+)/.exec(String(fields['ratelimit']))?.[1],
    );
    expect(daysLeft).toEqual(['997', '997', '997']);
  });

  it('answers 304 to who has it when nothing is left of the day, and 429 to all others', async () => {
    const { headers } = await getUntilQuick(REPORT);
    isDayUsedUp = true;
    const again = await get(REPORT, { 'if-none-match': String(headers.etag) });
    const againSeen = throughHooks;
    const others = [await get(REPORT, { 'if-none-match': '"other"' }), await get(REPORT)];
    isDayUsedUp = false;

    expect([again.status, again.body, againSeen]).toEqual([304, '', 0]);
    expect(again.headers['ratelimit']).toContain('"day";r=0;');
    expect(others.map(({ status, headers: sent }) => [status, sent.etag])).toEqual([
      [429, undefined],
      [429, undefined],
    ]);
  });

  it('is gone when anything changes', async () => {
    await getUntilQuick(REPORT);
    stamp += 1;
    await get(REPORT);

    expect(throughHooks).toBe(1);
  });

  it.each([
    ['no token', { authorization: '' }, 401],
    ['a token that nobody has', { authorization: `Bearer ${'c'.repeat(40)}` }, 401],
    ['another host', { host: 'evil.example' }, 400],
    ['a forged name of the host', { 'x-forwarded-host': 'evil.example' }, 200],
    ['a range', { range: 'bytes=0-1' }, 200],
    ['a cookie', { cookie: 'session=1' }, 200],
    ['another encoding', { 'accept-encoding': 'gzip' }, 200],
    ['another form', { accept: 'text/html' }, 200],
  ])('is left to the hooks for a request with %s', async (_what, headers, status) => {
    await getUntilQuick(REPORT);
    const answer = await get(REPORT, headers);

    expect([answer.status, throughHooks]).toEqual([status, 1]);
  });

  it('is left to the hooks for another method', async () => {
    await getUntilQuick(REPORT);

    expect([(await get(REPORT, {}, 'HEAD')).status, (await get(REPORT, {}, 'DELETE')).status]).toEqual([200, 405]);
    expect(throughHooks).toBe(2);
  });

  it('is refused as soon as the account is suspended or the token is no more', async () => {
    await getUntilQuick(REPORT);
    known.set(READER, { state: 'suspended', reason: 'Resold the data' });
    const suspended = await get(REPORT);
    known.delete(READER);
    const revoked = await get(REPORT);

    expect([suspended.status, revoked.status]).toEqual([403, 401]);
  });

  it('counts for everybody on their own account, and is refused to who asks too often', async () => {
    await getUntilQuick(REPORT);
    const statuses: (number | undefined)[] = [];
    for (let time = 0; time < 10; time += 1) statuses.push((await get(REPORT)).status);
    const other = await get(REPORT, { authorization: `Bearer ${OTHER}` });

    expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
    expect([other.status, remaining(other)]).toEqual([200, 11]);
  });

  it('is counted once where counting has to be waited for', async () => {
    isWaitedFor = true;
    const hooked = await getUntilQuick(REPORT);
    const quick = await get(REPORT);
    const statuses: (number | undefined)[] = [];
    for (let time = 0; time < 9; time += 1) statuses.push((await get(REPORT)).status);
    isWaitedFor = false;

    expect([remaining(hooked), remaining(quick)]).toEqual([9, 8]);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
    // The one that is refused.
    expect(throughHooks).toBe(1);
  });

  it('is written down like every other', async () => {
    await getUntilQuick(REPORT);
    const before = await measured();
    log.length = 0;
    const { headers } = await get(REPORT);

    expect(log.map((line) => JSON.parse(line) as object)).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: process.pid,
        hostname: expect.any(String),
        reqId: headers['x-request-id'],
        req: { method: 'GET', url: REPORT, remoteAddress: '127.0.0.1' },
        status: 200,
        milliseconds: expect.any(Number),
        msg: 'request',
      },
    ]);
    expect(await measured()).toBe(before + 1);
  });

  async function measured(): Promise<number> {
    const { body } = await get('/metrics');
    const labels = `{method="GET",route="${BROWSE}/reports/:reportID/",status="200"}`;
    const line = body.split('\n').find((text) => text.startsWith(`http_request_duration_seconds_count${labels}`));
    return Number(line?.split(' ').at(-1));
  }
});

/** As it would come from elsewhere: a copy, after a turn. */
async function later<Value extends object>(value: Value | Promise<Value>): Promise<Value> {
  const copy = { ...(await value) };
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  return copy;
}

/** Without what is another in every answer. */
function settled({ date: _, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = ['x-request-id', 'ratelimit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

function remaining({ headers }: { readonly headers: IncomingHttpHeaders }): number {
  return Number(headers['x-ratelimit-remaining']);
}
