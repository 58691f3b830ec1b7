import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';
import { readerOf } from './parameters/reader.ts';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;

/** Bodies are checked by Ajv; queries and paths that bring their own reader are read by that. */
export function createSchemaController(): SchemaController {
  const buildAjv = AjvCompiler();
  return {
    compilersFactory: {
      buildValidator: (externalSchemas: unknown, ajvOptions: unknown) => {
        const compileWithAjv = buildAjv(externalSchemas as never, ajvOptions as never);
        const compile = (route: { readonly schema?: unknown }) => {
          const reader = readerOf(route.schema);
          return reader === undefined ? compileWithAjv(route) : (input: unknown) => attempt(() => reader(input));
        };
        return compile as never;
      },
    },
  };
}

function attempt(read: () => unknown): { value: unknown } | { error: unknown } {
  try {
    return { value: read() };
  } catch (error) {
    return { error };
  }
}
