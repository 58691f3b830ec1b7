import fp from 'fastify-plugin';

export interface ResponseLabelsOptions {
  readonly isDemo: boolean;
}

/** What every response says about itself: the id to quote in a complaint, and whether the data is invented. */
export const responseLabels = fp<ResponseLabelsOptions>(async (app, { isDemo }) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (isDemo) reply.header('x-demo-data', 'fictional');
    done();
  });
});
