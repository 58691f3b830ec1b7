import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { RegistryError } from '../../domain/errors.ts';
import type { Caller, RequestCounters, RequestLimits, Usage } from '../../services/request-counters.ts';
import type { Principal } from '../../services/token-check.ts';
import { clientAddress } from '../client-address.ts';
import { answerProblem } from './error-handler.ts';

export interface RateLimitOptions {
  readonly counters: RequestCounters;
  /** What an account may use, whichever of its tokens it sends. */
  readonly accountLimits: RequestLimits;
  /** What somebody without a valid token may use, by address. */
  readonly addressLimits: RequestLimits;
  readonly milliseconds?: () => number;
}

/** Where the caller of a request stands. */
export interface LimitState {
  readonly caller: Caller;
  readonly limits: RequestLimits;
  /** The limits as a header says them. */
  readonly policy: string;
  readonly usage: Usage;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For probes of the machine, which must never be refused, whoever asks. */
    isUnlimited?: boolean;
  }
  interface FastifyRequest {
    limitState: LimitState | null;
  }
}

export const LIMIT_HEADERS = [
  'ratelimit-policy',
  'ratelimit',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
] as const;
type LimitHeader = (typeof LIMIT_HEADERS)[number];

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

export interface Limiter {
  /** Counts a request of an account, else of an address. */
  take(principal: Principal | null, ip: string): LimitState | Promise<LimitState>;
  /** Of the present time. */
  second(): number;
}

export function createLimiter(options: RateLimitOptions): Limiter {
  const { counters, accountLimits, addressLimits, milliseconds = Date.now } = options;
  const ofAccount = { limits: accountLimits, policy: policyOf(accountLimits) };
  const ofAddress = { limits: addressLimits, policy: policyOf(addressLimits) };
  return {
    take(principal, ip) {
      const caller = principal === null ? clientAddress(ip) : principal.accountId;
      const { limits, policy } = principal === null ? ofAddress : ofAccount;
      const usage = counters.take(caller, limits);
      if (usage instanceof Promise) return usage.then((counted) => ({ caller, limits, policy, usage: counted }));
      return { caller, limits, policy, usage };
    },
    second: () => secondOf(milliseconds),
  };
}

function secondOf(milliseconds: () => number): number {
  return Math.floor(milliseconds() / 1_000);
}

/** Counts every request, says in every answer what is left, and refuses what is too much. */
export const rateLimit = fp<RateLimitOptions>(async (app, options) => {
  const limiter = createLimiter(options);
  app.decorateRequest('limitState', null);

  app.addHook('onRequest', (request, reply, done) => {
    const { principal } = request;
    if (principal?.isInternal || request.routeOptions.config.isUnlimited === true) {
      done();
      return;
    }
    const state = limiter.take(principal, request.ip);
    if (state instanceof Promise) {
      // oxlint-disable-next-line promise/no-callback-in-promise -- the framework goes on by its callback
      state.then((counted) => settle(request, reply, counted)).then(done, done);
    } else {
      done(settle(request, reply, state));
    }
  });

  function settle(request: FastifyRequest, reply: FastifyReply, state: LimitState): RegistryError | undefined {
    const second = limiter.second();
    request.limitState = state;
    for (const [name, value] of limitHeaders(state, second)) reply.header(name, value);
    const refused = refusal(state, second);
    return refused !== undefined && isWithinRate(state) && isConditional(request) ? undefined : refused;
  }
});

export interface FreeNotModifiedOptions extends Pick<RateLimitOptions, 'counters' | 'milliseconds'> {
  readonly baseUrl: string;
}

/**
 * An answer that was not sent again costs nothing of the day, and is all that is left once the day is used up. Comes
 * after whatever decides on 304.
 */
