import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { stringify } from 'yaml';
import { chooseMediaType } from '../media-type.ts';
import { type ApiVersion, describeVersion } from '../openapi.ts';
import { routesNeed } from '../plugins/access-control.ts';
import { addVary } from '../vary.ts';

export interface DescriptionRoutesOptions {
  readonly version: ApiVersion;
}

/** The description of the API: for machines as JSON or YAML, for people as a page they can try it on. */
export const descriptionRoutes: FastifyPluginAsync<DescriptionRoutesOptions> = async (app, { version }) => {
  const document = () => describeVersion(app.swagger(), version);
  // Written once: the description never changes while the server runs, and anybody may ask for it.
  const asJson = once(() => JSON.stringify(document()));
  // Parts that the routes share are written out each time: readers refuse a text with many references.
  const asYaml = once(() => stringify(document(), { aliasDuplicateObjects: false }));

  await app.register(routesNeed, { access: 'public' });
  await app.register(swaggerUi, {
    routePrefix: '/swagger',
    indexPrefix: `/webapi/${version}`,
    uiConfig: { deepLinking: true, persistAuthorization: false },
    theme: { title: `Touchstone API ${version}` },
    uiHooks: {
      onRequest: (request, reply, done) => {
        if (isPage(request)) addVary(reply, 'Accept');
        if (isPage(request) && !wantsPage(request)) sendJson(reply);
        else done();
      },
    },
    transformSpecification: document,
    transformSpecificationClone: false,
  });

  for (const path of ['/swagger', '/swagger/swagger']) {
    app.get(`${path}.json`, { schema: { hide: true } }, async (_request, reply) => sendJson(reply));
    app.get(`${path}.yaml`, { schema: { hide: true } }, async (_request, reply) => {
      return reply.type('application/yaml').send(asYaml());
    });
  }

  function sendJson(reply: FastifyReply) {
    return reply.type('application/json').serializer(asItIs).send(asJson());
  }
};

function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function asItIs(text: string): string {
  return text;
}

function isPage({ routeOptions }: FastifyRequest): boolean {
  return /\/swagger\/?$/.test(routeOptions.url ?? '');
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return chooseMediaType(headers.accept, ['application/json', 'text/html']) === 'text/html';
}
