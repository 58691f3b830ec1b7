import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AgencyFiles } from '../../services/agency-files.ts';
import { pathParameters, pathText, recordId } from '../parameters/path-parameters.ts';
import { AgencyFileBody } from '../schemas/agency-file.ts';
import { refTo } from '../schemas/fields.ts';
import { describedBody } from '../schemas/report-submission.ts';
import { writeProblems } from '../schemas/write-problems.ts';
import { bytesOf, streamBodies } from '../streamed-bodies.ts';
import { actorOf, tags, WRITES } from './admin-options.ts';

export interface AdminAgencyFileRoutesOptions {
  readonly agencyFiles: Pick<AgencyFiles, 'add'>;
}

const BODY_LIMIT = 100 * 1024 * 1024;
const FilePath = pathParameters({
  agencyID: recordId('The number of the agency.'),
  name: pathText('The name of the file.', 'renewal-2024.pdf'),
});

/** Where the operator sends the document of a decision on an agency. */
export const adminAgencyFileRoutes: FastifyPluginAsyncTypebox<AdminAgencyFileRoutesOptions> = async (
  app,
  { agencyFiles },
) => {
  streamBodies(app);

  app.post(
    '/agencies/:agencyID/files/:name',
    {
      config: WRITES,
      bodyLimit: BODY_LIMIT,
      schema: {
        tags,
        operationId: 'addAgencyFile',
        summary: 'Keep the document of a decision on an agency',
        description:
          'The bytes of the PDF as they are, at most 100 MB. The answer has the address for decision_file or ' +
          'decision_file_extra of a decision; nobody can read the document before a decision of the agency names it.',
        params: FilePath,
        consumes: ['application/octet-stream'],
        body: describedBody({ type: 'string', format: 'binary', description: 'The PDF.' }),
        response: { 201: refTo(AgencyFileBody), ...writeProblems(400, 404, 413, 422) },
      },
    },
    async (request, reply) => {
      const { agencyID: agencyId, name } = request.params;
      const file = await agencyFiles.add({ agencyId, name, content: bytesOf(request), actor: actorOf(request) });
      reply.code(201);
      return { id: file.id, file_name: file.fileName, url: file.url, size: file.size, sha256: file.sha256 };
    },
  );
};
