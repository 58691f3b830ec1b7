import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { RegistryError } from '../../domain/errors.ts';
import type { Caller, RequestCounters, RequestLimits, Usage } from '../../services/request-counters.ts';
import { clientAddress } from '../client-address.ts';

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
    /** For probes of the machine, which must never be refused. */
    isUnlimited?: boolean;
  }
  interface FastifyRequest {
    limitState: LimitState | null;
  }
}

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** Counts every request, says in every answer what is left, and refuses what is too much. */
export const rateLimit = fp<RateLimitOptions>(async (app, options) => {
  const { counters, accountLimits, addressLimits, milliseconds = Date.now } = options;
  const ofAccount = { limits: accountLimits, policy: policyOf(accountLimits) };
  const ofAddress = { limits: addressLimits, policy: policyOf(addressLimits) };
  app.decorateRequest('limitState', null);

  app.addHook('onRequest', (request, reply, done) => {
    const { principal } = request;
    if (principal?.isInternal || (principal === null && request.routeOptions.config.isUnlimited === true)) {
      done();
      return;
    }
    const caller = principal === null ? clientAddress(request.ip) : principal.accountId;
    const { limits, policy } = principal === null ? ofAddress : ofAccount;
    const usage = counters.take(caller, limits);
    if (usage instanceof Promise) {
      usage
        .then((counted) => settle(request, reply, { caller, limits, policy, usage: counted }))
        // oxlint-disable-next-line promise/no-callback-in-promise -- the framework goes on by its callback
        .then(done, done);
    } else {
      done(settle(request, reply, { caller, limits, policy, usage }));
    }
  });

  function settle(request: FastifyRequest, reply: FastifyReply, state: LimitState): RegistryError | undefined {
    const second = Math.floor(milliseconds() / 1_000);
    request.limitState = state;
    writeHeaders(reply, state, second);
    return refusal(state, second);
  }
});

/** An answer that was not sent again costs nothing of the day. Comes after whatever decides on 304. */
export const freeNotModified = fp<Pick<RateLimitOptions, 'counters' | 'milliseconds'>>(
  async (app, { counters, milliseconds = Date.now }) => {
    app.addHook('onSend', (request: FastifyRequest, reply, _payload, done) => {
      if (reply.statusCode === 304 && request.limitState !== null) {
        const { caller, usage } = request.limitState;
        // The only field that names what is left of the day: a request that was let through has not used it up.
        reply.header('ratelimit', remainder(request.limitState, usage.day - 1, Math.floor(milliseconds() / 1_000)));
        counters.giveBack(caller);
      }
      done();
    });
  },
);

/** The fields of draft-ietf-httpapi-ratelimit-headers, and the older ones that clients know; all times in seconds. */
function writeHeaders(reply: FastifyReply, state: LimitState, second: number): void {
  const { limits, policy, usage } = state;
  const isDayUsedUp = usage.day > limits.perDay;
  reply.header('ratelimit-policy', policy);
  reply.header('ratelimit', remainder(state, usage.day, second));
  reply.header('x-ratelimit-limit', isDayUsedUp ? limits.perDay : limits.perMinute);
  reply.header('x-ratelimit-remaining', isDayUsedUp ? 0 : Math.max(0, limits.perMinute - usage.minute));
  reply.header('x-ratelimit-reset', untilNext(isDayUsedUp ? DAY_SECONDS : MINUTE_SECONDS, second));
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

function refusal({ limits, usage }: LimitState, second: number): RegistryError | undefined {
  if (usage.minute > limits.perMinute) {
    const retryAfter = untilNext(MINUTE_SECONDS, second);
    const sentence = `More than ${limits.perMinute} requests were made within a minute; go on in ${retryAfter} seconds.`;
    return new RegistryError('rate_limited', sentence, { retryAfter });
  }
  if (usage.day > limits.perDay) {
    const sentence = `The ${limits.perDay} requests of this day (UTC) are used up; go on tomorrow.`;
    return new RegistryError('rate_limited', sentence, { retryAfter: untilNext(DAY_SECONDS, second) });
  }
  return undefined;
}

/** Seconds until the running window ends. */
export function untilNext(windowSeconds: number, second: number): number {
  return windowSeconds - (second % windowSeconds);
}
