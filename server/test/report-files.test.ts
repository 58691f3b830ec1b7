import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from './database.ts';
import { openSmallWorld, PDF, type SmallWorld } from './small-world.ts';

describeOnEachDatabase('a report file', ({ database }) => {
  let world: SmallWorld;

  beforeAll(async () => {
    world = await openSmallWorld(database());
  });

  afterAll(() => world?.close());

  const path = '/files/1/1/r%C3%A9port%201.pdf';

  it('is served to everybody as a PDF that can do nothing', async () => {
    const { statusCode, headers, rawPayload } = await world.app.inject(path);
    expect([statusCode, rawPayload.equals(PDF)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': "inline; filename*=UTF-8''r%C3%A9port%201.pdf",
    });
  });

  it.each([
    ['bytes=0-3', 206, '%PDF', `bytes 0-3/${PDF.length}`],
    ['bytes=-8', 206, 'document', `bytes ${PDF.length - 8}-${PDF.length - 1}/${PDF.length}`],
  ])('gives %s', async (range, status, body, contentRange) => {
    const response = await world.app.inject({ url: path, headers: { range } });
    expect([response.statusCode, response.body, response.headers['content-range']]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  it('refuses a range it does not have', async () => {
    const response = await world.app.inject({ url: path, headers: { range: 'bytes=999-' } });
    expect([response.statusCode, response.headers['content-range'], response.json().code]).toEqual([
      416,
      `bytes */${PDF.length}`,
      'range_not_satisfiable',
    ]);
    expect([response.headers.etag, response.headers['content-disposition']]).toEqual([undefined, undefined]);
  });

  it('says nothing of a length by HEAD to who has it', async () => {
    const { headers } = await world.app.inject(path);
    const head = await world.app.inject({
      method: 'HEAD',
      url: path,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([head.statusCode, head.headers.etag, head.headers['content-length']]).toEqual([
      304,
      headers.etag,
      undefined,
    ]);
  });

  it('is not sent again to who has it, and not in part to who has another', async () => {
    const { headers } = await world.app.inject(path);
    const again = await world.app.inject({ url: path, headers: { 'if-none-match': String(headers.etag) } });
    const changed = await world.app.inject({ url: path, headers: { range: 'bytes=0-3', 'if-range': '"other"' } });
    expect([again.statusCode, again.body, changed.statusCode, changed.rawPayload.length]).toEqual([
      304,
      '',
      200,
      PDF.length,
    ]);
  });

  it('has a head without a body', async () => {
    const head = await world.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(PDF.length)]);
  });

  it.each(['/files/1/1/other.pdf', '/files/1/9/r%C3%A9port%201.pdf', '/files/99/1/x.pdf'])(
    'is not at %s',
    async (url) => {
      expect((await world.app.inject(url)).statusCode).toBe(404);
    },
  );
});
