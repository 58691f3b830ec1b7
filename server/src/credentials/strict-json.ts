import { RegistryError } from '../domain/errors.ts';

const MAX_DEPTH = 32;

export interface StrictJson {
  readonly value: unknown;
  /** A member that stands twice in one object. Parsers differ in which of the two they keep. */
  readonly duplicate: string | undefined;
}

/** Reads JSON that a stranger sent. Throws a `RegistryError` when it is no JSON or nested too deeply. */
export function readStrictJson(text: string): StrictJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new RegistryError('malformed_request', 'This is not JSON', { cause });
  }
  return { value, duplicate: findDuplicate(text) };
}

// Strings as a whole, and the marks that open, close or follow something. Nothing else matters in valid JSON.
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:]/gs;

function findDuplicate(json: string): string | undefined {
  const open: Set<string>[] = [];
  let duplicate: string | undefined;
  let lastString = '';
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') {
      if (open.push(new Set()) > MAX_DEPTH) {
        throw new RegistryError('malformed_request', `The document is nested more than ${MAX_DEPTH} levels deep`);
      }
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (token === ':') {
      const member: string = JSON.parse(lastString);
      const members = open.at(-1);
      if (members?.has(member)) duplicate ??= member;
      members?.add(member);
    } else {
      lastString = token;
    }
  }
  return duplicate;
}
