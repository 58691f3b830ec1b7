import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { contentCoding } from './content-coding.ts';

const LARGE = { names: Array.from({ length: 200 }, (_, index) => `University number ${index}`) };

const app = fastify();
await app.register(contentCoding);
app.get('/large', async () => LARGE);
app.get('/small', async () => ({ name: 'one' }));
app.get('/missing', async (_request, reply) => reply.code(404).send(LARGE));
app.get('/known', async (_request, reply) => reply.code(304).send());
app.post('/large', async () => LARGE);
afterAll(() => app.close());

async function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

it('tells one encoding of the same content from another by its tag', async () => {
  const tags = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (coding) => (await get('/large', { 'accept-encoding': coding })).headers.etag),
  );
  const [plain] = tags;
  expect(tags).toEqual([plain, `${plain?.slice(0, -1)}-gzip"`, `${plain?.slice(0, -1)}-br"`]);
});

it('compresses to what the client can read', async () => {
  const gzipped = await get('/large', { 'accept-encoding': 'gzip' });
  const brotli = await get('/large', { 'accept-encoding': 'br' });
  expect([gzipped.headers['content-encoding'], brotli.headers['content-encoding']]).toEqual(['gzip', 'br']);
  expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString())).toEqual(LARGE);
  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(LARGE);
});

it('leaves small answers as they are but says that they may differ', async () => {
  const { headers, body } = await get('/small', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers.vary, body]).toEqual([undefined, 'Accept-Encoding', '{"name":"one"}']);
});

it.each(['br', 'gzip', 'identity'])('answers 304 without a body when the client has the %s answer', async (coding) => {
  const { headers } = await get('/large', { 'accept-encoding': coding });
  const again = await get('/large', { 'accept-encoding': coding, 'if-none-match': `"other", W/${headers.etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
});

it('sends the whole answer to a client that has it in another encoding', async () => {
  const { headers } = await get('/large', { 'accept-encoding': 'br' });
  const plain = await get('/large', { 'if-none-match': String(headers.etag) });
  expect([plain.statusCode, plain.json()]).toEqual([200, LARGE]);
});

it('gives HEAD the headers of GET', async () => {
  const headers = { 'accept-encoding': 'br' };
  const [head, full] = await Promise.all([
    app.inject({ method: 'HEAD', url: '/large', headers }),
    app.inject({ method: 'GET', url: '/large', headers }),
  ]);
  expect([head.body, head.headers]).toEqual(['', { ...full.headers, date: head.headers.date }]);
});

it.each(['br', 'identity'])('gives HEAD the 304 of GET when the client has the %s answer', async (coding) => {
  const headers = { 'accept-encoding': coding, 'if-none-match': '*' };
  const [head, full] = await Promise.all([
    app.inject({ method: 'HEAD', url: '/large', headers }),
    app.inject({ method: 'GET', url: '/large', headers }),
  ]);
  expect([head.statusCode, head.headers]).toEqual([304, { ...full.headers, date: head.headers.date }]);
  expect(full.headers).toEqual({
    etag: expect.any(String),
    vary: 'Accept-Encoding',
    date: expect.any(String),
    connection: 'keep-alive',
  });
});

it('tells no length of a 304 that the route itself gives', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/known' });
  expect([head.statusCode, head.headers['content-length']]).toEqual([304, undefined]);
});

it('tags neither failures nor answers to POST', async () => {
  const missing = await get('/missing');
  const posted = await app.inject({ method: 'POST', url: '/large' });
  expect([missing.headers.etag, posted.headers.etag]).toEqual([undefined, undefined]);
});
