import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { writeCsvAnswer } from '../src/http/views/csv-answer.ts';
import { toSubmissionAnswer } from '../src/http/views/submission-answer.ts';
import { parseCells } from '../src/import/csv.ts';
import { createSubmissions } from '../src/services/submissions.ts';
import { openAccount, openTestAccounts } from './accounts.ts';
import { describeOnEachDatabase } from './database.ts';
import { isSoak } from './services.ts';
import { openSubmissionWorld, PDF_BASE64, type SubmissionWorld, writeSubmissionWorld } from './submission-world.ts';

const GOOD: Readonly<Record<string, string>> = {
  agency: 'AFT',
  local_identifier: '',
  'activities[1].id': '32',
  status: '1',
  decision: 'positive',
  valid_from: '2024-01-15',
  valid_to: '-',
  date_format: '',
  'institution[1].registry_id': 'REGINST0042',
  'institution[2].registry_id': '',
  'programme[1].name_primary': 'Bridges',
  'programme[1].qf_ehea_level': 'first cycle',
  'programme[1].degree_outcome': 'yes',
  'programme[1].workload_ects': '',
  'programme[1].assessment_certification': '',
  'programme[1].country[1]': 'AT',
  'programme[1].identifier[1]': '',
  'programme[1].identifier[2]': '',
  'file[1].original_location': 'https://www.agency.example/report.pdf',
  'file[1].report_language[1]': 'de',
  supersedes: '',
  summary: 'Brücken, "gut"',
};
const HEADER = Object.keys(GOOD);

const DECISIONS = 'It can be "positive", "positive with conditions or restrictions", "negative" or "not applicable".';

/** What a clerk may get wrong, and what the clerk is told. */
const MISTAKES: readonly (readonly [cells: Readonly<Record<string, string>>, message: string])[] = [
  [{ agency: 'AFX' }, 'agency: There is no agency with the acronym afx.'],
  [
    { agency: 'CQA', 'activities[1].id': '51' },
    'agency: Your account submits neither for CQA itself nor as its proxy.\nvalid_from: On 2024-01-15, CQA was not ' +
      'registered; its registration begins on 2010-01-01 and ends on 2019-12-31.',
  ],
  [{ 'activities[1].id': '999' }, 'activities[1].id: There is no activity with the number 999.'],
  [
    { status: 'mandatory' },
    'status: This cannot be "mandatory". It can be "part of obligatory EQA system" or "voluntary".',
  ],
  [{ decision: 'positve' }, `decision: This cannot be "positve". Did you mean "positive"? ${DECISIONS}`],
  [
    { valid_from: '2024-02-30' },
    'valid_from: This must be a day that exists, as YYYY-MM-DD, not "2024-02-30"; ' +
      'another order of day, month and year is announced by date_format.',
  ],
  [{ valid_to: '2024-01-15' }, 'valid_to: The end of validity, 2024-01-15, must come after its beginning, 2024-01-15.'],
  [{ date_format: '%d.%M.%Y' }, 'date_format: In a date format %M means minutes; write %m for the month.'],
  [
    { 'institution[1].registry_id': 'REGINST9999' },
    'institution[1].registry_id: There is no institution known as REGINST9999. ' +
      'Look it up with webapi/v2/browse/institutions/, or propose it if the registry lacks it.',
  ],
  [
    { 'institution[1].registry_id': 'UNI42' },
    'institution[1].registry_id: This must be a registry identifier such as "REGINST0042", not "UNI42".',
  ],
  [{ 'programme[1].name_primary': '-' }, 'programme[1].name_primary: A programme needs its name.'],
  [
    { 'programme[1].qf_ehea_level': '9' },
    'programme[1].qf_ehea_level: This cannot be "9". ' +
      'It can be "short cycle", "first cycle", "second cycle" or "third cycle".',
  ],
  [
    { 'programme[1].degree_outcome': 'perhaps' },
    'programme[1].degree_outcome: This must be true or false, not "perhaps".',
  ],
  [
    { 'programme[1].degree_outcome': 'no', 'programme[1].assessment_certification': 'attendance certificate' },
    'programme[1].workload_ects: A programme that does not lead to a full degree needs its workload in ECTS credits.',
  ],
  [
    { 'programme[1].country[1]': 'Austria' },
    'programme[1].country[1]: This must be a country code of ISO 3166, such as "AT" or "AUT", not "Austria".',
  ],
  [
    { 'programme[1].identifier[1]': 'P1', 'programme[1].identifier[2]': 'P2' },
    'programme[1].identifier[2]: A programme can have one identifier without resource, the one of the agency; ' +
      'name the resource of this one.',
  ],
  [
    { 'file[1].original_location': 'ftp://x' },
    'file[1].original_location: This must be an address that starts with http:// or https://, not "ftp://x".',
  ],
  [
    { 'file[1].report_language[1]': 'xx' },
    'file[1].report_language[1]: This must be a language code of ISO 639, such as "de" or "deu", not "xx".',
  ],
  [{ supersedes: '999999' }, 'supersedes: The agency has no report 999999.'],
  [
    { 'institution[2].registry_id': 'REGINST0045' },
    'institution[1].registry_id: A report of the type "programme" covers exactly one institution, not 2.',
  ],
];

