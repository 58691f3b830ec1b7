import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RegistryError } from '../../domain/errors.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { requestedRange } from '../byte-range.ts';
import { matchesEntityTag } from '../entity-tag.ts';
import { pathParameters, pathText, recordId } from '../parameters/path-parameters.ts';
import type { RegistryReader } from '../registry-reader.ts';
import { problemResponse } from '../schemas/problem.ts';
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

const fileResponses = {
  200: { description: 'The document.', ...document },
  206: { description: 'The part that the header Range asked for.', ...document },
  304: { type: 'null', description: 'It is still what the header If-None-Match names.' },
  404: problemResponse(404),
  410: problemResponse(410),
  416: { type: 'null', description: 'Nothing of the document is in the range that was asked for.' },
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
      return sendFile({ request, reply, sha256: file.sha256, size, name });
    },
  );

  function sendFile({ request, reply, sha256, size, name }: FileAnswer) {
    const tag = `"${sha256.slice(0, 32)}"`;
    setHeaders(reply, tag, name);
    if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const range = isRangeAllowed(request, tag) ? requestedRange(request.headers.range, size) : undefined;
    if (range === 'unsatisfiable') throw refuseRange(reply, size);
    if (range === undefined) return reply.header('content-length', size).send(files.read(sha256));
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply.header('content-length', range.end - range.start + 1).send(files.read(sha256, range));
  }
};

interface FileAnswer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly sha256: string;
  readonly size: number;
  readonly name: string;
}

/** A document comes from outside: it is shown as nothing but a PDF and can do nothing on our site. */
function setHeaders(reply: FastifyReply, tag: string, name: string): void {
  reply
    .type('application/pdf')
    .header('etag', tag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'public, no-cache')
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'cross-origin');
}

function refuseRange(reply: FastifyReply, size: number): RegistryError {
  reply.header('content-range', `bytes */${size}`);
  return new RegistryError(
    'range_not_satisfiable',
    `The file has ${size} bytes and nothing in the range that was asked for.`,
  );
}

/** A part is only of use to somebody whose other parts are of the same content. */
function isRangeAllowed({ headers }: FastifyRequest, tag: string): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === tag;
}
