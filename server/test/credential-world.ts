import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createDocumentLoader } from '../src/credentials/contexts.ts';
import { didDocument, type KeyState, type PublicJwk, type PublishedKey } from '../src/credentials/did.ts';
import { accreditationDocument, type DocumentOptions, statusListUrl } from '../src/credentials/document.ts';
import type { CredentialFacts } from '../src/credentials/facts.ts';
import { signDocument } from '../src/credentials/proof.ts';
import { createSoftwareSigner } from '../src/credentials/signer.ts';
import { createBits, signStatusList } from '../src/credentials/status-list.ts';
import type { VerificationSources } from '../src/credentials/verification.ts';
import { verifyCredential } from '../src/credentials/verify.ts';

/** A registry small enough to hold in one hand: two keys, one status list, and what a verification asks for. */

export const BASE = 'https://registry.example';
export const REGISTRY_DID = 'did:web:registry.example';
export const ISSUED = '2026-03-02T09:15:00Z';
export const NOW = '2026-03-05T12:00:00Z';
export const documentLoader = createDocumentLoader(BASE);

export function someFacts(overrides: Partial<CredentialFacts> = {}): CredentialFacts {
  return {
    reportId: 4711,
    registryId: 'REGINST0042',
    subjectDid: 'did:ebsi:zx23VeYxC5oGUWZ1SUSLjqL',
    coveredRegistryIds: ['REGINST0042', 'REGINST0043'],
    activityType: 'programme',
    status: 'part of obligatory EQA system',
    decision: 'positive with conditions or restrictions',
    validFrom: '2025-09-01',
    validToCalculated: '2031-09-01',
    files: [
      { id: 1, fileName: 'report.pdf', sha256: '5d41402abc4b2a76b9719d911017c592ae1b2c3d4e5f60718293a4b5c6d7e8f9' },
      { id: 2, fileName: 'Beschluß.pdf', sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    ],
    links: ['https://agency.example/procedures/4711'],
    limitField: 'Engineering',
    limitQfLevels: ['first cycle', 'second cycle'],
    programmes: [
      {
        id: 90,
        title: 'Mados inžinerija',
        alternativeLabels: ['Fashion Engineering', 'Mode'],
        eqfLevel: 6,
        nqfLevel: '6',
      },
      { id: 91, title: 'Brückenbau', alternativeLabels: [], eqfLevel: 7, nqfLevel: '' },
    ],
    agency: { id: 12, name: 'Agency for Testing', acronym: 'AFT' },
    activities: [{ id: 5, activity: 'Programme accreditation' }],
    ...overrides,
  };
}

export interface TestKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicJwk: PublicJwk;
}

export function aKey(kid: string, type: 'ed25519' | 'p256' = 'ed25519'): TestKey {
  const { privateKey, publicKey } =
    type === 'ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { kid, privateKey, publicJwk: publicKey.export({ format: 'jwk' }) as PublicJwk };
}

export function signerOf({ kid, privateKey }: TestKey, controller: string = REGISTRY_DID) {
  return createSoftwareSigner({ kid, controller, privateKey });
}

export function published({ kid, publicJwk }: TestKey, state: KeyState = 'current'): PublishedKey {
  return { kid, publicJwk, state };
}

export function aDocument(facts: CredentialFacts = someFacts(), options: Partial<DocumentOptions> = {}) {
  return accreditationDocument(facts, {
    base: BASE,
    issuer: REGISTRY_DID,
    issuanceDate: ISSUED,
    status: { list: 1, index: 94567 },
    ...options,
  });
}

/** A registry with one current Ed25519 key and one current P-256 key. */
export function createCredentialWorld() {
  const ed25519 = aKey('ed25519-2026-1');
  const p256 = aKey('p256-2026-1', 'p256');
  const signer = signerOf(ed25519);

  function statusList(revoked: readonly number[] = [], by = signer) {
    const bits = createBits();
    for (const index of revoked) bits[index >> 3] = (bits[index >> 3] ?? 0) | (0x80 >> (index % 8));
    const validity = { validFrom: '2026-03-05T00:00:00Z', validUntil: '2026-03-07T00:00:00Z' };
    return signStatusList({ url: statusListUrl(BASE, 1), bits, ...validity, documentLoader }, by);
  }

  /** What a bundle has: keys and status lists. */
  function bundle(overrides: Partial<VerificationSources> = {}): VerificationSources {
    return {
      base: BASE,
      did: REGISTRY_DID,
      didDocument: async (did) =>
        did === REGISTRY_DID ? didDocument(did, [published(ed25519), published(p256)]) : undefined,
      statusList: async (url) => (url === statusListUrl(BASE, 1) ? statusList() : undefined),
      ...overrides,
    };
  }

  /** What the registry itself has: besides, the agency is registered and the credential is the current one. */
  function registry(credential: unknown, overrides: Partial<VerificationSources> = {}): VerificationSources {
    return bundle({
      isAgencyRegistered: async () => true,
      recordedCredential: async () => ({ state: 'current', credential }),
      ...overrides,
    });
  }

  return {
    ed25519,
    p256,
    signer,
    tokenSigner: signerOf(p256),
    statusList,
    bundle,
    registry,
    issue: (document = aDocument()) => signDocument(document, signer, ISSUED),
    verify: (credential: unknown, sources = bundle(), now = NOW) =>
      verifyCredential(typeof credential === 'string' ? credential : JSON.stringify(credential), sources, now),
  };
}
