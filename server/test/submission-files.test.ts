import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { openEmbeddedEngine } from '../src/search/engines/embedded/embedded-engine.ts';
import { createReportFiles } from '../src/services/manage-report-files.ts';
import { createRegistryCounters } from '../src/services/registry-counters.ts';
import { findRecord } from '../src/store/record-reader.ts';
import { writeRegistry } from '../src/store/record-writer.ts';
import { createStoreReader } from '../src/store/store-reader.ts';
import { openAccount, openTestAccounts } from './accounts.ts';
import { buildTestApp } from './app.ts';
import { describeOnEachDatabase } from './database.ts';
import { aChange } from './records.ts';
import { PDF, writeSmallWorld } from './small-world.ts';

const LOCATION = 'https://www.agency.example/audit.pdf';

/** Report 1 is agency 7's and has the stored file 1; 5 is held, 6 withdrawn. */
describeOnEachDatabase('the files of an agency', ({ database }) => {
  let world: Awaited<ReturnType<typeof openWorld>>;

  beforeAll(async () => {
    world = await openWorld();
  });

  afterAll(() => world.close());

  it('are added by address and wait to be fetched', async () => {
    const response = await world.call('POST', '/manage/report-file', {
      report_id: 2,
      original_location: LOCATION,
      report_language: ['de', 'eng'],
    });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      {
        report_id: 2,
        report_version: 2,
        report_flag: 'none',
        files: [
          {
            id: expect.any(Number),
            display_name: 'audit.pdf',
            file_name: 'audit.pdf',
            languages: ['German', 'English'],
            original_location: LOCATION,
            state: 'pending',
            size: null,
            sha256: null,
            tries: 0,
            next_try: null,
            message: '',
          },
        ],
        file_id: response.json().files[0].id,
      },
    ]);
  });

  it('are added as base64 and stored at once', async () => {
    const response = await world.call('POST', '/manage/report-file', {
      report_id: 3,
      file: PDF.toString('base64'),
      file_name: 'Prüfbericht 3.pdf',
      display_name: 'Report',
      report_language: ['de'],
    });
    expect([response.statusCode, response.json().files]).toMatchObject([
      201,
      [{ state: 'stored', size: PDF.length, file_name: 'Prüfbericht-3.pdf', display_name: 'Report' }],
    ]);
    expect(await world.files.sizeOf(response.json().files[0].sha256)).toBe(PDF.length);
  });

  it('are replaced, under another number unless only the description changes', async () => {
    const { file_id: id } = (await add(4)).json();
    const described = await world.call('PUT', '/manage/report-file', {
      file_id: id,
      original_location: LOCATION,
      display_name: 'The audit',
      report_language: ['fr'],
    });
    const replaced = await world.call('PUT', '/manage/report-file', {
      file_id: id,
      original_location: `${LOCATION}?v=2`,
      report_language: ['fr'],
    });
    expect([described.json().file_id, described.json().files[0].display_name]).toEqual([id, 'The audit']);
    expect([replaced.statusCode, replaced.json().file_id > id, replaced.json().files.length]).toEqual([200, true, 1]);
    expect((await world.call('DELETE', `/manage/report-file?file_id=${id}`)).statusCode).toBe(404);
  });

  it('go, but for the last one', async () => {
    const { file_id: added } = (await add(1)).json();
    const removed = await world.call('DELETE', `/manage/report-file?file_id=${added}`);
    const last = await world.call('DELETE', '/manage/report-file?file_id=1');
    expect([removed.statusCode, removed.json().files.length, last.statusCode, last.json().detail]).toEqual([
      200,
      1,
      409,
      'This is the only file of the report; add another one first.',
    ]);
  });

  it('arrive by themselves, whatever type they are said to have', async () => {
    const { file_id: id } = (await add(2)).json();
    for (const type of ['application/pdf', 'application/json', undefined]) {
      const response = await world.send(`/submit/reportfile/${id}/audit%202.pdf`, PDF, type);
      expect([type, response.statusCode, response.json().files.at(-1)]).toMatchObject([
        type,
        200,
        { id, state: 'stored', size: PDF.length, file_name: 'audit-2.pdf' },
      ]);
    }
    const report = await findRecord(database().primary, 'report', 2);
    expect(report?.files.at(-1)).toMatchObject({ id, state: 'stored', originalLocation: LOCATION });
  });

  it.each([
    ['a web page', '<html></html>', 400, 'The file is a web page and not a PDF.'],
    ['nothing', '', 400, 'The file is empty.'],
    ['a picture', 'GIF89a', 400, 'The file is not a PDF: it does not start with "%PDF-".'],
  ])('are refused as %s', async (_what, bytes, status, detail) => {
    const response = await world.send('/submit/reportfile/1/a.pdf', Buffer.from(bytes));
    expect([response.statusCode, response.json().detail]).toEqual([status, detail]);
  });

  it('are refused with everything that is wrong', async () => {
    const response = await world.call('POST', '/manage/report-file', {
      report_id: 1,
      original_location: 'ftp://x.example/a.pdf',
      display_name: 'x'.repeat(300),
      report_language: ['de', 'Klingon'],
    });
    expect([response.statusCode, response.json().errors]).toEqual([
      422,
      [
        { pointer: '/display_name', message: 'This can have at most 255 characters.' },
        {
          pointer: '/report_language/1',
          message: 'This must be a language code of ISO 639, such as "de" or "deu", not "Klingon".',
        },
        {
          pointer: '/original_location',
          message: 'This must be an address that starts with http:// or https://, not "ftp://x.example/a.pdf".',
        },
      ],
    ]);
  });

  it('are read as leniently as those inside a report', async () => {
    const { id } = (await findRecord(database().primary, 'report', 4)) ?? { id: 0 };
    const encoded = `data:application/pdf;base64,${PDF.toString('base64').replace(/(.{4})/g, '$1\r\n')}`;
    const response = await world.call('POST', '/manage/report-file', {
      report_id: String(id),
      file: encoded,
      report_language: 'de',
      display_name: null,
    });
    expect([response.statusCode, response.json().files?.at(-1)]).toMatchObject([
      201,
      { state: 'stored', size: PDF.length, languages: ['German'] },
    ]);
    const replaced = await world.call('PUT', '/manage/report-file', {
      file_id: String(response.json().file_id),
      original_location: LOCATION,
      report_language: 'fr',
    });
    expect([replaced.statusCode, replaced.json().files?.at(-1)]).toMatchObject([200, { languages: ['French'] }]);
  });

  it('are refused by the older version with 400, and say what is wrong all the same', async () => {
    const body = Buffer.from(JSON.stringify({ report_id: 'first', file: 'JVBERi0=', report_langauge: 'de' }));
    const response = await world.send('/manage/report-file', body, 'application/json');
    expect([response.statusCode, response.json().errors]).toMatchObject([
      400,
      [
        { pointer: '/report_id' },
        { pointer: '/report_langauge' },
        { pointer: '/file_id' },
        { pointer: '/report_language' },
      ],
    ]);
  });

  it.each([
    [{ report_id: 1, report_language: ['de'] }, ['']],
    [{ report_id: 1, file: 'JVBERi0=', original_location: LOCATION, report_language: ['de'] }, ['']],
    [{ report_id: 1, file: 'no base64', file_name: 'a.pdf', report_language: ['de'] }, ['/file']],
    [{ report_id: 1, file: 'JVBERi0=J', file_name: 'a.pdf', report_language: ['de'] }, ['/file']],
    [{ report_id: 1, file: 'R0lGODlh', file_name: 'a.gif', report_language: ['de'] }, ['/file']],
    [{ report_id: 1, original_location: LOCATION, report_language: [] }, ['/report_language']],
    [{ original_location: 'x' }, ['/report_id', '/report_language', '/original_location']],
    [{ report_id: 'x', id: 1 }, ['/id', '/report_id', '/report_language', '']],
    [[], ['']],
  ])('are refused: %j', async (body, pointers) => {
    const response = await world.call('POST', '/manage/report-file', body);
    const errors: readonly { pointer: string }[] = response.json().errors;
    expect([response.statusCode, errors.map(({ pointer }) => pointer)]).toEqual([422, pointers]);
  });

  it('are only those of its own reports, on the days it may', async () => {
    for (const token of [world.tokens.other, world.tokens.formerProxy]) {
      const response = await world.call('DELETE', '/manage/report-file?file_id=1', undefined, { token });
      expect([response.statusCode, response.json().detail]).toEqual([
        404,
        'Your agencies have no report with a file 1.',
      ]);
    }
    expect((await world.call('DELETE', '/manage/report-file?file_id=1', undefined, { token: '' })).statusCode).toBe(
      401,
    );
    expect((await add(1, { token: world.tokens.proxy })).statusCode).toBe(201);
    expect((await add(1, { token: world.tokens.consumer })).statusCode).toBe(403);
  });

  it('of a withdrawn report stay as they are', async () => {
    expect((await add(6)).json()).toMatchObject({
      status: 410,
      detail: 'Report 6 is withdrawn; nothing of it changes any more.',
    });
  });

  it('change only the version that their agency has seen', async () => {
    const { report_version: version } = (await add(4)).json();
    const stale = await add(4, { headers: { 'if-match': `"${version - 1}"` } });
    const fresh = await add(4, { headers: { 'if-match': `"${version}"` } });
    const odd = await add(4, { headers: { 'if-match': 'three' } });
    expect([stale.statusCode, fresh.statusCode, odd.statusCode]).toEqual([409, 201, 400]);
  });

  it('are told with the version of their report, also when an answer is repeated', async () => {
    const headers = { 'idempotency-key': 'tagged' };
    const added = await add(3);
    const { file_id: id, report_version: version } = added.json();
    const removal = `/manage/report-file?file_id=${id}`;
    const removed = await world.call('DELETE', removal, undefined, { headers });
    const repeated = await world.call('DELETE', removal, undefined, { headers });
    expect([added, removed, repeated].map((answer) => answer.headers.etag)).toEqual([
      `"${version}"`,
      `"${version + 1}"`,
      `"${version + 1}"`,
    ]);
  });

  it('are added once by the same request under the same key', async () => {
    const headers = { 'idempotency-key': 'a-key-of-ours' };
    const answers = await Promise.all([1, 2, 3].map(() => add(3, { headers })));
    const again = await add(3, { headers });
    expect(new Set([...answers, again].map(({ body }) => body)).size).toBe(1);
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    const other = await add(4, { headers });
    expect([other.statusCode, other.json().detail]).toEqual([
      422,
      'This Idempotency-Key was used for another request within the last day; choose a new key for a new request.',
    ]);
  });

  it('arrive once by themselves under the same key', async () => {
    const { file_id: id, report_version: version } = (await add(4)).json();
    const send = (bytes: Buffer) =>
      world.call('PUT', `/submit/reportfile/${id}/audit.pdf`, bytes, {
        headers: { 'idempotency-key': 'the-audit', 'content-type': 'application/pdf' },
      });
    const first = await send(PDF);
    const again = await send(PDF);
    expect([first.statusCode, first.json().report_version, first.headers['idempotency-replayed']]).toEqual([
      200,
      version + 1,
      undefined,
    ]);
    expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([200, first.body, 'true']);
    const other = await send(Buffer.concat([PDF, Buffer.from('%')]));
    expect([other.statusCode, other.json().errors]).toEqual([
      422,
      [{ parameter: 'Idempotency-Key', message: 'The header Idempotency-Key was used for another request.' }],
    ]);
    expect((await findRecord(database().primary, 'report', 4))?.version).toBe(version + 1);
  });

  function add(reportId: number, options?: { token?: string; headers?: Record<string, string> }) {
    const body = { report_id: reportId, original_location: LOCATION, report_language: ['de'] };
    return world.call('POST', '/manage/report-file', body, options);
  }

  async function openWorld() {
    const { accounts, close, dataDir, clock } = await openTestAccounts(database());
    const files = createFolderStorage(dataDir);
    await writeSmallWorld(database(), await files.put(PDF));
    // The records above bring their numbers along.
    await writeRegistry(database(), aChange(), (writer) => writer.reserveIds('report_file', 100));
    const search = await openEmbeddedEngine();
    const registry = {
      ...createStoreReader(database().reader),
      ...createRegistryCounters({ database: database(), engine: search, clock }),
    };
    const app = await buildTestApp({
      registry,
      files,
      accounts,
      authenticate: accounts.tokenCheck.authenticate,
      reportFiles: createReportFiles({ database: database(), files, clock }),
    });
    const own = { agencyId: 7, relation: 'own', validFrom: null, validTo: null } as const;
    const tokens = {
      agency: await tokenFor('agency', [own]),
      other: await tokenFor('other', [{ ...own, agencyId: 8 }]),
      proxy: await tokenFor('proxy', [
        { ...own, agencyId: 8 },
        { ...own, relation: 'proxy', validTo: '2027-01-01' },
      ]),
      formerProxy: await tokenFor('former', [{ ...own, relation: 'proxy', validTo: '2026-01-01' }]),
      consumer: await tokenFor('consumer', undefined),
    };

    return {
      files,
      tokens,
      call(
        method: 'POST' | 'PUT' | 'DELETE',
        path: string,
        payload?: object,
        { token = tokens.agency, headers = {} }: { token?: string; headers?: Record<string, string> } = {},
      ) {
        const authorization = token === '' ? {} : { authorization: `Bearer ${token}` };
        return app.inject({
          method,
          url: `/submissionapi/v2${path}`,
          headers: { ...authorization, ...headers },
          ...(payload !== undefined && { payload }),
        });
      },
      send(path: string, payload: Buffer, type?: string) {
        const headers = {
          authorization: `Bearer ${tokens.agency}`,
          ...(type !== undefined && { 'content-type': type }),
        };
        return app.inject({ method: 'PUT', url: `/submissionapi/v1${path}`, headers, payload });
      },
      async close() {
        await app.close();
        await close();
        await search.close();
      },
    };

    async function tokenFor(username: string, agencies: readonly (typeof own | object)[] | undefined) {
      const account = await openAccount(accounts, username, {
        role: agencies === undefined ? 'consumer' : 'agency',
        agencies: (agencies ?? []) as never,
      });
      return accounts.tokens.primary(account);
    }
  }
});
