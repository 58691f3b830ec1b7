import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { canonicalDocument } from '../src/credentials/canonical.ts';
import { decodeList, isBitSet } from '../src/credentials/status-list.ts';
import { createRandom } from '../src/demo/random.ts';
import type { Institution } from '../src/domain/institution.ts';
import type { Report } from '../src/domain/report.ts';
import { isVisible, stateOf } from '../src/domain/report-state.ts';
import { createDraftReader } from '../src/services/credential-drafts.ts';
import { readNewestVersions, type StoredVersion } from '../src/store/credential-writer.ts';
import type { Database, DatabaseLocation } from '../src/store/database.ts';
import { readRecordsAfter } from '../src/store/record-reader.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { findServedList } from '../src/store/status-list-store.ts';
import { openTestCredentials, type TestCredentials } from './credentials.ts';
import { describeOnEachDatabase } from './database.ts';
import { change } from './indexed-world.ts';
import { aChange, aFlag, anAgency, anInstitution, aReport } from './records.ts';
import { isSoak } from './services.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const ISSUER = fileURLToPath(new URL('processes/issuer.mjs', import.meta.url));
const INSTITUTIONS = [1, 2, 3, 4, 5, 6];
const AGENCIES = [1, 2];
const EDITS = isSoak ? 2_000 : 150;
const KILL_ROUNDS = isSoak ? 20 : 3;

describeOnEachDatabase('issuing', ({ database, location }) => {
  let credentials: TestCredentials;
  let lastReport = 0;

  beforeAll(async () => {
    await writeRegistry(database(), aChange(), async (writer) => {
      await writer.put(
        'agency',
        AGENCIES.map((id) => ({ id, version: 0, content: anAgency({ registerNumber: id, activityIds: [id * 10] }) })),
      );
      await writer.put(
        'institution',
        INSTITUTIONS.map((id) => ({ id, version: 0, content: anInstitution() })),
      );
    });
    credentials = await openTestCredentials(database());
  });

  afterAll(() => credentials?.close());

  async function addReports(count: number, overrides: Partial<Report> = {}): Promise<void> {
    const ids = Array.from({ length: count }, (_, index) => lastReport + 1 + index);
    lastReport += count;
    const records = ids.map((id) => ({
      id,
      version: 0,
      content: aReport({
        agencyId: 1,
        activityIds: [10],
        institutionIds: [1 + (id % 6)],
        programmes: [],
        ...overrides,
      }),
    }));
    await writeRegistry(database(), aChange(), (writer) => writer.put('report', records));
  }

  it('falls back to the slow way, and says so once, when the fast canonical form is wrong', async () => {
    const mismatches: string[] = [];
    const own = await openTestCredentials(database(), {
      settings: credentials.settings,
      writeCanonical: (document) => canonicalDocument(document).replace('voluntary', 'compulsory'),
      onMismatch: ({ id }) => mismatches.push(id),
    });
    await addReports(3, { status: 'voluntary' });
    await own.settle();
    await addReports(1, { status: 'voluntary' });
    await own.settle();
    expect(mismatches).toEqual(['http://localhost/report/1']);
    for (const reportId of [1, 2, 3, 4]) {
      const { bytes } = await own.access.reader.document({ reportId, format: 'vc1' });
      expect((await own.access.verify(bytes)).checks).toContainEqual(
        expect.objectContaining({ check: 'signature', result: 'pass' }),
      );
    }
  });

  it('issues nothing twice when two believe that they are the one who issues', async () => {
    await addReports(300);
    const other = await openTestCredentials(database(), { settings: credentials.settings });
    await Promise.all([credentials.settle(), other.settle()]);
    await expectInStep(database(), credentials);
    const versions = await database().primary.selectFrom('credential').select('version').execute();
    expect(versions.filter(({ version }) => version !== 1)).toEqual([]);
  });

  it(`is in step with the records after ${EDITS} random changes`, async () => {
    const random = createRandom({ seed: 7, stream: 1, index: 0 });
    for (let edit = 0; edit < EDITS; edit += 1) {
      await randomEdit(random);
      if (random.chance(0.3)) await credentials.settle();
    }
    await credentials.settle();
    expect(await credentials.issuer.step()).toBe(false);
    await expectInStep(database(), credentials);
  });

  it(`loses nothing and repeats nothing when it is killed, ${KILL_ROUNDS} times`, async () => {
    await addReports(1_000);
    for (let round = 0; round < KILL_ROUNDS; round += 1) {
      await database().transaction((transaction) =>
        transaction.updateTable('credential_issuing').set({ walk_after: 0 }).execute(),
      );
      await change(database(), 'agency', 1, (content) => ({
        ...content,
        activities: content.activities.map((activity) => ({ ...activity, activity: `Review ${round}` })),
      }));
      const issuer = startIssuer(location(), credentials);
      await issuer.firstStep;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      issuer.process.kill('SIGKILL');
      await issuer.ended;
    }
    await credentials.settle();
    expect(await credentials.issuer.step()).toBe(false);
    await expectInStep(database(), credentials);
  });

  async function randomEdit(random: ReturnType<typeof createRandom>): Promise<void> {
    const kind = random.between(0, 9);
    if (kind === 0) {
      await addReports(1, { institutionIds: random.chance(0.5) ? [1, 2] : [random.pick(INSTITUTIONS)] });
      return;
    }
    if (kind === 1) {
      await change(database(), 'institution', random.pick([3, 4, 5]), (content) => ({
        ...content,
        mergedIntoId: random.chance(0.5) ? 6 : null,
      }));
      return;
    }
    if (kind === 2) {
      const identifiers: Institution['identifiers'] = random.chance(0.5)
        ? [{ resource: 'DID-CHAIN', identifier: 'did:ebsi:z1', agencyId: null, validFrom: null, validTo: null }]
        : [];
      await change(database(), 'institution', random.pick(INSTITUTIONS), (content) => ({ ...content, identifiers }));
      return;
    }
    const overrides: Partial<Report>[] = [
      { decision: 'negative' },
      { decision: 'positive' },
      { flags: [aFlag({ level: 'high level' })] },
      { flags: [] },
      { withdrawal: { at: '2026-01-01T00:00:00Z', reason: 'A mistake' } },
      { withdrawal: null },
      { institutionIds: [random.pick(INSTITUTIONS)] },
      { institutionIds: [1, 2, 3] },
      { links: [{ link: 'https://agency.example/report', displayName: 'Report' }] },
      { supersededBy: { reportId: 1, validFrom: '2026-01-01' } },
      { supersededBy: null },
      { otherComment: 'Nothing that is signed' },
    ];
    const id = random.between(2, Math.min(lastReport, 40));
    await change(database(), 'report', id, (content) => ({ ...content, ...random.pick(overrides) }));
  }
});

