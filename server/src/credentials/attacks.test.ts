import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
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
  signerOf,
  someFacts,
} from '../../test/credential-world.ts';
import { canonicalDocument } from './canonical.ts';
import { signWithDataIntegrity } from './data-integrity.ts';
import { didDocument, type KeyState } from './did.ts';
import type { AccreditationCredential } from './proof.ts';
import { signDocument } from './proof.ts';
import { signVcJwt } from './vc-jwt.ts';
import { signVc2, vc2Document } from './vc2.ts';
import type { CheckName, CheckResult, Verification, VerificationSources } from './verification.ts';

const world = createCredentialWorld();
const INDEX = 94567;

/** The result, and the first check that was no pass. */
type Expected = [result: Verification['result'], check?: CheckName, checkResult?: CheckResult];

interface Attack {
  readonly credential: unknown;
  readonly sources?: Partial<VerificationSources>;
  readonly now?: string;
  readonly expected: Expected;
}

const FORGED: Expected = ['invalid', 'signature', 'fail'];
const AMBIGUOUS: Expected = ['invalid', 'structure', 'fail'];
const OTHER_WORDS: Expected = ['invalid', 'context', 'fail'];
const WRONG_KEY: Expected = ['invalid', 'key', 'fail'];
const REVOKED: Expected = ['invalid', 'status', 'fail'];

const credential = await world.issue();
const text = JSON.stringify(credential);
const token = await signVcJwt(vc2Document(aDocument(), BASE), world.tokenSigner, ISSUED);

function withProof(change: object): unknown {
  return { ...credential, proof: { ...credential.proof, ...change } };
}

function withHeader(header: object, sign: (input: Buffer) => Buffer = () => Buffer.alloc(64)): unknown {
  const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
  return withProof({ jws: `${encoded}..${sign(Buffer.from(`${encoded}.`)).toString('base64url')}` });
}

