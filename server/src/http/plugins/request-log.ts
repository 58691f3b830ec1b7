import fp from 'fastify-plugin';

/** One line a request, when it is over. Probes are not worth one. */
export const requestLog = fp(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/healthz') || request.url.startsWith('/readyz')) return;
    request.log.info(
      { req: request, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
  });
});
