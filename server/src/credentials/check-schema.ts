import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { JsonObject } from './read-credential.ts';
import { schemaV1 } from './schema-v1.ts';

interface Validators {
  readonly document: ValidateFunction;
  readonly subject: ValidateFunction;
}

let compiled: Validators | undefined;

/** What the schema says against a signed document of version 1.1. */
export function schemaProblem(credential: JsonObject): string | undefined {
  return problemOf(validators().document, credential);
}

/** What the schema says against the subject, which both versions have in common. */
export function subjectProblem(subject: unknown): string | undefined {
  return problemOf(validators().subject, subject);
}

function problemOf(validate: ValidateFunction, value: unknown): string | undefined {
  return validate(value) ? undefined : validate.errors?.map(sentence).join(' ');
}

function sentence({ instancePath, message }: ErrorObject): string {
  return `${instancePath || 'The document'} ${message}.`;
}

// Compiled once and on first use: most processes never verify anything.
function validators(): Validators {
  if (compiled === undefined) {
    const ajv = new Ajv({ allErrors: true, strictTypes: false });
    addFormats.default(ajv);
    // The address under which the schema is served makes no difference to what it says.
    const schema = schemaV1('https://registry.invalid');
    compiled = { document: ajv.compile(schema), subject: ajv.compile(schema.properties.credentialSubject) };
  }
  return compiled;
}
