/** How many requests somebody may make. */
export interface RequestLimits {
  readonly perMinute: number;
  readonly perDay: number;
}

/** Requests so far in the running minute and the running day of UTC, the present one included. */
export interface Usage {
  readonly minute: number;
  readonly day: number;
}

/** An account by its id, or an address. */
export type Caller = number | string;

export interface RequestCounters {
  /**
   * Counts one request. A request beyond a limit is refused by the caller of this; it is not charged to the day, which
   * then shows one more than its limit.
   */
  take(caller: Caller, limits: RequestLimits): Usage | Promise<Usage>;
  /** Takes a request off the day again. */
  giveBack(caller: Caller): void;
  close(): Promise<void>;
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

const MAX_CALLERS = 100_000;

interface Counts {
  minuteNumber: number;
  dayNumber: number;
  minute: number;
  day: number;
}

/** Counts within this process. */
export function createProcessCounters({
  milliseconds = Date.now,
}: {
  milliseconds?: () => number;
} = {}): RequestCounters {
  const counts = new Map<Caller, Counts>();

  return { take, giveBack, close: async () => counts.clear() };

  /** The object that is returned is the count itself: nothing is allocated while somebody keeps asking. */
  function take(caller: Caller, { perMinute, perDay }: RequestLimits): Usage {
    const now = milliseconds();
    const present = counts.get(caller) ?? start(caller);
    roll(present, Math.floor(now / MINUTE_MS), Math.floor(now / DAY_MS));
    present.minute += 1;
    if (present.minute > perMinute) return present;
    if (present.day >= perDay) return { minute: present.minute, day: perDay + 1 };
    present.day += 1;
    return present;
  }

  function giveBack(caller: Caller): void {
    const present = counts.get(caller);
    if (present !== undefined && present.day > 0) present.day -= 1;
  }

  function start(caller: Caller): Counts {
    // The longest known goes first; whoever is that far back among so many has long been quiet, or is one of a flood.
    if (counts.size >= MAX_CALLERS) counts.delete(counts.keys().next().value ?? '');
    const fresh = { minuteNumber: 0, dayNumber: 0, minute: 0, day: 0 };
    counts.set(caller, fresh);
    return fresh;
  }
}

function roll(counts: Counts, minuteNumber: number, dayNumber: number): void {
  if (counts.minuteNumber !== minuteNumber) {
    counts.minuteNumber = minuteNumber;
    counts.minute = 0;
  }
  if (counts.dayNumber !== dayNumber) {
    counts.dayNumber = dayNumber;
    counts.day = 0;
  }
}
