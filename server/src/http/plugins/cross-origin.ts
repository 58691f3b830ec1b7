import cors from '@fastify/cors';
import fp from 'fastify-plugin';

const ONE_DAY = 86_400;

const EXPOSED_HEADERS = [
  'Content-Location',
  'Deprecation',
  'ETag',
  'Link',
  'Retry-After',
  'Sunset',
  'X-Request-Id',
  'X-Demo-Data',
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
];

/** Any page may call the API: it takes tokens only, so a visitor's cookies never speak for them. */
export const crossOrigin = fp(async (app) => {
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'If-Match', 'Idempotency-Key', 'X-Request-Id'],
    // As one text: a list would be joined for every answer.
    exposedHeaders: EXPOSED_HEADERS.join(', '),
    maxAge: ONE_DAY,
    strictPreflight: false,
    hideOptionsRoute: true,
  });
});
