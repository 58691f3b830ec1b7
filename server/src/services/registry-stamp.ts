import type { Clock } from '../domain/clock.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { readIssuingState } from '../store/credential-issuing-store.ts';
import type { Database } from '../store/database.ts';
import { readJournalHead } from '../store/journal-store.ts';

/** Knows, without asking anybody, whether answers made a moment ago still hold. */
export interface RegistryStamp {
  /** Another text whenever the store, the index or the day is another. */
  current(): string;
  /** Looks at once instead of at the next beat: for who has just written. */
  refresh(): Promise<void>;
  stop(): void;
}

export interface StampSources {
  readonly database: Pick<Database, 'primary'>;
  readonly search: { readonly engine: Pick<SearchEngine, 'sequence'>; revision(): number };
  readonly clock: Clock;
  onError(error: unknown): void;
}

/** A change made by another process is noticed within this time. */
const BEAT_MS = 200;

/**
 * Both places in the journal count: an answer made while the index was still behind the store must not outlive the
 * moment in which it catches up. So does what was issued, which comes after both.
 */
export async function watchRegistry({ database, search, clock, onError }: StampSources): Promise<RegistryStamp> {
  let places = '';
  let revision = 0;
  let today = '';
  let stamp = '';
  await refresh();
  const timer = setInterval(() => void refresh().catch(lose), BEAT_MS);
  timer.unref();

  return {
    current,
    refresh,
    stop: () => clearInterval(timer),
  };

  /** Every request asks, so the text is put together only when a part of it is another. */
  function current(): string {
    if (stamp !== '' && revision === search.revision() && today === clock.today()) return stamp;
    [revision, today] = [search.revision(), clock.today()];
    stamp = `${places} ${revision} ${today}`;
    return stamp;
  }

  async function refresh(): Promise<void> {
    const [head, sequence, issuing] = await Promise.all([
      readJournalHead(database.primary),
      search.engine.sequence(),
      readIssuingState(database.primary),
    ]);
    places = `${head.sequence} ${sequence} ${issuing?.revision ?? 0}`;
    stamp = '';
  }

  /** Without knowledge every answer is made anew. */
  function lose(error: unknown): void {
    places = `unknown ${performance.now()}`;
    stamp = '';
    onError(error);
  }
}
