import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database.ts';
import { aChange, anInstitution } from '../../test/records.ts';
import type { Database } from '../store/database.ts';
import { journalSource } from '../store/journal-store.ts';
import { writeRegistry } from '../store/record-writer.ts';
import { followJournal } from './follow-journal.ts';
import type { JournalEntry } from './journal-entry.ts';
import { verifyJournal } from './verify-journal.ts';

describeOnEachDatabase('the journal', ({ database }) => {
  it('verifies from the first entry to the last', async () => {
    await storeInstitutions(database(), 3);
    const { sequence } = await journalSource(database().reader).head();

    expect(await verify()).toMatchObject({ isIntact: true, entries: sequence });
  });

  it.each([
    ['content', "update journal set content = replace(content, 'Valmere', 'Valmero') where sequence = 257"],
    ['actor', "update journal set actor = 'account:1' where sequence = 257"],
    ['time', "update journal set at = '2020-01-01T00:00:00Z' where sequence = 257"],
    ['hash', 'update journal set hash = previous_hash where sequence = 257'],
  ])('finds an entry whose %s was changed behind its back', async (_what, statement) => {
    await storeInstitutions(database(), 3);
    await expect(
      undone(async (execute) => {
        await execute(statement);
        return verifyJournal(execute.source);
      }),
    ).resolves.toMatchObject({ isIntact: false, entries: 256, sequence: 257 });
  });

  it.each([
    ['in the middle', 'delete from journal where sequence = 257', 257],
    ['at the end', 'delete from journal where sequence = (select max(sequence) from journal)', undefined],
  ])('finds an entry that is missing %s', async (_where, statement, sequence) => {
    await storeInstitutions(database(), 3);
    const { sequence: last } = await journalSource(database().reader).head();
    const verdict = await undone(async (execute) => {
      await execute(statement);
      return verifyJournal(execute.source);
    });

    expect(verdict).toMatchObject({ isIntact: false, sequence: sequence ?? last, fault: 'the entry is missing' });
  });

  it('is followed without a gap or a double while several writers write at once', async () => {
    const source = journalSource(database().reader);
    const { sequence: start } = await source.head();
    const seen: number[] = [];
    const follower = followJournal({
      source,
      after: start,
      pauseMs: 1,
      entriesAtOnce: 7,
      async handle(entries) {
        seen.push(...entries.map(({ sequence }) => sequence));
      },
      onError: (error) => expect.fail(String(error)),
    });
    await Promise.all(Array.from({ length: 8 }, () => storeOneByOne(database(), 12)));
    await follower.catchUp();
    await follower.stop();

    expect(seen).toEqual(Array.from({ length: 96 }, (_, index) => start + 1 + index));
    expect(await verify()).toMatchObject({ isIntact: true, entries: start + 96 });
  });

  it('gives a follower the same entries again when it failed, and goes on afterwards', async () => {
    const source = journalSource(database().reader);
    const { sequence: start } = await source.head();
    await storeInstitutions(database(), 2);
    const handled: JournalEntry[] = [];
    const failures: unknown[] = [];
    const follower = followJournal({
      source,
      after: start,
      pauseMs: 1,
      async handle(entries) {
        if (failures.length < 2) throw new Error('the index is down');
        handled.push(...entries);
      },
      onError: (error) => failures.push(error),
    });
    await expect.poll(() => follower.position()).toBe(start + 2);
    await follower.stop();

    expect(failures).toHaveLength(2);
    expect(handled.map(({ sequence }) => sequence)).toEqual([start + 1, start + 2]);
  });

  function verify() {
    return verifyJournal(journalSource(database().reader));
  }

  /** Tampers inside a transaction that is rolled back, so that the next test finds the journal whole. */
  async function undone<Result>(work: (execute: Tamper) => Promise<Result>): Promise<Result> {
    let result: { value: Result } | undefined;
    const rollback = new Error('undo');
    try {
      await database().transaction(async (transaction) => {
        const run = async (statement: string) => {
          await sql.raw(statement).execute(transaction);
        };
        result = { value: await work(Object.assign(run, { source: journalSource(transaction) })) };
        throw rollback;
      });
    } catch (error) {
      if (error !== rollback) throw error;
    }
    if (!result) throw new Error('the work did not finish');
    return result.value;
  }
});

type Tamper = ((statement: string) => Promise<void>) & { readonly source: ReturnType<typeof journalSource> };

function storeInstitutions(database: Database, count: number): Promise<void> {
  return writeRegistry(database, aChange(), async (writer) => {
    const first = await writer.reserveIds('institution', count);
    await writer.put(
      'institution',
      Array.from({ length: count }, (_, index) => ({ id: first + index, version: 0, content: anInstitution() })),
    );
  });
}

async function storeOneByOne(database: Database, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) await storeInstitutions(database, 1);
}
