import fp from 'fastify-plugin';
import { RegistryError } from '../../domain/errors.ts';

export interface HostCheckOptions {
  readonly baseUrl: string;
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Probes and scrapers address a machine, not the registry. */
const MACHINE_PATHS = /^\/(?:healthz|readyz|metrics)\/?(?:\?|$)/;

/** Answers only under the public name, so that no forged `Host` reaches a link, a mail or a cache. */
export const hostCheck = fp<HostCheckOptions>(async (app, { baseUrl }) => {
  const base = new URL(baseUrl);

  app.addHook('onRequest', ({ host, url }, _reply, done) => {
    if (host === base.host || isSameHost(host, base) || MACHINE_PATHS.test(url)) done();
    else
      done(new RegistryError('malformed_request', `This registry answers at ${baseUrl}, not at the host you asked.`));
  });
});

/** Also when the port is spelled out, or when a registry on the own machine is called by another of its names. */
export function isSameHost(host: string, base: URL): boolean {
  const address = `${base.protocol}//${host}`;
  if (!URL.canParse(address)) return false;
  const asked = new URL(address);
  if (asked.host === base.host) return true;
  return asked.port === base.port && LOOPBACK_NAMES.has(asked.hostname) && LOOPBACK_NAMES.has(base.hostname);
}
