/**
 * The parts of an OpenAPI 3.0 document that the SDK is made from. Anything else in it is an error: a type that was
 * guessed would be wrong without anybody noticing.
 * @typedef {{
 *   $ref?: string, type?: string, format?: string, description?: string, nullable?: boolean,
 *   enum?: (string | number | null)[], items?: Schema, anyOf?: Schema[], required?: string[],
 *   properties?: Record<string, Schema>, additionalProperties?: boolean | Schema,
 * }} Schema
 * @typedef {{ name: string, in: string, required?: boolean, description?: string, schema: Schema }} Parameter
 * @typedef {{ content?: Record<string, { schema: Schema }> }} Content
 * @typedef {{
 *   operationId: string, summary: string, description?: string, security?: object[],
 *   parameters?: Parameter[], requestBody?: Content, responses: Record<string, Content>,
 * }} Operation
 * @typedef {{
 *   paths: Record<string, Record<string, Operation>>, components: { schemas: Record<string, Schema> },
 * }} Description
 */

const HEADER = `// Written by scripts/generate-sdk.mjs from openapi.json. Change the routes of the server, not this file.

/** One value or several; results fit any of them. */
export type OneOrMore<Value> = Value | readonly Value[];
`;

/**
 * The types of everything the API takes and answers, and the table the client works from.
 * @param {Description} description
 * @returns {string}
 */
export function sdkTypes({ paths, components }) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => namedType(name, schema));
  const types = operations.map(({ operation }) => operationType(operation));
  const table = operations.map(tableEntry);
  return [
    HEADER,
    ...schemas,
    `export interface Operations {\n${types.join('\n')}\n}\n`,
    `export const OPERATIONS = {\n${table.join('\n')}\n} as const;\n`,
  ].join('\n');
}

/**
 * @param {string} name
 * @param {Schema} schema
 */
function namedType(name, schema) {
  const comment = docComment(schema.description, '');
  if (schema.type === 'object' && schema.properties)
    return `${comment}export interface ${name} ${typeOf(schema, '')}\n`;
  return `${comment}export type ${name} = ${typeOf(schema, '')};\n`;
}

/** @param {Operation} operation */
function operationType(operation) {
  const { operationId, summary, description } = operation;
  const comment = docComment([summary, description].filter(Boolean).join('. '), '  ');
  return `${comment}  readonly ${operationId}: {
    readonly input: ${inputType(operation)};
    readonly answer: ${answerType(operation)};
  };`;
}

/** @param {Operation} operation */
function inputType({ operationId, parameters = [], requestBody }) {
  const body = bodyType(requestBody);
  if (parameters.length === 0) return body ?? 'Record<string, never>';
  const members = parameters.map(({ name, in: place, required = false, description, schema }) => {
    const isList = place === 'query' && schema.type === 'array' && schema.items;
    const type = isList ? `OneOrMore<${typeOf(schema.items ?? {}, '')}>` : typeOf(schema, '      ');
    return `${docComment(description, '      ')}      readonly ${name}${required ? '' : '?'}: ${type}${required ? '' : ' | undefined'};`;
  });
  const ofBody = Object.keys(requestBody?.content?.[JSON_TYPE]?.schema.properties ?? {});
  const clash = parameters.find(({ name }) => ofBody.includes(name));
  if (clash) throw new Error(`${operationId} has ${clash.name} among its parameters and in its body`);
  const parts = `{\n${members.join('\n')}\n    }`;
  return body === undefined ? parts : `${parts} & ${body}`;
}

const JSON_TYPE = 'application/json';

/**
 * The members of a JSON body stand beside the parameters; a body of another kind, or one that may be anything, is one
 * member.
 * @param {Content | undefined} requestBody
 */
function bodyType(requestBody) {
  if (requestBody === undefined) return undefined;
  const schema = requestBody.content?.[JSON_TYPE]?.schema;
  return schema && !isOpen(schema) ? typeOf(schema, '    ') : '{ readonly body: Blob | string }';
}

/**
 * Whether anything fits.
 * @param {Schema} schema
 */