function tokenWith(header: object, sign: (input: string) => string): string {
  const [, payload] = token.split('.');
  const start = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}`;
  return `${start}.${sign(start)}`;
}

function keyIs(state: KeyState): Partial<VerificationSources> {
  const next = aKey('ed25519-2027-1');
  return {
    didDocument: async () => didDocument(REGISTRY_DID, [published(next), published(world.ed25519, state)]),
    statusList: async () => world.statusList([], signerOf(next)),
  };
}

const withoutContext = (n: number) => credential['@context'].filter((_, place) => place !== n);
const publicKeyBytes = Buffer.from(world.ed25519.publicJwk.x, 'base64url');
const p256Pem = JSON.stringify(world.p256.publicJwk);
const stranger = aKey('ed25519-2026-1');
const goodList = await world.statusList();

const ATTACKS: Readonly<Record<string, Attack>> = {
  'nothing is wrong': { credential, expected: ['valid'] },
  'own context stripped': { credential: { ...credential, '@context': withoutContext(3) }, expected: OTHER_WORDS },
  'status context stripped': { credential: { ...credential, '@context': withoutContext(2) }, expected: OTHER_WORDS },
  'all contexts stripped': { credential: text.replace(/"@context":\[.*?\],/, ''), expected: OTHER_WORDS },
  'context added': {
    credential: { ...credential, '@context': [...credential['@context'], 'https://evil.example/context.jsonld'] },
    expected: OTHER_WORDS,
  },
  'inline context added': {
    credential: { ...credential, '@context': [...credential['@context'], { decision: 'https://evil.example/x' }] },
    expected: OTHER_WORDS,
  },
  'contexts in another order': {
    credential: { ...credential, '@context': [...credential['@context']].reverse() },
    expected: OTHER_WORDS,
  },
  'context nested in the subject': {
    credential: {
      ...credential,
      credentialSubject: { '@context': 'https://evil.example/x', ...credential.credentialSubject },
    },
    expected: AMBIGUOUS,
  },
  'array reordered, offline': { credential: reordered(credential), expected: ['valid'] },
  'array reordered, online': {
    credential: reordered(credential),
    sources: world.registry(credential),
    expected: ['invalid', 'record', 'fail'],
  },
  'duplicate member': {
    credential: text.replace('"decision":', '"decision":"positive","decision":'),
    expected: AMBIGUOUS,
  },
  'duplicate member, one of them escaped': {
    credential: text.replace('"decision":', '"\\u0064ecision":"positive","decision":'),
    expected: AMBIGUOUS,
  },
  'duplicate member in a token': {
    credential: tokenWith(JSON.parse('{"alg":"ES256"}'), () => 'AA').replace(
      /^[^.]+/,
      Buffer.from(`{"alg":"none","alg":"ES256","typ":"vc+jwt","kid":"${REGISTRY_DID}#p256-2026-1"}`).toString(
        'base64url',
      ),
    ),
    expected: AMBIGUOUS,
  },
  'alg changed to ES256': { credential: withHeader({ alg: 'ES256', b64: false, crit: ['b64'] }), expected: FORGED },
  'alg none': { credential: withHeader({ alg: 'none', b64: false, crit: ['b64'] }), expected: FORGED },
  'alg none without signature': {
    credential: withHeader({ alg: 'none', b64: false, crit: ['b64'] }, () => Buffer.alloc(0)),
    expected: FORGED,
  },
  'HMAC with the public key': {
    credential: withHeader({ alg: 'HS256', b64: false, crit: ['b64'] }, (input) => {
      const half = createHmac('sha256', publicKeyBytes).update(input).digest();
      return Buffer.concat([half, half]);
    }),
    expected: FORGED,
  },
  'header without crit': { credential: withHeader({ alg: 'EdDSA', b64: false }), expected: FORGED },
  'header with more in crit': {
    credential: withHeader({ alg: 'EdDSA', b64: false, crit: ['b64', 'exp'], exp: 1 }),
    expected: FORGED,
  },
  'header with b64 true': { credential: withHeader({ alg: 'EdDSA', b64: true, crit: ['b64'] }), expected: FORGED },
  'header with a key of its own': {
    credential: withHeader({ alg: 'EdDSA', b64: false, crit: ['b64'], jwk: stranger.publicJwk }),
    expected: FORGED,
  },
  'signature of zeros': { credential: withHeader({ alg: 'EdDSA', b64: false, crit: ['b64'] }), expected: FORGED },
  'payload not detached': {
    credential: withProof({ jws: credential.proof.jws.replace('..', '.e30.') }),
    expected: FORGED,
  },
  'proof for another purpose': { credential: withProof({ proofPurpose: 'authentication' }), expected: FORGED },
  'proof of another document': {
    credential: { ...aDocument(someFacts({ decision: 'positive' })), proof: credential.proof },
    expected: FORGED,
  },
  'token with alg none': {
    credential: tokenWith({ alg: 'none', typ: 'vc+jwt', kid: `${REGISTRY_DID}#p256-2026-1` }, () => ''),
    expected: FORGED,
  },
  'token with HMAC of the public key': {
    credential: tokenWith({ alg: 'HS256', typ: 'vc+jwt', kid: `${REGISTRY_DID}#p256-2026-1` }, (input) =>
      createHmac('sha256', p256Pem).update(input).digest('base64url'),
    ),
    expected: FORGED,
  },
  'token with the other key': {
    credential: token.replace(
      /^[^.]+/,
      Buffer.from(
        JSON.stringify({ alg: 'ES256', typ: 'vc+jwt', cty: 'vc', kid: `${REGISTRY_DID}#ed25519-2026-1` }),
      ).toString('base64url'),
    ),
    expected: FORGED,
  },
  expired: { credential, now: '2031-09-02T00:00:00Z', expected: ['invalid', 'dates', 'fail'] },
  'last second of validity': {
    credential,
    now: '2031-09-01T23:59:59Z',
    sources: { statusList: async () => freshList('2031-09-01T00:00:00Z', '2031-09-02T00:00:00Z') },
    expected: ['valid'],
  },
  'not yet valid': {
    credential: await world.issue(aDocument(someFacts({ validFrom: '2026-03-06' }))),
    expected: ['invalid', 'dates', 'fail'],
  },
  'issued in the future': {
    credential: await world.issue(aDocument(someFacts(), { issuanceDate: '2026-03-05T12:05:01Z' })),
    expected: ['invalid', 'dates', 'fail'],
  },
  'issued by a clock that is a little ahead': {
    credential: await world.issue(aDocument(someFacts(), { issuanceDate: '2026-03-05T12:05:00Z' })),
    expected: ['valid'],
  },
  revoked: { credential, sources: { statusList: async () => world.statusList([INDEX]) }, expected: REVOKED },
  'neighbours revoked': {
    credential,
    sources: { statusList: async () => world.statusList([INDEX - 1, INDEX + 1]) },
    expected: ['valid'],
  },
  superseded: {
    credential,
    sources: world.registry(
      await world.issue(aDocument(someFacts({ decision: 'negative' }), { issuanceDate: '2026-03-04T00:00:00Z' })),
      { statusList: async () => world.statusList([INDEX]) },
    ),
    expected: REVOKED,
  },
  'held by the registry': {
    credential,
    sources: world.registry(credential, { recordedCredential: async () => ({ state: 'held' }) }),
    expected: ['indeterminate', 'record', 'unknown'],
  },
  'wrong issuer': {
    credential: { ...credential, issuer: 'did:web:evil.example' },
    expected: WRONG_KEY,
  },
  'issuer and key of a stranger': {
    credential: await signDocument(
      aDocument(someFacts(), { issuer: 'did:web:evil.example' }),
      signerOf(stranger, 'did:web:evil.example'),
      ISSUED,
    ),
    sources: { didDocument: async (did) => didDocument(did, [published(stranger)]) },
    expected: WRONG_KEY,
  },
  'key of a stranger': { credential: await signDocument(aDocument(), signerOf(stranger), ISSUED), expected: FORGED },
  'key that is not listed': {
    credential: await signDocument(aDocument(), signerOf(aKey('ed25519-1999-1')), ISSUED),
    expected: WRONG_KEY,
  },
  'key controlled by somebody else': {
    credential,
    sources: {
      didDocument: async () => {
        const document = didDocument(REGISTRY_DID, [published(world.ed25519)]);
        const verificationMethod = document.verificationMethod.map((one) => ({
          ...one,
          controller: 'did:web:x.example',
        }));
        return { ...document, verificationMethod };
      },
    },
    expected: WRONG_KEY,
  },
  'DID document of somebody else': {
    credential,
    sources: { didDocument: async () => didDocument('did:web:x.example', [published(world.ed25519)]) },
    expected: WRONG_KEY,
  },
  'DID document unreachable': {
    credential,
    sources: { didDocument: async () => undefined },
    expected: ['indeterminate', 'key', 'unknown'],
  },
  'key not used yet': { credential, sources: keyIs('next'), expected: ['valid'] },
  'key rotated': { credential, sources: keyIs('retired'), expected: ['valid'] },
  'key compromised': { credential, sources: keyIs('compromised'), expected: WRONG_KEY },
  'control characters': {
    credential: text.replace('Engineering', 'Engineer\\u0000ing'),
    expected: AMBIGUOUS,
  },
  'control characters in the record': {
    credential: await world.issue(aDocument(someFacts({ limitField: 'A\u0000B\tC\u007F\u0085D\r\nE' }))),
    expected: ['valid'],
  },
  'astral characters': {
    credential: await world.issue(
      aDocument(
        someFacts({
          programmes: [
            { id: 1, title: '𝔅𝔯ü𝔠𝔨𝔢𝔫 🌉', alternativeLabels: ['🌉', '\uFB01', 'z'], eqfLevel: 6, nqfLevel: '𝟞' },
          ],
        }),
      ),
    ),
    expected: ['valid'],
  },
  'half a character instead of the replacement character': {
    credential: JSON.stringify(await world.issue(aDocument(someFacts({ limitField: 'x\uD83D' })))).replace(
      '\uFFFD',
      '\\ud83d',
    ),
    expected: AMBIGUOUS,
  },
  '29 February': {
    credential: await world.issue(aDocument(someFacts({ validFrom: '2024-02-29', validToCalculated: '2030-02-28' }))),
    expected: ['valid'],
  },
  'null decision': { credential: await world.issue(aDocument(someFacts({ decision: null }))), expected: ['valid'] },
  'null decision taken out': {
    credential: JSON.stringify(await world.issue(aDocument(someFacts({ decision: null })))).replace(
      '"decision":null,',
      '',
    ),
    expected: FORGED,
  },
  '2.0 form with contexts of 1.1': {
    credential: {
      ...(await signVc2(vc2Document(aDocument(), BASE), world.signer, { created: ISSUED, documentLoader })),
      '@context': credential['@context'],
    },
    expected: OTHER_WORDS,
  },
  '2.0 form with another suite': {
    credential: {
      ...vc2Document(aDocument(), BASE),
      proof: {
        type: 'DataIntegrityProof',
        cryptosuite: 'ecdsa-sd-2023',
        verificationMethod: `${REGISTRY_DID}#ed25519-2026-1-multikey`,
        proofPurpose: 'assertionMethod',
        proofValue: 'z3',
      },
    },
    expected: FORGED,
  },
  'poison graph': { credential: { ...poisoned(), proof: credential.proof }, expected: AMBIGUOUS },
};

