import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { RegistryError } from '../../domain/errors.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { pathParameters, pathText, recordId } from '../parameters/path-parameters.ts';
import type { RegistryReader } from '../registry-reader.ts';
import { problemResponse } from '../schemas/problem.ts';
import { sendFile } from '../send-file.ts';
import { requireVisible } from '../visible-report.ts';

export interface FileRoutesOptions {
  readonly registry: Pick<RegistryReader, 'findReport'>;
  readonly files: Pick<FileStorage, 'sizeOf' | 'read'>;
}

const FilePath = pathParameters({
  reportID: recordId('The number of the report.'),
  fileID: recordId('The number of the file.', 1),
  name: pathText('The name of the file.', 'institutional-deu.pdf'),
});

const document = { content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } };

/** What a route answers that sends a document. */
export const fileResponses = {
  200: { description: 'The document.', ...document },
  206: { description: 'The part that the header Range asked for.', ...document },
  304: { type: 'null', description: 'It is still what the header If-None-Match names.' },
  404: problemResponse(404),
  410: problemResponse(410),
  416: problemResponse(416),
  429: problemResponse(429),
};

/** The documents of reports. They are public, as long as their report is. */
export const fileRoutes: FastifyPluginAsyncTypebox<FileRoutesOptions> = async (app, { registry, files }) => {
  app.get(
    '/files/:reportID/:fileID/:name',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getReportFile',
        summary: 'A document of a report',
        tags: ['reports'],
        security: [],
        params: FilePath,
        response: fileResponses,
      },
    },
    async (request, reply) => {
      const { reportID, fileID, name } = request.params;
      const report = requireVisible(await registry.findReport(reportID), reportID);
      const file = report.files.find(({ id, fileName }) => id === fileID && fileName === name);
      const size = file?.sha256 ? await files.sizeOf(file.sha256) : undefined;
      if (!file?.sha256 || size === undefined) {
        throw new RegistryError('not_found', `Report ${reportID} has no file ${fileID} called "${name}".`);
      }
      return sendFile({ request, reply, files, sha256: file.sha256, size, name });
    },
  );
};
