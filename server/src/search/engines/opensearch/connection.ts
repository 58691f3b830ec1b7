import { Client, errors } from '@opensearch-project/opensearch';
import { RegistryError } from '../../../domain/errors.ts';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
  /** Lines of a bulk request or of several searches, instead of a body. */
  readonly lines?: readonly object[];
  readonly timeoutMs?: number;
  /** Statuses besides the good ones that are answers and not faults. */
  readonly accepted?: readonly number[];
}

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** A way to OpenSearch that knows which nodes live, and tells what the registry can act on from what is a fault. */
export interface Connection {
  ask<Body>(request: Request): Promise<Answer<Body>>;
  close(): Promise<void>;
}

/** Long enough for a busy cluster, short enough for somebody who waits. */
const SEARCH_TIMEOUT_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;
const UNAVAILABLE_STATUSES = [408, 429, 502, 503, 504];

export function connect(urls: readonly string[], { timeoutMs = SEARCH_TIMEOUT_MS } = {}): Connection {
  // Every node is tried once; who waits for longer than that is better told.
  const client = new Client({ nodes: [...urls], requestTimeout: timeoutMs, maxRetries: urls.length - 1 });
  return {
    async ask<Body>(request: Request): Promise<Answer<Body>> {
      try {
        const { statusCode, body } = await client.transport.request(
          {
            method: request.method,
            path: request.path,
            ...(request.parameters && { querystring: { ...request.parameters } }),
            ...(request.body && { body: request.body }),
            ...(request.lines && { bulkBody: request.lines.map((line) => JSON.stringify(line)) }),
          },
          { requestTimeout: request.timeoutMs ?? timeoutMs, ignore: [...(request.accepted ?? [])] },
        );
        return { status: statusCode ?? 0, body: body as Body };
      } catch (error) {
        throw isUnavailable(error) ? unavailable(error) : error;
      }
    },
    close: () => client.close(),
  };
}

/** What whoever searches is told while OpenSearch cannot answer. */
export function unavailable(cause: unknown): RegistryError {
  return new RegistryError('unavailable', 'The search is not available at the moment; please try again shortly', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });
}

export function isUnavailable(error: unknown): boolean {
  if (error instanceof errors.ResponseError) {
    return UNAVAILABLE_STATUSES.includes(error.statusCode ?? 0) || isMissingIndex(error);
  }
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  );
}

/** The index is there, but what was asked for is not in it. */
export function isNotFound(error: unknown): boolean {
  return error instanceof errors.ResponseError && error.statusCode === 404 && !isMissingIndex(error);
}

/** The index was lost, or replaced between two requests. */
export function isMissingIndex(error: unknown): boolean {
  return error instanceof errors.ResponseError && errorType(error) === 'index_not_found_exception';
}

export function errorType(error: unknown): string {
  if (!(error instanceof errors.ResponseError)) return '';
  const body = error.body as { error?: { type?: string } } | undefined;
  return body?.error?.type ?? '';
}
