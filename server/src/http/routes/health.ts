import type { FastifyPluginAsync } from 'fastify';

/** One thing the service needs. Resolves when it is there, rejects when it is not. */
export interface ReadinessCheck {
  readonly name: string;
  readonly check: () => Promise<void>;
}

export interface HealthRoutesOptions {
  readonly readinessChecks: readonly ReadinessCheck[];
}

const CHECK_TIMEOUT_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: it can answer questions. */
export const healthRoutes: FastifyPluginAsync<HealthRoutesOptions> = async (app, { readinessChecks }) => {
  app.get(
    '/healthz',
    { config: { access: 'public', isUnlimited: true }, schema: { hide: true } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { status: 'ok' };
    },
  );

  app.get(
    '/readyz',
    { config: { access: 'public', isUnlimited: true }, schema: { hide: true } },
    async (request, reply) => {
      const results = await Promise.all(readinessChecks.map(async (entry) => [entry.name, await run(entry)] as const));
      const failed = results.filter(([, error]) => error !== undefined);
      for (const [name, err] of failed) request.log.warn({ err, check: name }, 'not ready');
      const checks = Object.fromEntries(results.map(([name, error]) => [name, error === undefined ? 'ok' : 'failed']));
      reply.header('cache-control', 'no-store').code(failed.length === 0 ? 200 : 503);
      return { status: failed.length === 0 ? 'ok' : 'unavailable', checks };
    },
  );
};

/** What went wrong, told to the log only: a reason may name hosts. */
async function run({ check }: ReadinessCheck): Promise<Error | undefined> {
  const { promise: timeout, cancel } = rejectAfter(CHECK_TIMEOUT_MS);
  try {
    await Promise.race([check(), timeout]);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    cancel();
  }
}

function rejectAfter(milliseconds: number): { promise: Promise<never>; cancel: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}
