import fp from 'fastify-plugin';

/**
 * A body on DELETE means nothing here, whatever its type says, so it is left unread. (Fastify never reads one on GET
 * or HEAD.) Without these headers the framework sees a request without a body.
 */
export const ignoredBodies = fp(async (app) => {
  app.addHook('onRequest', ({ method, raw }, _reply, done) => {
    if (method === 'DELETE') {
      delete raw.headers['content-type'];
      delete raw.headers['content-length'];
      delete raw.headers['transfer-encoding'];
    }
    done();
  });
});