function isOpen({ $ref, anyOf, enum: values, type }) {
  return $ref === undefined && anyOf === undefined && values === undefined && type === undefined;
}

/**
 * How a body is sent: as JSON made from its members where that can be, else as it is.
 * @param {Content | undefined} requestBody
 */
function mediaTypeOf(requestBody) {
  const types = Object.keys(requestBody?.content ?? {});
  const schema = requestBody?.content?.[JSON_TYPE]?.schema;
  if (schema && !isOpen(schema)) return JSON_TYPE;
  return types.find((type) => type !== JSON_TYPE);
}

/** @param {Operation} operation */
function answerType({ operationId, responses }) {
  const answers = Object.entries(responses)
    .filter(([status]) => /^20[0-5]$/.test(status))
    .map(([, { content }]) => {
      const [schema] = Object.values(content ?? {}).map((media) => media.schema);
      return schema === undefined ? 'undefined' : typeOf(schema, '    ');
    });
  if (answers.length === 0) throw new Error(`${operationId} describes no answer`);
  return [...new Set(answers)].join(' | ');
}

/** @param {{ path: string, method: string, operation: Operation }} described */
function tableEntry({ path, method, operation: { operationId, parameters = [], requestBody } }) {
  const mediaType = mediaTypeOf(requestBody);
  const query = parameters.filter(({ in: place }) => place === 'query').map(({ name }) => `'${name}'`);
  const parts = [
    `method: '${method.toUpperCase()}'`,
    `path: '${path}'`,
    `hasBody: ${requestBody !== undefined}`,
    ...(mediaType === undefined || mediaType === JSON_TYPE ? [] : [`mediaType: '${mediaType}'`]),
    ...(requestBody !== undefined && query.length > 0 ? [`query: [${query.join(', ')}]`] : []),
  ];
  return `  ${operationId}: { ${parts.join(', ')} },`;
}

/**
 * @param {Schema} schema
 * @param {string} indent
 * @returns {string}
 */
function typeOf(schema, indent) {
  const type = typeWithoutNull(schema, indent);
  return schema.nullable && type !== 'unknown' && !schema.enum?.includes(null) ? `${type} | null` : type;
}

/**
 * @param {Schema} schema
 * @param {string} indent
 * @returns {string}
 */
function typeWithoutNull(schema, indent) {
  if (schema.$ref) return schema.$ref.replace('#/components/schemas/', '');
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, indent)).join(' | ');
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  switch (schema.type ?? 'anything') {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return `readonly ${inParentheses(typeOf(schema.items ?? {}, indent))}[]`;
    case 'object':
      return objectType(schema, indent);
    case 'anything':
      return 'unknown';
    default:
      throw new Error(`There is no type for ${JSON.stringify(schema)}`);
  }
}

/**
 * @param {Schema} schema
 * @param {string} indent
 */
function objectType({ properties = {}, required = [], additionalProperties }, indent) {
  const names = Object.keys(properties);
  if (names.length === 0 && typeof additionalProperties === 'object') {
    return `Readonly<Record<string, ${typeOf(additionalProperties, indent)}>>`;
  }
  if (names.length === 0)
    return additionalProperties === true ? 'Readonly<Record<string, unknown>>' : 'Record<string, never>';
  const inner = `${indent}  `;
  const members = Object.entries(properties).map(([name, member]) => {
    const optional = required.includes(name) ? '' : '?';
    return `${docComment(member.description, inner)}${inner}readonly ${name}${optional}: ${typeOf(member, inner)};`;
  });
  return `{\n${members.join('\n')}\n${indent}}`;
}

/** @param {string | number | null} value */
function literal(value) {
  return typeof value === 'string' ? `'${value.replaceAll("'", String.raw`\'`)}'` : String(value);
}

/** @param {string} type */
function inParentheses(type) {
  return type.includes(' | ') && !type.startsWith('{') ? `(${type})` : type;
}

/**
 * @param {string | undefined} text
 * @param {string} indent
 */
function docComment(text, indent) {
  return text ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n` : '';
}
