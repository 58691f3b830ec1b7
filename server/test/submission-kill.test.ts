import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyJournal } from '../src/journal/verify-journal.ts';
import type { Database, DatabaseLocation } from '../src/store/database.ts';
import { journalSource } from '../src/store/journal-store.ts';
import { checkRecords } from '../src/store/record-check.ts';
import { openAccount, openTestAccounts } from './accounts.ts';
import { describeOnEachDatabase } from './database.ts';
import { isSoak } from './services.ts';
import { writeSubmissionWorld } from './submission-world.ts';

const KILL_ROUNDS = isSoak ? 200 : 10;
const MAX_ROUND_TIME = 30_000;
const SUBMITTER = fileURLToPath(new URL('processes/submitter.mjs', import.meta.url));

interface Acknowledged {
  readonly id: number;
  readonly localIdentifier: string;
}

describeOnEachDatabase('submitting', ({ database, location }) => {
  let world: Awaited<ReturnType<typeof openTestAccounts>>;
  let accountId: number;

  beforeAll(async () => {
    await writeSubmissionWorld(database());
    world = await openTestAccounts(database());
    accountId = (
      await openAccount(world.accounts, 'agency', {
        role: 'agency',
        agencies: [{ agencyId: 7, relation: 'own', validFrom: null, validTo: null }],
      })
    ).id;
  });
  afterAll(() => world.close());

  it(
    `is all or nothing when the process is killed, ${KILL_ROUNDS} times`,
    async ({ annotate }) => {
      const acknowledged: Acknowledged[] = [];
      for (let round = 0; round < KILL_ROUNDS; round += 1) {
        // Two at once, which wait for each other's locks.
        const submitters = [start(), start()];
        await Promise.all(submitters.map(({ firstLine }) => firstLine));
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
        for (const { process } of submitters) process.kill('SIGKILL');
        for (const { finished } of submitters) acknowledged.push(...(await finished));
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(2 * KILL_ROUNDS);
      await expectWhole(database(), acknowledged);
      await annotate(`${acknowledged.length} reports acknowledged in ${KILL_ROUNDS} rounds, none lost`);
    },
    MAX_ROUND_TIME * KILL_ROUNDS,
  );

  function start() {
    return startSubmitter(location(), world.dataDir, accountId);
  }
});

/** Nothing acknowledged is lost; of every report there is all: rows, journal, flags, submission and kept answer. */
async function expectWhole({ reader }: Database, acknowledged: readonly Acknowledged[]): Promise<void> {
  const stored = await reader.selectFrom('report').select(['id', 'local_identifier as localIdentifier']).execute();
  const names = new Map(stored.map(({ id, localIdentifier }) => [id, localIdentifier]));
  expect(acknowledged.filter(({ id, localIdentifier }) => names.get(id) !== localIdentifier)).toEqual([]);
  expect((await checkRecords(reader)).discrepancies).toEqual([]);
  expect(await verifyJournal(journalSource(reader))).toMatchObject({ isIntact: true });

  const ids = stored.map(({ id }) => id).sort((one, other) => one - other);
  expect(ids).toEqual(ids.map((_one, index) => index + 1));
  const submissions = await reader.selectFrom('submission').select('report_id as id').orderBy('report_id').execute();
  expect(submissions.map(({ id }) => id)).toEqual(ids);
  const keys = await reader.selectFrom('idempotency_key').select('key').execute();
  expect(keys.map(({ key }) => key).sort()).toEqual(
    stored.map(({ localIdentifier }) => `key:${localIdentifier}`).sort(),
  );
  const programmes = await reader.selectFrom('programme').select('report_id as id').execute();
  expect(programmes).toHaveLength(2 * stored.length);
}

interface Submitter {
  readonly process: ChildProcess;
  readonly firstLine: Promise<unknown>;
  /** What the process acknowledged before it ended. */
  readonly finished: Promise<readonly Acknowledged[]>;
}

function startSubmitter(location: DatabaseLocation, dataDir: string, accountId: number): Submitter {
  const words = [location, dataDir, accountId, 1_000_000].map((part) => JSON.stringify(part));
  const child = spawn(process.execPath, [SUBMITTER, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const acknowledged: Acknowledged[] = [];
  lines.on('line', (line) => acknowledged.push(JSON.parse(line) as Acknowledged));
  return {
    process: child,
    firstLine: once(lines, 'line'),
    finished: once(lines, 'close').then(() => acknowledged),
  };
}