export const freeNotModified = fp<FreeNotModifiedOptions>(
  async (app, { counters, milliseconds = Date.now, baseUrl }) => {
    app.addHook('onSend', (request: FastifyRequest, reply, payload, done) => {
      const { limitState: state } = request;
      if (state !== null && reply.statusCode === 304) {
        reply.header('ratelimit', refund(counters, state, secondOf(milliseconds)));
      } else if (state !== null && isDayUsedUp(state) && reply.statusCode !== 429) {
        if (payload instanceof Readable) payload.destroy();
        reply.header('cache-control', 'no-store');
        // Sent instead, through all hooks; this answer goes no further.
        void answerProblem(refusal(state, secondOf(milliseconds)), request, reply, baseUrl);
        return;
      }
      done();
    });
  },
);

/** Takes a request off the day again. Tells the only field that names what is left of the day. */
export function refund(counters: Pick<RequestCounters, 'giveBack'>, state: LimitState, second: number): string {
  // It was never charged.
  if (isDayUsedUp(state)) return remainder(state, state.usage.day, second);
  const field = remainder(state, state.usage.day - 1, second);
  counters.giveBack(state.caller);
  return field;
}

/** The fields of draft-ietf-httpapi-ratelimit-headers, and the older ones that clients know; all times in seconds. */
export function limitHeaders(state: LimitState, second: number): [name: LimitHeader, value: string][] {
  const { limits, policy, usage } = state;
  const isUsedUp = isDayUsedUp(state);
  return [
    ['ratelimit-policy', policy],
    ['ratelimit', remainder(state, usage.day, second)],
    ['x-ratelimit-limit', String(isUsedUp ? limits.perDay : limits.perMinute)],
    ['x-ratelimit-remaining', String(isUsedUp ? 0 : Math.max(0, limits.perMinute - usage.minute))],
    ['x-ratelimit-reset', String(untilNext(isUsedUp ? DAY_SECONDS : MINUTE_SECONDS, second))],
  ];
}

/** For an answer that is not sent again this is enough. */
export function isWithinRate({ limits, usage }: LimitState): boolean {
  return usage.minute <= limits.perMinute;
}

export function isDayUsedUp({ limits, usage }: LimitState): boolean {
  return usage.day > limits.perDay;
}

/** Whether the answer may turn out to be one that the client has. */
function isConditional({ method, headers }: FastifyRequest): boolean {
  return headers['if-none-match'] !== undefined && (method === 'GET' || method === 'HEAD');
}

function remainder({ limits, usage }: LimitState, day: number, second: number): string {
  const minuteLeft = Math.max(0, limits.perMinute - usage.minute);
  const dayLeft = Math.max(0, limits.perDay - day);
  const minuteReset = untilNext(MINUTE_SECONDS, second);
  const dayReset = untilNext(DAY_SECONDS, second);
  return `"minute";r=${minuteLeft};t=${minuteReset}, "day";r=${dayLeft};t=${dayReset}`;
}

function policyOf({ perMinute, perDay }: RequestLimits): string {
  return `"minute";q=${perMinute};w=${MINUTE_SECONDS}, "day";q=${perDay};w=${DAY_SECONDS}`;
}

function refusal(state: LimitState, second: number): RegistryError | undefined {
  const { limits } = state;
  if (!isWithinRate(state)) {
    const retryAfter = untilNext(MINUTE_SECONDS, second);
    const sentence = `More than ${limits.perMinute} requests were made within a minute; go on in ${retryAfter} seconds.`;
    return new RegistryError('rate_limited', sentence, { retryAfter });
  }
  if (isDayUsedUp(state)) {
    const sentence = `The ${limits.perDay} requests of this day (UTC) are used up; go on tomorrow.`;
    return new RegistryError('rate_limited', sentence, { retryAfter: untilNext(DAY_SECONDS, second) });
  }
  return undefined;
}

/** Seconds until the running window ends. */
export function untilNext(windowSeconds: number, second: number): number {
  return windowSeconds - (second % windowSeconds);
}
