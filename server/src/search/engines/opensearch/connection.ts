import { Client, errors } from '@opensearch-project/opensearch';
import { RegistryError } from '../../../domain/errors.ts';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  readonly path: string;
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object;
  /** Lines of a bulk request or of several searches, instead of a body. */
  readonly lines?: readonly object[];
  /** Writes and changes of indices may take long; nobody waits in front of a screen. */
  readonly isSlow?: boolean;
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
const SLOW_TIMEOUT_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;
const UNAVAILABLE_STATUSES = [408, 429, 502, 503, 504];

export interface ConnectionOptions {
  /** How long a search may take. */
  readonly timeoutMs?: number | undefined;
  /** How long a write may take. */
  readonly slowTimeoutMs?: number | undefined;
}

export function connect(urls: readonly string[], options: ConnectionOptions = {}): Connection {
  const { timeoutMs = SEARCH_TIMEOUT_MS, slowTimeoutMs = SLOW_TIMEOUT_MS } = options;
  // Every node is tried once; who waits for longer than that is better told.
  const client = new Client({ nodes: [...urls], maxRetries: urls.length - 1 });

  return {
    async ask<Body>(request: Request): Promise<Answer<Body>> {
      try {
        return await send<Body>(request).catch((error: unknown) => {
          // A connection kept open may have been closed by the other side, and a node may have died in the middle of an
          // answer. All requests can be repeated.
          if (error instanceof errors.ConnectionError || isLostNode(error)) return send<Body>(request);
          throw error;
        });
      } catch (error) {
        throw isUnavailable(error) ? unavailable(error) : error;
      }
    },
    close: () => client.close(),
  };

  async function send<Body>(request: Request): Promise<Answer<Body>> {
    const { method, path, parameters, body, lines, isSlow, accepted = [] } = request;
    const response = await client.transport.request(
      {
        method,
        path,
        ...(parameters && { querystring: { ...parameters } }),
        ...(body && { body }),
        ...(lines && { bulkBody: lines.map((line) => JSON.stringify(line)) }),
      },
      { requestTimeout: isSlow ? slowTimeoutMs : timeoutMs, ignore: [...accepted] },
    );
    return { status: response.statusCode ?? 0, body: response.body as Body };
  }
}

/** What whoever searches is told while OpenSearch cannot answer. */
export function unavailable(cause: unknown): RegistryError {
  return new RegistryError('unavailable', 'The search is not available at the moment; please try again shortly', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof errors.ResponseError) {
    return UNAVAILABLE_STATUSES.includes(error.statusCode ?? 0) || isMissingIndex(error) || isLostNode(error);
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
  return failureIn(error)?.type ?? '';
}

const LOST_NODE = ['node_disconnected_exception', 'node_not_connected_exception', 'node_closed_exception'];

/** A node that held a part of the answer is gone; another one has a copy. */
function isLostNode(error: unknown): boolean {
  const causes = failureIn(error)?.root_cause ?? [];
  return causes.some(({ type = '' }) => LOST_NODE.includes(type));
}

interface Failure {
  readonly type?: string;
  readonly root_cause?: readonly { readonly type?: string }[];
}

function failureIn(error: unknown): Failure | undefined {
  if (!(error instanceof errors.ResponseError)) return undefined;
  const { error: failure } = (error.body ?? {}) as { error?: Failure };
  return failure;
}
