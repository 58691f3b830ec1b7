import { lookup as dnsLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { Agent, type Dispatcher, request } from 'undici';
import { RegistryError } from '../domain/errors.ts';
import type { AddressGuard } from './address-guard.ts';

export interface GuardedFetchOptions {
  readonly guard: AddressGuard;
  readonly connectMs?: number;
  /** For everything, from the first name that is looked up to the last byte. */
  readonly totalMs?: number;
  /** How names become addresses; tests pass their own. */
  readonly resolve?: Resolve;
}

export type Resolve = (name: string) => Promise<readonly ResolvedAddress[]>;

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

export interface GuardedFetch {
  /**
   * Hands the body to the reader, who has to take it before the time is over. A failure that is `unavailable` may pass;
   * any other will be the same tomorrow.
   */
  read<Result>(location: string, reader: (body: AsyncIterable<Uint8Array>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
const TOTAL_MS = 60_000;
const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * Fetches what somebody else named, from public addresses only. Names are looked up where the connection is made, and
 * it is made to the very address that was checked, so a name that leads elsewhere a moment later gains nothing.
 */
export function createGuardedFetch(options: GuardedFetchOptions): GuardedFetch {
  const { guard, connectMs = CONNECT_MS, totalMs = TOTAL_MS, resolve = resolveName } = options;
  const agents = new Map<number, Agent>();

  return {
    async read(location, reader) {
      const signal = AbortSignal.timeout(totalMs);
      const asTold = (error: unknown) => asSentence(error, signal, totalMs);
      const body = await open(location, signal).catch((error: unknown) => {
        throw asTold(error);
      });
      return reader(inTime(body, { signal, asTold }));
    },
    async close() {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()));
    },
  };

  async function open(location: string, signal: AbortSignal): Promise<Dispatcher.ResponseData['body']> {
    let url = readLocation(location);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await ask(url, signal);
      const target = response.headers['location'];
      if (!REDIRECTS.includes(response.statusCode) || target === undefined) return requireDocument(response);
      discard(response.body);
      url = readLocation(String(target), url);
    }
    throw new RegistryError('unavailable', `The address leads on more than ${MAX_REDIRECTS} times.`);
  }

  function ask(url: URL, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const port = portOf(url);
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    // A number is connected to without being looked up.
    if (isIP(literal) !== 0) requireAllowed(literal, port);
    return request(url, {
      dispatcher: agentFor(port),
      signal,
      headers: { accept: 'application/pdf', 'accept-encoding': 'identity', 'user-agent': 'Touchstone' },
    });
  }

  /** One for each port, because a lookup is not told for which port it is. Connections are not kept. */
  function agentFor(port: number): Agent {
    const known = agents.get(port);
    if (known !== undefined) return known;
    const agent = new Agent({
      pipelining: 0,
      connect: { timeout: connectMs, lookup: guardedLookup(port) },
      headersTimeout: totalMs,
      bodyTimeout: totalMs,
    });
    agents.set(port, agent);
    return agent;
  }

  /** With `callbackify`, because the connection goes on by its callback. */
  function guardedLookup(port: number): LookupFunction {
    const lookUpAll = callbackify((name: string) => lookUp(name, port));
    return (name, { all }, done) => {
      lookUpAll(name, (error, found) => {
        if (error) done(error, '');
        else if (all === true) done(null, [...found]);
        else done(null, found[0].address, found[0].family);
      });
    };
  }

  /** Every address of the name, if all of them are allowed: which one is connected to is up to the network. */
  async function lookUp(name: string, port: number): Promise<readonly [ResolvedAddress, ...ResolvedAddress[]]> {
    const [first, ...others] = await resolve(name);
    if (first === undefined) throw new RegistryError('unavailable', `"${name}" has no address.`);
    for (const { address } of [first, ...others]) requireAllowed(address, port);
    return [first, ...others];
  }

  function requireAllowed(address: string, port: number): void {
    if (guard.allows(address, port)) return;
    throw new RegistryError('invalid_record', 'The address does not lead to a public web server.');
  }
}

/** Only what a browser would open as a web address, and nothing that carries a secret. */
function readLocation(text: string, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new RegistryError('invalid_record', 'The address does not start with http:// or https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new RegistryError('invalid_record', 'The address must not carry a username or password.');
  }
  return url;
}

function portOf({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

function requireDocument({ statusCode, headers, body }: Dispatcher.ResponseData): Dispatcher.ResponseData['body'] {
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  if (statusCode === 200 && encoding === 'identity') return body;
  discard(body);
  // Asked for as it is: unpacking what a stranger packed is how a small answer fills a disk.
  if (statusCode === 200) throw new RegistryError('invalid_record', `The file came packed (${encoding.slice(0, 40)}).`);
  throw new RegistryError('unavailable', `The server there answered with the status ${statusCode}.`);
}

/** Closes the connection; the rest of the body may be endless. */
function discard(body: Dispatcher.ResponseData['body']): void {
  body.on('error', () => undefined).destroy();
}

interface Reading {
  readonly signal: AbortSignal;
  readonly asTold: (error: unknown) => RegistryError;
}

/** Reading stops with the time even where the reader is what takes long. What the reader itself throws stays as it is. */
async function* inTime(body: Dispatcher.ResponseData['body'], { signal, asTold }: Reading): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of body) {
      signal.throwIfAborted();
      yield piece as Uint8Array;
    }
  } catch (error) {
    throw asTold(error);
  } finally {
    discard(body);
  }
}

const CODES: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No server has this name.',
  EAI_AGAIN: 'The name of the server could not be looked up.',
  ECONNREFUSED: 'The server there refuses connections.',
  ECONNRESET: 'The server there broke the connection off.',
  UND_ERR_CONNECT_TIMEOUT: 'The server there could not be reached in time.',
  UND_ERR_SOCKET: 'The server there broke the connection off.',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'The file did not have the length that was announced.',
  UND_ERR_HEADERS_OVERFLOW: 'The answer of the server there has too many headers.',
};

/** What the agency is told; nothing about our own network is in it. */
function asSentence(error: unknown, signal: AbortSignal, totalMs: number): RegistryError {
  if (error instanceof RegistryError) return error;
  if (signal.aborted) {
    return new RegistryError('unavailable', `The file did not arrive within ${totalMs / 1_000} seconds.`);
  }
  const cause = causeOf(error);
  if (cause instanceof RegistryError) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new RegistryError('unavailable', CODES[code] ?? 'The server there does not answer as one should.', {
    cause: error,
  });
}

/** Several addresses that were tried at once fail as one error with several causes. */
function causeOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0) return causeOf(error.errors[0]);
  return error instanceof Error && error.cause instanceof Error ? causeOf(error.cause) : error;
}

function resolveName(name: string): Promise<readonly ResolvedAddress[]> {
  return new Promise((resolve, reject) => {
    dnsLookup(name, { all: true, verbatim: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });
}
