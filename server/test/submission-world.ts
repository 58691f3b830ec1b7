import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountAgency, Role } from '../src/domain/account.ts';
import type { Activity } from '../src/domain/agency.ts';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { countryIdOf } from '../src/import/country-field.ts';
import { openEmbeddedEngine } from '../src/search/engines/embedded/embedded-engine.ts';
import { createAdministration } from '../src/services/administration.ts';
import { followRegistry } from '../src/services/follow-registry.ts';
import { createRegistryCounters } from '../src/services/registry-counters.ts';
import { watchRegistry } from '../src/services/registry-stamp.ts';
import { createSubmissions } from '../src/services/submissions.ts';
import type { Database } from '../src/store/database.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { createStoreReader } from '../src/store/store-reader.ts';
import { openAccount, openTestAccounts } from './accounts.ts';
import { buildTestApp } from './app.ts';
import { aChange, anAgency, anInstitution } from './records.ts';

const ever = { validFrom: null, validTo: null };
export const PDF_BASE64 = Buffer.from('%PDF-1.7 a small document').toString('base64');

export type SubmissionWorld = Awaited<ReturnType<typeof openSubmissionWorld>>;

/**
 * Two registered agencies, AFT (7) with an activity of each type and BQA (8), and one whose registration is over, CQA
 * (9). A university in Austria (42) with a double (44), others in Germany (45) and in Canada (46), another provider
 * (47). `agency` submits for AFT and stands in for BQA; `other` submits for CQA.
 */