/** What is served equals what would be issued from scratch, and the lists revoke exactly what no longer holds. */
async function expectInStep({ primary: db }: Database, { settings, access }: TestCredentials): Promise<void> {
  const reports = await readRecordsAfter(db, 'report', { after: 0, limit: 100_000 });
  const visible = reports.filter(isVisible);
  const drafts = await createDraftReader(db, settings).read(visible);
  const stateById = new Map(reports.map((report) => [report.id, stateOf(report)]));
  const served = (
    await readNewestVersions(
      db,
      visible.map(({ id }) => id),
    )
  ).filter(({ isServed }) => isServed);
  expect(served.map(describeVersion).sort()).toEqual(
    drafts
      .map(({ reportId, institutionId, contentHash }) =>
        describeVersion({
          reportId,
          institutionId,
          contentHash,
          state: stateById.get(reportId) === 'superseded' ? 'superseded' : 'current',
        }),
      )
      .sort(),
  );
  const withdrawn = reports.filter((report) => stateOf(report) === 'withdrawn').map(({ id }) => id);
  expect((await readNewestVersions(db, withdrawn)).filter(({ state }) => state === 'current')).toEqual([]);

  const all = await db.selectFrom('credential').select(['state', 'status_list', 'status_index']).execute();
  const bits = new Map<number, Uint8Array>();
  for (const number of new Set(all.map(({ status_list }) => status_list))) bits.set(number, await bitsOf(db, number));
  const wrong = all.filter(
    ({ state, status_list, status_index }) =>
      isBitSet(bits.get(status_list) ?? new Uint8Array(), status_index) !== (state !== 'current'),
  );
  expect(wrong).toEqual([]);

  for (const { reportId, institutionId } of served.filter(({ state }) => state === 'current').slice(0, 20)) {
    const { bytes } = await access.reader.document({ reportId, institutionId, format: 'vc1' });
    // A process of its own has a clock of its own, so the dates are left out.
    const failed = (await access.verify(bytes)).checks.filter(
      ({ check, result }) => check !== 'dates' && result !== 'pass',
    );
    expect([reportId, failed]).toEqual([reportId, []]);
  }
}

function describeVersion({
  reportId,
  institutionId,
  state,
  contentHash,
}: Pick<StoredVersion, 'reportId' | 'institutionId' | 'state' | 'contentHash'>): string {
  return `${reportId} ${institutionId} ${state} ${contentHash}`;
}

async function bitsOf(db: Database['primary'], number: number): Promise<Uint8Array> {
  const list = await findServedList(db, number);
  const { credentialSubject } = JSON.parse(list?.signed ?? '{}') as { credentialSubject: { encodedList: string } };
  return decodeList(credentialSubject.encodedList) ?? new Uint8Array();
}

function startIssuer(location: DatabaseLocation, { settings }: TestCredentials) {
  const child = spawn(process.execPath, [ISSUER, JSON.stringify(location), JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  return { process: child, firstStep: once(lines, 'line'), ended: once(lines, 'close') };
}
