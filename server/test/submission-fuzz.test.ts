import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPORT_MEMBERS } from '../src/submission/read-report.ts';
import { describeOnEachDatabase } from './database.ts';
import { isSoak } from './services.ts';
import { aSubmission, openSubmissionWorld, type SubmissionWorld } from './submission-world.ts';

const RUNS = isSoak ? 5_000 : 120;

const awkward = fc.constantFrom(
  '',
  ' ',
  '-',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'NaN',
  'null',
  '\u0000',
  '\ud800',
  'a\u0000b',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '2024-02-30',
  '0000-00-00',
  '%Y-%m-%d',
  '%',
  'AFT',
  'REGINST0042',
  'REGINST99999999999999999999',
  'https://www.agency.example/a.pdf',
  'http://',
  'x'.repeat(11_000),
  'JVBERi0=',
);

const scalar = fc.oneof(
  awkward,
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const anything = fc.oneof({ weight: 3, arbitrary: scalar }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) });
const NAMES =
  'id local_identifier group agency registry_id stats_id identifier resource name_primary qf_ehea_level degree_outcome ' +
  'workload_ects assessment_certification countries identifiers original_location file file_name report_language link ' +
  'alternative_names field_study';
const memberNames = fc.constantFrom(...NAMES.split(' '));
const part = fc.oneof(anything, fc.dictionary(memberNames, anything, { maxKeys: 5 }));
const parts = fc.oneof(part, fc.array(part, { maxLength: 4 }));
/** A good report in which some members are replaced by whatever comes. */
const report = fc
  .dictionary(fc.oneof(fc.constantFrom<string>(...REPORT_MEMBERS), awkward), parts, { maxKeys: 5 })
  .map((members) => ({ ...aSubmission(), ...members }));

/** Refused or accepted, but never a fault of ours; and everything refused says why. */
function expectSense({ statusCode, body, headers }: Pick<LightMyRequestResponse, 'statusCode' | 'body' | 'headers'>) {
  expect(headers['content-type']).toMatch(/^application\/(problem\+)?json/);
  expect([statusCode, body.slice(0, 500)]).toEqual([
    expect.toBeOneOf([200, 201, 400, 404, 409, 410, 413, 415, 422]),
    body.slice(0, 500),
  ]);
  if (statusCode < 400 || body.startsWith('[')) return;
  const { detail, code } = JSON.parse(body) as { detail?: unknown; code?: unknown };
  expect([typeof detail, code]).toEqual(['string', expect.not.stringContaining('internal')]);
}

describeOnEachDatabase('whatever is sent', ({ database }) => {
  let world: SubmissionWorld;
  beforeAll(async () => {
    world = await openSubmissionWorld(database());
  });
  afterAll(() => world.close());

  it('as a report is answered with sense', async () => {
    const paths = fc.constantFrom(
      ['POST', 'submit/report'],
      ['PUT', 'submit/report'],
      ['PATCH', 'submit/report/1'],
      ['POST', 'submit/validate?operation=create'],
      ['POST', 'submit/validate?operation=patch'],
      ['POST', '/submissionapi/v1/submit/report'],
    ) as fc.Arbitrary<['POST', string]>;
    await fc.assert(
      fc.asyncProperty(
        paths,
        fc.oneof({ weight: 4, arbitrary: report }, { weight: 1, arbitrary: fc.jsonValue() }),
        async ([method, path], body) => {
          const headers = { 'content-type': 'application/json' };
          expectSense(await world.send(method, path, { body: JSON.stringify(body), headers }));
        },
      ),
      { numRuns: RUNS },
    );
    expect(world.errors).toEqual([]);
  }, 600_000);

  it('as a form is answered with sense', async () => {
    const names = fc.oneof(
      fc.constantFrom<string>(...REPORT_MEMBERS),
      fc.constantFrom(
        'institutions[0][registry_id]',
        'a[',
        ']',
        '[]',
        'programmes[][name_primary]',
        '__proto__[x]',
        'activities[0]',
      ),
      awkward,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(names, awkward), { maxLength: 8 }), async (fields) => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const body = new URLSearchParams(fields).toString();
        expectSense(await world.send('POST', '/submissionapi/v1/submit/report', { body, headers }));
      }),
      { numRuns: RUNS },
    );
    expect(world.errors).toEqual([]);
  }, 600_000);

  it('as a file is answered with sense, row by row', async () => {
    const headers = [
      'agency',
      'decision',
      'valid_from',
      'institution[1].registry_id',
      'programme[1].country[1]',
      'summary',
    ];
    const cells = fc.array(fc.oneof(awkward, fc.string({ maxLength: 10 })), { minLength: 1, maxLength: 7 });
    const lines = fc.array(cells, { maxLength: 5 }).map((rows) => rows.map((row) => row.join(',')).join('\n'));
    const text = fc.oneof(
      lines.map((body) => `${headers.join(',')}\n${body}\n`),
      lines,
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
    const bytes = fc.oneof(
      text.map((file) => Buffer.from(file)),
      fc.uint8Array({ maxLength: 200 }).map((file) => Buffer.from(file)),
      text.map((file) => Buffer.from(file, 'utf16le')),
    );
    const accept = fc.constantFrom('application/json', 'application/x-ndjson', 'text/csv', '*/*');
    await fc.assert(
      fc.asyncProperty(bytes, accept, async (file, wanted) => {
        const answer = await world.send('POST', 'submit/csv', {
          body: file,
          headers: { 'content-type': 'text/csv', accept: wanted },
        });
        expect([answer.statusCode, answer.body]).toEqual([expect.toBeOneOf([200, 400, 415, 422]), answer.body]);
      }),
      { numRuns: RUNS },
    );
  }, 600_000);

  it.each([
    ['nested without end', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['objects without end', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
    ['a prototype', '{"__proto__":{"agency":"AFT"},"agency":"AFT"}'],
    ['no JSON', '{"agency":'],
    ['nothing', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['very many entries', JSON.stringify({ institutions: Array.from({ length: 100_000 }, () => 1) })],
  ])('%s is refused', async (_what, body) => {
    for (const path of ['submit/report', '/submissionapi/v1/submit/report']) {
      const answer = await world.send('POST', path, { body, headers: { 'content-type': 'application/json' } });
      expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([
        expect.toBeOneOf([400, 413, 422]),
        answer.body.slice(0, 200),
      ]);
    }
  });
});
