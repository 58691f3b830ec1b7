import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { didYouMean } from '../../domain/did-you-mean.ts';
import { RegistryError } from '../../domain/errors.ts';
import { type Failure, PROBLEM_KINDS, PROBLEM_MEDIA_TYPE, toFailure, toProblemDocument } from '../problem.ts';

export interface ErrorHandlerOptions {
  readonly baseUrl: string;
}

/** The seconds we ask for when a failure that passes does not know better. */
const DEFAULT_RETRY_AFTER = 5;

/** They tell of what would have been sent, which a problem is not. */
const CONTENT_HEADERS = ['etag', 'content-disposition', 'content-encoding', 'content-language', 'content-location'];

/** The one place where an error becomes a response, also for paths and methods that do not exist. */
export const errorHandler = fp<ErrorHandlerOptions>(async (app, { baseUrl }) => {
  const routes: RoutePattern[] = [];

  app.addHook('onRoute', ({ method, url }) => {
    routes.push({ methods: [method].flat(), parts: url.replace(/\/$/, '').split('/'), pattern: toPattern(url) });
  });

  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply, baseUrl));

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = allowedMethods(routes, path);
    // A route may find itself that it has nothing at the path, as the one for the files of a page does.
    if (methods.length === 0 || methods.includes(request.method)) {
      throw new RegistryError('not_found', `There is nothing at ${path}${whereElse(routes, path)}`);
    }
    reply.header('allow', methods.join(', '));
    throw new RegistryError('method_not_allowed', `${request.method} is not possible at ${path}.`);
  });
});

/** Some addresses say more than the problem document; that comes first in the answer. */
type ExtraMembers = (failure: Failure) => object;

export function answerProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  baseUrl: string,
  extraMembers: ExtraMembers = () => ({}),
) {
  const failure = toFailure(error);
  const { status } = PROBLEM_KINDS[failure.code];
  for (const name of CONTENT_HEADERS) reply.removeHeader(name);
  if (failure.code === 'internal') request.log.error({ err: error }, 'unexpected error');
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  if (status === 429 || status === 503) reply.header('retry-after', failure.retryAfter ?? DEFAULT_RETRY_AFTER);
  return reply
    .code(status)
    .type(PROBLEM_MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send({ ...extraMembers(failure), ...toProblemDocument(failure, { baseUrl, requestId: request.id }) });
}

interface RoutePattern {
  readonly methods: readonly string[];
  /** The path between its slashes; a part that begins with a colon stands for any. */
  readonly parts: readonly string[];
  readonly pattern: RegExp;
}

function toPattern(url: string): RegExp {
  const parts = url.replace(/\/$/, '').split('/');
  return new RegExp(`^${parts.map((part) => (part.startsWith(':') ? '[^/]+' : escapePattern(part))).join('/')}/?$`);
}

function escapePattern(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
}

/** The end of the sentence: what there is below the path, or what was probably meant. */
function whereElse(routes: readonly RoutePattern[], path: string): string {
  const given = path.replace(/\/$/, '').split('/');
  if (routes.some(({ parts }) => parts.length > given.length && given.every((part, at) => part === parts[at]))) {
    return ' itself, only below it.';
  }
  const meant = similarPath(routes, path);
  return meant === undefined ? '.' : `. Did you mean ${meant}?`;
}

/** The path with its one misspelt part put right, where one part is all that keeps it from being one of ours. */
function similarPath(routes: readonly RoutePattern[], path: string): string | undefined {
  const given = path.replace(/\/$/, '').split('/');
  const known = new Map<number, Set<string>>();
  for (const { parts } of routes) {
    if (parts.length !== given.length) continue;
    const differing = parts.flatMap((part, at) => (part === given[at] || part.startsWith(':') ? [] : [at]));
    const [at] = differing;
    if (at === undefined || differing.length > 1) continue;
    known.set(at, (known.get(at) ?? new Set()).add(parts[at] ?? ''));
  }
  for (const [at, parts] of known) {
    const meant = didYouMean(given[at] ?? '', [...parts]);
    if (meant !== undefined) return path.split('/').with(at, meant).join('/');
  }
  return undefined;
}

/** OPTIONS answers under every prefix, so it says nothing about whether a path exists. */
function allowedMethods(routes: readonly RoutePattern[], path: string): string[] {
  const found = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
  return [...new Set(found)].filter((method) => method !== 'OPTIONS').sort();
}
