import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnEachDatabase, TEST_NOW } from '../../test/database.ts';
import { insertRowsOf } from './rows.ts';

describeOnEachDatabase('a database that stays open', ({ database }) => {
  it('goes on when a table has got another column meanwhile', async () => {
    const { reader, transaction } = database();
    await transaction((db) => insertRowsOf(db, [['id_counter', [{ name: 'kept', last_id: 7 }]]]));
    const read = () => reader.selectFrom('id_counter').selectAll().where('name', '=', 'kept').execute();
    for (let time = 0; time < 5; time += 1) expect(await read()).toEqual([{ name: 'kept', last_id: 7 }]);

    await transaction((db) => sql`alter table id_counter add column note text`.execute(db));

    for (let time = 0; time < 3; time += 1) expect(await read()).toEqual([{ name: 'kept', last_id: 7, note: null }]);
  });

  it('writes rows of tables that need each other, and what comes after them', async () => {
    await database().transaction((db) => insertRowsOf(db, [['id_counter', [{ name: 'moved', last_id: 0 }]]]));
    await insertInstitution(40, { countryId: 1 });
    expect(await stored(40)).toEqual({ institutions: 1, locations: 2, lastId: 40 });
  });

  it('writes none of them when one cannot be written', async () => {
    await expect(insertInstitution(41, { countryId: 99_999 })).rejects.toThrow(/foreign key/i);
    expect(await stored(41)).toMatchObject({ institutions: 0, locations: 0 });
  });

  function insertInstitution(id: number, { countryId }: { readonly countryId: number }): Promise<void> {
    const times = { created_at: TEST_NOW, updated_at: TEST_NOW };
    const place = { institution_id: id, country_id: countryId, is_legal_seat: 1, valid_from: null, valid_to: null };
    return database().transaction((db) =>
      insertRowsOf(
        db,
        [
          ['institution', [{ id, version: 1, ...times, content: '{}', is_other_provider: 0 }]],
          ['institution_part_of', []],
          ['institution_location', [0, 1].map((position) => ({ position, ...place }))],
        ],
        { text: (value) => `update id_counter set last_id = ${id} where name = ${value}`, value: 'moved' },
      ),
    );
  }

  async function stored(id: number) {
    const { reader } = database();
    const institutions = await reader.selectFrom('institution').select('id').where('id', '=', id).execute();
    const locations = await reader
      .selectFrom('institution_location')
      .select('position')
      .where('institution_id', '=', id)
      .execute();
    const [counter] = await reader.selectFrom('id_counter').selectAll().where('name', '=', 'moved').execute();
    return { institutions: institutions.length, locations: locations.length, lastId: counter?.last_id };
  }
});