export async function openSubmissionWorld(database: Database) {
  await writeSubmissionWorld(database);
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-submission-'));
  const files = createFolderStorage(folder);
  const accountWorld = await openTestAccounts(database);
  const { accounts, clock, errors, mailsTo } = accountWorld;
  const onError = (error: unknown) => void errors.push(error);
  const engine = await openEmbeddedEngine();
  const index = followRegistry({ database, engine, clock, onError });
  await index.ready;
  const stamp = await watchRegistry({ database, search: { engine, revision: index.revision }, clock, onError });
  const settle = async (): Promise<void> => {
    await index.catchUp();
    await stamp.refresh();
  };
  const submissions = createSubmissions({ database, clock, files, agencyMail: accounts.agencyMail, settle });
  const releaseWaiting = submissions.waiting.release;
  const administration = createAdministration({ database, clock, accounts, search: engine, settle, releaseWaiting });
  const registry = { ...createStoreReader(database.reader), ...createRegistryCounters({ database, engine, clock }) };
  const app = await buildTestApp({
    registry,
    search: engine,
    files,
    accounts,
    clock,
    submissions,
    administration,
    stamp: stamp.current,
    authenticate: accounts.tokenCheck.authenticate,
  });

  const own = (agencyId: number): AccountAgency => ({ agencyId, relation: 'own', ...ever });
  const tokens = {
    agency: await open('agency', 'agency', [own(7), { agencyId: 8, relation: 'proxy', ...ever }]),
    other: await open('other', 'agency', [own(9)]),
    reader: await open('reader', 'consumer', []),
    operator: await open('operator', 'operator', []),
  };

  let sent = 0;

  return { app, clock, errors, mailsTo, submissions, send, another, create, browse, close };

  /** Sends a request of one of the four. */
  function send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    { body, headers = {}, as = 'agency' }: Sending = {},
  ) {
    return app.inject({
      method,
      url: path.startsWith('/') ? path : `/submissionapi/v2/${path}`,
      headers: { authorization: `Bearer ${tokens[as]}`, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
  }

  /** A new report with an identifier of its own and a programme that nothing else has. */
  function another(overrides: Readonly<Record<string, unknown>> = {}) {
    sent += 1;
    const programmes = [{ name_primary: `Theory of Bridges ${sent}`, qf_ehea_level: 1, degree_outcome: true }];
    return aSubmission({ local_identifier: `A-${sent}`, programmes, ...overrides });
  }

  /** Submits such a report. */
  async function create(overrides: Readonly<Record<string, unknown>> = {}): Promise<CreatedReport> {
    const answer = await send('POST', 'submit/report', { body: another(overrides) });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json().submitted_report as CreatedReport;
  }

  /** What everybody sees. */
  function browse(path: string) {
    return send('GET', `/webapi/v2/browse/${path}`, { as: 'reader' });
  }

  async function close(): Promise<void> {
    await app.close();
    stamp.stop();
    await index.stop();
    await engine.close();
    await accountWorld.close();
    await rm(folder, { recursive: true, force: true });
  }

  async function open(username: string, role: Role, agencies: readonly AccountAgency[]): Promise<string> {
    const account = await openAccount(accounts, username, { role, agencies });
    if (role !== 'operator') return accounts.tokens.primary(account);
    const desk = { name: 'desk', scope: 'admin', expiresAt: '2027-01-01T00:00:00Z' } as const;
    return (await accounts.tokens.createNamed(account, desk, 'test')).token;
  }
}

export interface CreatedReport {
  readonly id: number;
  readonly version: number;
  readonly local_identifier: string;
  readonly files: readonly { readonly id: number }[];
  readonly programmes: readonly { readonly id: number }[];
}

interface Sending {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly as?: 'agency' | 'other' | 'reader' | 'operator';
}

/** A report that keeps every rule; a test states only what it is about. */
export function aSubmission(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    agency: 'AFT',
    activities: [{ id: 32 }],
    status: 'part of obligatory EQA system',
    decision: 'positive',
    valid_from: '2024-01-15',
    valid_to: '2029-12-31',
    institutions: [{ registry_id: 'REGINST0042' }],
    programmes: [{ name_primary: 'Theory of Bridges', qf_ehea_level: 1, degree_outcome: true }],
    report_files: [{ file: PDF_BASE64, file_name: 'report.pdf', display_name: 'Report', report_language: ['en'] }],
    ...overrides,
  };
}

export async function writeSubmissionWorld(database: Database): Promise<void> {
  const activity = (id: number, type: Activity['type'], more: Partial<Activity> = {}): Activity => ({
    id,
    groupId: null,
    activity: `Activity ${id}`,
    description: '',
    type,
    reportsLink: '',
    localIdentifier: `act-${id}`,
    ...ever,
    ...more,
  });
  const named = (acronym: string) => {
    const [name] = anAgency().names;
    const [version] = name?.versions ?? [];
    if (name === undefined || version === undefined) throw new Error('an agency without a name');
    return [{ ...name, versions: [{ ...version, name: `Agency ${acronym}`, acronym }] }];
  };
  await writeRegistry(database, aChange(), async (writer) => {
    await writer.put('activity_group', [
      { id: 4, version: 0, content: { activity: 'Joint review', type: 'joint programme', reportsLink: '' } },
    ]);
    await writer.put('agency', [
      {
        id: 7,
        version: 0,
        content: anAgency({
          activities: [
            activity(31, 'institutional'),
            activity(32, 'programme'),
            activity(33, 'institutional/programme'),
            activity(34, 'joint programme', { groupId: 4 }),
            activity(35, 'programme', { validFrom: '2015-01-01', validTo: '2020-12-31' }),
          ],
        }),
      },
      {
        id: 8,
        version: 0,
        content: anAgency({
          registerNumber: 2,
          names: named('BQA'),
          activities: [activity(41, 'joint programme', { groupId: 4 })],
        }),
      },
      {
        id: 9,
        version: 0,
        content: anAgency({
          registerNumber: 3,
          names: named('CQA'),
          registrationValidTo: '2019-12-31',
          activities: [activity(51, 'programme')],
        }),
      },
    ]);
    const at = (code: string) =>
      anInstitution().locations.map((location) => ({ ...location, countryId: countryIdOf(code) }));
    await writer.put('institution', [
      {
        id: 42,
        version: 0,
        content: anInstitution({
          statsId: 'AT0042',
          identifiers: [
            { resource: 'EU-VAT', identifier: 'ATU123', agencyId: null, ...ever },
            { resource: 'local identifier', identifier: 'V7', agencyId: 7, ...ever },
            { resource: 'House list', identifier: '1', agencyId: null, ...ever },
          ],
        }),
      },
      { id: 44, version: 0, content: anInstitution({ mergedIntoId: 42 }) },
      {
        id: 45,
        version: 0,
        content: anInstitution({
          locations: at('DE'),
          identifiers: [{ resource: 'House list', identifier: '1', agencyId: null, ...ever }],
        }),
      },
      { id: 46, version: 0, content: anInstitution({ locations: at('CA') }) },
      { id: 47, version: 0, content: anInstitution({ isOtherProvider: true }) },
    ]);
    // What comes after the world has numbers of its own.
    await writer.reserveIds('agency', 9);
    await writer.reserveIds('activity', 51);
    await writer.reserveIds('institution', 47);
  });
}