it.each(Object.entries(ATTACKS))('%s', async (_name, attack) => {
  const verification = await world.verify(attack.credential, world.bundle(attack.sources), attack.now ?? NOW);
  const trouble = verification.checks.find(({ result }) => result !== 'pass' && result !== 'skipped');
  expect([verification.result, ...(trouble ? [trouble.check, trouble.result] : [])]).toEqual(attack.expected);
});

it('signs the same statements whatever the order of the array, which is why only the record can tell', () => {
  expect(canonicalDocument(reordered(credential))).toBe(canonicalDocument(credential));
});

function reordered(original: AccreditationCredential): AccreditationCredential {
  const { authorizationClaims, ...subject } = original.credentialSubject;
  const report = [...authorizationClaims.report].reverse();
  return { ...original, credentialSubject: { ...subject, authorizationClaims: { ...authorizationClaims, report } } };
}

function freshList(validFrom: string, validUntil: string) {
  const { proof: _proof, ...document } = goodList;
  return signWithDataIntegrity({ ...document, validFrom, validUntil }, world.signer, {
    created: ISSUED,
    documentLoader,
  });
}

/** Nameless nodes that all look the same and point at each other: naming them takes for ever if nobody stops it. */
function poisoned() {
  const document = aDocument();
  const nodes = Array.from({ length: 9 }, (_, one) => ({
    id: `_:b${one}`,
    evidence: Array.from({ length: 9 }, (_unused, other) => `_:b${other}`).filter((_unused, other) => other !== one),
  }));
  return { ...document, evidence: nodes.map((node) => ({ ...node, type: 'VerifiableCredential' })) };
}
