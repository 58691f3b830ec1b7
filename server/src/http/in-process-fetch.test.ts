import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createInProcessFetch } from './in-process-fetch.ts';

it('asks as the visitor whose address the page names, and tells the app nothing of it in a header', async () => {
  const app = fastify({ trustProxy: ['127.0.0.1'] });
  app.get('/who', ({ ip, headers }) => ({ ip, forwarded: headers['x-forwarded-for'] ?? null, host: headers.host }));
  const ask = createInProcessFetch(app, 'https://registry.example/base');
  const named = await ask('https://registry.example/base/who', { headers: { 'x-forwarded-for': '192.0.2.7' } });
  const unnamed = await ask('https://registry.example/base/who');
  expect([await named.json(), await unnamed.json()]).toEqual([
    { ip: '192.0.2.7', forwarded: null, host: 'registry.example' },
    { ip: '127.0.0.1', forwarded: null, host: 'registry.example' },
  ]);
  await app.close();
});

it.each([
  ['a text', 'Κεδρολίμνη', Buffer.from('Κεδρολίμνη')],
  ['the bytes of a file', new Blob([new Uint8Array([0xff, 0x00, 0x0a])]), Buffer.from([0xff, 0x00, 0x0a])],
])('sends %s as it is', async (_what, body, bytes) => {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, sent, done) => done(null, sent));
  app.post('/file', ({ body: sent }) => ({ hex: (sent as Buffer).toString('hex') }));
  const ask = createInProcessFetch(app, 'https://registry.example');
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await ask('https://registry.example/file', { method: 'POST', headers, body });
  expect(await answer.json()).toEqual({ hex: bytes.toString('hex') });
  await app.close();
});
