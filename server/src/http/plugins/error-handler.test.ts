import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { type ErrorCode, RegistryError } from '../../domain/errors.ts';
import { answerProblem, errorHandler } from './error-handler.ts';

const BASE = 'https://registry.example.org';
const app = fastify({
  bodyLimit: 100,
  genReqId: () => 'request-1',
  routerOptions: { ignoreTrailingSlash: true },
  frameworkErrors: (error, request, reply) => {
    void answerProblem(error, request, reply, BASE);
  },
});
await app.register(errorHandler, { baseUrl: BASE });
app.removeContentTypeParser('text/plain');
app.get<{ Params: { code: ErrorCode } }>('/fail/:code/', async ({ params }) => {
  throw new RegistryError(params.code, 'A sentence.', { ...(params.code === 'rate_limited' && { retryAfter: 30 }) });
});
app.get('/crash', async () => {
  throw new Error('the password of the database is hunter2');
});
app.get('/parameters', async () => {
  throw new RegistryError('invalid_parameter', 'The parameter contry is unknown.', {
    problems: [{ parameter: 'contry', message: 'is unknown', allowed: ['country'], didYouMean: 'country' }],
  });
});
app.get('/shelf/*', async (_request, reply) => reply.callNotFound());
app.post('/things/', { schema: { body: BODY() } }, async () => ({}));
app.delete('/things/:id', async () => ({}));
afterAll(() => app.close());

function BODY() {
  return {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: { name: { type: 'string' }, kind: { enum: ['a', 'b'] } },
  };
}

it.each([
  ['/shelves/', 'There is nothing at /shelves/.'],
  ['/fial/gone/', 'There is nothing at /fial/gone/. Did you mean /fail/gone/?'],
  ['/fail', 'There is nothing at /fail itself, only below it.'],
])('says of %s what there is instead', async (path, detail) => {
  expect((await app.inject(path)).json().detail).toBe(detail);
});

describe('a failure', () => {
  it.each([
    ['malformed_request', 400],
    ['invalid_parameter', 400],
    ['unauthenticated', 401],
    ['forbidden', 403],
    ['not_found', 404],
    ['conflict', 409],
    ['gone', 410],
    ['too_large', 413],
    ['unsupported_media_type', 415],
    ['range_not_satisfiable', 416],
    ['invalid_record', 422],
    ['rate_limited', 429],
    ['unavailable', 503],
  ])('%s is answered with %i and its sentence', async (code, status) => {
    const response = await app.inject(`/fail/${code}`);
    expect([response.statusCode, response.headers['content-type'], response.json()]).toEqual([
      status,
      'application/problem+json',
      expect.objectContaining({
        type: `${BASE}/problems/${code}`,
        status,
        detail: 'A sentence.',
        instance: 'request-1',
        code,
      }),
    ]);
  });

  it('says how to authenticate and when to come back', async () => {
    const [unauthenticated, limited, unavailable] = await Promise.all(
      ['unauthenticated', 'rate_limited', 'unavailable'].map((code) => app.inject(`/fail/${code}/`)),
    );
    expect([
      unauthenticated?.headers['www-authenticate'],
      limited?.headers['retry-after'],
      unavailable?.headers['retry-after'],
    ]).toEqual(['Bearer', '30', '5']);
  });

  it('lists what is wrong with the parameters', async () => {
    expect((await app.inject('/parameters')).json().errors).toEqual([
      { parameter: 'contry', message: 'is unknown', allowed: ['country'], did_you_mean: 'country' },
    ]);
  });

  it('tells nothing about an unexpected error', async () => {
    const response = await app.inject('/crash');
    expect(response.json()).toEqual({
      type: `${BASE}/problems/internal`,
      title: 'Something went wrong on our side',
      status: 500,
      detail: 'The request could not be completed. The fault has been recorded under the given instance.',
      instance: 'request-1',
      code: 'internal',
    });
  });

  it.each([
    ['GET', '/nowhere', 404, undefined],
    ['GET', '/shelf/missing.css', 404, undefined],
    ['POST', '/shelf/missing.css', 405, 'GET, HEAD'],
    ['GET', `/fail/${'x'.repeat(101)}`, 404, undefined],
    ['PUT', '/things', 405, 'POST'],
    ['GET', '/things/7/', 405, 'DELETE'],
    ['POST', '/crash', 405, 'GET, HEAD'],
  ] as const)('%s %s is %i', async (method, url, status, allow) => {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.json().status, response.headers.allow]).toEqual([status, status, allow]);
  });

  it.each([
    ['application/json', '{"name":', 400, 'malformed_request'],
    ['application/json', '', 400, 'malformed_request'],
    ['application/json', JSON.stringify({ name: 'x'.repeat(200) }), 413, 'too_large'],
    ['text/plain', 'name', 415, 'unsupported_media_type'],
    ['nonsense', 'name', 415, 'unsupported_media_type'],
  ])('a body of %s "%.10s" is %i', async (type, payload, status, code) => {
    const response = await app.inject({ method: 'POST', url: '/things', headers: { 'content-type': type }, payload });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it.each([
    [{}, { pointer: '/name', message: 'is required' }],
    [
      { name: 'x', kind: 'c' },
      { pointer: '/kind', message: 'must be equal to one of the allowed values', allowed: ['a', 'b'] },
    ],
  ])('a body %o is pointed at', async (payload, entry) => {
    const response = await app.inject({ method: 'POST', url: '/things', payload });
    expect([response.statusCode, response.json().errors]).toEqual([400, [entry]]);
  });
});
