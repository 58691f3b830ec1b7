import type { FastifyInstance } from 'fastify';
import { RegistryError } from '../domain/errors.ts';

const MERGE_PATCH = 'application/merge-patch+json';

/** What a change of parts of a record may say it is (RFC 7396); both are read alike. */
export const PATCH_TYPES = ['application/json', MERGE_PATCH];

/** Reads bodies of PATCH under the name that the standard gives them. */
export function acceptPatchBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(MERGE_PATCH, { parseAs: 'string' }, (request, body, done) => {
    if (request.method === 'PATCH') return parseJson(request, body, done);
    const message = `${MERGE_PATCH} is taken by PATCH only.`;
    done(new RegistryError('unsupported_media_type', message));
  });
}
