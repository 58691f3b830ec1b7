// Writes one report after another until it is killed, and says so on standard output only after each commit.
// usage: node writer.mjs <location as JSON> <agency id> <activity id> <institution id> <number of reports> [<pause in ms>]
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../dist/store/database.js';
import { writeRegistry } from '../../dist/store/record-writer.js';

const [location, agencyId, activityId, institutionId, count, pauseMs = 0] = process.argv
  .slice(2)
  .map((text) => JSON.parse(text));
const database = openDatabase(location);

for (let written = 0; written < count; written += 1) {
  const localIdentifier = `${process.pid}-${written}`;
  const change = { actor: 'system', reason: 'Written by a process', at: '2026-06-30T12:00:00Z' };
  const stored = await writeRegistry(database, change, async (writer) => {
    const id = await writer.reserveIds('report', 1);
    const programmeId = await writer.reserveIds('programme', 2);
    await writer.put('report', [{ id, version: 0, content: aReport(localIdentifier, programmeId) }]);
    return id;
  });
  process.stdout.write(`${JSON.stringify({ id: stored, localIdentifier })}\n`);
  if (pauseMs > 0) await sleep(pauseMs);
}
await database.close();

function aReport(localIdentifier, programmeId) {
  return {
    agencyId,
    contributingAgencyIds: [],
    activityIds: [activityId],
    institutionIds: [institutionId],
    platformIds: [],
    status: 'voluntary',
    decision: 'positive',
    validFrom: '2024-02-29',
    validTo: null,
    localIdentifier,
    summary: 'x'.repeat(2_000),
    otherComment: null,
    limitField: null,
    limitQfLevels: [],
    files: [],
    links: [],
    programmes: [programme(programmeId), programme(programmeId + 1)],
    flags: [],
    supersedesId: null,
    supersededBy: null,
    withdrawal: null,
  };
}

function programme(id) {
  return {
    id,
    names: [{ name: 'Theory of Bridges', isPrimary: true, qualification: '' }],
    identifiers: [],
    qfEheaLevel: 'first cycle',
    nqfLevel: '',
    countryIds: [],
    degreeOutcome: true,
    workloadEcts: 180,
    assessmentCertification: null,
    fieldStudy: '',
    learningOutcomes: [],
    learningOutcomeDescription: '',
  };
}
