import { expect, it } from 'vitest';
import { aDocument, createCredentialWorld, documentLoader, ISSUED, someFacts } from '../../test/credential-world.ts';
import { checkDataIntegrity } from './data-integrity.ts';
import type { PublicJwk } from './did.ts';
import { checkProof } from './proof.ts';
import { isObject } from './read-credential.ts';
import { signVcJwt } from './vc-jwt.ts';
import { signVc2, vc2Document } from './vc2.ts';

const world = createCredentialWorld();
const BASE = 'https://registry.example';

type Path = readonly (string | number)[];

/** Where every text and every `null` stands. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, index]));
  if (isObject(value)) return Object.entries(value).flatMap(([name, member]) => leaves(member, [...path, name]));
  return [path];
}

/** Where every list, object and leaf stands. */
function nodes(value: unknown, path: Path = []): Path[] {
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => nodes(item, [...path, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([name, member]) => nodes(member, [...path, name]))
      : [];
  return path.length === 0 ? below : [path, ...below];
}

/** A copy in which one thing is changed; `undefined` takes it out. */
function changedAt(value: unknown, [step, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    return value
      .map((item, index) => (index === step ? changedAt(item, rest, change) : item))
      .filter((item) => item !== undefined);
  }
  return { ...(value as object), [step]: changedAt((value as Record<string, unknown>)[step], rest, change) };
}

/** Something else of the same kind, so that nothing but the signature could notice. */
function another(old: unknown): unknown {
  if (typeof old !== 'string') return 'positive';
  if (/^\d{4}-/.test(old)) return old.replace(/^\d{4}/, '2024');
  if (/^\d+$/.test(old)) return String(Number(old) + 1);
  return `${old.slice(0, -1)}${old.endsWith('a') ? 'b' : 'a'}`;
}

/** Which changes a check of the signature alone does not notice. */
async function missedBySignature(credential: object, paths: readonly Path[], change: (old: unknown) => unknown) {
  const { publicJwk } = world.ed25519;
  const missed: string[] = [];
  for (const path of paths) {
    const problem = await signatureProblem(changedAt(credential, path, change), publicJwk);
    if (problem === undefined) missed.push(path.join('/'));
  }
  return missed;
}

async function signatureProblem(credential: unknown, publicJwk: PublicJwk) {
  const { proof, ...document } = credential as { proof: unknown };
  if (!isObject(proof)) return 'no proof';
  const check = proof['type'] === 'JsonWebSignature2020' ? checkProof : checkDataIntegrity;
  return check({ ...document, proof }, publicJwk, documentLoader);
}

async function missedByVerification(credential: object, paths: readonly Path[], change: (old: unknown) => unknown) {
  const missed: string[] = [];
  for (const path of paths) {
    const { result } = await world.verify(changedAt(credential, path, change));
    if (result !== 'invalid') missed.push(path.join('/'));
  }
  return missed;
}

it('notices by the signature alone when any one leaf of a 1.1 credential is changed', async () => {
  const credential = await world.issue();
  const all = leaves(credential);
  expect({ leaves: all.length, missed: await missedBySignature(credential, all, another) }).toEqual({
    leaves: 57,
    missed: [],
  });
});

it('notices by the signature alone when any one leaf of a 2.0 credential is changed', async () => {
  const document = vc2Document(aDocument(), BASE);
  const credential = await signVc2(document, world.signer, { created: ISSUED, documentLoader });
  const all = leaves(credential);
  expect({ leaves: all.length, missed: await missedBySignature(credential, all, another) }).toEqual({
    leaves: 53,
    missed: [],
  });
});

it('notices when a decision is put where there was none', async () => {
  const credential = await world.issue(aDocument(someFacts({ decision: null })));
  const path = ['credentialSubject', 'authorizationClaims', 'decision'];
  expect(await missedBySignature(credential, [path], () => 'positive')).toEqual([]);
  expect(await missedBySignature(credential, [path], () => undefined)).toEqual([]);
});

it('calls a credential invalid when any part of it is changed, taken out, emptied or added to', async () => {
  const credential = await world.issue();
  const everything = nodes(credential);
  const objects = everything.filter((path) =>
    isObject(path.reduce<unknown>((at, step) => Reflect.get(at as object, step), credential)),
  );
  expect({
    changed: await missedByVerification(credential, leaves(credential), another),
    takenOut: await missedByVerification(credential, everything, () => undefined),
    madeNull: await missedByVerification(credential, everything, () => null),
    emptied: await missedByVerification(credential, everything, () => ''),
    addedTo: await missedByVerification(credential, [[], ...objects], (old) => ({ ...(old as object), added: 'x' })),
    addedKnownWord: await missedByVerification(credential, [[]], (old) => ({
      ...(old as object),
      refreshService: 'urn:x',
    })),
    // A list of one item that becomes two is seen; the order of the two is not signed.
    wrapped: await missedByVerification(credential, leaves(credential), (old) => ({ '@value': old })),
  }).toEqual({ changed: [], takenOut: [], madeNull: [], emptied: [], addedTo: [], addedKnownWord: [], wrapped: [] });
});

it('calls a token invalid when any one character of it is changed', async () => {
  const token = await signVcJwt(vc2Document(aDocument(), BASE), world.tokenSigner, ISSUED);
  const places = Array.from({ length: token.length }, (_, place) => place).filter((place) => token[place] !== '.');
  const missed: number[] = [];
  for (const place of places.filter((one) => one % 7 === 0 || one > token.length - 90)) {
    const changed = `${token.slice(0, place)}${token[place] === 'A' ? 'B' : 'A'}${token.slice(place + 1)}`;
    const result = await world.verify(changed).then(
      (verification) => verification.result,
      () => 'unreadable',
    );
    if (result !== 'invalid' && result !== 'unreadable') missed.push(place);
  }
  expect(missed).toEqual([]);
});

it('refuses all other last characters that a lenient decoder takes for the same signature', async () => {
  const credential = await world.issue();
  const { jws } = credential.proof;
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const bytesOf = (text: string) => Buffer.from(text.slice(text.lastIndexOf('.') + 1), 'base64url').toString('hex');
  const twins = Array.from(alphabet)
    .map((last) => jws.slice(0, -1) + last)
    .filter((one) => one !== jws && bytesOf(one) === bytesOf(jws));
  expect(twins).toHaveLength(15);
  for (const twin of [...twins, `${jws}=`, `${jws}==`, ` ${jws}`]) {
    expect((await world.verify({ ...credential, proof: { ...credential.proof, jws: twin } })).result).toBe('invalid');
  }
});
