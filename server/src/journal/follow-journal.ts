import { setTimeout as sleep } from 'node:timers/promises';
import type { JournalEntry } from './journal-entry.ts';
import type { JournalSource } from './verify-journal.ts';

export interface JournalFollower {
  /** The sequence up to which every entry has been handled. */
  position(): number;
  /** Handles what is there by now; resolves once the position has reached the end that the journal had at the call. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

export interface FollowOptions {
  readonly source: JournalSource;
  readonly after: number;
  /** Called with entries in order. When it fails the same entries come again after a pause. */
  handle(entries: readonly JournalEntry[]): Promise<void>;
  onError(error: unknown): void;
  readonly pauseMs?: number;
  readonly entriesAtOnce?: number;
}

const LONGEST_PAUSE_MS = 5_000;

/** Hands every entry after a position to the handler, exactly in order, now and as they come in. */
export function followJournal({
  source,
  after,
  handle,
  onError,
  pauseMs = 250,
  entriesAtOnce = 500,
}: FollowOptions): JournalFollower {
  const stopping = new AbortController();
  let position = after;
  let round = Promise.resolve();
  const running = run();

  return {
    position: () => position,
    async catchUp() {
      const { sequence } = await source.head();
      while (position < sequence) await nextRound();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    let pause = pauseMs;
    while (!stopping.signal.aborted) {
      try {
        await nextRound();
        pause = pauseMs;
      } catch (error) {
        onError(error);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** Rounds never overlap: the loop and callers of `catchUp` take turns. */
  function nextRound(): Promise<void> {
    const next = round.then(handleNew);
    round = next.catch(() => undefined);
    return next;
  }

  async function handleNew(): Promise<void> {
    for (;;) {
      const entries = await source.read(position, entriesAtOnce);
      const last = entries.at(-1);
      if (last === undefined) return;
      await handle(entries);
      position = last.sequence;
      if (stopping.signal.aborted) return;
    }
  }
}
