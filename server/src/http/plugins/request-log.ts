import { hostname } from 'node:os';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { AnsweredRequest, NoteAnswer } from '../answered-request.ts';
import { redactUrl } from '../log-options.ts';

export interface RequestLinesOptions {
  readonly logLevel: string;
  /** Where the log goes. */
  readonly stream: { write(entry: string): void };
}

export interface RequestLogOptions {
  readonly noteAnswer: NoteAnswer;
}

const INFO = 30;
const LEVELS_WITH_INFO: ReadonlySet<string> = new Set(['trace', 'debug', 'info']);
const SOURCE = JSON.stringify({ pid: process.pid, hostname: hostname() }).slice(1, -1);

/** One line a request, when it is over. Probes are not worth one. */
export function createRequestLines({ logLevel, stream }: RequestLinesOptions): NoteAnswer {
  if (!LEVELS_WITH_INFO.has(logLevel)) return () => undefined;
  return (answered) => {
    const { url } = answered;
    if (!url.startsWith('/healthz') && !url.startsWith('/readyz')) stream.write(toLine(answered));
  };
}

/** Notes every request when it is over. */
export const requestLog = fp<RequestLogOptions>(async (app, { noteAnswer }) => {
  app.setChildLoggerFactory(createLogOfRequest);

  app.addHook('onResponse', (request, { statusCode: status, elapsedTime: milliseconds }, done) => {
    const { id, method, url, ip, routeOptions } = request;
    noteAnswer({ id, method, url, ip, route: routeOptions.url ?? 'none', status, milliseconds });
    done();
  });
});

/**
 * The line as the logger would write it, put together by hand: the logger takes as long for it as a short answer takes
 * altogether. Every member is chosen here, so nothing secret has to be looked for but in the address.
 */
function toLine({ id, method, url, ip, status, milliseconds }: AnsweredRequest): string {
  const request = `{"method":"${method}","url":${JSON.stringify(redactUrl(url))},"remoteAddress":${JSON.stringify(ip)}}`;
  const outcome = `"status":${status},"milliseconds":${Math.round(milliseconds * 10) / 10}`;
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
