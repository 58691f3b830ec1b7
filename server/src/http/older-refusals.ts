import type { FastifyInstance } from 'fastify';
import { RegistryError } from '../domain/errors.ts';

/** The older submission interface knows one status for everything that is wrong with what was sent: 400. */
export function refuseAsOlder(app: FastifyInstance): void {
  app.setErrorHandler((error) => {
    if (!(error instanceof RegistryError) || error.code !== 'invalid_record') throw error;
    const { message, problems } = error;
    throw new RegistryError('malformed_request', message, { problems, cause: error });
  });
}
