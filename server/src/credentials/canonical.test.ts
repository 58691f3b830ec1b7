import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFacts } from '../../test/credential-facts.ts';
import { aDocument, documentLoader, ISSUED, REGISTRY_DID, someFacts } from '../../test/credential-world.ts';
import { isSoak } from '../../test/services.ts';
import { canonicalDocument, canonicalProofOptions, canonizeWithJsonld, compareCanonical } from './canonical.ts';
import { createDocumentLoader } from './contexts.ts';

const RUNS = isSoak ? 20_000 : 2_000;

it(`writes the canonical form that jsonld gives, for ${RUNS} random reports`, { timeout: 900_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyFacts, fc.constantFrom('plain', 'eu'), async (one, profile) => {
      const document = aDocument(one, { profile });
      expect(canonicalDocument(document)).toBe(await canonizeWithJsonld(document, documentLoader));
    }),
    { numRuns: RUNS },
  );
});

it('writes the same for a registry on another port of this machine', async () => {
  const base = 'http://localhost:8080';
  const document = aDocument(someFacts(), { base, issuer: 'did:web:localhost%3A8080' });
  expect((await compareCanonical(document, createDocumentLoader(base))).isSame).toBe(true);
});

it('says when the two forms differ, and which is to be signed', async () => {
  // Nothing we make looks like this: control characters are escaped differently by different libraries.
  const document = aDocument();
  const claims = { ...document.credentialSubject.authorizationClaims, limitField: 'a\nb' };
  const odd = { ...document, credentialSubject: { ...document.credentialSubject, authorizationClaims: claims } };
  const { isSame, byJsonld } = await compareCanonical(odd, documentLoader);
  expect(isSame).toBe(false);
  expect(byJsonld).toContain('"a\\nb"');
});

it('writes the canonical form of the proof as jsonld does', async () => {
  const options = {
    type: 'JsonWebSignature2020',
    proofPurpose: 'assertionMethod',
    created: ISSUED,
    verificationMethod: `${REGISTRY_DID}#ed25519-2026-1`,
  } as const;
  const document = { '@context': aDocument()['@context'], ...options };
  expect(canonicalProofOptions(options)).toBe(await canonizeWithJsonld(document, documentLoader));
});

it('writes each statement once, in order', () => {
  const lines = canonicalDocument(aDocument(someFacts({ decision: null, programmes: [], files: [], links: [] })));
  expect(lines.split('\n').filter((line) => line.startsWith('_:c14n0'))).toEqual([
    '_:c14n0 <https://registry.example/context/v1.jsonld#accreditationStatus> "part of obligatory EQA system" .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#accreditationType> "programme" .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#decision> "null"^^<http://www.w3.org/1999/02/22-rdf-syntax-ns#JSON> .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#limitField> "Engineering" .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#limitQFLevel> "first cycle" .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#limitQFLevel> "second cycle" .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#report> "https://registry.example/report/4711"^^<http://www.w3.org/2001/XMLSchema#anyURI> .',
    '_:c14n0 <https://registry.example/context/v1.jsonld#reviewDate> "2031-09-01" .',
  ]);
});

it('refuses a member that no context defines instead of leaving it unsigned', async () => {
  await expect(canonizeWithJsonld({ ...aDocument(), injected: 'x' }, documentLoader)).rejects.toThrow(
    'Safe mode validation error',
  );
});

it('gives up on a graph made to keep it busy', async () => {
  const nodes = Array.from({ length: 9 }, (_, one) => ({
    id: `_:b${one}`,
    type: 'VerifiableCredential',
    evidence: Array.from({ length: 9 }, (_unused, other) => `_:b${other}`).filter((_unused, other) => other !== one),
  }));
  await expect(canonizeWithJsonld({ ...aDocument(), evidence: nodes }, documentLoader)).rejects.toThrow(
    'Maximum deep iterations exceeded',
  );
});
