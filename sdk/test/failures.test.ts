import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../src/client.ts';
import { RegistryClientError } from '../src/registry-client-error.ts';
import { startUnreliableServer } from './unreliable-server.ts';

type Server = Awaited<ReturnType<typeof startUnreliableServer>>;

let server: Server | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function serverWith(replies: Parameters<typeof startUnreliableServer>[0]): Promise<Server> {
  server = await startUnreliableServer(replies);
  return server;
}

const json = { 'content-type': 'application/json' };
const at = { 'retry-after': '0' };
const terms = JSON.stringify({ terms_version: '1', policy: 'instant' });
const problem = { code: 'rate_limited', status: 429, title: 'x', detail: 'Wait a little.', type: 'x', instance: 'x' };
const refusal = {
  status: 429,
  headers: { 'content-type': 'application/problem+json', 'retry-after': '7200' },
  body: JSON.stringify(problem),
};

describe('a busy registry', () => {
  it.each([429, 503])('is asked again after a %i, with the same request', async (status) => {
    const { baseUrl, seen } = await serverWith([
      { status, headers: at },
      { status, headers: at },
      { status: 200, headers: json, body: '{"token":"t","state":"success","account":"ada"}' },
    ]);
    const answer = await createClient({ baseUrl }).getToken({ username: 'ada', password: 'seven quiet rivers' });
    expect(answer.token).toBe('t');
    const request = {
      method: 'POST',
      url: '/accounts/get_token/',
      body: '{"username":"ada","password":"seven quiet rivers"}',
    };
    expect(seen).toEqual([request, request, request]);
  });

  it('is asked so many times and no more', async () => {
    const { baseUrl, seen } = await serverWith([{ status: 503, headers: at }]);
    const client = createClient({ baseUrl, retry: { retries: 2 } });
    await expect(client.getRegistrationTerms()).rejects.toMatchObject({ status: 503, retryAfterMs: 0 });
    expect(seen.length).toBe(3);
  });

  it('is not asked again when it wants more patience than allowed', async () => {
    const { baseUrl, seen } = await serverWith([refusal]);
    await expect(createClient({ baseUrl }).getRegistrationTerms()).rejects.toMatchObject({
      message: 'Wait a little.',
      code: 'rate_limited',
      retryAfterMs: 7_200_000,
    });
    expect(seen.length).toBe(1);
  });

  it.each([400, 404, 500, 502])('is not asked again after a %i', async (status) => {
    const { baseUrl, seen } = await serverWith([{ status, headers: at }]);
    await expect(createClient({ baseUrl }).getRegistrationTerms()).rejects.toMatchObject({ status });
    expect(seen.length).toBe(1);
  });
});

describe('a request that is called off', () => {
  it('ends while it waits for the answer', async () => {
    const { baseUrl } = await serverWith([{ status: 200, hangs: true }]);
    const { signal } = callOffSoon();
    await expect(createClient({ baseUrl }).getRegistrationTerms({}, { signal })).rejects.toBe('enough');
  });

  it('ends while it waits for a retry', async () => {
    const { baseUrl, seen } = await serverWith([{ status: 429, headers: { 'retry-after': '30' } }]);
    const { signal } = callOffSoon();
    await expect(createClient({ baseUrl }).getRegistrationTerms({}, { signal })).rejects.toBe('enough');
    expect(seen.length).toBe(1);
  });

  it('is never made when the signal was given before', async () => {
    const { baseUrl, seen } = await serverWith([{ status: 200, headers: json, body: terms }]);
    const signal = AbortSignal.abort('enough');
    await expect(createClient({ baseUrl }).getRegistrationTerms({}, { signal })).rejects.toBe('enough');
    expect(seen).toEqual([]);
  });

  function callOffSoon() {
    const controller = new AbortController();
    setTimeout(() => controller.abort('enough'), 100);
    return controller;
  }
});

describe('an answer that is not from the registry', () => {
  it.each([
    [{ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }, 'the status 502'],
    [{ status: 500, headers: { 'content-type': 'application/problem+json' }, body: '{' }, 'the status 500'],
    [{ status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Hello</h1>' }, 'something that is not JSON'],
  ])('%o is an error without a problem document', async (reply, words) => {
    const { baseUrl } = await serverWith([reply]);
    const failed: unknown = await createClient({ baseUrl })
      .getRegistrationTerms()
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(RegistryClientError);
    expect(failed).toMatchObject({
      status: reply.status,
      problem: undefined,
      message: `${baseUrl}/accounts/register/ answered with ${words}`,
    });
  });

  it('is an error with its cause when there is none at all', async () => {
    const { baseUrl, close } = await startUnreliableServer([{ status: 200 }]);
    await close();
    await expect(createClient({ baseUrl }).getRegistrationTerms()).rejects.toMatchObject({
      name: 'RegistryClientError',
      status: undefined,
      message: `${baseUrl} cannot be reached`,
      cause: expect.any(TypeError) as unknown,
    });
  });
});
