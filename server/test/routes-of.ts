import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** The patterns of everything that can be read from the app that the work builds, hidden addresses included. */
export async function readRoutesOf<App extends { ready(): PromiseLike<unknown> }>(
  build: () => Promise<App>,
): Promise<{ readonly app: App; readonly patterns: readonly string[] }> {
  const { app, routes } = await allRoutesOf(build);
  const read = routes.filter((route) => route.startsWith('GET ')).map((route) => route.slice('GET '.length));
  return { app, patterns: read.sort() };
}

/** Every route as `GET /path/:part`. HEAD and OPTIONS come with the others and are left out. */
export async function allRoutesOf<App extends { ready(): PromiseLike<unknown> }>(
  build: () => Promise<App>,
): Promise<{ readonly app: App; readonly routes: readonly string[] }> {
  const routes = new Set<string>();
  const watch = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') routes.add(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    const app = await build();
    await app.ready();
    return { app, routes: [...routes].sort() };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}
