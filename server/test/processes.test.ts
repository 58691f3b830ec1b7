import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { followJournal } from '../src/journal/follow-journal.ts';
import { verifyJournal } from '../src/journal/verify-journal.ts';
import type { Database, DatabaseLocation } from '../src/store/database.ts';
import { journalSource } from '../src/store/journal-store.ts';
import { checkRecords } from '../src/store/record-check.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { describeOnEachDatabase } from './database.ts';
import { aChange, anAgency, anInstitution } from './records.ts';
import { isSoak } from './services.ts';

const KILL_ROUNDS = isSoak ? 200 : 10;
const WRITER = fileURLToPath(new URL('processes/writer.mjs', import.meta.url));

interface Acknowledged {
  readonly id: number;
  readonly localIdentifier: string;
}

describeOnEachDatabase('several processes', ({ database, location }) => {
  it('lose nothing and mix up nothing when they write into one registry at the same time', async () => {
    const references = await prepare(database());
    const source = journalSource(database().reader);
    const { sequence: start } = await source.head();
    const seen: number[] = [];
    const follower = followJournal({
      source,
      after: start,
      pauseMs: 2,
      async handle(entries) {
        seen.push(...entries.map(({ sequence }) => sequence));
      },
      onError: (error) => expect.fail(String(error)),
    });

    const writers = Array.from({ length: 4 }, () => startWriter(location(), references, 50));
    const acknowledged = (await Promise.all(writers.map(({ finished }) => finished))).flat();
    await follower.catchUp();
    await follower.stop();

    expect(acknowledged).toHaveLength(200);
    expect(new Set(acknowledged.map(({ id }) => id)).size).toBe(200);
    expect(seen).toEqual(Array.from({ length: 200 }, (_, index) => start + 1 + index));
    await expectWhole(database(), acknowledged);
  });

  it(`keep every acknowledged write when they are killed, ${KILL_ROUNDS} times`, async () => {
    const references = await prepare(database());
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
      const writer = startWriter(location(), references, 1_000_000);
      await writer.firstLine;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
      writer.process.kill('SIGKILL');
      const lines = await writer.finished;
      expect(lines.length).toBeGreaterThan(0);
      acknowledged.push(...lines);
    }

    await expectWhole(database(), acknowledged);
  }, 600_000);
});

/** Every acknowledged report is there, every record agrees with its rows and its journal entry, the chain holds. */
async function expectWhole({ reader }: Database, acknowledged: readonly Acknowledged[]): Promise<void> {
  const stored = await reader.selectFrom('report').select(['id', 'local_identifier as localIdentifier']).execute();
  const missing = acknowledged.filter(
    ({ id, localIdentifier }) => !stored.some((row) => row.id === id && row.localIdentifier === localIdentifier),
  );
  expect(missing).toEqual([]);
  expect((await checkRecords(reader)).discrepancies).toEqual([]);
  expect(await verifyJournal(journalSource(reader))).toMatchObject({ isIntact: true });
  const ids = stored.map(({ id }) => id).sort((one, other) => one - other);
  expect(ids).toEqual(ids.map((_, index) => index + 1));
}

async function prepare(database: Database): Promise<readonly [number, number, number]> {
  return writeRegistry(database, aChange(), async (writer) => {
    const agencyId = await writer.reserveIds('agency', 1);
    const activityId = await writer.reserveIds('activity', 1);
    const institutionId = await writer.reserveIds('institution', 1);
    const agency = anAgency({ registerNumber: agencyId, activityIds: [activityId] });
    await writer.put('agency', [{ id: agencyId, version: 0, content: agency }]);
    await writer.put('institution', [{ id: institutionId, version: 0, content: anInstitution() }]);
    return [agencyId, activityId, institutionId];
  });
}

interface Writer {
  readonly process: ChildProcess;
  readonly firstLine: Promise<unknown>;
  /** What the process acknowledged before it ended. */
  readonly finished: Promise<readonly Acknowledged[]>;
}

function startWriter(location: DatabaseLocation, references: readonly number[], count: number): Writer {
  const child = spawn(
    process.execPath,
    [WRITER, ...[location, ...references, count].map((part) => JSON.stringify(part))],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: child.stdout });
  const acknowledged: Acknowledged[] = [];
  lines.on('line', (line) => acknowledged.push(JSON.parse(line) as Acknowledged));
  return {
    process: child,
    firstLine: once(lines, 'line'),
    finished: once(lines, 'close').then(() => acknowledged),
  };
}
