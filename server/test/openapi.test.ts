import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandContext } from '../src/cli/command.ts';
import { openapi } from '../src/cli/openapi-command.ts';
import { createOutput } from '../src/cli/output.ts';
import { describeApi } from '../src/describe-api.ts';
import { TEST_TOKEN } from './app.ts';
import { openSearchWorld, type SearchWorld } from './demo-search-world.ts';
import {
  callExample,
  createChecker,
  type Description,
  exampleOf,
  operationsOf,
  type Parameter,
  type Schema,
} from './described-api.ts';

const written = await describeApi();
const description = JSON.parse(written) as Description;
const operations = operationsOf(description);
const check = createChecker(description);

describe('touchstone openapi', () => {
  let folder: string;
  const told: string[] = [];
  const stream = { write: (text: string) => told.push(text) };
  const context = { output: createOutput(stream, stream) } as unknown as CommandContext;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-openapi-'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('writes the same file every time, and finds out when it is missing or out of date', async () => {
    const file = join(folder, 'openapi.json');
    const run = (options: Record<string, boolean> = {}) => openapi.run({ words: [file], options }, context);

    expect(await run({ check: true })).toBe(1);
    expect(told.at(-1)).toBe(`${file} is not what the routes say. Write it anew with: npm run generate\n`);
    expect(await run()).toBe(0);
    expect(await readFile(file, 'utf8')).toBe(written);
    expect(await run({ check: true })).toBe(0);
    await writeFile(file, written.replace('searchReports', 'findReports'));
    expect(await run({ check: true })).toBe(1);
  });
});

describe('the description', () => {
  it('says of every operation what it is and what it answers', () => {
    const known = description.tags.map(({ name }) => name);
    for (const { operation } of operations) {
      const { operationId, summary, tags, responses } = operation;
      expect([operationId, summary, tags]).toEqual([
        expect.stringMatching(/^[a-z][A-Za-z]+$/),
        expect.stringMatching(/^[A-Z].*[^.]$/),
        [expect.toBeOneOf(known)],
      ]);
      const success = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      expect([operationId, success.length > 0]).toEqual([operationId, true]);
      for (const [status, { content, description: text }] of Object.entries(responses)) {
        const hasNoBody = ['204', '304'].includes(status);
        expect([operationId, status, Object.values(content ?? {}).map(({ schema }) => typeof schema)[0]]).toEqual([
          operationId,
          status,
          hasNoBody ? undefined : 'object',
        ]);
        expect([operationId, text]).not.toEqual([operationId, 'Default Response']);
      }
    }
  });

  it('names what can be wrong with a request for a token, and the other name of a filter', () => {
    const find = (id: string) => operations.find(({ operation }) => operation.operationId === id)?.operation;
    expect(Object.keys(find('getToken')?.responses ?? {})).toEqual(expect.arrayContaining(['413', '415']));
    for (const id of ['searchReports', 'searchInstitutions']) {
      expect(find(id)?.parameters).toContainEqual(
        expect.objectContaining({ name: 'cross_border', description: 'Another name of `crossborder`.' }),
      );
    }
  });

  it('says of every operation how it fails, with a problem document as an example', () => {
    for (const { operation } of operations) {
      const failures = Object.entries(operation.responses).filter(([status]) => /^[45]/.test(status));
      expect([operation.operationId, failures.map(([status]) => status)]).toEqual([
        operation.operationId,
        expect.arrayContaining(['429']),
      ]);
      for (const [status, { content = {} }] of failures) {
        for (const { schema, example } of Object.values(content)) {
          expect([operation.operationId, status, check(schema, example)]).toEqual([operation.operationId, status, []]);
          expect(example).toMatchObject({ status: Number(status) });
        }
      }
    }
  });

  it('explains every parameter and gives a value to try', () => {
    const parameters = operations.flatMap(({ operation }) => operation.parameters ?? []);
    expect(parameters.length).toBeGreaterThan(200);
    const mute = parameters.filter((one) => !one.description || exampleOf(one.schema, description) === undefined);
    expect(mute.map(({ name }) => name)).toEqual([]);
    for (const { name, schema } of parameters) {
      expect([name, check(schema, exampleOf(schema, description))]).toEqual([name, []]);
    }
  });

  it('gives examples that are of their own schema', () => {
    const withExample = schemasIn(description.components.schemas).filter(({ example }) => example !== undefined);
    expect(withExample.length).toBeGreaterThan(50);
    for (const schema of withExample) {
      expect([schema.example, check(schema, schema.example)]).toEqual([schema.example, []]);
    }
  });
});

