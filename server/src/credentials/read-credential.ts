import { RegistryError } from '../domain/errors.ts';
import { decodeBase64url } from './base64url.ts';
import { refuseExcess } from './document-limits.ts';
import { readStrictJson } from './strict-json.ts';

export const MAX_TEXT_BYTES = 262_144;

export type JsonObject = Readonly<Record<string, unknown>>;

/** A credential as it was handed in, nothing about it believed yet. */
export interface ReadCredential {
  readonly form: 'document' | 'token';
  /** The document without its proof; of a token, its payload without the time of signing. */
  readonly document: JsonObject;
  /** The proof of a document, or what the header of a token says. */
  readonly proof: JsonObject;
  /** The token as it was given. */
  readonly token: string | undefined;
  readonly duplicate: string | undefined;
}

const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Finds the one credential in a text. Throws a `RegistryError` when there is none that could be read. */
export function readCredential(text: string): ReadCredential {
  if (Buffer.byteLength(text) > MAX_TEXT_BYTES) {
    throw new RegistryError('too_large', `A credential of more than ${MAX_TEXT_BYTES / 1024} KiB is not checked`);
  }
  const trimmed = text.trim();
  if (TOKEN.test(trimmed)) return readToken(trimmed);
  const { value, duplicate } = readStrictJson(trimmed);
  const found = unwrapped(value);
  if (typeof found === 'string' && TOKEN.test(found)) return readToken(found, duplicate);
  if (!isObject(found)) {
    throw new RegistryError('malformed_request', 'A credential is a JSON object or a token of three parts');
  }
  refuseExcess(found);
  const { proof, ...document } = found;
  return { form: 'document', document, proof: isObject(proof) ? proof : {}, token: undefined, duplicate };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text at the end of a path of members; `undefined` where the path ends early or in something else. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = path.reduce<unknown>((within, member) => (isObject(within) ? within[member] : undefined), value);
  return typeof found === 'string' ? found : undefined;
}

function unwrapped(value: unknown): unknown {
  const inner = isObject(value) && Object.hasOwn(value, 'verifiableCredential') ? value['verifiableCredential'] : value;
  if (!Array.isArray(inner)) return inner;
  if (inner.length === 1) return inner[0];
  throw new RegistryError('malformed_request', `Credentials are checked one by one, and these are ${inner.length}`);
}

function readToken(token: string, duplicateAround?: string): ReadCredential {
  const [header, payload] = token.split('.').slice(0, 2).map(readTokenPart);
  if (!isObject(header?.value) || !isObject(payload?.value)) {
    throw new RegistryError('malformed_request', 'Header and payload of the token must be JSON objects');
  }
  refuseExcess(payload.value);
  const { iat: _time, ...document } = payload.value;
  const duplicate = duplicateAround ?? header.duplicate ?? payload.duplicate;
  return { form: 'token', document, proof: header.value, token, duplicate };
}

function readTokenPart(part: string) {
  const bytes = decodeBase64url(part);
  if (bytes === undefined) throw new RegistryError('malformed_request', 'The token is not in canonical base64url');
  return readStrictJson(bytes.toString());
}
