import { createHmac, createPrivateKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { aKey, BASE, documentLoader } from '../../test/credential-world.ts';
import { decodeBase58, encodeBase58 } from './base58.ts';
import { CREDENTIALS_V2 } from './context-urls.ts';
import { checkDataIntegrity } from './data-integrity.ts';
import { agencyDid, didDocument, didWeb, type PublicJwk } from './did.ts';
import { findKey } from './find-key.ts';
import { checkProof, detachedInput } from './proof.ts';
import { createSoftwareSigner } from './signer.ts';
import { createBits, decodeList, encodeList, isBitSet, setBit } from './status-list.ts';
import { checkVcJwt } from './vc-jwt.ts';

const RFC_8037_KEY = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
} as const;

it('signs the example of RFC 8037, appendix A.4', async () => {
  const privateKey = createPrivateKey({ key: RFC_8037_KEY, format: 'jwk' });
  const signer = createSoftwareSigner({ kid: 'k', controller: 'did:web:x.example', privateKey });
  const input = 'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc';
  const signature = Buffer.from(await signer.sign(Buffer.from(input))).toString('base64url');
  expect(signature).toBe('hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg');
});

it('verifies the example of RFC 8037, appendix A.5', async () => {
  const token =
    'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg';
  const { d: _secret, ...publicJwk } = RFC_8037_KEY;
  expect(await checkVcJwt(token, publicJwk)).toBeUndefined();
});

it('verifies the example of RFC 7515, appendix A.3, whose signature is not DER', async () => {
  const token =
    'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q';
  const publicJwk: PublicJwk = {
    kty: 'EC',
    crv: 'P-256',
    x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU',
    y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0',
  };
  expect(await checkVcJwt(token, publicJwk)).toBeUndefined();
});

it('builds the input of the example of RFC 7797, section 4.2, and refuses its HMAC as a proof', async () => {
  const header = Buffer.from('{"alg":"HS256","b64":false,"crit":["b64"]}').toString('base64url');
  const key = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow';
  const input = detachedInput(header, Buffer.from('$.02'));
  const signature = createHmac('sha256', Buffer.from(key, 'base64url')).update(input).digest('base64url');
  expect(`${header}..${signature}`).toBe(
    'eyJhbGciOiJIUzI1NiIsImI2NCI6ZmFsc2UsImNyaXQiOlsiYjY0Il19..A5dxf2s96_n5FLueVuW1Z_vh161FwXZC4YLPff6dmDY',
  );
  const proof = { type: 'JsonWebSignature2020', proofPurpose: 'assertionMethod', jws: `${header}..${signature}` };
  expect(await checkProof({ proof }, aKey('k').publicJwk, documentLoader)).toBe(
    'The signature is not a detached JWS in canonical base64url.',
  );
});

it('verifies the example of the suite eddsa-rdfc-2022', async () => {
  const examples = 'https://www.w3.org/ns/credentials/examples/v2';
  const loader = async (url: string) =>
    url === examples
      ? {
          contextUrl: null,
          documentUrl: url,
          document: { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } },
        }
      : documentLoader(url);
  const key = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2';
  const credential = {
    '@context': [CREDENTIALS_V2, examples],
    id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
    type: ['VerifiableCredential', 'AlumniCredential'],
    name: 'Alumni Credential',
    description: 'A minimum viable example of an Alumni Credential.',
    issuer: 'https://vc.example/issuers/5678',
    validFrom: '2023-01-01T00:00:00Z',
    credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
    proof: {
      type: 'DataIntegrityProof',
      cryptosuite: 'eddsa-rdfc-2022',
      created: '2023-02-24T23:36:38Z',
      verificationMethod: `did:key:${key}#${key}`,
      proofPurpose: 'assertionMethod',
      proofValue: 'z2YwC8z3ap7yx1nZYCg4L3j3ApHsF8kgPdSb5xoS1VR7vPG3F561B52hYnQF9iseabecm3ijx4K1FBTQsCZahKZme',
    },
  };
  const x = Buffer.from(decodeBase58(key.slice(1))?.subarray(2) ?? []).toString('base64url');
  const publicJwk: PublicJwk = { kty: 'OKP', crv: 'Ed25519', x };
  expect(await checkDataIntegrity(credential, publicJwk, loader)).toBeUndefined();
  expect(await checkDataIntegrity({ ...credential, name: 'x' } as never, publicJwk, loader)).toBe(
    'The signature does not fit the document.',
  );
});

it('reads the empty status list that the standard prints, and finds its bits from the left', () => {
  const empty = 'uH4sIAAAAAAAAA-3BMQEAAADCoPVPbQwfoAAAAAAAAAAAAAAAAAAAAIC3AYbSVKsAQAAA';
  expect(decodeList(empty)).toEqual(Buffer.alloc(16_384));
  expect(encodeList(createBits())).toBe(empty);
  const bits = createBits();
  setBit(bits, 0);
  setBit(bits, 15);
  expect([...bits.subarray(0, 3)]).toEqual([0b1000_0000, 0b0000_0001, 0]);
  expect([0, 1, 14, 15, 16].map((index) => isBitSet(bits, index))).toEqual([true, false, false, true, false]);
  for (const index of [-1, 0.5, 131_072, Number.NaN]) expect(() => setBit(bits, index)).toThrow('has no entry');
});

it('writes base 58 as the draft on it shows', () => {
  const examples: [text: string, encoded: string][] = [
    ['Hello World!', '2NEpo7TZRRrLZSi2U'],
    ['The quick brown fox jumps over the lazy dog.', 'USm3fpXnKG5EUBx2ndxBDMPVciP5hGey2Jh4NDv6gmeo1LkMeiKrLJUUBk6Z'],
    ['\0\0(\x7F\xB4\xCD', '11233QC4'],
    ['', ''],
    ['\0', '1'],
  ];
  for (const [text, encoded] of examples) {
    expect(encodeBase58(Buffer.from(text, 'latin1'))).toBe(encoded);
    expect(Buffer.from(decodeBase58(encoded) ?? []).toString('latin1')).toBe(text);
  }
  for (const bad of ['0', 'O', 'I', 'l', 'z'.repeat(129)]) expect(decodeBase58(bad)).toBeUndefined();
});

it('makes the DID of an address as did:web does', () => {
  expect(didWeb('https://registry.example')).toBe('did:web:registry.example');
  expect(didWeb('https://registry.example:443')).toBe('did:web:registry.example');
  expect(didWeb('http://localhost:8080')).toBe('did:web:localhost%3A8080');
  expect(agencyDid('did:web:localhost%3A8080', 12)).toBe('did:web:localhost%3A8080:agencies:12');
});

it('finds the same key in both of its forms', async () => {
  const did = didWeb(BASE);
  const { kid, publicJwk } = aKey('ed25519-2026-1');
  const document = didDocument(did, [{ kid, publicJwk, state: 'current' }]);
  for (const methodId of document.assertionMethod) {
    const found = await findKey({ issuer: did, methodId, registryDid: did }, async () => document);
    expect(found).toEqual({ publicJwk: { kty: 'OKP', crv: 'Ed25519', x: publicJwk.x } });
  }
  expect(document.assertionMethod).toHaveLength(2);
});