describe('the examples of the reading addresses', () => {
  let world: SearchWorld;

  beforeAll(async () => {
    world = await openSearchWorld({ reports: 400 });
  });

  afterAll(() => world?.close());

  const reading = operations.filter(({ path }) => path.startsWith('/webapi/'));

  it.each(reading.map((one) => [one.operation.operationId, one] as const))(
    '%s answers as described',
    async (_, one) => {
      const response = await callExample(world.app, one, { description, token: TEST_TOKEN });
      expect([response.statusCode, describedFaults(one, response)]).toEqual([200, []]);
      // Nothing is suggested before anything is typed.
      expect(isEmpty(response.json())).toBe(one.operation.operationId === 'suggestInstitutions');
    },
  );

  it.each(reading.map((one) => [one.operation.operationId, one] as const))(
    '%s understands the example of every parameter',
    async (_, one) => {
      for (const parameter of (one.operation.parameters ?? []).filter((each) => each.in === 'query')) {
        const query = queryExample(parameter);
        const response = await callExample(world.app, one, { description, token: TEST_TOKEN, query });
        expect([query, response.statusCode, describedFaults(one, response)]).toEqual([query, 200, []]);
      }
    },
  );

  it.each(['searchReports', 'searchProgrammes'])('%s finds something by every example that names it', async (id) => {
    const search = reading.find(({ operation }) => operation.operationId === id);
    if (search === undefined) throw new Error(`There is no ${id}`);
    const named = (search.operation.parameters ?? []).filter(({ schema }) => schema.example !== undefined);
    const empty: string[] = [];
    for (const parameter of named) {
      const query = queryExample(parameter);
      const response = await callExample(world.app, search, { description, token: TEST_TOKEN, query });
      if (response.json<{ count: number }>().count === 0) empty.push(parameter.name);
    }
    expect(empty).toEqual([]);
  });

  it('is the same in v1 but for the addresses, so that one file describes both', async () => {
    const [v1, v2] = await Promise.all(['v1', 'v2'].map((version) => world.app.inject(`/webapi/${version}/swagger/`)));
    const described = JSON.parse(v1?.body.replaceAll('/webapi/v1/browse/', '/webapi/v2/browse/') ?? '') as Description;
    expect(withoutSubmission(described)).toEqual(withoutSubmission(v2?.json() as Description));
  });

  it('serves the example of a document', async () => {
    const files = operations.find(({ operation }) => operation.operationId === 'getReportFile');
    if (files === undefined) throw new Error('There is no address for documents');
    const response = await callExample(world.app, files, { description });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

/** The older submission interface has a looser envelope, and so a description of its own. */
function withoutSubmission(described: Description): Description {
  const paths = Object.entries(described.paths).filter(([path]) => !path.startsWith('/submissionapi/'));
  return { ...described, paths: Object.fromEntries(paths) };
}

type Called = (typeof operations)[number];
type Response = Awaited<ReturnType<typeof callExample>>;

function describedFaults({ operation }: Called, response: Response): string[] {
  const described = operation.responses[response.statusCode]?.content;
  const type = String(response.headers['content-type']).split(';')[0] ?? '';
  const schema = described?.[type]?.schema;
  return schema === undefined ? [`${type} is not described: ${response.body}`] : check(schema, response.json());
}

function queryExample({ name, schema }: Parameter): Record<string, unknown> {
  return { [name]: exampleOf(schema, description) };
}

function isEmpty(body: unknown): boolean {
  if (Array.isArray(body)) return body.length === 0;
  const { results } = body as { readonly results?: readonly unknown[] };
  return results !== undefined && results.length === 0;
}

/** Every schema inside a value, at any depth. */
function schemasIn(value: unknown): Schema[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, member]) => (key === 'example' ? [] : schemasIn(member)));
  return 'type' in value && typeof value.type === 'string' ? [value as Schema, ...inner] : inner;
}
