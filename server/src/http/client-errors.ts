import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { PROBLEM_MEDIA_TYPE, toProblemDocument } from './problem.ts';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const TEXTS: Readonly<Record<string, readonly [status: string, detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The address or the headers are too long.'],
  HPE_INVALID_METHOD: ['400 Bad Request', 'The request does not begin with a method that HTTP knows.'],
  HPE_INVALID_URL: ['400 Bad Request', 'Letters outside ASCII in an address must be percent-encoded.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
};

/** What does not even parse as HTTP gets a problem document too. */
export function createClientErrorHandler(baseUrl: string): ClientErrorHandler {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const [status, message] = TEXTS[error.code] ?? ['400 Bad Request', 'This is not HTTP as we know it.'];
    const failure = { code: 'malformed_request', message, problems: [], retryAfter: undefined } as const;
    const requestId = randomUUID();
    const document = toProblemDocument(failure, { baseUrl, requestId });
    const body = JSON.stringify({ ...document, status: Number.parseInt(status, 10) });
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: ${PROBLEM_MEDIA_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
        `X-Request-Id: ${requestId}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
    );
  };
}
