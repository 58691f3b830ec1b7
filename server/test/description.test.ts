import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createFolderStorage } from '../src/files/file-storage.ts';
import { buildTestApp } from './app.ts';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

describe.each(['v1', 'v2'])('the description of %s', (version) => {
  let app: Awaited<ReturnType<typeof buildTestApp>>;
  let description: Description;

  beforeAll(async () => {
    // Nothing is read: the description comes from the routes alone.
    app = await buildTestApp({ registry: {} as never, files: createFolderStorage('/nowhere') });
    description = (await app.inject(`/webapi/${version}/swagger/`)).json<Description>();
  });

  afterAll(() => app?.close());

  it('is valid OpenAPI 3.0', async () => {
    const result = await new Validator().validate(structuredClone(description) as never);
    expect([result.errors, result.valid, description.openapi]).toEqual([undefined, true, '3.0.3']);
  });

  it('is the same as JSON, as YAML and under its file name', async () => {
    const json = await app.inject(`/webapi/${version}/swagger/swagger.json`);
    const yaml = await app.inject(`/webapi/${version}/swagger/swagger.yaml`);
    expect(json.json()).toEqual(description);
    expect(parse(yaml.body)).toEqual(description);
  });

  it.each(['', '/'])('is a page for browsers, at the address ending in "%s"', async (end) => {
    const response = await app.inject({
      url: `/webapi/${version}/swagger${end}`,
      headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
    });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers['content-security-policy']).not.toContain('unsafe');
    const addresses = [...response.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) =>
      address.replace(/^\./, `/webapi/${version}/swagger`),
    );
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) expect([address, (await app.inject(address)).statusCode]).toEqual([address, 200]);
    expect(response.body).not.toMatch(/<script(?![^>]*src=)|style=|onload=/);
  });

  it.each([
    [undefined, 'json'],
    ['*/*', 'json'],
    ['application/xml', 'json'],
    ['text/html;q=0.1, application/json', 'json'],
    ['application/json;q=0.5, text/html;q=0.9', 'html'],
    ['text/html, */*;q=0.8', 'html'],
  ])('is in the form that is liked best by %s', async (accept, form) => {
    const response = await app.inject({
      url: `/webapi/${version}/swagger/`,
      headers: accept === undefined ? {} : { accept },
    });
    expect([response.headers['content-type'], response.headers.vary]).toEqual([
      expect.stringContaining(form),
      expect.stringContaining('Accept'),
    ]);
  });

  it('holds its own version only', () => {
    const versioned = Object.keys(description.paths).filter((path) => path.startsWith('/webapi/'));
    expect(versioned.length).toBeGreaterThan(10);
    expect(versioned.filter((path) => !path.startsWith(`/webapi/${version}/`))).toEqual([]);
  });

  it('names every operation once and says what it does and how it fails', () => {
    const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => id === undefined || ids.indexOf(id) !== index)).toEqual([]);
    expect(operations.filter(({ summary, tags = [] }) => !summary || tags.length === 0)).toEqual([]);
  });

  it('calls every schema by its name', () => {
    const names = Object.keys(description.components.schemas);
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });
});

it('says of a demo that its data is invented', async () => {
  const files = createFolderStorage('/nowhere');
  const demo = await buildTestApp({ registry: {} as never, files }, { isDemo: true });
  const description = await demo.inject('/webapi/v2/swagger/');
  await demo.close();

  expect(description.headers['x-demo-data']).toBe('fictional');
  expect(description.json<{ info: { description: string } }>().info.description).toMatch(/^\*\*Demo data: fictional/);
});
