import type { Fetch, FetchedAnswer } from './fetch.ts';
import { OPERATIONS, type Operations, type Problem } from './generated/registry-api.ts';
import { RegistryClientError } from './registry-client-error.ts';
import { type RetryOptions, retryAfterMs, sleep, waitBeforeRetry } from './retry.ts';

export type OperationName = keyof Operations;

export interface RequestOptions {
  /** Calls the request off, also while it waits for a retry. */
  readonly signal?: AbortSignal | undefined;
  /** Sent along, such as `Idempotency-Key` or `If-Match`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface Connection {
  readonly baseUrl: string;
  readonly token: string | undefined;
  readonly fetch: Fetch;
  readonly retry: RetryOptions;
}

/** Makes the request of an operation, again where the registry asks for that, and reads the answer. */
export async function send<Name extends OperationName>(
  connection: Connection,
  name: Name,
  { input, signal, headers }: RequestOptions & { readonly input: Input },
): Promise<Operations[Name]['answer']> {
  const { url, init } = toRequest(connection, name, input);
  for (let attempt = 0; ; attempt += 1) {
    const response = await attemptFetch(connection, url, {
      ...init,
      headers: { ...init.headers, ...headers },
      signal: signal ?? null,
    });
    if (response.ok) return (await readAnswer(response)) as Operations[Name]['answer'];
    const moment = { now: Date.now(), chance: Math.random() };
    const wait = waitBeforeRetry(response, { attempt, ...connection.retry }, moment);
    if (wait === undefined) throw await toError(response);
    await response.body?.cancel();
    await sleep(wait, signal);
  }
}

export type Input = Readonly<Record<string, unknown>>;

/** Members that the path names go there, the others into the body or the query. */
function toRequest({ baseUrl, token }: Connection, name: OperationName, input: Input) {
  const { method, path, hasBody, mediaType = JSON_TYPE, query: inQuery = [] }: AnyOperation = OPERATIONS[name];
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = rest.get(key);
    rest.delete(key);
    // An empty part would be another address.
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return encodeURIComponent(value);
    throw new TypeError(`${name} needs a value for ${key}`);
  });
  const headers: Record<string, string> = {
    accept: JSON_TYPE,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(hasBody && { 'content-type': mediaType }),
  };
  if (!hasBody) return { url: `${baseUrl}${filled}${toQuery(rest)}`, init: { method, headers } };
  const query = new Map([...rest].filter(([key]) => inQuery.includes(key)));
  const inBody = Object.fromEntries([...rest].filter(([key]) => !inQuery.includes(key)));
  const body = mediaType === JSON_TYPE ? JSON.stringify(inBody) : (inBody['body'] as Blob | string);
  return { url: `${baseUrl}${filled}${toQuery(query)}`, init: { method, headers, body } };
}

/** What the table can say of an operation. */
interface AnyOperation {
  readonly method: string;
  readonly path: string;
  readonly hasBody: boolean;
  /** Of the body, where it is not JSON. */
  readonly mediaType?: string;
  /** The parameters that go into the address although there is a body. */
  readonly query?: readonly string[];
}

const JSON_TYPE = 'application/json';

function toQuery(values: ReadonlyMap<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of values) {
    for (const one of [value].flat()) query.append(name, String(one));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

async function attemptFetch(connection: Connection, url: string, init: RequestInit): Promise<FetchedAnswer> {
  try {
    return await connection.fetch(url, init);
  } catch (error) {
    // Called off by the caller, who knows their own reason.
    if (init.signal?.aborted) throw error;
    throw new RegistryClientError(`${connection.baseUrl} cannot be reached`, { cause: error });
  }
}

async function readAnswer(response: FetchedAnswer): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/pdf')) return response.blob();
  if (type.startsWith('text/csv')) return response.text();
  try {
    return await response.json();
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    const message = `${response.url} answered with something that is not JSON`;
    throw new RegistryClientError(message, { status: response.status, cause });
  }
}

async function toError(response: FetchedAnswer): Promise<RegistryClientError> {
  const { status } = response;
  const problem = await readProblem(response);
  const wait = retryAfterMs(response.headers, Date.now());
  return new RegistryClientError(problem?.detail ?? `${response.url} answered with the status ${status}`, {
    status,
    ...(problem !== undefined && { problem }),
    ...(wait !== undefined && { retryAfterMs: wait }),
  });
}

async function readProblem(response: FetchedAnswer): Promise<Problem | undefined> {
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (!type.startsWith('application/problem+json')) return undefined;
  try {
    return JSON.parse(text) as Problem;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
