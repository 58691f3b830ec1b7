import { hostname } from 'node:os';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { redactUrl } from '../log-options.ts';

export interface RequestLogOptions {
  /** Where the log goes. */
  readonly stream: { write(entry: string): void };
}

const INFO = 30;
const LEVELS_WITH_INFO: ReadonlySet<string> = new Set(['trace', 'debug', 'info']);
const SOURCE = JSON.stringify({ pid: process.pid, hostname: hostname() }).slice(1, -1);

/** One line a request, when it is over. Probes are not worth one. */
export const requestLog = fp<RequestLogOptions>(async (app, { stream }) => {
  app.setChildLoggerFactory(createLogOfRequest);
  if (!LEVELS_WITH_INFO.has(app.log.level)) return;

  app.addHook('onResponse', (request, reply, done) => {
    if (!request.url.startsWith('/healthz') && !request.url.startsWith('/readyz')) stream.write(toLine(request, reply));
    done();
  });
});

/**
 * The line as the logger would write it, put together by hand: the logger takes as long for it as a short answer takes
 * altogether. Every member is chosen here, so nothing secret has to be looked for but in the address.
 */
function toLine({ id, method, url, ip }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): string {
  const request = `{"method":"${method}","url":${JSON.stringify(redactUrl(url))},"remoteAddress":${JSON.stringify(ip)}}`;
  const outcome = `"status":${statusCode},"milliseconds":${Math.round(elapsedTime * 10) / 10}`;
  return `{"level":${INFO},"time":${Date.now()},${SOURCE},"reqId":"${id}","req":${request},${outcome},"msg":"request"}\n`;
}

type ChildLoggerFactory = Parameters<FastifyInstance['setChildLoggerFactory']>[0];
type Entry = [object: unknown, message?: string, ...values: unknown[]];

/** Most requests log nothing of their own, so their logger is made when the first of its entries comes. */
const createLogOfRequest: ChildLoggerFactory = (parent, bindings, options) => {
  let own: FastifyBaseLogger | undefined;
  const log = () => (own ??= parent.child(bindings, options));
  const write =
    (level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace') =>
    (...entry: Entry) =>
      log()[level](...entry);
  return {
    level: parent.level,
    fatal: write('fatal'),
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    debug: write('debug'),
    trace: write('trace'),
    silent: () => undefined,
    child: (...given) => log().child(...given),
  };
};
