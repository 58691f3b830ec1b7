import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerCache } from './answer-cache.ts';
import { contentCoding } from './content-coding.ts';

describe('the cache of answers', () => {
  let app: ReturnType<typeof fastify>;
  let stamp: string;
  let made: number;

  beforeEach(async () => {
    stamp = '1 2026-06-30';
    made = 0;
    app = fastify();
    await app.register(contentCoding);
    await app.register(answerCache, { stamp: () => stamp });
    app.get('/record', async () => {
      made += 1;
      return { made, text: 'x'.repeat(5_000) };
    });
    app.get('/missing', async (_request: FastifyRequest, reply: FastifyReply) => {
      made += 1;
      return reply.code(404).send({ made });
    });
  });

  afterEach(() => app.close());

  it('makes an answer once while nothing changes, and again after a change', async () => {
    const first = await app.inject('/record');
    const second = await app.inject('/record');
    stamp = '2 2026-06-30';
    const third = await app.inject('/record');

    expect(second.body).toBe(first.body);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(third.json()).toMatchObject({ made: 2 });
  });

  it('answers 304 from what it keeps', async () => {
    const { headers } = await app.inject('/record');
    const again = await app.inject({ url: '/record', headers: { 'if-none-match': String(headers['etag']) } });

    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(made).toBe(1);
  });

  it('keeps the encodings of an answer apart', async () => {
    const plain = await app.inject('/record');
    const packed = await app.inject({ url: '/record', headers: { 'accept-encoding': 'gzip' } });
    const packedAgain = await app.inject({ url: '/record', headers: { 'accept-encoding': 'gzip' } });

    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packedAgain.headers['content-encoding']).toBe('gzip');
    expect(packedAgain.headers['vary']).toBe('Accept-Encoding');
    expect(packedAgain.rawPayload.equals(packed.rawPayload)).toBe(true);
    expect(packedAgain.headers['etag']).not.toBe(plain.headers['etag']);
  });

  it('keeps apart what differs in the address, and keeps no failure', async () => {
    await app.inject('/record');
    await app.inject('/record?history=true');
    await app.inject('/missing');
    await app.inject('/missing');

    expect(made).toBe(4);
  });

  it('keeps only what is worth it', async () => {
    const asked: string[] = [];
    const picky = fastify();
    await picky.register(contentCoding);
    await picky.register(answerCache, { stamp: () => stamp, isWorthKeeping: (key) => asked.push(key) > 1 });
    picky.get('/record', async () => {
      made += 1;
      return { made };
    });
    const bodies = [];
    for (let time = 0; time < 3; time += 1) bodies.push((await picky.inject('/record')).json());
    await picky.close();

    expect(bodies).toEqual([{ made: 1 }, { made: 2 }, { made: 2 }]);
    expect(asked).toEqual(['  /record', '  /record']);
  });

  it('labels an answer with the state before it was made, so that a change meanwhile is not lost', async () => {
    stamp = '1 2026-06-30';
    app.get('/slow', async () => {
      made += 1;
      stamp = '2 2026-06-30';
      return { made };
    });
    await app.inject('/slow');

    expect((await app.inject('/slow')).json()).toEqual({ made: 2 });
  });
});
