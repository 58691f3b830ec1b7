import { createClient, defineScript } from '@redis/client';
import {
  type Caller,
  createProcessCounters,
  DAY_MS,
  MINUTE_MS,
  type RequestCounters,
  type RequestLimits,
  type Usage,
} from './request-counters.ts';

export interface RedisCountersOptions {
  readonly url: string;
  /** Told once when the counters are no longer shared, and once when they are again. */
  readonly onStateChange: (isShared: boolean, error?: unknown) => void;
  /** How long a request waits for Redis before it is counted here instead. */
  readonly patienceMs?: number;
  readonly milliseconds?: () => number;
}

const PATIENCE_MS = 250;
const RECONNECT_MS = 1_000;
const KEY_PREFIX = 'touchstone:requests';

/** Both counts in one step, so that processes at the same moment cannot pass a limit together. */
const takeScript = defineScript({
  SCRIPT: `
    local minute = redis.call('INCR', KEYS[1])
    if minute == 1 then redis.call('EXPIRE', KEYS[1], 120) end
    local day = tonumber(redis.call('GET', KEYS[2]) or '0')
    if minute > tonumber(ARGV[1]) then return {minute, day} end
    if day >= tonumber(ARGV[2]) then return {minute, tonumber(ARGV[2]) + 1} end
    day = redis.call('INCR', KEYS[2])
    if day == 1 then redis.call('EXPIRE', KEYS[2], 172800) end
    return {minute, day}`,
  NUMBER_OF_KEYS: 2,
  parseCommand(parser, minuteKey: string, dayKey: string, { perMinute, perDay }: RequestLimits) {
    parser.pushKey(minuteKey);
    parser.pushKey(dayKey);
    parser.push(String(perMinute), String(perDay));
  },
  transformReply: (reply: unknown): Usage => {
    const [minute = 0, day = 0] = reply as number[];
    return { minute, day };
  },
});

/** Never below nothing, and never a count that would stay for ever. */
const giveBackScript = defineScript({
  SCRIPT: `if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then return redis.call('DECR', KEYS[1]) end return 0`,
  NUMBER_OF_KEYS: 1,
  parseCommand: (parser, dayKey: string) => parser.pushKey(dayKey),
  transformReply: (reply: unknown) => reply as number,
});

interface Waiting {
  readonly since: number;
  readonly countHere: () => void;
}

/** Counts in Redis for all processes together. While Redis is away or slow, each process counts for itself. */
export async function connectRedisCounters(options: RedisCountersOptions): Promise<RequestCounters> {
  const { url, onStateChange, patienceMs = PATIENCE_MS, milliseconds = Date.now } = options;
  const here = createProcessCounters({ milliseconds });
  const waiting = new Set<Waiting>();
  let isShared = true;
  let isAsking = false;
  const client = createClient({
    url,
    scripts: { take: takeScript, giveBack: giveBackScript },
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: RECONNECT_MS },
  });
  client.on('error', (error: unknown) => leave(error));
  client.on('ready', () => comeBack());
  // Redis that is away at the start is met like Redis that goes away later.
  const connecting = client.connect().catch((error: unknown) => leave(error));
  await Promise.race([connecting, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
  // Known beforehand, no script has to be sent a second time and come after what was asked later.
  if (client.isReady) await client.scriptLoad(giveBackScript.SCRIPT).catch(leave);
  else leave(new Error('Redis did not answer at the start'));
  const watch = setInterval(watchOver, patienceMs).unref();

  return { take, giveBack, close };

  function take(caller: Caller, limits: RequestLimits): Usage | Promise<Usage> {
    if (!isShared) return here.take(caller, limits);
    return new Promise((resolve) => {
      const entry = { since: performance.now(), countHere: () => resolve(here.take(caller, limits)) };
      waiting.add(entry);
      client
        .take(minuteKey(caller), dayKey(caller), limits)
        .then(resolve, (error: unknown) => {
          leave(error);
          entry.countHere();
        })
        .finally(() => waiting.delete(entry));
    });
  }

  function giveBack(caller: Caller): void {
    if (isShared) client.giveBack(dayKey(caller)).catch(leave);
    else here.giveBack(caller);
  }

  async function close(): Promise<void> {
    clearInterval(watch);
    client.removeAllListeners('ready');
    if (client.isReady) await client.close().catch(() => client.destroy());
    else if (client.isOpen) client.destroy();
    await here.close();
  }

  function leave(error: unknown): void {
    if (!isShared) return;
    isShared = false;
    onStateChange(false, error);
  }

  function comeBack(): void {
    if (isShared) return;
    isShared = true;
    onStateChange(true);
  }

  /** A connection can stand still without an error: then nobody waits longer than the patience allows. */
  function watchOver(): void {
    const [oldest] = waiting;
    if (oldest !== undefined && performance.now() - oldest.since > patienceMs) {
      leave(new Error(`Redis did not answer within ${patienceMs} ms`));
      for (const entry of waiting) entry.countHere();
      waiting.clear();
    } else if (!isShared && client.isReady && !isAsking) {
      isAsking = true;
      const asked = client.ping().then(comeBack, leave);
      void asked.finally(() => {
        isAsking = false;
      });
    }
  }

  function minuteKey(caller: Caller): string {
    return `${KEY_PREFIX}:{${caller}}:minute:${Math.floor(milliseconds() / MINUTE_MS)}`;
  }

  function dayKey(caller: Caller): string {
    return `${KEY_PREFIX}:{${caller}}:day:${Math.floor(milliseconds() / DAY_MS)}`;
  }
}
