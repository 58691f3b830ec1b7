import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';

/** What must never reach a log, wherever in an entry it stands. */
const SECRET_NAMES = ['authorization', 'cookie', 'password', 'username', 'token', 'secret'] as const;
const NESTINGS = ['', '*.', '*.*.', '*.*.*.'] as const;

/** The links in mails carry a code; in log entries the same word names the kind of an error. */
const SECRET_PARAMETERS = [...SECRET_NAMES, 'code'];
const SECRET_QUERY = new RegExp(`([?&](?:${SECRET_PARAMETERS.join('|')})=)[^&#]*`, 'gi');

const REDACTED = '[redacted]';

export function logOptions(level: string): LoggerOptions {
  return {
    level,
    redact: { paths: secretPaths(), censor: REDACTED },
    serializers: { req: toRequestEntry },
  };
}

function secretPaths(): string[] {
  const names = [...SECRET_NAMES, '["set-cookie"]'];
  return NESTINGS.flatMap((nesting) =>
    names.map((name) => (name.startsWith('[') ? `${nesting.replace(/\.$/, '')}${name}` : `${nesting}${name}`)),
  );
}

function toRequestEntry(request: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method: request.method, url: redactUrl(request.url), remoteAddress: request.ip };
}

/** A password in a query string is a mistake of the caller that must not become one of ours. */
export function redactUrl(url: string): string {
  if (!url.includes('?')) return url;
  return url.replaceAll(SECRET_QUERY, `$1${REDACTED}`);
}
