import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { CredentialReader } from '../../services/credential-reader.ts';
import { pathParameters, recordId } from '../parameters/path-parameters.ts';
import { AnyDocument } from '../schemas/credential.ts';
import { problemResponses } from '../schemas/problem.ts';
import { sendDocument } from '../send-document.ts';

export interface ReportCredentialOptions {
  readonly credentials: { readonly reader: Pick<CredentialReader, 'document'> };
}

const ReportPath = pathParameters({ reportID: recordId('The number of the report.') });
const TYPE = 'application/vc+ld+json';

/** The same bytes as at the public address, for who already has a token. */
export const reportCredentialRoutes: FastifyPluginAsyncTypebox<ReportCredentialOptions> = async (
  app,
  { credentials: { reader } },
) => {
  app.get(
    '/reports/:reportID/credential/',
    {
      schema: {
        operationId: 'getCredentialOfReport',
        summary: 'A report as a verifiable credential, behind the token',
        description: 'Of a report on several institutions the first; `/credentials/reports/{id}` has them all.',
        tags: ['reports'],
        params: ReportPath,
        response: {
          200: { description: 'The credential.', content: { [TYPE]: { schema: AnyDocument } } },
          ...problemResponses(404, 410, 503),
        },
      },
    },
    async (request, reply) => {
      const { bytes, sha256 } = await reader.document({ reportId: request.params.reportID, format: 'vc1' });
      const document = { text: bytes, sha256 };
      return sendDocument(request, reply, document, { type: TYPE, cacheControl: 'private, no-cache' });
    },
  );
};
