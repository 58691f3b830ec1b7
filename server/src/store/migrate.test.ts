import { afterEach, expect, it } from 'vitest';
import { type DatabaseKind, describeEachKind, TEST_NOW, type TestLocation, testLocation } from '../../test/database.ts';
import { type Database, openDatabase } from './database.ts';
import { createSchema, isEmptyDatabase, migrate, schemaNumber, statementsIn } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { insertRows } from './rows.ts';

const ACCOUNT = {
  id: 1,
  username: 'agency',
  email: 'agency@people.example',
  password_hash: null,
  display_name: '',
  organisation: '',
  purpose: '',
  role: 'agency',
  status: 'active',
  status_reason: '',
  is_listed: 0,
  is_hidden: 0,
  terms_version: '1',
  token_generation: 1,
  created_at: TEST_NOW,
  confirmed_at: TEST_NOW,
};
const SUBMISSION = {
  id: 1,
  at: TEST_NOW,
  account_id: 1,
  agency_id: null,
  report_id: null,
  report_version: null,
  operation: 'create',
  channel: 'json',
  result: 'refused',
  local_identifier: 'A-1',
  request: '{}',
  problems: '[]',
};
const NEWEST = MIGRATIONS.at(-1)?.number ?? 0;

describeEachKind('migrations', (kind) => {
  const opened: { database: Database; place: TestLocation }[] = [];

  afterEach(async () => {
    for (const { database } of opened) await database.close();
    for (const { place } of opened.splice(0)) await place.remove();
  });

  it('make an empty database a registry, once', async () => {
    const { database } = await emptyDatabase(kind);
    expect(await isEmptyDatabase(database.reader)).toBe(true);

    expect((await migrate(database, TEST_NOW)).map(({ number }) => number)).toEqual(
      MIGRATIONS.map(({ number }) => number),
    );
    expect(await migrate(database, TEST_NOW)).toEqual([]);
    expect(await schemaNumber(database.reader)).toBe(NEWEST);
    expect(await isEmptyDatabase(database.reader)).toBe(false);
  });

  it('run once when several processes start together', async () => {
    const first = await emptyDatabase(kind);
    const others = Array.from({ length: 3 }, () => openDatabase(first.place.location));
    const applied = await Promise.all([first.database, ...others].map((database) => migrate(database, TEST_NOW)));
    for (const database of others) await database.close();

    expect(applied.flat()).toEqual(MIGRATIONS);
  });

  it('refuse a database of a newer program and leave it as it is', async () => {
    const { database } = await emptyDatabase(kind);
    await migrate(database, TEST_NOW);
    await database.transaction(async (transaction) => {
      const future = { number: NEWEST + 1, name: 'the future', applied_at: TEST_NOW };
      await transaction.insertInto('schema_version').values(future).execute();
    });

    await expect(migrate(database, TEST_NOW)).rejects.toMatchObject({
      code: 'conflict',
      message: `The database has schema ${NEWEST + 1}, this program knows only up to ${NEWEST}: start a newer Touchstone`,
    });
    expect(await schemaNumber(database.reader)).toBe(NEWEST + 1);
  });

  it('keep what was sent when submissions learn to wait', async () => {
    const { database } = await emptyDatabase(kind);
    const BEFORE = 19;
    await database.transaction(async (transaction) => {
      await createSchema(transaction, BEFORE, TEST_NOW);
      await insertRows(transaction, 'account', [ACCOUNT]);
      await insertRows(transaction, 'submission', [SUBMISSION]);
    });

    await migrate(database, TEST_NOW);

    expect(await database.reader.selectFrom('submission').selectAll().execute()).toMatchObject([SUBMISSION]);
    const waiting = { ...SUBMISSION, id: 2, result: 'waiting' };
    await database.transaction((transaction) => insertRows(transaction, 'submission', [waiting]));
  });

  async function emptyDatabase(wanted: DatabaseKind) {
    const place = await testLocation(wanted);
    const database = openDatabase(place.location);
    opened.push({ database, place });
    return { database, place };
  }
});

it('are numbered in one row but for the two never published, and each named in one way', () => {
  const highest = MIGRATIONS.at(-1)?.number ?? 0;
  const numbers = Array.from({ length: highest }, (_, index) => index + 1).filter(
    (number) => ![10, 14].includes(number),
  );
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(numbers);
  expect(MIGRATIONS.filter(({ file, run }) => (file === undefined) === (run === undefined))).toEqual([]);
});

it('are read statement by statement, without comments', () => {
  const text = "-- why\ncreate table a (\n  b text -- ; not an end\n);\ninsert into a (b) values ('x;y');\n";

  expect(statementsIn(text)).toEqual([
    'create table a (\n  b text -- ; not an end\n)',
    "insert into a (b) values ('x;y')",
  ]);
});
