import type { FastifyPluginAsync } from 'fastify';
import { RegistryError } from '../../domain/errors.ts';
import { PROBLEM_KINDS, type ProblemCode } from '../problem.ts';

/** What the `type` of a problem document leads to. */
export const problemKindRoutes: FastifyPluginAsync = async (app) => {
  app.get('/problems/', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    Object.keys(PROBLEM_KINDS).map(describeKind),
  );

  app.get<{ Params: { code: string } }>(
    '/problems/:code',
    { config: { access: 'public' }, schema: { hide: true } },
    async ({ params }) => {
      if (!Object.hasOwn(PROBLEM_KINDS, params.code)) {
        throw new RegistryError('not_found', `There is no kind of problem called "${params.code}".`);
      }
      return describeKind(params.code);
    },
  );
};

function describeKind(code: string) {
  return { code, ...PROBLEM_KINDS[code as ProblemCode] };
}
