import fp from 'fastify-plugin';

/** One line a request, when it is over. Probes are not worth one. */
export const requestLog = fp(async (app) => {
  // Every member of the line is chosen here, so nothing has to be looked for in it: that would cost as much as the
  // rest of a short answer. Secrets in the address are taken out by the serialiser.
  const log = app.log.child({}, { redact: [] });

  app.addHook('onResponse', (request, reply, done) => {
    if (!request.url.startsWith('/healthz') && !request.url.startsWith('/readyz')) {
      const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
      log.info({ reqId: request.id, req: request, status: reply.statusCode, milliseconds }, 'request');
    }
    done();
  });
});
