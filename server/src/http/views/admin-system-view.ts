import type { Static } from 'typebox';
import type { SystemState } from '../../services/system-state.ts';
import type { SystemBody } from '../schemas/admin-system.ts';

export function toSystem(state: SystemState): Static<typeof SystemBody> {
  return {
    release: state.release,
    started_at: state.startedAt,
    database: state.database,
    journal: { sequence: state.journal.sequence, changed_at: state.journal.changedAt },
    search: state.search,
    credentials: state.credentials ?? null,
    keys: state.keys.map(({ kid, algorithm, useFrom }) => ({ kid, algorithm, use_from: useFrom })),
    pending_files: state.pendingFiles,
    outbox: state.outbox,
  };
}
