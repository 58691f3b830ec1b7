import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { holdLeadership } from '../src/services/leader-lock.ts';
import { type DatabaseLocation, openDatabase } from '../src/store/database.ts';
import { describeOnEachDatabase } from './database.ts';

const LEADER = fileURLToPath(new URL('processes/leader.mjs', import.meta.url));
const LEASE_MS = 1_000;

describeOnEachDatabase('leadership', ({ kind, database, location }) => {
  it('is held by one of several processes, and by another once that one is killed', async () => {
    const name = 'killed';
    const first = startLeader(location(), name);
    expect(await first.next()).toBe('leading');
    const second = contender(name);
    const third = contender(name);
    await settle();
    expect([second.terms(), third.terms()]).toEqual([0, 0]);

    first.process.kill('SIGKILL');
    await Promise.race([second.leads, third.leads]);
    await settle();
    expect(second.terms() + third.terms()).toBe(1);
    const [leader, other] = second.terms() === 1 ? [second, third] : [third, second];

    await leader.stop();
    await other.leads;
    await other.stop();
    expect([leader.terms(), other.terms()]).toEqual([1, 1]);
  });

  // On PostgreSQL a sleeping process keeps its connection, and so the lead.
  it.skipIf(kind === 'postgres')('ends for a process that slept too long, which notices when it wakes', async () => {
    const name = 'asleep';
    const sleeper = startLeader(location(), name);
    expect(await sleeper.next()).toBe('leading');
    sleeper.process.kill('SIGSTOP');
    const other = contender(name);
    await other.leads;
    sleeper.process.kill('SIGCONT');
    expect(await sleeper.next()).toBe('over');
    sleeper.process.kill('SIGKILL');
    await other.stop();
  });

  // A file has no connections to cut.
  it.skipIf(kind === 'sqlite')('ends when the database cuts the connection that holds it', async () => {
    const name = 'cut';
    const one = contender(name);
    await one.leads;
    const cut = sql`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
    await cut.execute(database().primary);
    await one.ends;
    await one.leadsAgain;
    await one.stop();
    expect(one.terms()).toBe(2);
  });

  it('is kept apart by name', async () => {
    const [one, other] = [contender('one'), contender('other')];
    await Promise.all([one.leads, other.leads]);
    await Promise.all([one.stop(), other.stop()]);
    expect([one.terms(), other.terms()]).toEqual([1, 1]);
  });

  it('is tried again when the work fails', async () => {
    const errors: unknown[] = [];
    const own = openDatabase(location());
    const second = createEvent();
    let terms = 0;
    const leadership = holdLeadership({
      database: own,
      name: 'failing',
      leaseMs: LEASE_MS,
      async onLead(signal) {
        terms += 1;
        if (terms === 1) throw new Error('The index is gone');
        second.happen();
        await once(signal, 'abort');
      },
      onError: (error) => errors.push(error),
    });
    await second.promise;
    expect(leadership.isLeading()).toBe(true);
    await leadership.stop();
    await own.close();
    expect({ terms, isLeading: leadership.isLeading(), errors }).toEqual({
      terms: 2,
      isLeading: false,
      errors: [new Error('The index is gone')],
    });
  });

  /** Somebody with connections of their own who would lead. */
  function contender(name: string) {
    const own = openDatabase(location());
    const starts = [createEvent(), createEvent()] as const;
    const end = createEvent();
    let terms = 0;
    const leadership = holdLeadership({
      database: own,
      name,
      leaseMs: LEASE_MS,
      async onLead(signal) {
        starts[terms]?.happen();
        terms += 1;
        await once(signal, 'abort');
        end.happen();
      },
      onError: (error) => expect.fail(String(error)),
    });
    return {
      terms: () => terms,
      leads: starts[0].promise,
      leadsAgain: starts[1].promise,
      ends: end.promise,
      async stop() {
        await leadership.stop();
        await own.close();
      },
    };
  }
});

interface Event {
  readonly promise: Promise<void>;
  happen(): void;
}

function createEvent(): Event {
  let happen: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { promise, happen: () => happen() };
}

/** Long enough for every contender to have tried several times. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LEASE_MS * 1.5));
}

function startLeader(location: DatabaseLocation, name: string) {
  const child = spawn(process.execPath, [LEADER, ...[location, name, LEASE_MS].map((part) => JSON.stringify(part))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    process: child,
    next: async () => (await lines.next()).value as string,
  };
}
