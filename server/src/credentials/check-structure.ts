import { isObject, type JsonObject, type ReadCredential } from './read-credential.ts';

const UNREADABLE = /\p{Cc}|\p{Surrogate}/u;

/**
 * What is wrong with the shape of a credential. Signatures of JSON-LD cover statements, not text: what makes no
 * statement could be added to a signed document without anybody noticing, so none of that is accepted. That is `null`
 * (but for a decision), empty lists, repeated items, and all keywords of JSON-LD after the contexts. Nor may two objects
 * have one id: to the signature they would be one, whoever wrote which half.
 */
export function structureProblem({ document, proof, form, duplicate }: ReadCredential): string | undefined {
  if (duplicate !== undefined) return `The member ${JSON.stringify(duplicate)} stands there twice.`;
  const { '@context': _contexts, ...members } = document;
  return (
    valueProblem({ ...members, ...(form === 'document' && { proof }) }, '') ??
    repeatedId(members) ??
    missingMember(document) ??
    (form === 'document' ? missingProof(proof) : missingHeader(proof))
  );
}

function valueProblem(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return textProblem(value, path);
  if (value === null && path === '/credentialSubject/authorizationClaims/decision') return undefined;
  if (Array.isArray(value)) return arrayProblem(value, path);
  return isObject(value) ? objectProblem(value, path) : `${path} is neither text nor a list nor an object.`;
}

function textProblem(text: string, path: string): string | undefined {
  if (UNREADABLE.test(text)) return `${path} has a control character or half a character.`;
  // With such names nodes could point at each other in circles, and telling them apart takes for ever.
  return text.startsWith('_:') ? `${path} is a name for something without an address.` : undefined;
}

function arrayProblem(items: readonly unknown[], path: string): string | undefined {
  if (items.length === 0) return `${path} is empty.`;
  if (new Set(items.map((item) => JSON.stringify(item))).size < items.length) return `${path} has an item twice.`;
  return firstProblem(items, (item, index) => valueProblem(item, `${path}/${index}`));
}

function objectProblem(value: JsonObject, path: string): string | undefined {
  const members = Object.entries(value);
  if (members.length === 0) return `${path || '/'} is empty.`;
  return firstProblem(members, ([name, member]) =>
    name.startsWith('@') || name === '__proto__' || UNREADABLE.test(name)
      ? `${path || '/'} has the member ${JSON.stringify(name)}, which is not allowed there.`
      : valueProblem(member, `${path}/${name}`),
  );
}

function repeatedId(members: JsonObject): string | undefined {
  const ids = idsWithin(members);
  const repeated = ids.find((id, place) => ids.indexOf(id) < place);
  return repeated === undefined ? undefined : `Two objects have the id ${repeated}.`;
}

function idsWithin(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsWithin);
  if (!isObject(value)) return [];
  const below = Object.values(value).flatMap(idsWithin);
  return typeof value['id'] === 'string' ? [value['id'], ...below] : below;
}

function firstProblem<Item>(
  items: readonly Item[],
  problemOf: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const problem = problemOf(item, index);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function missingMember(document: JsonObject): string | undefined {
  if (typeof document['id'] !== 'string') return 'The credential has no id.';
  if (typeof document['issuer'] !== 'string') return 'The issuer is not given as text.';
  if (!isObject(document['credentialSubject'])) return 'The credential has no subject.';
  const type = document['type'];
  return Array.isArray(type) && type.includes('VerifiableCredential') ? undefined : 'This is no VerifiableCredential.';
}

function missingProof(proof: JsonObject): string | undefined {
  if (proof['type'] !== 'JsonWebSignature2020' && proof['type'] !== 'DataIntegrityProof') {
    return 'The credential has no proof of the kind JsonWebSignature2020 or DataIntegrityProof.';
  }
  return typeof proof['verificationMethod'] === 'string' ? undefined : 'The proof names no key.';
}

function missingHeader(header: JsonObject): string | undefined {
  if (header['typ'] !== 'vc+jwt') return 'The token does not say that it is a credential (typ vc+jwt).';
  return typeof header['kid'] === 'string' ? undefined : 'The token names no key.';
}
