import type { SwaggerOptions } from '@fastify/swagger';

export const API_VERSIONS = ['v1', 'v2'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

interface OpenApiDocument {
  readonly info: object;
  readonly paths?: Readonly<Record<string, unknown>>;
}

/** How the description is drawn from the schemas that also validate and serialise. */
export function openApiOptions({ baseUrl, release }: { readonly baseUrl: string; readonly release: string }) {
  return {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Touchstone',
        version: release,
        description:
          'Search external quality-assurance reports on higher-education institutions, with reference data on ' +
          'countries, agencies and institutions.',
        license: { name: 'EUPL-1.2' },
      },
      servers: [{ url: baseUrl }],
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'The token of your account.' },
        },
      },
      security: [{ token: [] }],
    },
    // Without this every schema would be called def-0, def-1 and so on.
    refResolver: { buildLocalReference: (json, _baseUri, _fragment, index) => schemaName(json['$id'], index) },
  } satisfies SwaggerOptions;
}

function schemaName(id: unknown, index: number): string {
  return typeof id === 'string' ? id : `Schema${index}`;
}

/** The description of one version: its own addresses and those that have no version. */
export function describeVersion<Document extends OpenApiDocument>(document: Document, version: ApiVersion): Document {
  const others = API_VERSIONS.filter((other) => other !== version).map((other) => `/webapi/${other}/`);
  const paths = Object.entries(document.paths ?? {}).filter(
    ([path]) => !others.some((prefix) => path.startsWith(prefix)),
  );
  return { ...document, paths: Object.fromEntries(paths) };
}
