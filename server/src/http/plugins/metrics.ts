import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import { RegistryError } from '../../domain/errors.ts';
import type { NoteAnswer } from '../answered-request.ts';
import { isFromThisMachine } from '../loopback.ts';

export interface MetricsOptions {
  readonly registry: Registry;
  /** Opens `/metrics` to whoever sends it as a bearer token; without it only this machine may look. */
  readonly metricsSecret: string | undefined;
}

/** Measures every request. */
export function createRequestDurations(registry: Registry): NoteAnswer {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  return ({ method, route, status, milliseconds }) => {
    duration.observe({ method, route, status }, milliseconds / 1000);
  };
}

/** Serves what was measured in the Prometheus format. */
export const metrics = fp<MetricsOptions>(async (app, { registry, metricsSecret }) => {
  collectDefaultMetrics({ register: registry });

  app.get(
    '/metrics',
    { config: { access: 'public', isUnlimited: true }, schema: { hide: true } },
    async (request, reply) => {
      if (!mayRead(request, metricsSecret)) throw new RegistryError('forbidden', 'The metrics are not public.');
      reply.type(registry.contentType);
      return registry.metrics();
    },
  );
});

function mayRead(request: FastifyRequest, secret: string | undefined): boolean {
  if (isFromThisMachine(request)) return true;
  return secret !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${secret}`);
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
