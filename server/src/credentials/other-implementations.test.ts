import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { fromJwk } from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue, verifyCredential } from '@digitalbazaar/vc';
import { checkStatus, createList, decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { CompactSign, compactVerify, FlattenedSign, flattenedVerify, importJWK } from 'jose';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  aDocument,
  aKey,
  BASE,
  createCredentialWorld,
  documentLoader,
  ISSUED,
  NOW,
  published,
  REGISTRY_DID,
  someFacts,
} from '../../test/credential-world.ts';
import { bytesToSign, canonicalByStreamingParser } from '../../test/other-implementations.ts';
import { canonicalDocument, canonizeWithJsonld } from './canonical.ts';
import { didDocument } from './did.ts';
import { jws2020Context } from './jws-2020-context.ts';
import { createBits, decodeList as decodeOurs, encodeList, setBit } from './status-list.ts';
import { signVcJwt } from './vc-jwt.ts';
import { signVc2, vc2Document } from './vc2.ts';

const world = createCredentialWorld();
const keys = [published(world.ed25519), published(world.p256)];
const vc2 = vc2Document(aDocument(), BASE);
const MULTIKEY = `${REGISTRY_DID}#ed25519-2026-1-multikey`;

// Others ask the clock themselves.
beforeAll(() => void vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** What a stranger has: the contexts and what our addresses serve. */
function loaderWith(served: Readonly<Record<string, object>> = {}) {
  const document = didDocument(REGISTRY_DID, keys);
  const method = document.verificationMethod.find(({ id }) => id === MULTIKEY);
  const known: Readonly<Record<string, object | undefined>> = {
    [REGISTRY_DID]: document,
    [MULTIKEY]: { '@context': 'https://w3id.org/security/multikey/v1', ...method },
    ...served,
  };
  return async (url: string) => {
    const found = known[url];
    return found ? { contextUrl: null, documentUrl: url, document: found } : documentLoader(url);
  };
}

async function theirSuite() {
  const jwk = world.ed25519.privateKey.export({ format: 'jwk' });
  const pair = await fromJwk({ jwk: { ...jwk, alg: 'EdDSA' }, secretKey: true });
  pair.id = MULTIKEY;
  pair.controller = REGISTRY_DID;
  return new DataIntegrityProof({ signer: pair.signer(), cryptosuite, date: ISSUED });
}

it('has its 2.0 form verified by @digitalbazaar/vc, and refused when changed', async () => {
  const credential = await signVc2(vc2, world.signer, { created: ISSUED, documentLoader });
  const verifyWithTheirs = async (one: object) => {
    const list = await world.statusList();
    const options = { suite: new DataIntegrityProof({ cryptosuite }), documentLoader: loaderWith({ [list.id]: list }) };
    const { verified } = await verifyCredential({ credential: one, checkStatus, ...options });
    return verified;
  };
  expect(await verifyWithTheirs(credential)).toBe(true);
  expect(await verifyWithTheirs({ ...credential, validUntil: '2099-12-31T23:59:59Z' })).toBe(false);
});

it('accepts a 2.0 credential that @digitalbazaar/vc signed with our key and context', async () => {
  const credential = await issue({ credential: { ...vc2 }, suite: await theirSuite(), documentLoader: loaderWith() });
  expect((await world.verify(credential)).result).toBe('valid');
});

it('has its status list understood by @digitalbazaar/vc-bitstring-status-list', async () => {
  const credential = await signVc2(vc2, world.signer, { created: ISSUED, documentLoader });
  const statusBy = async (list: object & { id: string }) => {
    const answer = await checkStatus({
      credential,
      documentLoader: loaderWith({ [list.id]: list }),
      suite: new DataIntegrityProof({ cryptosuite }),
      verifyBitstringStatusListCredential: true,
      verifyMatchingIssuers: true,
    });
    // Their `verified` is true for a revoked credential too; the bit is in `results`.
    return [answer.verified, answer.results?.map(({ status }) => status)];
  };
  expect(await statusBy(await world.statusList())).toEqual([true, [false]]);
  expect(await statusBy(await world.statusList([94567]))).toEqual([true, [true]]);
});

it('reads and writes the same bits as @digitalbazaar/vc-bitstring-status-list', async () => {
  const revoked = [0, 1, 7, 8, 94567, 131_071];
  const bits = createBits();
  for (const index of revoked) setBit(bits, index);
  const theirs = await createList({ length: 131_072 });
  for (const index of revoked) theirs.setStatus(index, true);
  expect(decodeOurs(await theirs.encode())).toEqual(Buffer.from(bits));
  const read = await decodeList({ encodedList: encodeList(bits) });
  const found = Array.from({ length: 131_072 }, (_, index) => index).filter((index) => read.getStatus(index));
  expect(found).toEqual(revoked);
});

it('has its 1.1 form verified by jsonld-streaming-parser and jose, and refused when changed', async () => {
  const key = await importJWK(world.ed25519.publicJwk, 'EdDSA');
  const verifyWithTheirs = async ({ proof, ...document }: Awaited<ReturnType<typeof world.issue>>) => {
    const { jws, ...options } = proof;
    const [header = '', , signature = ''] = jws.split('.');
    const payload = await bytesToSign(document, options);
    return flattenedVerify({ protected: header, payload, signature }, key).then(
      () => true,
      () => false,
    );
  };
  const awkward = someFacts({
    decision: null,
    limitField: 'quotes " and \\ and 🌉',
    programmes: [{ id: 1, title: '<a>&amp;', alternativeLabels: ['🌉', '\uFB01'], eqfLevel: 5, nqfLevel: 'é' }],
  });
  for (const facts of [
    someFacts(),
    awkward,
    someFacts({ programmes: [], files: [], coveredRegistryIds: ['REGINST0042'] }),
  ]) {
    const credential = await world.issue(aDocument(facts));
    expect(await canonicalByStreamingParser(aDocument(facts))).toBe(canonicalDocument(aDocument(facts)));
    expect(await verifyWithTheirs(credential)).toBe(true);
    expect(await verifyWithTheirs({ ...credential, expirationDate: '2099-12-31T23:59:59Z' })).toBe(false);
  }
});

it('accepts a 1.1 credential that jose signed over what jsonld-streaming-parser read', async () => {
  const document = aDocument();
  const options = {
    type: 'JsonWebSignature2020',
    proofPurpose: 'assertionMethod',
    created: ISSUED,
    verificationMethod: `${REGISTRY_DID}#ed25519-2026-1`,
  };
  const signed = await new FlattenedSign(await bytesToSign(document, options))
    .setProtectedHeader({ alg: 'EdDSA', b64: false, crit: ['b64'] })
    .sign(world.ed25519.privateKey);
  const proof = { ...options, jws: `${signed.protected}..${signed.signature}` };
  expect((await world.verify({ ...document, proof })).result).toBe('valid');
});

it('has its token verified by jose, and accepts a token that jose signed', async () => {
  const key = await importJWK(world.p256.publicJwk, 'ES256');
  const { payload, protectedHeader } = await compactVerify(await signVcJwt(vc2, world.tokenSigner, ISSUED), key);
  expect(JSON.parse(Buffer.from(payload).toString())).toEqual({ ...vc2, iat: 1_772_442_900 });
  expect(protectedHeader).toEqual({ alg: 'ES256', typ: 'vc+jwt', cty: 'vc', kid: `${REGISTRY_DID}#p256-2026-1` });

  const theirs = await new CompactSign(Buffer.from(JSON.stringify(vc2)))
    .setProtectedHeader({ alg: 'ES256', typ: 'vc+jwt', kid: `${REGISTRY_DID}#p256-2026-1` })
    .sign(world.p256.privateKey);
  expect((await world.verify(theirs)).result).toBe('valid');
});

it('defines the terms of JsonWebSignature2020 as others do', () => {
  expect(jws2020Context).toEqual(contextOfOthers('jws-2020-v1'));
});

it('has a DID document in which every word is defined', async () => {
  const others: Readonly<Record<string, object>> = {
    'https://www.w3.org/ns/did/v1': contextOfOthers('did-v1'),
    'https://w3id.org/security/multikey/v1': contextOfOthers('multikey-v1'),
  };
  const compromised = { ...published(aKey('ed25519-2025-1'), 'compromised'), revokedAt: '2026-01-01T00:00:00Z' };
  const statements = await canonizeWithJsonld(didDocument(REGISTRY_DID, [...keys, compromised]), async (url) => {
    const document = others[url];
    return document ? { contextUrl: null, documentUrl: url, document } : documentLoader(url);
  });
  expect(statements.match(/security#assertionMethod>/g)).toHaveLength(3);
  expect(statements.match(/security#verificationMethod>/g)).toHaveLength(5);
});

/** Only the files: the package itself needs another that it does not name. */
function contextOfOthers(name: string): object {
  const folder = dirname(createRequire(import.meta.url).resolve('@trustvc/w3c-context'));
  return JSON.parse(readFileSync(join(folder, `context/${name}.json`), 'utf8'));
}
