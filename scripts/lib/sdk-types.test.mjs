import { expect, it } from 'vitest';
import { sdkTypes } from './sdk-types.mjs';

/** @param {import('./sdk-types.mjs').Schema} schema */
function typeOf(schema) {
  const text = sdkTypes({ paths: {}, components: { schemas: { Thing: schema } } });
  return /export (?:type|interface) Thing (.*?)\n\nexport interface Operations/s.exec(text)?.[1]?.trim();
}

it.each([
  [{ type: 'string' }, '= string;'],
  [{ type: 'integer', nullable: true }, '= number | null;'],
  [{ type: 'string', enum: ['on', "it's", null], nullable: true }, String.raw`= 'on' | 'it\'s' | null;`],
  [{ type: 'string', format: 'binary' }, '= Blob;'],
  [
    { type: 'array', items: { anyOf: [{ type: 'string' }, { $ref: '#/components/schemas/Other' }] } },
    '= readonly (string | Other)[];',
  ],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, '= Readonly<Record<string, boolean>>;'],
  [
    {
      type: 'object',
      required: ['id'],
      properties: { id: { type: 'integer' }, note: { type: 'string', description: 'Why.' } },
    },
    '{\n  readonly id: number;\n  /** Why. */\n  readonly note?: string;\n}',
  ],
])('writes %o as %s', (schema, expected) => {
  expect(typeOf(schema)).toBe(expected);
});

it('refuses a schema that it has no type for, instead of guessing', () => {
  expect(() => typeOf({ type: 'colour' })).toThrow('There is no type for');
});

const answer = { 200: { content: { 'application/json': { schema: { type: 'string' } } } } };

it('writes what an operation takes and answers, and where it is', () => {
  const text = sdkTypes({
    paths: {
      '/things/{id}': {
        get: {
          operationId: 'getThing',
          summary: 'One thing',
          parameters: [
            { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
            { name: 'id', in: 'path', required: true, description: 'Its number.', schema: { type: 'integer' } },
          ],
          responses: { ...answer, 404: { content: {} } },
        },
      },
    },
    components: { schemas: {} },
  });
  expect(text).toContain(`export interface Operations {
  /** One thing */
  readonly getThing: {
    readonly input: {
      readonly tag?: OneOrMore<string> | undefined;
      /** Its number. */
      readonly id: number;
    };
    readonly answer: string;
  };
}

export const OPERATIONS = {
  getThing: { method: 'GET', path: '/things/{id}', hasBody: false },
} as const;`);
});

it('puts the members of a body beside the parameters', () => {
  const operation = {
    operationId: 'changeThing',
    summary: 'Change a thing',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } },
    responses: answer,
  };
  const text = sdkTypes({ paths: { '/things/{id}': { put: operation } }, components: { schemas: {} } });
  expect(text).toContain('readonly input: {\n      readonly id: number;\n    } & Thing;');
});

it('sends a body that may be anything as it is', () => {
  const anything = { schema: { description: 'A document.' } };
  const operation = {
    operationId: 'checkThing',
    summary: 'Check a thing',
    requestBody: { content: { 'application/json': anything, 'text/plain': anything } },
    responses: answer,
  };
  const text = sdkTypes({ paths: { '/check': { post: operation } }, components: { schemas: {} } });
  expect(text).toContain('readonly input: { readonly body: Blob | string };');
  expect(text).toContain("checkThing: { method: 'POST', path: '/check', hasBody: true, mediaType: 'text/plain' },");
});
