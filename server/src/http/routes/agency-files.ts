import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RegistryError } from '../../domain/errors.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import type { AgencyFiles } from '../../services/agency-files.ts';
import { pathParameters, pathText, recordId } from '../parameters/path-parameters.ts';
import { sendFile } from '../send-file.ts';
import { fileResponses } from './files.ts';

export interface AgencyFileRoutesOptions {
  readonly agencyFiles: Pick<AgencyFiles, 'findPublic'>;
  readonly files: Pick<FileStorage, 'sizeOf' | 'read'>;
}

const FilePath = pathParameters({
  agencyID: recordId('The number of the agency.'),
  fileID: recordId('The number of the file.', 1),
  name: pathText('The name of the file.', 'renewal-2024.pdf'),
});

/** The documents of decisions on agencies. They are public once the record of the agency names them. */
export const agencyFileRoutes: FastifyPluginAsyncTypebox<AgencyFileRoutesOptions> = async (
  app,
  { agencyFiles, files },
) => {
  app.get(
    '/agencies/:agencyID/files/:fileID/:name',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getAgencyFile',
        summary: 'A document of a decision on an agency',
        tags: ['agencies'],
        security: [],
        params: FilePath,
        response: fileResponses,
      },
    },
    async (request, reply) => {
      const { agencyID: agencyId, fileID: id, name: fileName } = request.params;
      const file = await agencyFiles.findPublic({ id, agencyId, fileName });
      const size = file && (await files.sizeOf(file.sha256));
      if (file === undefined || size === undefined) {
        throw new RegistryError('not_found', `Agency ${agencyId} has no file ${id} called "${fileName}".`);
      }
      return sendFile({ request, reply, files, sha256: file.sha256, size, name: fileName });
    },
  );
};
