import { currentKey } from '../credentials/signing-key.ts';
import type { Clock } from '../domain/clock.ts';
import { RELEASE } from '../release.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { readIssuingState } from '../store/credential-issuing-store.ts';
import type { Database } from '../store/database.ts';
import { readJournalHead } from '../store/journal-store.ts';
import { schemaNumber } from '../store/migrate.ts';
import { readSigningKeys } from '../store/signing-key-store.ts';
import { readSystemFigures } from '../store/system-store.ts';
import { SIGNATURE_ALGORITHMS } from './signing-keys.ts';

export interface SystemParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly search: Pick<SearchEngine, 'sequence'>;
  /** Which engine searches. */
  readonly searchKind: 'embedded' | 'opensearch';
  readonly outbox: { count(): Promise<number> };
}

export type SystemState = Awaited<ReturnType<ReturnType<typeof createSystemWatch>['read']>>;

/** How the registry does: where everything that follows the journal has come to, and what waits. */
export function createSystemWatch({ database, clock, search, searchKind, outbox }: SystemParts) {
  const startedAt = clock.now();
  const db = database.primary;
  return { read };

  async function read() {
    const [schema, head, figures, sequence, issuing, keys, waiting] = await Promise.all([
      schemaNumber(db),
      readJournalHead(db),
      readSystemFigures(db),
      search.sequence(),
      readIssuingState(db),
      readSigningKeys(db),
      outbox.count(),
    ]);
    const now = clock.now();
    return {
      release: RELEASE,
      startedAt,
      database: { kind: database.kind, schema },
      journal: { sequence: head.sequence, changedAt: figures.changedAt },
      search: { kind: searchKind, sequence, lag: Math.max(0, head.sequence - sequence) },
      credentials: issuing && {
        sequence: issuing.position,
        lag: Math.max(0, head.sequence - issuing.position),
        walk: issuing.walkAfter === null ? null : { after: issuing.walkAfter, last: figures.lastReportId },
      },
      keys: SIGNATURE_ALGORITHMS.flatMap((algorithm) => currentKey(keys, algorithm, now) ?? []),
      pendingFiles: figures.pendingFiles,
      outbox: waiting,
    };
  }
}
