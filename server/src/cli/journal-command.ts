import { verifyJournal } from '../journal/verify-journal.ts';
import { journalSource } from '../store/journal-store.ts';
import { checkRecords } from '../store/record-check.ts';
import type { Command } from './command.ts';
import { EXIT } from './exit-codes.ts';
import { withRegistry } from './with-registry.ts';

const SHOWN_DISCREPANCIES = 20;

export const journalVerify: Command = {
  name: 'journal verify',
  summary: 'checks that the history of changes is whole and agrees with the records',
  usage: '',
  help: `
Every change of a public record is an entry in the journal, chained to the one before
by a hash. This command walks the whole chain, then compares every record with its
newest entry and with the rows derived from it. It can run while the server runs.

Exit code 0: everything agrees. 1: something does not; the first faults are listed.

  touchstone journal verify`,
  run: (_input, context) =>
    withRegistry(context, async ({ database }) => {
      const { output } = context;
      const walking = output.progress('Checking the chain');
      const verdict = await verifyJournal(journalSource(database.reader), (entries) => walking.at(entries));
      walking.end();
      if (!verdict.isIntact) {
        output.line(`The journal is broken at entry ${verdict.sequence}: ${verdict.fault}.`);
        return EXIT.failure;
      }
      output.line(`${verdict.entries.toLocaleString('en')} entries, chain intact, last hash ${verdict.hash}`);

      const comparing = output.progress('Comparing records');
      const { records, discrepancies } = await checkRecords(database.reader, (count) => comparing.at(count));
      comparing.end();
      for (const { recordType, recordId, fault } of discrepancies.slice(0, SHOWN_DISCREPANCIES)) {
        output.line(`${recordType} ${recordId}: ${fault}`);
      }
      output.line(`${records.toLocaleString('en')} records, ${discrepancies.length} that disagree with the journal`);
      return discrepancies.length === 0 ? EXIT.success : EXIT.failure;
    }),
};
