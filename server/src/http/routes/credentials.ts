import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { CredentialFormat } from '../../domain/credential.ts';
import { RegistryError } from '../../domain/errors.ts';
import { registryId } from '../../domain/institution-names.ts';
import type { CredentialReader, ServedDocument } from '../../services/credential-reader.ts';
import { chooseMediaType } from '../media-type.ts';
import { institutionId, pathParameters, readInstitutionId, recordId } from '../parameters/path-parameters.ts';
import { answerCache } from '../plugins/answer-cache.ts';
import { AnyDocument, CredentialVersion } from '../schemas/credential.ts';
import { refTo } from '../schemas/fields.ts';
import { problemResponse } from '../schemas/problem.ts';
import { sendDocument } from '../send-document.ts';
import { addVary } from '../vary.ts';
import { credentialUrl, toCredentialVersion } from '../views/credential-view.ts';

export interface CredentialRoutesOptions {
  readonly credentials: { readonly reader: CredentialReader };
  readonly baseUrl: string;
  /** Another text whenever any answer may be another. */
  readonly stamp: () => string;
}

const FORMATS = {
  'application/vc+ld+json': 'vc1',
  'application/ld+json': 'vc1',
  'application/json': 'vc1',
  'application/vc': 'vc2',
  'application/vc+jwt': 'jwt',
} as const satisfies Readonly<Record<string, CredentialFormat>>;

type MediaType = keyof typeof FORMATS;
const MEDIA_TYPES = Object.keys(FORMATS) as [MediaType, ...MediaType[]];
const PRESENTATION_TYPES = ['application/vp+ld+json', 'application/ld+json', 'application/json'] as const;

const ReportPath = pathParameters({ reportID: recordId('The number of the report.') });
const InstitutionPath = pathParameters({ institutionID: institutionId });
const InstitutionQuery = Type.Object({
  institution: Type.Optional(
    Type.String({
      description: 'For a report on several institutions: the number or registry identifier of the one that is meant.',
      example: 'REGINST0001',
    }),
  ),
});

const ANYBODY = { config: { access: 'public' } } as const;
const open = { tags: ['credentials'], security: [] };
const KEPT_HEADERS = ['cache-control', 'content-location', 'cross-origin-resource-policy', 'link'];

/** May be kept, but is asked for again each time: a document can be superseded at any moment. */
const REVALIDATED = 'public, no-cache';

/** The signed documents. Anybody may have them, and every one of them is stored as it is sent. */
export const credentialRoutes: FastifyPluginAsyncTypebox<CredentialRoutesOptions> = async (
  app,
  { credentials: { reader }, baseUrl, stamp },
) => {
  await app.register(answerCache, {
    stamp,
    variantOf: ({ headers }) => chosenForms(headers.accept),
    keptHeaders: KEPT_HEADERS,
  });

  app.get(
    '/credentials/reports/:reportID',
    {
      ...ANYBODY,
      schema: {
        ...open,
        operationId: 'getCredential',
        summary: 'A report as a verifiable credential',
        description:
          'The header Accept chooses the form. For a report on several institutions there is one credential each; the ' +
          'header Link names them all.',
        params: ReportPath,
        querystring: InstitutionQuery,
        response: {
          200: { description: 'The credential.', content: contentOf(MEDIA_TYPES) },
          304: { type: 'null', description: 'It is still what the header If-None-Match names.' },
          404: problemResponse(404),
          406: problemResponse(406),
          410: problemResponse(410),
          429: problemResponse(429),
          503: problemResponse(503),
        },
      },
    },
    async (request, reply) => {
      addVary(reply, 'Accept');
      const type = requireType(request.headers.accept, MEDIA_TYPES);
      const { reportID: reportId } = request.params;
      const document = await reader.document({
        reportId,
        institutionId: readInstitution(request.query.institution, reportId),
        format: FORMATS[type],
      });
      link(reply, reportId, document);
      const { bytes: text, sha256 } = document;
      return sendDocument(request, reply, { text, sha256 }, { type, cacheControl: REVALIDATED });
    },
  );

  app.get(
    '/credentials/reports/:reportID/versions',
    {
      ...ANYBODY,
      schema: {
        ...open,
        operationId: 'listCredentialVersions',
        summary: 'Every version of the credentials of a report',
        params: ReportPath,
        response: {
          200: Type.Array(refTo(CredentialVersion)),
          404: problemResponse(404),
          410: problemResponse(410),
          429: problemResponse(429),
        },
      },
    },
    async ({ params }, reply) => {
      const versions = await reader.versions(params.reportID);
      reply.header('cache-control', REVALIDATED);
      return versions.map(toCredentialVersion);
    },
  );

  app.get(
    '/credentials/institutions/:institutionID',
    {
      ...ANYBODY,
      schema: {
        ...open,
        operationId: 'getCredentialsOfInstitution',
        summary: 'All current credentials of an institution, as a presentation',
        params: InstitutionPath,
        response: {
          200: { description: 'The presentation.', content: contentOf(PRESENTATION_TYPES) },
          404: problemResponse(404),
          406: problemResponse(406),
          429: problemResponse(429),
        },
      },
    },
    async (request, reply) => {
      addVary(reply, 'Accept');
      const type = requireType(request.headers.accept, PRESENTATION_TYPES);
      const presentation = await reader.presentation(request.params.institutionID);
      reply.header('cache-control', REVALIDATED).header('cross-origin-resource-policy', 'cross-origin');
      return reply.type(type).send(Buffer.from(presentation));
    },
  );

  function address(reportId: number, institution: number, institutionIds: readonly number[]): string {
    const url = credentialUrl(baseUrl, reportId);
    return institutionIds.length > 1 ? `${url}?institution=${registryId(institution)}` : url;
  }

  /** Of several credentials, which one this is and where the others are. */
  function link(reply: FastifyReply, reportId: number, { institutionId: shown, institutionIds }: ServedDocument): void {
    if (institutionIds.length > 1) reply.header('content-location', address(reportId, shown, institutionIds));
    const others = institutionIds.length > 1 ? institutionIds : [];
    const links = [
      `<${credentialUrl(baseUrl, reportId)}/versions>; rel="version-history"`,
      ...others.map((id) => `<${address(reportId, id, institutionIds)}>; rel="item"`),
    ];
    reply.header('link', links.join(', '));
  }
};

const WITHOUT_PREFERENCE = formsFor(undefined);

/** What tells kept answers of one address apart. */
function chosenForms(accept: string | undefined): string {
  return accept === undefined || accept === '*/*' ? WITHOUT_PREFERENCE : formsFor(accept);
}

function formsFor(accept: string | undefined): string {
  return `${chooseMediaType(accept, MEDIA_TYPES)} ${chooseMediaType(accept, PRESENTATION_TYPES)}`;
}

/** An empty parameter is none. */
function readInstitution(given: string | undefined, reportId: number): number | undefined {
  if (given === undefined || given === '') return undefined;
  const id = readInstitutionId(given);
  if (id !== undefined) return id;
  throw new RegistryError('not_found', `Report ${reportId} does not cover an institution "${given}".`);
}

function requireType<const Type extends string>(accept: string | undefined, offered: readonly [Type, ...Type[]]): Type {
  const type = chooseMediaType(accept, offered);
  if (type !== undefined) return type;
  throw new RegistryError('not_acceptable', `This can be had as ${offered.join(', ')}.`);
}

function contentOf(types: readonly string[]) {
  return Object.fromEntries(
    types.map((type) => [type, { schema: type === 'application/vc+jwt' ? { type: 'string' } : AnyDocument }]),
  );
}
