import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { stringify } from 'yaml';
import { type ApiVersion, describeVersion } from '../openapi.ts';
import { routesNeed } from '../plugins/access-control.ts';

export interface DescriptionRoutesOptions {
  readonly version: ApiVersion;
}

/** The description of the API: for machines as JSON or YAML, for people as a page they can try it on. */
export const descriptionRoutes: FastifyPluginAsync<DescriptionRoutesOptions> = async (app, { version }) => {
  const document = () => describeVersion(app.swagger(), version);

  await app.register(routesNeed, { access: 'public' });
  await app.register(swaggerUi, {
    routePrefix: '/swagger',
    indexPrefix: `/webapi/${version}`,
    uiConfig: { deepLinking: true, persistAuthorization: false },
    theme: { title: `Touchstone API ${version}` },
    uiHooks: {
      onRequest: (request, reply, done) => {
        if (isPage(request) && !wantsPage(request)) sendJson(reply);
        else done();
      },
    },
    transformSpecification: document,
    transformSpecificationClone: false,
  });

  app.get('/swagger/swagger.json', { schema: { hide: true } }, async (_request, reply) => sendJson(reply));

  app.get('/swagger/swagger.yaml', { schema: { hide: true } }, async (_request, reply) => {
    return reply.type('application/yaml').send(stringify(document()));
  });

  function sendJson(reply: FastifyReply) {
    return reply.type('application/json').header('vary', 'Accept').send(document());
  }
};

function isPage({ routeOptions }: FastifyRequest): boolean {
  return /\/swagger\/?$/.test(routeOptions.url ?? '');
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
