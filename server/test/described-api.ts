import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { buildTestApp } from './app.ts';

/** As much of an OpenAPI document as the tests read. */
export interface Description {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Answer>>;
}

export interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly description?: string;
  readonly schema: Schema;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly example?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
}

export interface DescribedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

export function operationsOf({ paths }: Description): DescribedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

/** What is wrong with a value by a schema of the description; members that are not described are wrong too. */
export function createChecker({ components }: Description) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema({ $id: 'description', components: closed(components) as object });
  const compiled = new Map<Schema, (value: unknown) => readonly ErrorObject[]>();

  return function check(schema: Schema, value: unknown): string[] {
    const errorsIn = compiled.get(schema) ?? compile(schema);
    compiled.set(schema, errorsIn);
    return errorsIn(value).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };

  function compile(schema: Schema) {
    const validate = ajv.compile(closed(schema) as object);
    return (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
  }
}

/** The same schemas without room for members that they do not name, referring to each other in one document. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  if (typeof copy['$ref'] === 'string') return { $ref: copy['$ref'].replace('#/', 'description#/') };
  const isObject = copy['type'] === 'object' && 'properties' in copy;
  return isObject && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy;
}

/** The example of a schema, put together from those of its members where it has none of its own. */
export function exampleOf(schema: Schema, { components }: Description): unknown {
  if (schema.$ref !== undefined) {
    const named = components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    return named === undefined ? undefined : exampleOf(named, { components } as Description);
  }
  if (schema.example !== undefined || schema.properties === undefined) {
    const [choice = schema.default ?? (schema.type === 'boolean' ? true : undefined)] = schema.enum ?? [];
    const single = schema.example ?? choice;
    return schema.type === 'array' && single === undefined && schema.items !== undefined
      ? [exampleOf(schema.items, { components } as Description)]
      : single;
  }
  const members = Object.entries(schema.properties)
    .map(([name, member]) => [name, exampleOf(member, { components } as Description)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(members);
}

interface Overrides {
  readonly token?: string;
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
}

/** Makes the request that an operation gives as its example, with some of its values replaced. */
export async function callExample(
  app: Awaited<ReturnType<typeof buildTestApp>>,
  { method, path, operation }: DescribedOperation,
  { description, token, ...overrides }: Overrides & { readonly description: Description },
) {
  const parameters = operation.parameters ?? [];
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.name === name);
    return encodeURIComponent(String(overrides.path?.[name] ?? parameter?.schema.example));
  });
  const query = Object.entries(overrides.query ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  const bodySchema = operation.requestBody?.content['application/json']?.schema;
  return app.inject({
    method: method as 'GET',
    url: query.length === 0 ? url : `${url}?${new URLSearchParams(query).toString()}`,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    ...(bodySchema && { payload: { ...(exampleOf(bodySchema, description) as object), ...overrides.body } }),
  });
}
