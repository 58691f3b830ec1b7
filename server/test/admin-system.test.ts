import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginIssuing, moveIssuing, readIssuingState } from '../src/store/credential-issuing-store.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { type AdministeredWorld, openAdministeredWorld } from './administration.ts';
import { describeOnEachDatabase } from './database.ts';
import { writeSmallWorld } from './small-world.ts';

describeOnEachDatabase('the state of the system', ({ database }) => {
  let world: AdministeredWorld;

  beforeAll(async () => {
    await writeSmallWorld(database(), { sha256: 'a'.repeat(64), size: 9 });
    world = await openAdministeredWorld(database());
  });

  afterAll(() => world.close());

  it('says how far everything is behind the journal, and what waits', async () => {
    const before = (await world.call('GET', 'system/')).json();
    const { sequence } = before.journal;
    expect([before.database.schema, before.search.lag, before.credentials, before.keys]).toEqual([
      MIGRATIONS.at(-1)?.number,
      sequence,
      null,
      [],
    ]);

    await world.reindex();
    await database().transaction((db) => beginIssuing(db, 'https://registry.example', sequence - 2));
    const after = (await world.call('GET', 'system/')).json();
    expect(after).toMatchObject({
      database: { kind: database().kind },
      search: { kind: 'embedded', sequence, lag: 0 },
      credentials: { sequence: sequence - 2, lag: 2, walk: { after: 0, last: 6 } },
      outbox: 0,
    });

    const state = await readIssuingState(database().primary);
    if (state === undefined) throw new Error('Issuing has not begun');
    const end = { position: sequence, walkAfter: null, hasChanged: false };
    await database().transaction((db) => moveIssuing(db, state, end));
    const done = (await world.call('GET', 'system/')).json();
    expect(done.credentials).toEqual({ sequence, lag: 0, walk: null });
  });
});
