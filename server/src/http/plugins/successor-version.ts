import fp from 'fastify-plugin';

export interface SuccessorVersionOptions {
  readonly baseUrl: string;
}

/** Tells readers of v1 where the same thing is in v2. */
export const successorVersion = fp<SuccessorVersionOptions>(async (app, { baseUrl }) => {
  app.addHook('onRequest', async ({ url }, reply) => {
    const successor = escapeForHeader(url.replace('/webapi/v1', '/webapi/v2'));
    reply.header('link', `<${baseUrl}${successor}>; rel="successor-version"`);
  });
});

/** The address as it came, without what would end the link or the header early. */
function escapeForHeader(url: string): string {
  return url.replaceAll(/[<>"]|[^\x21-\x7e]/g, encodeURIComponent);
}
