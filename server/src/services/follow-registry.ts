import { setTimeout as sleep } from 'node:timers/promises';
import { followJournal, type JournalFollower } from '../journal/follow-journal.ts';
import { journalSource } from '../store/journal-store.ts';
import { createIndexer, type IndexerStart, type RegistryIndexer } from './index-registry.ts';

/** An index that follows the journal by itself. */
export interface FollowingIndex extends Pick<RegistryIndexer, 'lag' | 'rebuild' | 'check' | 'revision'> {
  /** Resolves once the index has caught up for the first time. Until then it answers with what it has. */
  readonly ready: Promise<void>;
  /** Resolves when everything stored before the call can be found: for who wants to read what they just wrote. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

export interface FollowingStart extends IndexerStart {
  onError(error: unknown): void;
}

const DAY_CHECK_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;

/** Opens the index and keeps it in step until it is stopped: with the journal at once, with the day after midnight. */
export function followRegistry({ onError, ...start }: FollowingStart): FollowingIndex {
  const indexer = createIndexer(start);
  const stopping = new AbortController();
  let follower: JournalFollower | undefined;
  let dayTimer: NodeJS.Timeout | undefined;
  let knownDay = start.clock.today();
  const ready = begin();
  // Whoever does not wait for it must not be stopped by it.
  ready.catch(() => undefined);

  return {
    ready,
    lag: indexer.lag,
    check: indexer.check,
    revision: indexer.revision,
    rebuild: indexer.rebuild,
    async catchUp() {
      await ready;
      await indexer.advance();
    },
    async stop() {
      stopping.abort();
      clearInterval(dayTimer);
      await ready.catch(() => undefined);
      await follower?.stop();
    },
  };

  async function begin(): Promise<void> {
    await untilDone(indexer.open);
    if (stopping.signal.aborted) return;
    follower = followJournal({
      source: journalSource(start.database.primary),
      after: await start.engine.sequence(),
      // The engine itself knows best where it stands: a rebuild may have taken it back.
      handle: indexer.advance,
      onError,
    });
    dayTimer = setInterval(() => void noticeDay().catch(onError), DAY_CHECK_MS);
    dayTimer.unref();
  }

  async function noticeDay(): Promise<void> {
    const today = start.clock.today();
    if (today === knownDay) return;
    await indexer.advance();
    knownDay = today;
  }

  /** An engine that is not there yet is asked again. */
  async function untilDone(work: () => Promise<void>): Promise<void> {
    for (let pause = 250; !stopping.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await work();
      } catch (error) {
        onError(error);
        await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  }
}
