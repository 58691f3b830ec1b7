import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** The patterns of everything that can be read from the app that the work builds, hidden addresses included. */
export async function readRoutesOf<App extends { ready(): PromiseLike<unknown> }>(
  build: () => Promise<App>,
): Promise<{ readonly app: App; readonly patterns: readonly string[] }> {
  const patterns = new Set<string>();
  const watch = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('GET')) patterns.add(url);
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    const app = await build();
    await app.ready();
    return { app, patterns: [...patterns].sort() };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}
