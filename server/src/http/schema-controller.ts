import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';
import { readerOf } from './parameters/reader.ts';

type SchemaController = NonNullable<FastifyServerOptions['schemaController']>;
type SerializerFactory = ReturnType<typeof SerializerSelector>;
type SerializerCompiler = ReturnType<SerializerFactory>;
type Serializer = ReturnType<SerializerCompiler>;

/** How schemas become functions. Made once an app, whose shared schemas are registered before its routes. */
export function createSchemaController(): SchemaController {
  return { compilersFactory: { buildValidator: createValidatorFactory(), buildSerializer: createSerializerFactory() } };
}

/** Bodies are checked by Ajv; queries and paths that bring their own reader are read by that. */
function createValidatorFactory() {
  const buildAjv = AjvCompiler();
  return (externalSchemas: unknown, ajvOptions: unknown) => {
    const compileWithAjv = buildAjv(externalSchemas as never, ajvOptions as never);
    const compile = (route: { readonly schema?: unknown }) => {
      const reader = readerOf(route.schema);
      return reader === undefined ? compileWithAjv(route) : (input: unknown) => attempt(() => reader(input));
    };
    return compile as never;
  };
}

/**
 * Compiling is most of what a start costs: both versions of a route share one serialiser, and problem documents,
 * which the error handler writes itself, get none.
 */
function createSerializerFactory(): SerializerFactory {
  const buildDefault = SerializerSelector();
  const compiled = new Map<unknown, Serializer>();
  return (externalSchemas, options) => {
    const compileDefault = buildDefault(externalSchemas, options);
    return (route) => {
      if (Number(route.httpStatus) >= 400) return JSON.stringify;
      const serializer = compiled.get(route.schema) ?? compileDefault(route);
      compiled.set(route.schema, serializer);
      return serializer;
    };
  };
}

function attempt(read: () => unknown): { value: unknown } | { error: unknown } {
  try {
    return { value: read() };
  } catch (error) {
    return { error };
  }
}