function lineOf(cells: Readonly<Record<string, string>>): string {
  return `${HEADER.map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`).join(';')}\n`;
}

/** Every twentieth row has a mistake. */
function* fileOf(rows: number): Generator<Uint8Array> {
  yield Buffer.from(`\uFEFF${HEADER.join(';')}\n`);
  for (let row = 0; row < rows; row += 1) {
    const [mistake] = row % 20 === 7 ? (MISTAKES[Math.floor(row / 20) % MISTAKES.length] ?? []) : [];
    const own = { local_identifier: `row-${row}`, 'programme[1].name_primary': `Bridges ${row}` };
    yield Buffer.from(lineOf({ ...GOOD, ...own, ...mistake }));
  }
}

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapInMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1024 / 1024;
}

describeOnEachDatabase('a file of reports', ({ database, kind }) => {
  let accounts: Awaited<ReturnType<typeof openTestAccounts>>;
  let accountId: number;
  // Without an index: here one institution has as many reports as in no registry.
  beforeAll(async () => {
    await writeSubmissionWorld(database());
    accounts = await openTestAccounts(database());
    accountId = (
      await openAccount(accounts.accounts, 'agency', {
        role: 'agency',
        agencies: [{ agencyId: 7, relation: 'own', validFrom: null, validTo: null }],
      })
    ).id;
  });
  afterAll(() => accounts.close());

  const rows = kind === 'sqlite' || isSoak ? 10_000 : 1_000;

  it(`of ${rows} rows has exactly its bad rows refused, each with its reason, and needs no more memory than a short one`, async () => {
    const context = { version: 'v2', baseUrl: 'http://localhost', requestId: 'x' } as const;
    const chunks = (async function* () {
      yield* fileOf(rows);
    })();
    const { submitCsv } = createSubmissions({
      database: database(),
      clock: accounts.clock,
      files: createFolderStorage(accounts.dataDir),
      agencyMail: accounts.accounts.agencyMail,
      settle: async () => undefined,
    });
    const result = await submitCsv(chunks, {
      accountId,
      role: 'agency',
      key: undefined,
      isDryRun: false,
      toAnswer: (outcome) => toSubmissionAnswer(outcome, context),
    });
    const refused: (readonly [row: number, message: string])[] = [];
    const heaps: number[] = [];
    let line = 0;
    let accepted = 0;
    for await (const text of writeCsvAnswer(result, 'text/csv')) {
      line += 1;
      if (line % (rows / 5) === 0) heaps.push(heapInMegabytes());
      if (line === 1) continue;
      const parsed = parseCells(text.trimEnd(), ';');
      const cells = 'cells' in parsed ? parsed.cells : [];
      if (cells.at(-3) === 'accepted') accepted += 1;
      else refused.push([line - 2, cells.at(-1) ?? '']);
    }

    const planted = Array.from({ length: rows / 20 }, (_one, index) => [index * 20 + 7, MISTAKES[index % 20]?.[1]]);
    expect(refused).toEqual(planted);
    expect(accepted).toBe(rows - rows / 20);
    const stored = await database()
      .reader.selectFrom('report')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(stored.count).toBe(accepted);
    expect(Math.max(...heaps) - (heaps[0] ?? 0)).toBeLessThan(40);
  }, 900_000);
});

describeOnEachDatabase('the answer to a file', ({ database }) => {
  let world: SubmissionWorld;
  let sent = 0;
  beforeAll(async () => {
    world = await openSubmissionWorld(database());
  });
  afterAll(() => world.close());

  function aFile(...rows: Readonly<Record<string, string>>[]): string {
    const lines = rows.map((cells) => {
      sent += 1;
      return lineOf({
        ...GOOD,
        local_identifier: `a-${sent}`,
        'programme[1].name_primary': `Answer ${sent}`,
        ...cells,
      });
    });
    return `${HEADER.join(';')}\n${lines.join('')}`;
  }

  const post = (body: unknown, headers: Record<string, string> = {}, path = 'submit/csv') =>
    world.send('POST', path, { body, headers: { 'content-type': 'text/csv', ...headers } });

  it('is an entry a row', async () => {
    const answer = await post(aFile({}, { decision: 'x', summary: '=1+1' }));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(answer.json()).toMatchObject([
      { row: 2, submission_status: 'success', submitted_report: { version: 1, summary: 'Brücken, "gut"' } },
      {
        row: 3,
        submission_status: 'errors',
        errors: { decision: [`This cannot be "x". ${DECISIONS}`] },
        problems: [{ column: 'decision', pointer: '/decision' }],
      },
    ]);
  });

  it('comes line by line for who asks so', async () => {
    const answer = await post(aFile({}, {}, { agency: '' }), { accept: 'application/x-ndjson' });
    expect(answer.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
    const entries = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { row: number; submission_status: string });
    expect(entries.map(({ row, submission_status }) => [row, submission_status])).toEqual([
      [2, 'success'],
      [3, 'success'],
      [4, 'errors'],
    ]);
  });

  it('is the file itself with a column of messages, which can be mended and sent again', async () => {
    const file = aFile({}, { decision: 'x', summary: '=1+1' });
    const answer = await post(file, { accept: 'text/csv' });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe(`\uFEFF${[...HEADER, 'result', 'submitted_report_id', 'message'].join(';')}`);
    expect(lines[1]).toMatch(/;accepted;\d+;$/);
    expect(lines[2]).toMatch(/;'=1\+1;refused;;"decision: This cannot be ""x""\. It can be ""positive"", .*"$/);

    const mended = await post(answer.body.replace(';x;', ';negative;'));
    expect(mended.json()).toMatchObject([
      { submission_status: 'success', submitted_report: { version: 1 } },
      { submission_status: 'success', submitted_report: { version: 1, decision: 'negative', summary: '=1+1' } },
    ]);
  });

  it.each([
    ['commas', ',', '', ''],
    ['commas and a mark', ',', '\uFEFF', '\uFEFF'],
    ['tabs', '\t', '', ''],
    ['semicolons, to which spreadsheets want a mark', ';', '', '\uFEFF'],
  ])('is written as the file was: with %s', async (_what, delimiter, mark, expected) => {
    const file = `${mark}${['agency', 'decision'].join(delimiter)}\n${['AFT', 'x'].join(delimiter)}\n`;
    const [header, row] = (await post(file, { accept: 'text/csv' })).body.split('\r\n');
    const names = ['agency', 'decision', 'result', 'submitted_report_id', 'message'];
    expect([header, row?.split(delimiter).slice(0, 3)]).toEqual([
      expected + names.join(delimiter),
      ['AFT', 'x', 'refused'],
    ]);
  });

  it('has the cells of rows that could not be read', async () => {
    const file = 'agency,decision,summary\nAFT,1\nAFT,1,Dams,Locks,Weirs\nAFT,"1"x,Quays\n';
    const { body } = await post(file, { accept: 'text/csv' });
    expect(body.trimEnd().split('\r\n').slice(1)).toEqual([
      'AFT,1,,refused,,"The row has 2 cells, but there are 3 columns."',
      'AFT,1,Dams,refused,,"The row has 5 cells, but there are 3 columns.",Locks,Weirs',
      '"AFT,""1""x,Quays",,,refused,,The row has text after the closing quotation mark in cell 2.',
    ]);
  });

  it('has every problem on a line of its own, within the cell', async () => {
    const { body } = await post('agency,local_identifier\nAFT,\n', { accept: 'text/csv' });
    expect(body).toContain(
      ',"activities: A report needs at least one activity of the agency.\ninstitutions: A report needs at least one institution.\n',
    );
    const again = await post(body, { accept: 'text/csv' });
    expect(again.body).toBe(body);
  });

  it('says which report a row replaced', async () => {
    const file = aFile({});
    const [first] = (await post(file)).json();
    const [second] = (await post(file.replace(';"positive";', ';"negative";'))).json();
    expect(second.submitted_report).toMatchObject({ id: first.submitted_report.id, version: 2, decision: 'negative' });
  });

  it('is the same under the same key', async () => {
    const file = aFile({}, { decision: 'x' });
    const headers = { 'idempotency-key': 'file' };
    expect((await post(file, headers)).json()).toEqual((await post(file, headers)).json());
  });

  it('takes no further rows under a key once it was dealt with', async () => {
    const headers = { 'idempotency-key': 'whole-file' };
    const [one, other] = [aFile({}), aFile({ local_identifier: 'late' })];
    expect((await post(one, headers)).json()).toMatchObject([{ submission_status: 'success' }]);
    const longer = `${one}${other.slice(other.indexOf('\n') + 1)}`;
    expect((await post(longer, headers)).json()).toMatchObject([
      { submission_status: 'success' },
      {
        submission_status: 'errors',
        problems: [{ message: 'The header Idempotency-Key was used for another request.' }],
      },
    ]);
    const single = await world.send('POST', 'submit/report', { body: world.another(), headers });
    expect(single.statusCode).toBe(422);
  });

  it.each(['submit/validate?operation=csv', 'submit/csv?dry_run=true'])(
    'stores nothing in a dry run by %s',
    async (path) => {
      const answer = await post(aFile({}, { decision: 'x' }), {}, path);
      expect(answer.json()).toMatchObject([{ submitted_report: { id: null } }, { submission_status: 'errors' }]);
    },
  );

  it('takes the file as a part of a form', async () => {
    const boundary = 'limit';
    const body =
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n` +
      `${aFile({})}\r\n--${boundary}--\r\n`;
    const answer = await post(body, { 'content-type': `multipart/form-data; boundary=${boundary}` });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, [{ submission_status: 'success' }]]);
  });

  it('takes a document inside a cell', async () => {
    const file = `${HEADER.map((name) => (name === 'file[1].original_location' ? 'file[1].file' : name)).join(';')}\n`;
    const row = lineOf({ ...GOOD, local_identifier: 'inline', 'file[1].original_location': PDF_BASE64 });
    expect((await post(file + row)).json()).toMatchObject([{ submitted_report: { files: [{ state: 'stored' }] } }]);
  });

  describe('is one refusal', () => {
    it.each([
      [
        'of unknown columns',
        'agency;descision\nAFT;1\n',
        422,
        'There is no column "descision". Did you mean "decision"?',
      ],
      ['of an empty file', '', 422, 'The file is empty; its first line must name the columns'],
      ['of a file with nothing but spaces', ' \n\n', 422, 'The file is empty; its first line must name the columns'],
      [
        'of a spreadsheet',
        'PK\u0003\u0004 and so on',
        415,
        'The file is a ZIP archive or a spreadsheet; unpack it or save it as text',
      ],
    ])('%s', async (_what, file, status, message) => {
      const answer = await post(file);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().detail).toContain(message);
    });

    it('of a body that is no file', async () => {
      const answer = await world.send('POST', 'submit/csv', { body: { agency: 'AFT' } });
      expect([answer.statusCode, answer.json().detail]).toEqual([
        415,
        'Send the file as the body with Content-Type: text/csv, or as a part of a form (multipart/form-data).',
      ]);
    });

    it('with 400 in the older version', async () => {
      expect((await post('nonsense\n1\n', {}, '/submissionapi/v1/submit/csv')).statusCode).toBe(400);
    });
  });

  it('begins with a template', async () => {
    const answer = await world.send('GET', 'submit/csv-template');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.body).toMatch(/^agency,local_identifier,activities\[1\]\.id,.*,summary\r\n$/);
  });
});
