import { createDemoWorld } from '../../server/src/demo/demo-world.ts';
import { DEMO_AGENCY_ID } from '../../server/src/demo/known/known-agencies.ts';
import { registryId } from '../../server/src/domain/institution-names.ts';
import type { FileStorage } from '../../server/src/files/file-storage.ts';
import { loadDemoWorld } from '../../server/src/services/load-demo-world.ts';
import { DEMO_SEED } from '../../server/src/services/prepare-demo.ts';
import { createSubmissions } from '../../server/src/services/submissions.ts';
import { insertAccount, writeAccountAgencies } from '../../server/src/store/account-store.ts';
import { type Database, type DatabaseLocation, openDatabase } from '../../server/src/store/database.ts';
import { migrate } from '../../server/src/store/migrate.ts';
import { systemClock } from '../../server/src/system-clock.ts';

const REPORTS = 300;
const INSTITUTIONS = 60;
/** Activity 6 of the demo agency reviews programmes. */
const ACTIVITY_ID = 6;

export interface PreparedWorld {
  readonly accountId: number;
  /** Those that reports can be about. */
  readonly institutionIds: readonly number[];
}

/** Makes a registry with an account that may submit, and closes it: it is copied before it is used. */
export async function prepareWorld(location: DatabaseLocation, files: FileStorage): Promise<PreparedWorld> {
  const database = openDatabase(location);
  try {
    await migrate(database, systemClock.now());
    await loadDemoWorld({ database, files, world: createDemoWorld({ seed: DEMO_SEED, reports: REPORTS }) });
    const institutions = await database.primary
      .selectFrom('institution')
      .select('id')
      .where('is_other_provider', '=', 0)
      .where('merged_into_id', 'is', null)
      .orderBy('id')
      .limit(INSTITUTIONS)
      .execute();
    const accountId = await database.transaction(async (transaction) => {
      const id = await insertAccount(transaction, {
        username: 'measured',
        email: 'measured@people.example',
        passwordHash: null,
        displayName: '',
        organisation: 'Measured',
        purpose: 'Measuring',
        role: 'agency',
        status: 'active',
        statusReason: '',
        isListed: false,
        isHidden: false,
        termsVersion: '1',
        createdAt: systemClock.now(),
        confirmedAt: systemClock.now(),
      });
      const own = { agencyId: DEMO_AGENCY_ID, relation: 'own', validFrom: null, validTo: null } as const;
      await writeAccountAgencies(transaction, id, [own]);
      return id;
    });
    return { accountId, institutionIds: institutions.map(({ id }) => id) };
  } finally {
    await database.close();
  }
}

/** The submitting part of a server, without its index: that one works beside it. */
export function openSubmissions(database: Database, files: FileStorage) {
  return createSubmissions({
    database,
    clock: systemClock,
    files,
    agencyMail: { tell: () => undefined },
    settle: async () => undefined,
  });
}

/** The n-th report of an agency with many: a programme, a file to fetch, some text. */
export function aReport(number: number, institutionIds: readonly number[]): Record<string, unknown> {
  return {
    agency: '1001',
    local_identifier: `measured-${number}`,
    activities: [{ id: ACTIVITY_ID }],
    status: 'voluntary',
    decision: 'positive',
    valid_from: '2025-02-01',
    valid_to: '2030-01-31',
    summary:
      'The panel visited the institution for three days and spoke with teachers, students and graduates. '.repeat(5),
    institutions: [{ registry_id: institutionOf(number, institutionIds) }],
    programmes: [
      {
        name_primary: `Theory of Bridges ${number}`,
        qualification_primary: 'Master of Science',
        identifiers: [{ identifier: `P${number}` }],
        qf_ehea_level: 2,
        degree_outcome: true,
        workload_ects: 120,
        field_study: '0732',
      },
    ],
    report_files: [
      {
        original_location: `https://www.merqa.example/reports/${number}.pdf`,
        display_name: 'Report of the panel',
        report_language: ['en'],
      },
    ],
  };
}

/** The same as a row of a file. */
export function aCsvLine(number: number, institutionIds: readonly number[]): string {
  const cells = [
    '1001',
    `row-${number}`,
    ACTIVITY_ID,
    'voluntary',
    'positive',
    '2025-02-01',
    institutionOf(number, institutionIds),
    `Theory of Tunnels ${number}`,
    2,
    'yes',
    `https://www.merqa.example/rows/${number}.pdf`,
    'en',
  ];
  return `${cells.join(',')}\n`;
}

function institutionOf(number: number, institutionIds: readonly number[]): string {
  return registryId(institutionIds[number % institutionIds.length] ?? 1);
}

export const CSV_HEADER =
  'agency,local_identifier,activities[1].id,status,decision,valid_from,institution[1].registry_id,' +
  'programme[1].name_primary,programme[1].qf_ehea_level,programme[1].degree_outcome,file[1].original_location,' +
  'file[1].report_language[1]\n';
