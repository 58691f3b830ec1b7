import type { SwaggerOptions } from '@fastify/swagger';
import { describeAnswers } from './describe-answers.ts';

export const API_VERSIONS = ['v1', 'v2'] as const;
export type ApiVersion = (typeof API_VERSIONS)[number];

interface OpenApiDocument {
  readonly info: object;
  readonly paths?: Readonly<Record<string, unknown>>;
}

const TAGS = [
  { name: 'reports', description: 'What agencies found, and the documents that say it.' },
  { name: 'institutions', description: 'Who was evaluated: institutions and other providers.' },
  { name: 'credentials', description: 'Reports as signed documents that anybody can check.' },
  { name: 'programmes', description: 'The programmes that reports cover.' },
  { name: 'agencies', description: 'Who evaluates, and by which procedures.' },
  { name: 'countries', description: 'Education systems, with what applies to quality assurance there.' },
  { name: 'statistics', description: 'How much there is of everything.' },
  { name: 'reference', description: 'The closed lists of values that records use.' },
  { name: 'submission', description: 'For agencies: reports and their files, sent in.' },
  { name: 'administration', description: 'For the operator, and for agencies as far as their own part goes.' },
  { name: 'corrections', description: 'Errors in records, reported by anybody.' },
  { name: 'accounts', description: 'Your account, its tokens and its limits.' },
];

export interface DescribedServer {
  readonly baseUrl: string;
  readonly release: string;
  readonly isDemo: boolean;
}

const DESCRIPTION =
  'Search external quality-assurance reports on higher-education institutions, with reference data on countries, ' +
  'agencies and institutions. Both versions answer the same addresses with the same content: v1 under ' +
  '`/webapi/v1/`, v2 under `/webapi/v2/`.';

const DEMO_NOTICE =
  '**Demo data: fictional.** The countries are real; every agency, institution, report and decision is invented.';

/** How the description is drawn from the schemas that also validate and serialise. */
export function openApiOptions({ baseUrl, release, isDemo }: DescribedServer) {
  return {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Touchstone',
        version: release,
        description: isDemo ? `${DEMO_NOTICE}\n\n${DESCRIPTION}` : DESCRIPTION,
        license: { name: 'EUPL-1.2' },
      },
      servers: [{ url: baseUrl }],
      tags: TAGS,
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', description: 'The token of your account.' },
        },
      },
      security: [{ token: [] }],
    },
    // Without this every schema would be called def-0, def-1 and so on.
    refResolver: { buildLocalReference: (json, _baseUri, _fragment, index) => schemaName(json['$id'], index) },
    transformObject: (made) =>
      'openapiObject' in made ? describeAnswers(made.openapiObject, baseUrl) : made.swaggerObject,
  } satisfies SwaggerOptions;
}

function schemaName(id: unknown, index: number): string {
  return typeof id === 'string' ? id : `Schema${index}`;
}

/** The description of one version: its own addresses and those that have no version. */
export function describeVersion<Document extends OpenApiDocument>(document: Document, version: ApiVersion): Document {
  const others = API_VERSIONS.filter((other) => other !== version).flatMap((other) => [
    `/webapi/${other}/`,
    `/submissionapi/${other}/`,
  ]);
  const paths = Object.entries(document.paths ?? {}).filter(
    ([path]) => !others.some((prefix) => path.startsWith(prefix)),
  );
  return { ...document, paths: Object.fromEntries(paths) };
}
