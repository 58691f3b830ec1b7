// Submits one report after another until it is killed, and says so on standard output only after each answer.
// usage: node submitter.mjs <location as JSON> <data folder> <account id> <number of reports>
import { createFolderStorage } from '../../dist/files/file-storage.js';
import { createSubmissions } from '../../dist/services/submissions.js';
import { openDatabase } from '../../dist/store/database.js';

const [location, dataDir, accountId, count] = process.argv.slice(2).map((text) => JSON.parse(text));
const database = openDatabase(location);
const clock = { now: () => '2026-06-30T12:00:00Z', today: () => '2026-06-30' };
const submissions = createSubmissions({
  database,
  clock,
  files: createFolderStorage(dataDir),
  agencyMail: { tell: () => undefined },
  settle: async () => undefined,
});
const FILE = Buffer.from('%PDF-1.7 a small document').toString('base64');

for (let sent = 0; sent < count; sent += 1) {
  const localIdentifier = `${process.pid}-${sent}`;
  const { status, outcome } = await submissions.submit({
    accountId,
    role: 'agency',
    channel: 'json',
    operation: 'create',
    key: localIdentifier,
    sent: aSubmission(localIdentifier, sent),
    toAnswer: (made) => ({ status: made.kind === 'accepted' ? 201 : 422, body: {} }),
  });
  if (status !== 201) throw new Error(JSON.stringify(outcome));
  process.stdout.write(`${JSON.stringify({ id: outcome.report.id, localIdentifier })}\n`);
}
await database.close();

/** With a level that the institution may lack, so that a flag is raised along with it. */
function aSubmission(localIdentifier, sent) {
  return {
    agency: 'AFT',
    local_identifier: localIdentifier,
    activities: [{ id: 32 }],
    status: 'voluntary',
    decision: 'positive',
    valid_from: '2024-01-15',
    institutions: [{ registry_id: 'REGINST0042' }],
    programmes: [
      { name_primary: `Bridges ${localIdentifier}`, qf_ehea_level: sent % 4, degree_outcome: true },
      { name_primary: `Tunnels ${localIdentifier}`, qf_ehea_level: 1, degree_outcome: true },
    ],
    summary: 'x'.repeat(2_000),
    report_files: [{ file: FILE, file_name: 'report.pdf', report_language: ['en'] }],
  };
}
