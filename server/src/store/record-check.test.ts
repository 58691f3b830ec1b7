import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../test/database.ts';
import { aChange, anInstitution } from '../../test/records.ts';
import { checkRecords } from './record-check.ts';
import { writeRegistry } from './record-writer.ts';

describeOnEachDatabase('the check of records', ({ database }) => {
  it('finds nothing wrong with what the writer wrote', async () => {
    await storeInstitution();

    expect(await checkRecords(database().reader)).toEqual({ records: 256, discrepancies: [] });
  });

  it('finds a column, a row and a content that no longer agree', async () => {
    const id = await storeInstitution();
    await database().transaction(async (transaction) => {
      await transaction.updateTable('institution').set({ is_other_provider: 1 }).where('id', '=', id).execute();
      await transaction.deleteFrom('institution_location').where('institution_id', '=', id).execute();
      await transaction.updateTable('country').set({ content: '{"lat":1}' }).where('id', '=', 15).execute();
    });

    const { discrepancies } = await checkRecords(database().reader);
    expect(discrepancies).toContainEqual({
      recordType: 'institution',
      recordId: id,
      fault: 'column is_other_provider differs from the content',
    });
    expect(discrepancies).toContainEqual({
      recordType: 'institution',
      recordId: id,
      fault: 'rows of institution_location differ from the content',
    });
    expect(discrepancies).toContainEqual({
      recordType: 'country',
      recordId: 15,
      fault: 'the journal has another state',
    });
  });

  function storeInstitution(): Promise<number> {
    return writeRegistry(database(), aChange(), async (writer) => {
      const id = await writer.reserveIds('institution', 1);
      await writer.put('institution', [{ id, version: 0, content: anInstitution() }]);
      return id;
    });
  }
});
